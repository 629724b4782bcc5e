import CGEOS

/// Calls that fail, for tests of how failure is reported.
enum GEOSTestCalls {
  static func openRing(_ handle: GEOSContextHandle_t) -> OpaquePointer? {
    let numbers: [Double] = [0, 0, 1, 0, 1, 1, 0, 1]
    let sequence = numbers.withUnsafeBufferPointer {
      GEOSCoordSeq_copyFromBuffer_r(handle, $0.baseAddress, 4, 0, 0)
    }
    return GEOSGeom_createLinearRing_r(handle, sequence)
  }
}

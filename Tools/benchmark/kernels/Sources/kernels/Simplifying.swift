import Routelay

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Douglas–Peucker of the library on the ground against that of GEOS in a plane of meters, by CPU
/// time, in turn.
enum Simplifying {
  static func main(_ path: [Coordinate], tolerance: Double, rounds: Int) throws {
    guard let geos = GEOS() else {
      print("simplifying: there is no libgeos_c to compare with")
      return
    }
    let segment = Segment(coordinates: path)
    let scale = 6_371_008.8 * Double.pi / 180
    let east = scale * cos(path[0].latitude * .pi / 180)
    let plane = path.flatMap { [$0.longitude * east, $0.latitude * scale] }
    let line = geos.line(plane)
    var ours: [Double] = []
    var theirs: [Double] = []
    var counts = (ours: 0, theirs: 0)
    for _ in 0..<rounds {
      ours.append(
        try seconds { counts.ours = try segment.retainedIndices(to: Meters(tolerance)).count })
      theirs.append(seconds { counts.theirs = geos.simplifiedCount(of: line, to: tolerance) })
    }
    let (own, other) = (Kernels.median(ours), Kernels.median(theirs))
    print(
      "\(path.count) vertices to \(tolerance) m: \(Kernels.milliseconds(own)) ms of CPU for "
        + "\(counts.ours), GEOS \(Kernels.milliseconds(other)) ms for \(counts.theirs), "
        + "\((other / own * 100).rounded() / 100) times as fast")
  }

  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = clock()
    try body()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }
}

/// What is needed of the C interface of GEOS; loaded when it is there.
private struct GEOS {
  typealias Pointer = OpaquePointer
  private let context: Pointer
  private let makeSequence:
    @convention(c) (Pointer, UnsafePointer<Double>, UInt32, Int32, Int32) -> Pointer?
  private let makeLine: @convention(c) (Pointer, Pointer?) -> Pointer?
  private let simplify: @convention(c) (Pointer, Pointer?, Double) -> Pointer?
  private let count: @convention(c) (Pointer, Pointer?) -> Int32
  private let destroy: @convention(c) (Pointer, Pointer?) -> Void

  init?() {
    let names = ["libgeos_c.so.1", "libgeos_c.dylib"]
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
      let start = dlsym(library, "GEOS_init_r"),
      let sequence = dlsym(library, "GEOSCoordSeq_copyFromBuffer_r"),
      let line = dlsym(library, "GEOSGeom_createLineString_r"),
      let simplify = dlsym(library, "GEOSSimplify_r"),
      let count = dlsym(library, "GEOSGetNumCoordinates_r"),
      let destroy = dlsym(library, "GEOSGeom_destroy_r"),
      let context = unsafeBitCast(start, to: (@convention(c) () -> Pointer?).self)()
    else { return nil }
    self.context = context
    makeSequence = unsafeBitCast(
      sequence,
      to: (@convention(c) (Pointer, UnsafePointer<Double>, UInt32, Int32, Int32) -> Pointer?).self)
    makeLine = unsafeBitCast(line, to: (@convention(c) (Pointer, Pointer?) -> Pointer?).self)
    self.simplify = unsafeBitCast(
      simplify, to: (@convention(c) (Pointer, Pointer?, Double) -> Pointer?).self)
    self.count = unsafeBitCast(count, to: (@convention(c) (Pointer, Pointer?) -> Int32).self)
    self.destroy = unsafeBitCast(destroy, to: (@convention(c) (Pointer, Pointer?) -> Void).self)
  }

  /// A line of x, y, x, y.
  func line(_ numbers: [Double]) -> Pointer? {
    makeLine(context, makeSequence(context, numbers, UInt32(numbers.count / 2), 0, 0))
  }

  func simplifiedCount(of line: Pointer?, to tolerance: Double) -> Int {
    let result = simplify(context, line, tolerance)
    defer { destroy(context, result) }
    return Int(count(context, result))
  }
}

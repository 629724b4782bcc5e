import Glibc

/// One kind of input with what must hold for all of them. A property that does not hold is a trap.
struct FuzzTarget: Sendable {
  let name: String
  let run: @Sendable (_ input: FuzzInput) -> Void

  static let all = [xml, json, gpx, geoJSON, formats]
  /// The one that this process runs.
  static let chosen: FuzzTarget = {
    let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
    guard let target = all.first(where: { $0.name == name }) else {
      fatalError("FUZZ_TARGET must be one of \(all.map(\.name))")
    }
    return target
  }()
}

/// What libFuzzer, whose main function runs this program, calls with each input:
/// `FUZZ_TARGET=xml routelay-fuzz [libFuzzer's options] [corpus]`.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: bytes, count: count)
  guard let first = input.first else { return 0 }
  FuzzTarget.chosen.run(FuzzInput(switches: first, bytes: Array(input.dropFirst())))
  return 0
}

import TrackFormats

/// A document with the way to read it.
struct FuzzInput {
  /// The first byte of what libFuzzer gives: how to read the rest.
  let switches: UInt8
  /// The document.
  let bytes: [UInt8]

  /// How many bytes to read at a time: 1 through 64.
  var chunk: Int { Int(switches & 63) + 1 }

  /// Limits that inputs of this size can reach, or the usual ones.
  var options: ReadOptions {
    var options = ReadOptions()
    options.skipInvalid = switches & 0x80 != 0
    if hasSmallLimits {
      options.limits.nestingDepth = 8
      options.limits.tokenBytes = 100
      options.limits.points = 5
      options.limits.entityBytes = 20
    }
    return options
  }

  /// Whether the limits are small.
  var hasSmallLimits: Bool { switches & 0x40 != 0 }

  /// An error is at a place that the input has.
  func check(_ error: ReadError) {
    guard let place = error.position else { return }
    let lines = 1 + bytes.reduce(0) { $0 + ($1 == 0x0A || $1 == 0x0D ? 1 : 0) }
    require(place.line >= 1 && place.line <= lines, "no such line: \(error)")
    require(place.column >= 1 && place.column <= bytes.count + 1, "no such column: \(error)")
  }
}

/// What happened, as a number that is the same for the same events.
struct EventHash: Equatable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) { for byte in bytes { add(byte) } }

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF)
  }
}

/// How a scan or a reading went.
enum FuzzOutcome: Equatable {
  case done(EventHash)
  case failed(ReadError, after: EventHash)
}

/// Ends the process with a message where something does not hold; `precondition` keeps silent in
/// optimized programs.
func require(_ holds: Bool, _ message: @autoclosure () -> String) {
  if !holds { fatalError(message()) }
}

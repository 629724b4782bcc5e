/// Random numbers that a seed repeats exactly (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts a sequence.
  public init(seed: UInt64) { state = seed }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number of a closed range, evenly spread.
  public mutating func double(in range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &self)
  }

  /// A whole number of a closed range.
  public mutating func int(in range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &self)
  }

  /// True once in so many times.
  public mutating func oneIn(_ times: Int) -> Bool { int(in: 1...max(times, 1)) == 1 }
}

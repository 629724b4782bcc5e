/// What the places of privacy zones are moved by: a secret that gives the same movement for the same
/// zone every time.
///
/// All files that one person publishes need the same seed. Two seeds give two circles around one
/// center, and enough of those give the center away. Who knows the seed can search for the center,
/// so it is to be kept as a password is.
public struct PrivacySeed: Hashable, Sendable {
  private let key: (UInt64, UInt64)

  /// Makes a seed of any text.
  public init(_ text: String) {
    let bytes = Array(text.utf8)
    key = (
      Self.hash(bytes, key: (0x726F_7574_656C_6179, 0)),
      Self.hash(bytes, key: (0x726F_7574_656C_6179, 1))
    )
  }

  /// Two numbers in 0 ..< 1 that nobody can tell who does not know the seed.
  ///
  /// - Parameter words: What they are for.
  func numbers(for words: [UInt64]) -> (Double, Double) {
    func number(_ count: UInt64) -> Double {
      var bytes: [UInt8] = []
      for word in words + [count] {
        for shift in stride(from: 0, to: 64, by: 8) {
          bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
        }
      }
      return Double(Self.hash(bytes, key: key) >> 11) * 0x1p-53
    }
    return (number(0), number(1))
  }

  /// SipHash-2-4: a hash with a key, made so that hashes do not tell the key.
  static func hash(_ bytes: [UInt8], key: (UInt64, UInt64)) -> UInt64 {
    var v: (UInt64, UInt64, UInt64, UInt64) = (
      key.0 ^ 0x736F_6D65_7073_6575, key.1 ^ 0x646F_7261_6E64_6F6D,
      key.0 ^ 0x6C79_6765_6E65_7261, key.1 ^ 0x7465_6462_7974_6573
    )
    func turned(_ x: UInt64, _ bits: UInt64) -> UInt64 { x << bits | x >> (64 - bits) }
    func rounds(_ count: Int) {
      for _ in 0..<count {
        v.0 &+= v.1
        v.2 &+= v.3
        v.1 = turned(v.1, 13) ^ v.0
        v.3 = turned(v.3, 16) ^ v.2
        v.0 = turned(v.0, 32)
        v.2 &+= v.1
        v.0 &+= v.3
        v.1 = turned(v.1, 17) ^ v.2
        v.3 = turned(v.3, 21) ^ v.0
        v.2 = turned(v.2, 32)
      }
    }
    func take(_ word: UInt64) {
      v.3 ^= word
      rounds(2)
      v.0 ^= word
    }
    var word: UInt64 = 0
    for (i, byte) in bytes.enumerated() {
      word |= UInt64(byte) << UInt64(8 * (i % 8))
      if i % 8 == 7 {
        take(word)
        word = 0
      }
    }
    take(word | UInt64(bytes.count & 0xFF) << 56)
    v.2 ^= 0xFF
    rounds(4)
    return v.0 ^ v.1 ^ v.2 ^ v.3
  }

  /// Whether two seeds move alike.
  public static func == (a: PrivacySeed, b: PrivacySeed) -> Bool { a.key == b.key }

  /// Hashes the seed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key.0)
    hasher.combine(key.1)
  }
}

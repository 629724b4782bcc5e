/// A number that stands for some words, the same in every run and on every machine.
enum Fingerprint {
  /// 16 hexadecimal digits: the 64-bit FNV-1a hash of the words, each with its length before it.
  static func text(of words: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    for word in words {
      var length = UInt64(word.utf8.count)
      for _ in 0..<8 {
        add(UInt8(truncatingIfNeeded: length))
        length >>= 8
      }
      for byte in word.utf8 { add(byte) }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

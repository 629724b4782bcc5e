/// Finds how much of a byte sequence is well-formed UTF-8 (Unicode 15, table 3-7).
enum UTF8Validation {
  /// The longest prefix of whole, well-formed characters.
  ///
  /// - Returns: Its length, and whether the byte after it can never become valid (false when
  ///   the rest is merely the start of a character).
  static func validPrefix(
    of bytes: UnsafePointer<UInt8>, count: Int
  ) -> (count: Int, isInvalid: Bool) {
    var i = 0
    while i < count {
      // Most text is ASCII: thirty-two bytes at a time, then eight.
      let raw = UnsafeRawPointer(bytes)
      while i + 32 <= count,
        (raw.loadUnaligned(fromByteOffset: i, as: UInt64.self)
          | raw.loadUnaligned(fromByteOffset: i + 8, as: UInt64.self)
          | raw.loadUnaligned(fromByteOffset: i + 16, as: UInt64.self)
          | raw.loadUnaligned(fromByteOffset: i + 24, as: UInt64.self))
          & 0x8080_8080_8080_8080 == 0
      {
        i += 32
      }
      while i + 8 <= count,
        raw.loadUnaligned(fromByteOffset: i, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        i += 8
      }
      if i >= count { break }
      let lead = bytes[i]
      if lead < 0x80 {
        i += 1
        continue
      }
      let length: Int
      var low: UInt8 = 0x80
      var high: UInt8 = 0xBF
      switch lead {
      case 0xC2...0xDF: length = 2
      case 0xE0:
        length = 3
        low = 0xA0
      case 0xE1...0xEC, 0xEE...0xEF: length = 3
      case 0xED:
        length = 3
        high = 0x9F
      case 0xF0:
        length = 4
        low = 0x90
      case 0xF1...0xF3: length = 4
      case 0xF4:
        length = 4
        high = 0x8F
      default: return (i, true)
      }
      var k = 1
      while k < length {
        if i + k >= count { return (i, false) }
        let byte = bytes[i + k]
        if byte < low || byte > high { return (i, true) }
        low = 0x80
        high = 0xBF
        k += 1
      }
      i += length
    }
    return (i, false)
  }
}

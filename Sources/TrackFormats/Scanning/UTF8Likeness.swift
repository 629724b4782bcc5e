/// Whether the bytes of a text that is said to be in an 8-bit encoding make UTF-8.
struct UTF8Likeness {
  /// Characters of more than one byte so far.
  private(set) var characters = 0
  /// Where the first of them began.
  private(set) var firstOffset: Int?
  private var continuations = 0
  private var isPossible = true

  /// Whether there were such characters, and nothing that spoils it.
  var isLikely: Bool { isPossible && characters > 0 && continuations == 0 }

  /// Looks at the next byte.
  @inline(__always)
  mutating func add(_ byte: UInt8, at offset: @autoclosure () -> Int) {
    if !isPossible || (byte < 0x80 && continuations == 0) { return }
    if continuations > 0 {
      isPossible = byte & 0xC0 == 0x80
      continuations -= 1
      if continuations == 0 { characters += 1 }
      return
    }
    if firstOffset == nil { firstOffset = offset() }
    switch byte {
    case 0xC2...0xDF: continuations = 1
    case 0xE0...0xEF: continuations = 2
    case 0xF0...0xF4: continuations = 3
    default: isPossible = false
    }
  }
}

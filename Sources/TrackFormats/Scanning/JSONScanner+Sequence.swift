extension JSONScanner {
  /// What begins a text of a sequence.
  package enum TextStart {
    /// Nothing but the text itself.
    case plain
    /// A record separator (RFC 7464).
    case separator
  }

  /// The byte that begins each text of a JSON text sequence.
  static let recordSeparator: UInt8 = 0x1E

  /// Moves to the next text, of one or of a sequence: with record separators, one a line, or each
  /// right behind the other. To be called at the start of the input or after a whole value; a plain
  /// text after the first one must be an object.
  ///
  /// Separators with nothing between them are no texts. A byte order mark before a text is passed
  /// over: it was the beginning of a file before files were joined.
  ///
  /// - Returns: What the text begins with, nil when there is no more.
  /// - Throws: `trailing-content` for anything else behind a text, and what the buffer throws.
  package mutating func beginText() throws(ReadError) -> TextStart? {
    input.mark = nil
    var start = TextStart.plain
    var byte = try skipSpace()
    while true {
      if byte == JSONScanner.recordSeparator {
        start = .separator
        input.head += 1
      } else if try !skipByteOrderMark() {
        break
      }
      byte = try skipSpace()
    }
    let isFirst = state == .value
    state = .value
    guard let byte else { return nil }
    if isFirst || start == .separator || byte == UInt8(ascii: "{") { return start }
    throw trailingContent(byte)
  }

  private mutating func skipByteOrderMark() throws(ReadError) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    for (i, byte) in mark.enumerated() {
      while input.head + i == input.tail {
        if try !input.refill() { return false }
      }
      if input.bytes[input.head + i] != byte { return false }
    }
    input.head += mark.count
    return true
  }

  /// The error for something behind a whole text.
  func trailingContent(_ byte: UInt8?) -> ReadError {
    var message = "more content after the end of the JSON value: \(spelled(byte))"
    if byte == UInt8(ascii: ",") {
      message += " (the texts of a sequence have no commas between them)"
    }
    return ReadError(.trailingContent, at: input.position, message)
  }
}

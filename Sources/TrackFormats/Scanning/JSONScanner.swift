/// Pulls the tokens of one JSON text (RFC 8259, strictly) from a buffer.
///
/// The scanner keeps the nesting on a stack of its own, so depth costs no call stack. The bytes of
/// the latest token stay in the buffer until the next one is asked for. Strings may hold lone
/// surrogates as escapes: the grammar has them, raw text keeps them, decoded text has U+FFFD.
package struct JSONScanner: ~Copyable {
  /// What was met.
  package enum Event {
    case beginObject, endObject, beginArray, endArray
    /// The key of a member; the event of its value follows.
    case key
    case string, number, boolean, null
    /// The text is over.
    case end
  }

  /// What may come next.
  enum State {
    case value, firstMember, firstElement, afterKey, afterValue
  }

  /// Where the bytes come from. The latest token starts at its `mark`.
  var input: InputBuffer
  let limits: ReadLimits
  var state = State.value
  /// The open objects (true) and arrays (false).
  private(set) var stack: [Bool] = []
  /// Bytes of the latest token.
  var tokenCount = 0
  /// Whether the latest string or key has escapes.
  var tokenHasEscapes = false
  /// The value of the latest number; infinite when it is too large for a double.
  package internal(set) var number = 0.0
  /// The bytes of a value that is being captured.
  var captured: [UInt8] = []
  /// The keys in it.
  var capturedKeys = CapturedKeys()
  /// Whether a key had a lone surrogate, which keys cannot hold here.
  package internal(set) var hasHalfKeys = false

  /// Makes a scanner for one JSON text.
  package init(_ input: consuming InputBuffer, limits: ReadLimits = ReadLimits()) {
    self.input = input
    self.limits = limits
  }

  /// Gives the buffer back.
  package consuming func releasedInput() -> InputBuffer { input }

  /// Open objects and arrays.
  package var depth: Int { stack.count }

  /// Where the latest token starts.
  package var tokenPosition: FilePosition { input.position(at: input.mark ?? input.head) }

  /// Moves to the next token.
  ///
  /// - Throws: `malformed-json`, `truncated-input` at the end of the input, `trailing-content`,
  ///   `nesting-too-deep`, `limit-exceeded` for a long token, and what the buffer throws.
  package mutating func next() throws(ReadError) -> Event {
    input.mark = nil
    var byte = try skipSpace()
    switch state {
    case .value: break
    case .firstElement:
      if byte == UInt8(ascii: "]") { return close(.endArray) }
    case .firstMember:
      if byte == UInt8(ascii: "}") { return close(.endObject) }
      return try key(byte, expected: "a key in double quotes, or }")
    case .afterKey:
      if byte != UInt8(ascii: ":") { throw unexpected(byte, expected: "a colon") }
      input.head += 1
      byte = try skipSpace()
    case .afterValue:
      guard let isObject = stack.last else {
        if byte == nil { return .end }
        throw trailingContent(byte)
      }
      if byte == UInt8(ascii: isObject ? "}" : "]") {
        return close(isObject ? .endObject : .endArray)
      }
      if byte != UInt8(ascii: ",") {
        throw unexpected(byte, expected: isObject ? "a comma or }" : "a comma or ]")
      }
      input.head += 1
      byte = try skipSpace()
      if isObject {
        return try key(byte, expected: "a key in double quotes after the comma")
      }
      if byte == UInt8(ascii: "]") { throw unexpected(byte, expected: "a value after the comma") }
    }
    return try value(byte)
  }

  private mutating func value(_ byte: UInt8?) throws(ReadError) -> Event {
    switch byte {
    case UInt8(ascii: "{"): return try open(isObject: true)
    case UInt8(ascii: "["): return try open(isObject: false)
    case UInt8(ascii: "\""):
      try scanString()
      state = .afterValue
      return .string
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      try scanNumber()
      state = .afterValue
      return .number
    case UInt8(ascii: "t"):
      try scanWord("true")
      state = .afterValue
      return .boolean
    case UInt8(ascii: "f"):
      try scanWord("false")
      state = .afterValue
      return .boolean
    case UInt8(ascii: "n"):
      try scanWord("null")
      state = .afterValue
      return .null
    default:
      if let error = try wordForNoNumber() { throw error }
      throw unexpected(byte, expected: "a value")
    }
  }

  private mutating func key(_ byte: UInt8?, expected: String) throws(ReadError) -> Event {
    if byte != UInt8(ascii: "\"") { throw unexpected(byte, expected: expected) }
    try scanString()
    state = .afterKey
    return .key
  }

  private mutating func open(isObject: Bool) throws(ReadError) -> Event {
    if stack.count >= limits.nestingDepth {
      throw ReadError(
        .nestingTooDeep, at: input.position,
        "arrays and objects are nested deeper than \(limits.nestingDepth)")
    }
    stack.append(isObject)
    takeByte()
    state = isObject ? .firstMember : .firstElement
    return isObject ? .beginObject : .beginArray
  }

  private mutating func close(_ event: Event) -> Event {
    stack.removeLast()
    takeByte()
    state = .afterValue
    return event
  }

  private mutating func takeByte() {
    input.mark = input.head
    tokenCount = 1
    input.head += 1
  }

  /// Skips white space.
  ///
  /// - Returns: The byte after it, nil at the end of the input.
  mutating func skipSpace() throws(ReadError) -> UInt8? {
    while true {
      let byte = input.bytes[input.head]
      if byte > 0x20 { return byte }
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09: input.head += 1
      case 0 where input.head == input.tail:
        if try !input.refill() { return nil }
      default: return byte
      }
    }
  }

  /// The error for a byte that cannot stand at `head`; nil is the end of the input.
  private func unexpected(_ byte: UInt8?, expected: String) -> ReadError {
    guard byte != nil else {
      return ReadError(
        .truncatedInput, at: input.position, "the input ends where \(expected) should be")
    }
    let isCut = byte == JSONScanner.recordSeparator
    return ReadError(
      .malformedJSON, at: input.position,
      "\(spelled(byte)) where \(expected) should be"
        + (isCut ? ": the text before it is cut off" : ""))
  }

  /// A byte of the input in words.
  func spelled(_ byte: UInt8?) -> String {
    switch byte {
    case nil: "nothing"
    case JSONScanner.recordSeparator: "a record separator"
    case .some(0x21...0x7E): "'\(Character(UnicodeScalar(byte ?? 0)))'"
    case .some(let byte): "byte 0x\(hexadecimal(byte))"
    }
  }
}

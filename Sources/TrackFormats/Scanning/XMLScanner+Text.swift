extension XMLScanner {
  /// Reads the piece of character data, or the reference, at `head`. False when it was white space
  /// outside the root element, which is no event.
  mutating func readText(_ input: inout InputBuffer) throws(ReadError) -> Bool {
    if open.isEmpty {
      try skipOutsideSpace(&input)
      return false
    }
    if input.bytes[input.head] == 0x26 { return try readReference(&input) }
    while true {
      if let (end, hasReturns, isBlank) = try textEnd(input) {
        isBlankText = isBlank
        try take(from: input.head, upTo: end, hasReturns: hasReturns, input)
        try accept(upTo: end, &input)
        return true
      }
      try needMore(&input)
    }
  }

  /// Where the character data at `head` ends; nil when that is not in the window.
  private func textEnd(_ input: borrowing InputBuffer) throws(ReadError) -> (
    end: Int, hasReturns: Bool, isBlank: Bool
  )? {
    let bytes = input.bytes
    var i = input.head
    var hasReturns = false
    while table[Int(bytes[i])] & XMLCharacters.space != 0 {
      if bytes[i] == 0x0D { hasReturns = true }
      i += 1
    }
    if bytes[i] == 0x3C || bytes[i] == 0x26 { return (i, hasReturns, true) }
    while true {
      while table[Int(bytes[i])] & XMLCharacters.text != 0 { i += 1 }
      switch bytes[i] {
      case 0x3C, 0x26:
        return (i, hasReturns, false)
      case 0x0D:
        hasReturns = true
        i += 1
      case 0x5D:
        if bytes[i + 1] == 0x5D && bytes[i + 2] == 0x3E {
          throw malformed(input, i, "]]> is not allowed in text")
        }
        i += 1
      case 0xEF:
        try checkCharacter(input, i)
        i += 3
      default:
        if i == input.tail { return nil }
        throw unexpected(input, i, expected: "a character")
      }
    }
  }

  /// Passes over white space outside the root element, where nothing else may stand, as far as it
  /// is in the window: it is no token and has no limit.
  private mutating func skipOutsideSpace(_ input: inout InputBuffer) throws(ReadError) {
    var i = input.head
    while table[Int(input.bytes[i])] & XMLCharacters.space != 0 { i += 1 }
    if i == input.head {
      if input.bytes[i] < 0x20 { throw unexpected(input, i, expected: "a character") }
      throw malformed(
        input, i,
        sawAnything ? "there is text outside the root element" : "expected < at the start of XML")
    }
    if !sawAnything { sawLeadingSpace = true }
    input.head = i
  }

  private mutating func take(
    from start: Int, upTo end: Int, hasReturns: Bool, _ input: borrowing InputBuffer
  ) throws(ReadError) {
    if hasReturns {
      scratch.truncate(to: 0)
      scratch.appendNormalized(input.bytes + start, count: end - start)
      textStart = UnsafePointer(scratch.bytes)
      textCount = scratch.count
    } else {
      textStart = UnsafePointer(input.bytes + start)
      textCount = end - start
    }
  }

  /// The characters U+FFFE and U+FFFF are in UTF-8 but not in XML.
  func checkCharacter(_ input: borrowing InputBuffer, _ i: Int) throws(ReadError) {
    if input.bytes[i + 1] == 0xBF && input.bytes[i + 2] >= 0xBE {
      throw malformed(
        input, i, "U+FFF\(input.bytes[i + 2] == 0xBE ? "E" : "F") is not allowed in XML")
    }
  }

  // MARK: References

  private mutating func readReference(_ input: inout InputBuffer) throws(ReadError) -> Bool {
    while true {
      scratch.truncate(to: 0)
      if let end = try reference(input, at: input.head, inAttribute: false) {
        isBlankText = false
        textStart = UnsafePointer(scratch.bytes)
        textCount = scratch.count
        try accept(upTo: end, &input)
        return true
      }
      try needMore(&input)
    }
  }

  /// Resolves the reference at an index into `scratch`. Nil when it is not whole yet.
  mutating func reference(_ input: borrowing InputBuffer, at start: Int, inAttribute: Bool)
    throws(ReadError) -> Int?
  {
    let bytes = input.bytes
    if bytes[start + 1] == 0x23 { return try characterReference(input, at: start) }
    var i = start + 1
    while table[Int(bytes[i])] & XMLCharacters.name != 0 { i += 1 }
    if i == input.tail { return nil }
    let name = UnsafeBufferPointer(start: bytes + start + 1, count: i - start - 1)
    if bytes[i] != 0x3B || name.isEmpty {
      try checkLength(upTo: i, input)
      throw malformed(input, start, "& begins no reference; a plain one is written &amp;")
    }
    if let character = XMLScanner.predefined(name) {
      scratch.append(character)
    } else {
      try checkLength(upTo: i, input)
      try expand(name, input, at: start, inAttribute: inAttribute)
    }
    return i + 1
  }

  private mutating func characterReference(_ input: borrowing InputBuffer, at start: Int)
    throws(ReadError) -> Int?
  {
    let end = XMLScanner.number(input.bytes + start).end
    if start + end == input.tail { return nil }
    try checkLength(upTo: start + end, input)
    let reference = try characterReference(input.bytes + start, at: input.position(at: start))
    scratch.append(reference.character)
    return start + reference.count
  }

  /// Takes apart what begins with `&#`. The place is asked for only when something is wrong: finding
  /// it takes a look at the whole window.
  func characterReference(
    _ bytes: UnsafePointer<UInt8>, at place: @autoclosure () -> FilePosition
  ) throws(ReadError) -> (character: Unicode.Scalar, count: Int) {
    let (value, digits, end) = XMLScanner.number(bytes)
    if bytes[end] != 0x3B || digits == 0 {
      throw ReadError(
        .malformedXML, at: place(),
        "this character reference is not a number between &# and ;")
    }
    guard XMLCharacters.isCharacter(value), let character = Unicode.Scalar(value) else {
      throw ReadError(
        .malformedXML, at: place(), "this reference stands for no character that XML allows")
    }
    return (character, end + 1)
  }

  /// The number after `&#`: its value, how many digits it has and where they end.
  private static func number(
    _ bytes: UnsafePointer<UInt8>
  ) -> (value: UInt32, digits: Int, end: Int) {
    let isHexadecimal = bytes[2] == 0x78
    let start = isHexadecimal ? 3 : 2
    var i = start
    var value: UInt32 = 0
    while true {
      let byte = bytes[i]
      let digit: UInt32
      switch byte {
      case 0x30...0x39: digit = UInt32(byte) - 0x30
      case 0x41...0x46 where isHexadecimal: digit = UInt32(byte) - 0x41 + 10
      case 0x61...0x66 where isHexadecimal: digit = UInt32(byte) - 0x61 + 10
      default: return (value, i - start, i)
      }
      // Beyond the last character it only has to stay beyond.
      value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x11_0000)
      i += 1
    }
  }

  // MARK: Whole content

  /// Reads the rest of the element that has just begun, up to and with its end tag, and makes all
  /// its character data the current text. Elements inside it are passed over, their text is kept.
  package mutating func readContent(_ input: inout InputBuffer) throws(ReadError) {
    if plainContent(&input) { return }
    let outer = depth - 1
    collected.truncate(to: 0)
    while true {
      switch try next(&input) {
      case .text:
        collected.append(textStart, count: textCount)
        if collected.count > limits.tokenBytes { throw tooLong(input) }
      case .end where depth == outer:
        textStart = UnsafePointer(collected.bytes)
        textCount = collected.count
        return
      case .start, .end, .finished:
        break
      }
    }
  }

  /// The usual content: characters without anything special, and then the end tag, all of it in the
  /// window. False, and nothing has happened, when it is not so.
  private mutating func plainContent(_ input: inout InputBuffer) -> Bool {
    guard !isEmptyElement, let last = open.last else { return false }
    let bytes = input.bytes
    let start = input.head
    var i = start
    while table[Int(bytes[i])] & XMLCharacters.text != 0 { i += 1 }
    guard bytes[i] == 0x3C && bytes[i + 1] == 0x2F else { return false }
    let name = i + 2
    var end = name
    while table[Int(bytes[end])] & XMLCharacters.name != 0 { end += 1 }
    let word = XMLNames.word(bytes + name, count: end - name)
    guard bytes[end] == 0x3E,
      names.isName(Int(last.name), bytes + name, count: end - name, word: word),
      end - start <= limits.tokenBytes
    else { return false }
    textStart = UnsafePointer(bytes + start)
    textCount = i - start
    input.head = end + 1
    close()
    return true
  }

  /// Passes over the rest of the element that has just begun.
  package mutating func skipElement(_ input: inout InputBuffer) throws(ReadError) {
    let outer = depth - 1
    while true {
      if case .end = try next(&input), depth == outer { return }
    }
  }

  /// The current text as a string.
  package var text: String {
    String(decoding: UnsafeBufferPointer(start: textStart, count: textCount), as: UTF8.self)
  }
}

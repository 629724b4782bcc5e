extension XMLScanner {
  /// Reads what begins with `<!` at `head`: a comment, a CDATA section or a document type
  /// declaration. True when it is character data.
  mutating func readDeclaration(_ input: inout InputBuffer) throws(ReadError) -> Bool {
    while true {
      if let isComment = begins(with: "<!--", input) {
        if isComment {
          try readComment(&input)
          return false
        }
      } else {
        try needMore(&input)
        continue
      }
      if let isCDATA = begins(with: "<![CDATA[", input) {
        if isCDATA {
          try readCDATA(&input)
          return true
        }
      } else {
        try needMore(&input)
        continue
      }
      if let isDocumentType = begins(with: "<!DOCTYPE", ignoringCase: true, input) {
        if isDocumentType {
          try readDocumentType(&input)
          return false
        }
      } else {
        try needMore(&input)
        continue
      }
      throw malformed(input, input.head, "expected a comment, CDATA or DOCTYPE after <!")
    }
  }

  /// Whether the input goes on like this at `head`; nil when the window ends first.
  private func begins(
    with text: StaticString, ignoringCase: Bool = false, _ input: borrowing InputBuffer
  ) -> Bool? {
    let bytes = input.bytes + input.head
    for i in 0..<text.utf8CodeUnitCount {
      if input.head + i == input.tail { return nil }
      let wanted = text.utf8Start[i]
      let isLetter = wanted >= 0x41 && wanted <= 0x5A
      if bytes[i] != wanted && !(ignoringCase && isLetter && bytes[i] == wanted | 0x20) {
        return false
      }
    }
    return true
  }

  /// Moves on over characters that are allowed in comments, CDATA sections and instructions, up to
  /// `-`, `]`, `?` or the end of the window.
  func overContent(_ input: borrowing InputBuffer, from start: Int) throws(ReadError) -> Int {
    let bytes = input.bytes
    var i = start
    while true {
      while table[Int(bytes[i])] & XMLCharacters.content != 0 { i += 1 }
      switch bytes[i] {
      case 0x2D, 0x5D, 0x3F: return i
      case 0xEF:
        try checkCharacter(input, i)
        i += 3
      default:
        if i == input.tail { return i }
        throw unexpected(input, i, expected: "a character")
      }
    }
  }

  private mutating func readComment(_ input: inout InputBuffer) throws(ReadError) {
    sawAnything = true
    while true {
      var i = try overContent(input, from: input.head + 4)
      while i < input.tail && !(input.bytes[i] == 0x2D && input.bytes[i + 1] == 0x2D) {
        i = try overContent(input, from: i + 1)
      }
      if i + 2 < input.tail {
        guard input.bytes[i + 2] == 0x3E else {
          throw malformed(input, i, "-- is not allowed inside a comment")
        }
        try accept(upTo: i + 3, &input)
        return
      }
      try needMore(&input)
    }
  }

  private mutating func readCDATA(_ input: inout InputBuffer) throws(ReadError) {
    if open.isEmpty {
      throw malformed(input, input.head, "there is text outside the root element")
    }
    while true {
      let start = input.head + 9
      let bytes = input.bytes
      var i = try overContent(input, from: start)
      while i < input.tail
        && !(bytes[i] == 0x5D && bytes[i + 1] == 0x5D && bytes[i + 2] == 0x3E)
      {
        i = try overContent(input, from: i + 1)
      }
      if i < input.tail {
        scratch.truncate(to: 0)
        scratch.appendNormalized(bytes + start, count: i - start)
        textStart = UnsafePointer(scratch.bytes)
        textCount = scratch.count
        isBlankText = false
        try accept(upTo: i + 3, &input)
        return
      }
      try needMore(&input)
    }
  }

  // MARK: Instructions and the XML declaration

  /// Reads the processing instruction at `head`.
  mutating func readInstruction(_ input: inout InputBuffer) throws(ReadError) {
    while true {
      let start = input.head + 2
      let bytes = input.bytes
      var i = start
      while table[Int(bytes[i])] & XMLCharacters.name != 0 { i += 1 }
      let afterTarget = i
      let isWhole = i < input.tail && (bytes[i] != 0x3F || i + 1 < input.tail)
      if isWhole {
        try checkLength(upTo: i, input)
        try checkTarget(input, from: start, upTo: i)
        i = try overContent(input, from: i)
        while i < input.tail && !(bytes[i] == 0x3F && bytes[i + 1] == 0x3E) {
          i = try overContent(input, from: i + 1)
        }
        if i < input.tail {
          try checkLength(upTo: i + 2, input)
          if isXML(bytes + start, count: afterTarget - start) {
            try readXMLDeclaration(input, from: afterTarget, upTo: i)
          }
          sawAnything = true
          input.head = i + 2
          return
        }
      }
      try needMore(&input)
    }
  }

  private func isXML(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
    count == 3 && bytes[0] | 0x20 == 0x78 && bytes[1] | 0x20 == 0x6D && bytes[2] | 0x20 == 0x6C
  }

  private func checkTarget(_ input: borrowing InputBuffer, from start: Int, upTo end: Int)
    throws(ReadError)
  {
    let bytes = input.bytes + start
    guard XMLCharacters.isName(bytes, count: end - start) else {
      throw unexpected(input, start, expected: "the name of a processing instruction after <?")
    }
    let isAtEnd = bytes[end - start] == 0x3F && bytes[end - start + 1] == 0x3E
    if !isAtEnd && table[Int(bytes[end - start])] & XMLCharacters.space == 0 {
      throw unexpected(input, end, expected: "white space or ?> in a processing instruction")
    }
    if isXML(bytes, count: end - start) {
      guard bytes[0] == 0x78 && bytes[1] == 0x6D && bytes[2] == 0x6C && !sawAnything else {
        throw malformed(input, input.head, "<?xml … ?> may stand only at the very start")
      }
    }
  }

  /// Takes the XML declaration apart: `version`, then perhaps `encoding`, then perhaps `standalone`.
  private mutating func readXMLDeclaration(
    _ input: borrowing InputBuffer, from start: Int, upTo end: Int
  ) throws(ReadError) {
    if sawLeadingSpace {
      findings.add(
        .leadingWhitespace, at: FilePosition(line: 1, column: 1),
        "white space before the XML declaration was passed over")
    }
    let bytes = input.bytes
    let keys = ["version", "encoding", "standalone"]
    var nextKey = 0
    var i = start
    while true {
      let beforeSpace = i
      while i < end && table[Int(bytes[i])] & XMLCharacters.space != 0 { i += 1 }
      if i == end { break }
      let keyStart = i
      while i < end && table[Int(bytes[i])] & XMLCharacters.name != 0 { i += 1 }
      let key = string(bytes, keyStart, i)
      guard i > beforeSpace, beforeSpace < keyStart,
        let index = keys.firstIndex(of: key), index >= nextKey, nextKey > 0 || index == 0
      else {
        throw malformed(
          input, keyStart, "expected version, encoding, standalone in this order in <?xml … ?>")
      }
      nextKey = index + 1
      while i < end && table[Int(bytes[i])] & XMLCharacters.space != 0 { i += 1 }
      guard i < end && bytes[i] == 0x3D else {
        throw malformed(input, i, "expected = after \(key)")
      }
      i += 1
      while i < end && table[Int(bytes[i])] & XMLCharacters.space != 0 { i += 1 }
      guard i < end && (bytes[i] == 0x22 || bytes[i] == 0x27) else {
        throw malformed(input, i, "expected a quotation mark before the value of \(key)")
      }
      let valueStart = i + 1
      let quote = bytes[i]
      i = valueStart
      while i < end && bytes[i] != quote { i += 1 }
      guard i < end else {
        throw malformed(input, valueStart - 1, "the value of \(key) has no end")
      }
      try check(key, string(bytes, valueStart, i), input, at: valueStart)
      i += 1
    }
    if nextKey == 0 { throw malformed(input, start, "the XML declaration states no version") }
  }

  private mutating func check(
    _ key: String, _ value: String, _ input: borrowing InputBuffer, at index: Int
  ) throws(ReadError) {
    switch key {
    case "version":
      let digits = value.utf8.dropFirst(2)
      guard value.hasPrefix("1."), !digits.isEmpty,
        digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 })
      else { throw malformed(input, index, "XML version \(value) is not known") }
    case "encoding":
      try checkEncoding(value, input, at: index)
    default:
      guard value == "yes" || value == "no" else {
        throw malformed(input, index, "standalone must be yes or no")
      }
    }
  }

  /// Compares what a file says about its encoding with what it is. The bytes are right: a program
  /// that copies a declaration may change the encoding and not the words.
  private mutating func checkEncoding(
    _ label: String, _ input: borrowing InputBuffer, at index: Int
  ) throws(ReadError) {
    let declared = TextEncoding.named(label)
    guard let first = declared.first else {
      throw ReadError(
        .unsupportedEncoding, at: input.position(at: index),
        label.isEmpty
          ? "the XML declaration names no encoding"
          : "the encoding \(label) is not read; only \(TextEncoding.readable)")
    }
    let actual = input.encoding
    if declared.contains(actual.encoding) { return }
    let isEightBit = first == .latin1 || first == .windows1252
    if actual.evidence == .nothing && isEightBit {
      throw ReadError(
        .unsupportedEncoding, at: input.position(at: index),
        "the encoding \(label) is named more than \(EncodingDetection.longestDeclaration) bytes "
          + "into the file")
    }
    if actual.evidence == .nothing && first == .ascii { return }
    let reason = actual.evidence == .mark ? "the byte order mark is" : "its bytes are"
    findings.add(
      .invalidEncoding, at: input.position(at: index),
      "the declaration says \(label), but \(reason) \(actual.encoding.title)'s; "
        + "the file was read as \(actual.encoding.title)")
  }

  private func string(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self)
  }
}

extension XMLScanner {
  /// Reads the document type declaration at `head`: entities that stand for text are remembered,
  /// all else is passed over.
  mutating func readDocumentType(_ input: inout InputBuffer) throws(ReadError) {
    if sawDocumentType || sawRoot {
      throw malformed(input, input.head, "DOCTYPE may stand only once, before the root element")
    }
    while true {
      var entityPlaces: [Int] = []
      if let end = try documentTypeEnd(input, &entityPlaces) {
        try checkLength(upTo: end, input)
        for place in entityPlaces { try declareEntity(input, from: place) }
        documentTypeName = documentTypeName(input)
        sawAnything = true
        sawDocumentType = true
        try accept(upTo: end, &input)
        return
      }
      try needMore(&input)
    }
  }

  private func documentTypeName(_ input: borrowing InputBuffer) -> String {
    var start = input.head + 9
    while table[Int(input.bytes[start])] & XMLCharacters.space != 0 { start += 1 }
    var end = start
    while table[Int(input.bytes[end])] & XMLCharacters.name != 0 { end += 1 }
    return String(
      decoding: UnsafeBufferPointer(start: input.bytes + start, count: end - start), as: UTF8.self)
  }

  /// Where the declaration at `head` ends; nil when that is not in the window.
  ///
  /// - Parameter entityPlaces: Where it declares entities.
  private func documentTypeEnd(
    _ input: borrowing InputBuffer, _ entityPlaces: inout [Int]
  ) throws(ReadError) -> Int? {
    let bytes = input.bytes
    var i = input.head + 9
    if i < input.tail && table[Int(bytes[i])] & XMLCharacters.space == 0 {
      throw unexpected(input, i, expected: "white space after <!DOCTYPE")
    }
    var isInside = false
    var isAfter = false
    while true {
      switch bytes[i] {
      case 0x3E where !isInside:
        return i + 1
      case 0x5B where !isInside && !isAfter:
        isInside = true
        i += 1
      case 0x5D where isInside:
        isInside = false
        isAfter = true
        i += 1
      case 0x20, 0x09, 0x0A, 0x0D:
        i += 1
      case 0x22 where !isInside && !isAfter, 0x27 where !isInside && !isAfter:
        guard let end = try literalEnd(input, from: i) else { return nil }
        i = end
      case 0x3C where isInside:
        guard let end = try declarationEnd(input, from: i) else { return nil }
        if starts(bytes + i, with: "<!ENTITY") { entityPlaces.append(i) }
        i = end
      case 0x25 where isInside:
        try checkLength(upTo: i, input)
        throw ReadError(
          .forbiddenEntity, at: input.position(at: i), "parameter entities are not expanded")
      case 0xEF where !isInside && !isAfter:
        try checkCharacter(input, i)
        i += 3
      case 0x3C, 0x00...0x08, 0x0B...0x0C, 0x0E...0x1F:
        if i == input.tail { return nil }
        throw unexpected(input, i, expected: "> at the end of DOCTYPE")
      default:
        if isInside { throw unexpected(input, i, expected: "a declaration, or ], in DOCTYPE") }
        if isAfter { throw unexpected(input, i, expected: "> at the end of DOCTYPE") }
        i += 1
      }
    }
  }

  /// The place after a quoted literal.
  private func literalEnd(_ input: borrowing InputBuffer, from start: Int) throws(ReadError) -> Int?
  {
    var i = start + 1
    while true {
      i = try overContent(input, from: i, stoppingAt: input.bytes[start])
      if i == input.tail { return nil }
      if input.bytes[i] == input.bytes[start] { return i + 1 }
      i += 1
    }
  }

  private func overContent(
    _ input: borrowing InputBuffer, from start: Int, stoppingAt stop: UInt8
  ) throws(ReadError) -> Int {
    var i = start
    while i < input.tail && input.bytes[i] != stop {
      if input.bytes[i] == 0xEF { try checkCharacter(input, i) }
      let byte = input.bytes[i]
      if byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D {
        throw unexpected(input, i, expected: "a character")
      }
      i += 1
    }
    return i
  }

  /// The place after a declaration, comment or instruction inside `[ ]`.
  private func declarationEnd(_ input: borrowing InputBuffer, from start: Int)
    throws(ReadError) -> Int?
  {
    let bytes = input.bytes
    var i = start + 1
    // Enough to tell what it is; at the end of the input the rest cannot be whole anyway.
    if start + 8 > input.tail { return nil }
    if starts(bytes + start, with: "<!--") {
      i = start + 4
      while true {
        i = try overContent(input, from: i)
        if i + 2 >= input.tail { return nil }
        if bytes[i] == 0x2D && bytes[i + 1] == 0x2D {
          if bytes[i + 2] == 0x3E { return i + 3 }
          throw malformed(input, i, "-- is not allowed inside a comment")
        }
        i += 1
      }
    }
    if starts(bytes + start, with: "<?") {
      while true {
        i = try overContent(input, from: i + 1)
        if i + 1 >= input.tail { return nil }
        if bytes[i] == 0x3F && bytes[i + 1] == 0x3E { return i + 2 }
      }
    }
    if start + 10 > input.tail { return nil }
    guard
      starts(bytes + start, with: "<!ENTITY") || starts(bytes + start, with: "<!ELEMENT")
        || starts(bytes + start, with: "<!ATTLIST") || starts(bytes + start, with: "<!NOTATION")
    else {
      throw malformed(
        input, start, "expected ENTITY, ELEMENT, ATTLIST, NOTATION or a comment after <!")
    }
    while true {
      switch bytes[i] {
      case 0x3E: return i + 1
      case 0x22, 0x27:
        guard let end = try literalEnd(input, from: i) else { return nil }
        i = end
      case 0x25:
        try checkLength(upTo: i, input)
        throw ReadError(
          .forbiddenEntity, at: input.position(at: i), "parameter entities are not expanded")
      case 0xEF:
        try checkCharacter(input, i)
        i += 3
      case 0x3C, 0x5B, 0x5D, 0x00...0x08, 0x0B...0x0C, 0x0E...0x1F:
        if i == input.tail { return nil }
        throw unexpected(input, i, expected: "> at the end of a declaration")
      default:
        i += 1
      }
    }
  }

  private func starts(_ bytes: UnsafePointer<UInt8>, with text: StaticString) -> Bool {
    for i in 0..<text.utf8CodeUnitCount where bytes[i] != text.utf8Start[i] { return false }
    return true
  }
}

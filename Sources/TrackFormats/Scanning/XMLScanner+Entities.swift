extension XMLScanner {
  /// How many bytes of expansions each byte of the file allows, beyond `ReadLimits.entityBytes`.
  private static let bytesPerByte = 16

  // MARK: Declarations

  /// Takes an entity declaration that is whole: `<!ENTITY name "text">`.
  mutating func declareEntity(_ input: borrowing InputBuffer, from start: Int) throws(ReadError) {
    let bytes = input.bytes
    var i = start + 8
    func skipSpace() -> Bool {
      let before = i
      while table[Int(bytes[i])] & XMLCharacters.space != 0 { i += 1 }
      return i > before
    }
    guard skipSpace() else {
      throw unexpected(input, i, expected: "white space after <!ENTITY")
    }
    let nameStart = i
    while table[Int(bytes[i])] & XMLCharacters.name != 0 { i += 1 }
    guard XMLCharacters.isName(bytes + nameStart, count: i - nameStart) else {
      throw unexpected(input, nameStart, expected: "the name of an entity")
    }
    let name = String(
      decoding: UnsafeBufferPointer(start: bytes + nameStart, count: i - nameStart), as: UTF8.self)
    guard skipSpace() else {
      throw unexpected(input, i, expected: "white space after the name of an entity")
    }
    let quote = bytes[i]
    guard quote == 0x22 || quote == 0x27 else {
      if bytes[i] == 0x53 || bytes[i] == 0x50 {
        throw ReadError(
          .forbiddenEntity, at: input.position(at: start),
          "the entity \(name) is external: nothing is fetched from elsewhere")
      }
      throw unexpected(input, i, expected: "the text of the entity \(name) in quotation marks")
    }
    scratch.truncate(to: 0)
    i = try entityText(input, from: i + 1, quote: quote)
    _ = skipSpace()
    guard bytes[i] == 0x3E else {
      throw unexpected(input, i, expected: "> at the end of an entity declaration")
    }
    entities.declare(name, UnsafePointer(scratch.bytes), count: scratch.count)
  }

  /// Collects an entity's text in `scratch`; gives the place after its closing quote.
  private mutating func entityText(
    _ input: borrowing InputBuffer, from start: Int, quote: UInt8
  ) throws(ReadError) -> Int {
    let bytes = input.bytes
    var i = start
    while bytes[i] != quote {
      switch bytes[i] {
      case 0x26 where bytes[i + 1] == 0x23:
        let reference = try characterReference(bytes + i, at: input.position(at: i))
        scratch.append(reference.character)
        i += reference.count
      case 0x26:
        var end = i + 1
        while table[Int(bytes[end])] & XMLCharacters.name != 0 { end += 1 }
        guard bytes[end] == 0x3B, XMLCharacters.isName(bytes + i + 1, count: end - i - 1) else {
          throw malformed(input, i, "& begins no reference; a plain one is written &#38;")
        }
        scratch.append(bytes + i, count: end + 1 - i)
        i = end + 1
      case 0x25:
        throw ReadError(
          .forbiddenEntity, at: input.position(at: i), "parameter entities are not expanded")
      case 0x0D:
        scratch.append(0x0A)
        i += bytes[i + 1] == 0x0A ? 2 : 1
      default:
        scratch.append(bytes[i])
        i += 1
      }
    }
    return i + 1
  }

  // MARK: Expansion

  /// Appends what an entity stands for to `scratch`: text, in which further references are
  /// resolved. Entities inside entities are a stack, not a recursion.
  ///
  /// All expansions of a document together may give `ReadLimits.entityBytes` and sixteen times the
  /// bytes of the file before them: a bomb ends early, and an honest file of any size does not.
  mutating func expand(
    _ name: UnsafeBufferPointer<UInt8>, _ input: borrowing InputBuffer, at start: Int,
    inAttribute: Bool
  ) throws(ReadError) {
    let budget =
      limits.entityBytes + XMLScanner.bytesPerByte * (input.baseOffset + start)
    var stack: [(entity: Int, next: Int)] = []
    try openEntity(name, at: input.position(at: start), budget: budget, &stack)
    while let (entity, next) = stack.last {
      let text = entities.text(entity)
      guard let bytes = text.baseAddress else { return }
      var i = next
      while i < text.count && bytes[i] != 0x26 {
        if bytes[i] == 0x3C {
          throw inAttribute
            ? ReadError(
              .malformedXML, at: input.position(at: start),
              "an entity puts < into an attribute value")
            : ReadError(
              .forbiddenEntity, at: input.position(at: start),
              "an entity that the file declares holds markup; only text is expanded")
        }
        let isBlank = bytes[i] == 0x09 || bytes[i] == 0x0A || bytes[i] == 0x0D
        scratch.append(inAttribute && isBlank ? 0x20 : bytes[i])
        i += 1
      }
      if i == text.count {
        entities.close(entity)
        stack.removeLast()
        continue
      }
      if bytes[i + 1] == 0x23 {
        let reference = try characterReference(bytes + i, at: input.position(at: start))
        scratch.append(reference.character)
        stack[stack.count - 1].next = i + reference.count
        continue
      }
      var end = i + 1
      while table[Int(bytes[end])] & XMLCharacters.name != 0 { end += 1 }
      let inner = UnsafeBufferPointer(start: bytes + i + 1, count: end - i - 1)
      if bytes[end] != 0x3B || inner.isEmpty {
        throw ReadError(
          .malformedXML, at: input.position(at: start),
          "an entity holds an & that begins no reference")
      }
      stack[stack.count - 1].next = end + 1
      if let character = XMLScanner.predefined(inner) {
        scratch.append(character)
      } else {
        try openEntity(inner, at: input.position(at: start), budget: budget, &stack)
      }
    }
  }

  private mutating func openEntity(
    _ name: UnsafeBufferPointer<UInt8>, at place: @autoclosure () -> FilePosition, budget: Int,
    _ stack: inout [(entity: Int, next: Int)]
  ) throws(ReadError) {
    let word = String(decoding: name, as: UTF8.self)
    guard let number = entities.number(of: word) else {
      throw ReadError(.undeclaredEntity, at: place(), "the entity &\(word); is not declared")
    }
    guard entities.open(number) else {
      throw ReadError(.malformedXML, at: place(), "the entity &\(word); contains itself")
    }
    // The reference costs too: entities may be empty.
    expandedBytes += entities.text(number).count + name.count + 2
    if expandedBytes > budget {
      throw ReadError(
        .forbiddenEntity, at: place(),
        "the file's own entities give more than \(budget) bytes of text")
    }
    stack.append((number, 0))
  }

  /// The character of an entity that XML itself declares.
  static func predefined(_ name: UnsafeBufferPointer<UInt8>) -> UInt8? {
    if name.elementsEqual("lt".utf8) { return 0x3C }
    if name.elementsEqual("gt".utf8) { return 0x3E }
    if name.elementsEqual("amp".utf8) { return 0x26 }
    if name.elementsEqual("quot".utf8) { return 0x22 }
    if name.elementsEqual("apos".utf8) { return 0x27 }
    return nil
  }
}

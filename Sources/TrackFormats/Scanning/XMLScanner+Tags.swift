extension XMLScanner {
  /// Reads the start tag at `head`.
  mutating func readStartTag(_ input: inout InputBuffer) throws(ReadError) {
    let spent = expandedBytes
    while true {
      if let end = try startTag(input) {
        try enter(end.isEmpty, upTo: end.index, &input)
        return
      }
      // The tag begins again, and its entities with it.
      expandedBytes = spent
      try needMore(&input)
    }
  }

  /// Takes a start tag apart: `element` and `attributes`. Nil when it is not whole yet.
  private mutating func startTag(_ input: borrowing InputBuffer) throws(ReadError) -> (
    index: Int, isEmpty: Bool
  )? {
    let bytes = input.bytes
    let tail = input.tail
    attributes.removeAll(keepingCapacity: true)
    scratch.truncate(to: 0)
    tagNumber += 1
    guard let tagName = try readName(input, from: input.head + 1, expected: "a name after <")
    else { return nil }
    element = tagName.number
    var i = tagName.end
    while true {
      let beforeSpace = i
      while table[Int(bytes[i])] & XMLCharacters.space != 0 { i += 1 }
      let byte = bytes[i]
      if byte == 0x3E { return (i + 1, false) }
      if byte == 0x2F {
        if bytes[i + 1] == 0x3E { return (i + 2, true) }
        if i + 1 == tail { return nil }
        throw unexpected(input, i + 1, expected: "> after /")
      }
      if i == tail { return nil }
      if i == beforeSpace {
        throw unexpected(input, i, expected: "white space, > or /> in <\(names.text(element))>")
      }
      guard let next = try attribute(input, from: i) else { return nil }
      i = next
    }
  }

  /// Reads a name. Nil when it is not whole yet.
  private mutating func readName(
    _ input: borrowing InputBuffer, from start: Int, expected: String
  ) throws(ReadError) -> (number: Int32, end: Int)? {
    let bytes = input.bytes
    var i = start
    while table[Int(bytes[i])] & XMLCharacters.name != 0 { i += 1 }
    if i == input.tail { return nil }
    let number = names.number(of: bytes + start, count: i - start)
    if number >= 0 { return (number, i) }
    try checkLength(upTo: i, input)
    if number == XMLNames.tooMany {
      throw ReadError(
        .limitExceeded, at: input.position(at: start),
        "there are more than \(XMLNames.mostNames) different names")
    }
    if i == start { throw unexpected(input, start, expected: expected) }
    let text = String(
      decoding: UnsafeBufferPointer(start: bytes + start, count: i - start), as: UTF8.self)
    throw malformed(input, start, "\(text) is not a name")
  }

  /// Reads one attribute. Nil when it is not whole yet.
  private mutating func attribute(_ input: borrowing InputBuffer, from start: Int)
    throws(ReadError) -> Int?
  {
    let bytes = input.bytes
    guard let (name, afterName) = try readName(input, from: start, expected: "an attribute name")
    else { return nil }
    var i = afterName
    while table[Int(bytes[i])] & XMLCharacters.space != 0 { i += 1 }
    if bytes[i] != 0x3D {
      if i == input.tail { return nil }
      throw unexpected(input, i, expected: "= after the attribute name \(names.text(name))")
    }
    i += 1
    while table[Int(bytes[i])] & XMLCharacters.space != 0 { i += 1 }
    let quote = bytes[i]
    if quote != 0x22 && quote != 0x27 {
      if i == input.tail { return nil }
      throw unexpected(
        input, i, expected: "a quotation mark before the value of \(names.text(name))")
    }
    let tagOfName = Int(name) < lastTag.count ? lastTag[Int(name)] : 0
    if tagOfName == tagNumber {
      throw malformed(input, start, "the attribute \(names.text(name)) is there twice")
    }
    return try value(input, from: i + 1, quote: quote, of: name)
  }

  /// Reads an attribute value up to its closing quote, and adds the attribute.
  private mutating func value(
    _ input: borrowing InputBuffer, from start: Int, quote: UInt8, of name: Int32
  ) throws(ReadError) -> Int? {
    let bytes = input.bytes
    var i = start
    // Where the part begins that has not been copied; nothing is copied before it must be.
    var copied = start
    let scratchStart = scratch.count
    var isInScratch = false
    while true {
      while table[Int(bytes[i])] & XMLCharacters.value != 0 { i += 1 }
      let byte = bytes[i]
      if byte == quote { break }
      switch byte {
      case 0x22, 0x27:
        i += 1
      case 0x26, 0x09, 0x0A, 0x0D:
        scratch.append(bytes + copied, count: i - copied)
        isInScratch = true
        if byte == 0x26 {
          guard let next = try reference(input, at: i, inAttribute: true) else { return nil }
          i = next
        } else {
          if byte == 0x0D && i + 1 == input.tail { return nil }
          i += byte == 0x0D && bytes[i + 1] == 0x0A ? 2 : 1
          scratch.append(0x20)
        }
        copied = i
      case 0x3C:
        throw malformed(
          input, i, "< is not allowed in an attribute value; is a quotation mark missing?")
      case 0xEF:
        try checkCharacter(input, i)
        i += 3
      default:
        if i == input.tail { return nil }
        throw unexpected(input, i, expected: "a character")
      }
    }
    if isInScratch { scratch.append(bytes + copied, count: i - copied) }
    attributes.append(
      Attribute(
        name: name, start: isInScratch ? scratchStart : start,
        count: isInScratch ? scratch.count - scratchStart : i - start, isInScratch: isInScratch))
    while lastTag.count <= Int(name) { lastTag.append(0) }
    lastTag[Int(name)] = tagNumber
    return i + 1
  }

  /// Opens the element whose tag ends at an index: namespaces, then the stack.
  private mutating func enter(_ isEmpty: Bool, upTo end: Int, _ input: inout InputBuffer)
    throws(ReadError)
  {
    try checkLength(upTo: end, input)
    var new = Open(name: element, meaning: 0, declaresNamespaces: false, before: (0, 0))
    var prefixed = 0
    for i in attributes.indices {
      let number = Int(attributes[i].name)
      let declares = names.entries[number].declares
      if declares == XMLNames.none {
        if names.entries[number].prefix != XMLNames.none || names.entries[number].isBadQName {
          prefixed += 1
        }
        continue
      }
      if !new.declaresNamespaces {
        new.declaresNamespaces = true
        new.before = names.openScope()
      }
      let uri = names.uriNumber(text(of: attributes[i], input))
      if uri == XMLNames.tooMany {
        throw ReadError(.limitExceeded, at: input.position, "there are too many namespaces")
      }
      if uri == 0 && declares >= 0 {
        findings.add(
          .namespace, at: input.position,
          "the prefix \(names.text(declares)) is declared without a namespace")
        continue
      }
      names.declare(declares, uri: uri)
    }
    let (meaning, isUnbound) = names.meaning(ofElement: element)
    new.meaning = meaning
    name = meaning
    if isUnbound { noteUnbound(element, input) }
    if prefixed > 0 { try checkPrefixedAttributes(input) }
    try push(new, isEmpty: isEmpty, input)
    input.bookmark = input.head
    input.head = end
  }

  private mutating func noteUnbound(_ number: Int32, _ input: borrowing InputBuffer) {
    let entry = names.entries[Int(number)]
    findings.add(
      .namespace, at: input.position,
      entry.isBadQName
        ? "\(names.text(number)) has a colon out of place"
        : "the prefix \(names.text(entry.prefix)) of \(names.text(number)) is not declared")
  }

  /// No two attributes may have the same local name in the same namespace.
  private mutating func checkPrefixedAttributes(_ input: borrowing InputBuffer)
    throws(ReadError)
  {
    var seen: Set<UInt64> = []
    for attribute in attributes {
      let entry = names.entries[Int(attribute.name)]
      if entry.declares != XMLNames.none || (entry.prefix == XMLNames.none && !entry.isBadQName) {
        continue
      }
      var uri: Int32 = XMLNames.none
      if !entry.isBadQName { uri = names.uri(ofPrefix: entry.prefix) }
      if uri == XMLNames.none {
        noteUnbound(attribute.name, input)
        if entry.isBadQName { continue }
        uri = names.assumeURI(ofPrefix: entry.prefix)
      }
      let key = UInt64(UInt32(bitPattern: uri)) << 32 | UInt64(UInt32(bitPattern: entry.local))
      if !seen.insert(key).inserted {
        throw malformed(
          input, input.head,
          "the attribute \(names.text(entry.local)) is there twice in one namespace")
      }
    }
  }

  /// Reads the end tag at `head` and closes its element.
  mutating func readEndTag(_ input: inout InputBuffer) throws(ReadError) {
    while true {
      let bytes = input.bytes
      let start = input.head + 2
      var i = start
      while table[Int(bytes[i])] & XMLCharacters.name != 0 { i += 1 }
      let count = i - start
      while table[Int(bytes[i])] & XMLCharacters.space != 0 { i += 1 }
      if i == input.tail {
        try needMore(&input)
        continue
      }
      let word = XMLNames.word(bytes + start, count: count)
      guard let last = open.last else {
        try checkLength(upTo: i, input)
        throw malformed(input, input.head, "an end tag stands where nothing is open")
      }
      guard names.isName(Int(last.name), bytes + start, count: count, word: word) else {
        try checkLength(upTo: i, input)
        let text = String(
          decoding: UnsafeBufferPointer(start: bytes + start, count: count), as: UTF8.self)
        throw malformed(
          input, input.head, "</\(text)> stands where </\(names.text(last.name))> is due")
      }
      if bytes[i] != 0x3E { throw unexpected(input, i, expected: "> at the end of an end tag") }
      try accept(upTo: i + 1, &input)
      close()
      return
    }
  }

  // MARK: Attributes

  /// The bytes of an attribute's value.
  func value(of attribute: Attribute, _ input: borrowing InputBuffer) -> UnsafeBufferPointer<UInt8>
  {
    let base = attribute.isInScratch ? scratch.bytes : input.bytes
    return UnsafeBufferPointer(start: base + attribute.start, count: attribute.count)
  }

  /// An attribute's value as text.
  func text(of attribute: Attribute, _ input: borrowing InputBuffer) -> String {
    String(decoding: value(of: attribute, input), as: UTF8.self)
  }

  /// The attribute with a number of a name, nil when it is not there.
  func attribute(named name: Int32) -> Attribute? {
    for attribute in attributes where attribute.name == name { return attribute }
    return nil
  }
}

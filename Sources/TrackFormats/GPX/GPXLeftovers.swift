import Tracks

/// What elements of GPX hold besides what is read: attributes, text between elements, elements
/// inside text.
extension GPXReader {
  /// Notes the attributes of the element that has just begun but for those that are read.
  mutating func passOverAttributes(_ input: borrowing InputBuffer, except read: [String] = []) {
    for attribute in scanner.attributes {
      let entry = scanner.names.entries[Int(attribute.name)]
      if entry.declares != XMLNames.none { continue }
      let name = scanner.names.text(attribute.name)
      if read.contains(name) { continue }
      if entry.prefix == XMLNames.none && !entry.isBadQName {
        noteAttribute(name, input)
      } else if isForSchemas(entry.prefix) {
        continue
      }
      lose("attributes that GPX does not have")
    }
  }

  private mutating func noteAttribute(_ name: String, _ input: borrowing InputBuffer) {
    let tag = scanner.names.text(scanner.element)
    let isUnit = ["unit", "units", "uom"].contains(name.lowercased())
    scanner.findings.add(
      .unknownExtension, at: input.bookmarkPosition,
      "the attribute \(name) of <\(tag)> is none of GPX's; it is passed over"
        + (isUnit ? ", and the value read in GPX's unit" : ""))
  }

  /// The same for a point whose position has been read, whatever the case of its attributes.
  mutating func passOverPointAttributes(_ input: borrowing InputBuffer) {
    if scanner.attributes.count == 2 { return }
    var read: [String] = []
    for name in [latitudeName, longitudeName] {
      if let attribute = scanner.attribute(named: name) ?? attributeInAnotherCase(name) {
        read.append(scanner.names.text(attribute.name))
      }
    }
    passOverAttributes(input, except: read)
  }

  /// The attribute that would have a name but for the case of its letters.
  func attributeInAnotherCase(_ name: Int32) -> XMLScanner.Attribute? {
    let wanted = scanner.names.text(name)
    return scanner.attributes.first { scanner.names.text($0.name).lowercased() == wanted }
  }

  /// Whether a prefix is that of XML Schema's attributes: they say nothing about what is read.
  private func isForSchemas(_ prefix: Int32) -> Bool {
    if prefix == XMLNames.none { return false }
    var uri = scanner.names.uri(ofPrefix: prefix)
    if uri == XMLNames.none { uri = scanner.names.assumedURI(ofPrefix: prefix) }
    return scanner.names.uri(uri) == GPXVocabulary.schemaInstance
  }

  /// Notes the text that has just been read where only elements belong.
  mutating func passOverText(_ input: borrowing InputBuffer) {
    let text = GPXReader.trimmed(
      UnsafeBufferPointer(start: scanner.textStart, count: scanner.textCount))
    guard let start = text.baseAddress, text.count > 0 else { return }
    let tag = scanner.open.last.map { scanner.names.text($0.name) } ?? ""
    lose("text between elements")
    scanner.findings.add(
      .unknownExtension, at: GPXReader.place(of: start, input),
      "the text \(GPXReader.quoted(text)) has no place in <\(tag)>; it is passed over")
  }

  /// Where a byte of text stands; where reading has come to, when the text is a copy.
  private static func place(of byte: UnsafePointer<UInt8>, _ input: borrowing InputBuffer)
    -> FilePosition
  {
    let offset = Int(bitPattern: byte) - Int(bitPattern: input.bytes)
    return input.position(at: (0..<input.head).contains(offset) ? offset : input.head)
  }

  /// Makes all the text of the element that has just begun the scanner's current text. What it holds
  /// besides is noted.
  ///
  /// - Parameter attributes: Those that are read.
  mutating func readText(_ input: inout InputBuffer, attributes: [String] = [])
    throws(ReadError)
  {
    if !scanner.attributes.isEmpty { passOverAttributes(input, except: attributes) }
    let tagNumber = scanner.tagNumber
    try scanner.readContent(&input)
    if scanner.tagNumber == tagNumber { return }
    lose("elements inside text")
    let tag = scanner.names.text(scanner.element)
    scanner.findings.add(
      .unknownExtension, at: input.bookmarkPosition,
      "an element has no place in <\(tag)>; only its text is kept")
  }

  /// Notes that the element that has just begun, or an attribute of it, has a name whose colons are
  /// out of place: it is written otherwise.
  mutating func noteColons() {
    var isBad = scanner.names.entries[Int(scanner.element)].isBadQName
    for attribute in scanner.attributes
    where scanner.names.entries[Int(attribute.name)].isBadQName {
      isBad = true
    }
    if isBad { lose("colons out of place in names (a:b:c is kept as a_b_c)") }
  }
}

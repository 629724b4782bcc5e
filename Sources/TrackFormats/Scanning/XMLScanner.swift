/// Reads XML 1.0 with namespaces, one event at a time, from an `InputBuffer`.
///
/// Nothing recurses: open elements are a stack of numbers. A token (a tag, a run of text, a comment)
/// is looked at only when it is in the window as a whole; when it is not, the window is extended
/// and the token is begun again. So there is one place where bytes move, and all indices inside a
/// token hold.
///
/// Well-formedness is checked as XML 1.0 (fifth edition) asks. Of a document type declaration only
/// the entities matter that stand for text; those that are external, parameters or hold markup are
/// refused (`XMLScanner+Entities`).
package struct XMLScanner: ~Copyable {
  /// What was met.
  package enum Event {
    /// A start tag, or the start of an empty element. `element`, `name` and `attributes` say which.
    case start
    /// The end of an element. `element` and `name` are those of the element that ended.
    case end
    /// A piece of character data: `textStart`, `textCount`. Pieces that follow each other belong
    /// together.
    case text
    /// The end of a well-formed document.
    case finished
  }

  /// An attribute of the element that has just begun, a namespace declaration too.
  struct Attribute {
    /// The number of the name as written.
    var name: Int32
    /// Where its value is: in the window, or in `scratch` when references or white space had to
    /// be replaced.
    var start: Int
    var count: Int
    var isInScratch: Bool
  }

  struct Open {
    var name: Int32
    var meaning: Int32
    var declaresNamespaces: Bool
    var before: (scope: Int, undo: Int)
  }

  let limits: ReadLimits
  let table: UnsafeMutablePointer<UInt8>
  /// The names met so far.
  package internal(set) var names: XMLNames
  /// The elements that are open, outermost first.
  var open: [Open] = []
  /// The number of the current element's name as written.
  var element: Int32 = 0
  /// The number of the current element's name in its namespace (`XMLNames.meanings`).
  var name: Int32 = 0
  /// The current element's attributes; they hold until the next event is asked for.
  var attributes: [Attribute] = []
  var scratch = ByteStore()
  /// Where the current piece of text is; it holds until the next event is asked for.
  package internal(set) var textStart: UnsafePointer<UInt8>
  /// How many bytes of text there are.
  package internal(set) var textCount = 0
  /// Whether the current piece of text is white space as written (no reference, no CDATA).
  var isBlankText = false
  var collected = ByteStore()
  /// What was odd so far.
  package var findings = FindingLog()

  private var endsAtOnce = false
  private(set) var sawRoot = false
  var sawDocumentType = false
  /// The root element's name as the document type declaration has it.
  var documentTypeName = ""
  var entities = XMLEntities()
  /// What expanding entities has cost so far.
  var expandedBytes = 0
  var sawLeadingSpace = false
  /// Whether anything but white space was met.
  var sawAnything = false
  /// For each name the number of the tag in which it was last an attribute.
  var lastTag: [Int] = []
  var tagNumber = 0

  /// Makes a scanner for one document.
  ///
  /// - Parameter usualPrefixes: What prefixes are taken to mean in files that do not declare them.
  package init(limits: ReadLimits, usualPrefixes: [String: String] = [:]) {
    self.limits = limits
    table = XMLCharacters.makeTable()
    names = XMLNames(usualPrefixes: usualPrefixes)
    textStart = UnsafePointer(table)
  }

  deinit { table.deallocate() }

  /// The root element of what looks like a web page, as far as has been read: then what is wrong
  /// with it as XML is not what is wrong. Nil for anything else, and inside the root element.
  var pageRoot: String? {
    if sawRoot { return nil }
    let root = names.text(element)
    if XMLScanner.isOfPage(root) { return root }
    return documentTypeName.lowercased() == "html" ? "html" : nil
  }

  /// Whether a root element is one that web pages begin with.
  static func isOfPage(_ root: String) -> Bool { pageElements.contains(root.lowercased()) }

  /// What web pages begin with; no other kind of document does.
  private static let pageElements: Set<String> = [
    "html", "head", "body", "meta", "title", "script", "style", "link", "base", "div", "span", "p",
    "h1", "h2", "h3", "br", "hr", "center", "table", "form", "font", "pre", "iframe", "noscript",
  ]

  /// How many elements are open.
  package var depth: Int { open.count }

  /// Moves on to the next event.
  ///
  /// - Throws: `malformed-xml`, `truncated-input`, `undeclared-entity`, `forbidden-entity`,
  ///   `unsupported-encoding`, `nesting-too-deep`, `limit-exceeded`, and what the input throws.
  package mutating func next(_ input: inout InputBuffer) throws(ReadError) -> Event {
    if endsAtOnce {
      endsAtOnce = false
      close()
      return .end
    }
    while true {
      if input.head == input.tail, try !more(&input) {
        try finish(input)
        return .finished
      }
      if input.bytes[input.head] != 0x3C {
        if try readText(&input) { return .text }
        continue
      }
      switch input.bytes[input.head + 1] {
      case 0x2F:
        try readEndTag(&input)
        return .end
      case 0x21:
        if try readDeclaration(&input) { return .text }
      case 0x3F:
        try readInstruction(&input)
      case 0 where input.head + 1 == input.tail:
        try needMore(&input)
      default:
        try readStartTag(&input)
        return .start
      }
    }
  }

  private func finish(_ input: borrowing InputBuffer) throws(ReadError) {
    if open.isEmpty && sawRoot { return }
    let place = input.position(at: input.head)
    if let last = open.last {
      let name = names.text(last.name)
      throw ReadError(.truncatedInput, at: place, "the input ends before </\(name)>")
    }
    let isEmpty = input.baseOffset + input.tail == 0
    throw ReadError(
      .truncatedInput, at: place,
      isEmpty ? "the file is empty" : "the input ends before the root element")
  }

  /// Opens an element whose tag has been read.
  mutating func push(_ new: Open, isEmpty: Bool, _ input: borrowing InputBuffer)
    throws(ReadError)
  {
    if open.isEmpty {
      if sawRoot { throw malformed(input, input.head, "there is a second root element") }
      sawRoot = true
      sawAnything = true
    }
    guard open.count < limits.nestingDepth else {
      throw ReadError(
        .nestingTooDeep, at: input.position,
        "elements are nested more than \(limits.nestingDepth) deep")
    }
    open.append(new)
    endsAtOnce = isEmpty
  }

  /// Closes the innermost element. There is one.
  mutating func close() {
    guard let last = open.popLast() else { return }
    element = last.name
    name = last.meaning
    if last.declaresNamespaces { names.closeScope(last.before) }
  }

  /// Whether the element that has just begun has no content (`<a/>`).
  var isEmptyElement: Bool { endsAtOnce }

  // MARK: Tokens

  /// Extends the window for the token at `head`. False at the end of the input.
  mutating func more(_ input: inout InputBuffer) throws(ReadError) -> Bool {
    let have = input.tail - input.head
    if have > limits.tokenBytes { throw tooLong(input) }
    return try input.extend(to: max(2 * have, 1))
  }

  /// Extends the window for a token that cannot end here.
  mutating func needMore(_ input: inout InputBuffer) throws(ReadError) {
    if try more(&input) { return }
    let message: String
    if let last = open.last {
      message = "the input ends in the middle of <\(names.text(last.name))>"
    } else {
      message = "the input ends in the middle of the markup"
    }
    throw ReadError(.truncatedInput, at: input.position(at: input.tail), message)
  }

  /// Moves behind a token.
  mutating func accept(upTo end: Int, _ input: inout InputBuffer) throws(ReadError) {
    try checkLength(upTo: end, input)
    input.head = end
  }

  /// Refuses a token that is too long. It comes before what is said of the token as a whole, so that
  /// the same is said when the window could not hold it.
  func checkLength(upTo end: Int, _ input: borrowing InputBuffer) throws(ReadError) {
    if end - input.head > limits.tokenBytes { throw tooLong(input) }
  }

  func tooLong(_ input: borrowing InputBuffer) -> ReadError {
    ReadError(
      .limitExceeded, at: input.position,
      "a tag, text or comment is longer than \(limits.tokenBytes) bytes")
  }

  func malformed(_ input: borrowing InputBuffer, _ index: Int, _ message: String) -> ReadError {
    // Beyond the limit nothing is looked at, whatever happens to be in the window.
    if index - input.head > limits.tokenBytes { return tooLong(input) }
    return ReadError(.malformedXML, at: input.position(at: index), message)
  }

  /// The error for a byte that is no XML character or has no place where it is.
  func unexpected(
    _ input: borrowing InputBuffer, _ index: Int, expected: String
  ) -> ReadError {
    let byte = input.bytes[index]
    if byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D {
      return malformed(
        input, index, "the control character U+00\(hexadecimal(byte)) is not allowed in XML")
    }
    return malformed(input, index, "expected \(expected)")
  }
}

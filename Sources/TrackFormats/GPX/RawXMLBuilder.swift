import Tracks

/// Writes XML events down again, in one form for all ways to write the same: only the namespace
/// declarations that are needed, where they are needed first; double quotes; no white space between
/// elements; empty elements as `<a/>`.
///
/// The text is meant to stand inside a GPX document: GPX's own elements have no prefix and need no
/// declaration.
struct RawXMLBuilder: ~Copyable {
  private struct Open {
    var name: Int32
    var hasPrefix: Bool
    var undoCount: Int
  }

  private var store = ByteStore(capacity: 1024)
  private var open: [Open] = []
  /// For each prefix (`XMLNames.none` for none) the URI that it means in what was written.
  private var declared: [Int32: Int32] = [:]
  private var undo: [(prefix: Int32, uri: Int32?)] = []
  /// The last start tag still lacks its `>`.
  private var tagIsOpen = false
  /// White space that is kept only if it is all that an element holds, or text follows.
  private var blank = ByteStore(capacity: 64)
  private var isAfterText = false
  private var isAfterStart = false

  /// Stands for GPX's namespace, by whatever URI.
  private static let gpx: Int32 = -9

  /// Forgets everything.
  mutating func reset() {
    store.truncate(to: 0)
    blank.truncate(to: 0)
    if !open.isEmpty {
      open.removeAll()
      undo.removeAll()
      declared.removeAll()
    }
    tagIsOpen = false
  }

  /// How many bytes have been written.
  var count: Int { store.count }

  /// What has been written.
  var text: String { store.text() }

  /// The bytes of what has been written, valid until more is.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: UnsafePointer(store.bytes), count: store.count)
  }

  private mutating func closeTag() {
    if tagIsOpen { store.append(0x3E) }
    tagIsOpen = false
  }

  /// Writes the start tag that a scanner has just read.
  mutating func start(
    _ scanner: borrowing XMLScanner, _ vocabulary: GPXVocabulary, _ input: borrowing InputBuffer
  ) {
    closeTag()
    blank.truncate(to: 0)
    let entry = scanner.names.entries[Int(scanner.element)]
    var uri = scanner.names.meanings[Int(scanner.name)].namespace
    var prefix = entry.prefix
    if vocabulary.isGPX(uri, scanner.names) {
      uri = RawXMLBuilder.gpx
      prefix = XMLNames.none
    }
    let new = Open(
      name: scanner.element, hasPrefix: prefix != XMLNames.none, undoCount: undo.count)
    store.append(0x3C)
    append(new, scanner.names)
    declare(prefix, uri, scanner.names)
    for attribute in scanner.attributes {
      let entry = scanner.names.entries[Int(attribute.name)]
      if entry.declares != XMLNames.none || entry.prefix == XMLNames.none { continue }
      let uri = scanner.names.uri(ofPrefix: entry.prefix)
      declare(
        entry.prefix,
        uri == XMLNames.none ? scanner.names.assumedURI(ofPrefix: entry.prefix) : uri,
        scanner.names)
    }
    for attribute in scanner.attributes {
      let entry = scanner.names.entries[Int(attribute.name)]
      if entry.declares != XMLNames.none { continue }
      store.append(0x20)
      append(name: attribute.name, scanner.names)
      store.append("=\"")
      let value = scanner.value(of: attribute, input)
      if let start = value.baseAddress { escape(start, count: value.count, inAttribute: true) }
      store.append(0x22)
    }
    open.append(new)
    tagIsOpen = true
    isAfterStart = true
    isAfterText = false
  }

  private mutating func declare(_ prefix: Int32, _ uri: Int32, _ names: borrowing XMLNames) {
    let current = declared[prefix] ?? (prefix == XMLNames.none ? RawXMLBuilder.gpx : nil)
    if current == uri || prefix == XMLNames.xml { return }
    undo.append((prefix, declared[prefix]))
    declared[prefix] = uri
    if prefix == XMLNames.none {
      store.append(" xmlns=\"")
    } else {
      store.append(" xmlns:")
      names.append(prefix, to: &store)
      store.append("=\"")
    }
    var text = uri == RawXMLBuilder.gpx ? GPXVocabulary.gpx11 : names.uri(uri)
    text.withUTF8 { bytes in
      if let start = bytes.baseAddress { escape(start, count: bytes.count, inAttribute: true) }
    }
    store.append(0x22)
  }

  private mutating func append(_ element: Open, _ names: borrowing XMLNames) {
    if element.hasPrefix {
      append(name: element.name, names)
    } else {
      append(name: names.entries[Int(element.name)].local, names)
    }
  }

  /// A name whose colons have no place is written without them.
  private mutating func append(name: Int32, _ names: borrowing XMLNames) {
    if !names.entries[Int(name)].isBadQName {
      names.append(name, to: &store)
      return
    }
    for byte in names.text(name).utf8 { store.append(byte == 0x3A ? 0x5F : byte) }
  }

  /// Writes character data.
  mutating func text(_ bytes: UnsafePointer<UInt8>, count: Int, isBlank: Bool) {
    if count == 0 { return }
    if isBlank && !isAfterText {
      blank.append(bytes, count: count)
      return
    }
    flushBlank()
    closeTag()
    escape(bytes, count: count, inAttribute: false)
    isAfterText = true
    isAfterStart = false
  }

  private mutating func flushBlank() {
    if blank.count == 0 { return }
    closeTag()
    escape(UnsafePointer(blank.bytes), count: blank.count, inAttribute: false)
    blank.truncate(to: 0)
  }

  /// Forgets white space that may turn out to be all that an element holds.
  mutating func dropBlank() { blank.truncate(to: 0) }

  /// Writes the end tag of the element begun last.
  mutating func end(_ names: borrowing XMLNames) {
    guard let last = open.popLast() else { return }
    if isAfterStart { flushBlank() }
    blank.truncate(to: 0)
    if tagIsOpen {
      store.append("/>")
      tagIsOpen = false
    } else {
      store.append("</")
      append(last, names)
      store.append(0x3E)
    }
    while undo.count > last.undoCount, let (prefix, uri) = undo.popLast() { declared[prefix] = uri }
    isAfterStart = false
    isAfterText = false
  }

  /// A place between two elements, to come back to.
  struct Mark {
    fileprivate var count: Int
    fileprivate var tagIsOpen: Bool
    fileprivate var isAfterText: Bool
  }

  /// The place where the next element will begin.
  var mark: Mark { Mark(count: store.count, tagIsOpen: tagIsOpen, isAfterText: isAfterText) }

  /// Whether nothing has been written inside the element begun last.
  var isEmptySoFar: Bool { tagIsOpen }

  /// Ends the element begun last and takes all of it back.
  ///
  /// - Parameter mark: The place before its start tag.
  mutating func takeBack(to mark: Mark, _ names: borrowing XMLNames) {
    end(names)
    store.truncate(to: mark.count)
    tagIsOpen = mark.tagIsOpen
    isAfterText = mark.isAfterText
  }

  private mutating func escape(_ bytes: UnsafePointer<UInt8>, count: Int, inAttribute: Bool) {
    var copied = 0
    for i in 0..<count {
      let replacement: StaticString
      switch bytes[i] {
      case 0x26: replacement = "&amp;"
      case 0x3C: replacement = "&lt;"
      case 0x3E where !inAttribute: replacement = "&gt;"
      case 0x22 where inAttribute: replacement = "&quot;"
      case 0x09 where inAttribute: replacement = "&#9;"
      case 0x0A where inAttribute: replacement = "&#10;"
      case 0x0D: replacement = "&#13;"
      default: continue
      }
      store.append(bytes + copied, count: i - copied)
      store.append(replacement)
      copied = i + 1
    }
    store.append(bytes + copied, count: count - copied)
  }
}

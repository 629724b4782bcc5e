import Geodesy
import Tracks

/// The start of an element in a piece of XML.
struct RawXMLElement {
  /// Its name without a prefix.
  let localName: Substring
  /// Its attributes by their names without prefixes, as written.
  let attributes: [(name: Substring, value: Substring)]

  /// What its attributes `lat` and `lon` say; nil where they are no coordinate.
  var coordinate: Coordinate? {
    func number(_ name: String) -> Double? {
      attributes.first { $0.name == name }.flatMap { Double(RawXMLTags.trimmed($0.value)) }
    }
    guard let latitude = number("lat"), let longitude = number("lon") else { return nil }
    return try? Coordinate(latitude: latitude, longitude: longitude)
  }
}

extension RawXML {
  /// The XML without some of its elements and all that is in them.
  ///
  /// - Parameter isGone: Asked for each element in the order of the text, not for those inside one
  ///   that goes.
  /// - Complexity: O(length).
  func removing(where isGone: (RawXMLElement) -> Bool) -> RawXML {
    var kept = ""
    var tags = RawXMLTags(text)
    var start = text.startIndex
    var depth = 0
    /// The depth of the element that is being left out.
    var hidden: Int?
    while let tag = tags.next() {
      switch tag.kind {
      case .start, .empty:
        depth += 1
        if hidden == nil, isGone(tags.element(of: tag)) {
          kept += text[start..<tag.range.lowerBound]
          hidden = depth
        }
        if tag.kind == .start { continue }
      case .end: break
      }
      if hidden == depth {
        hidden = nil
        start = tag.range.upperBound
      }
      depth -= 1
    }
    if hidden == nil { kept += text[start...] }
    return kept.utf8.count == text.utf8.count ? self : RawXML(text: kept)
  }

  /// The elements at the top, each with what is in it; what is between them is left out.
  ///
  /// - Complexity: O(length).
  var topElements: [Substring] {
    var tops: [Substring] = []
    var tags = RawXMLTags(text)
    var depth = 0
    var start = text.startIndex
    while let tag = tags.next() {
      if tag.kind != .end {
        if depth == 0 { start = tag.range.lowerBound }
        depth += 1
        if tag.kind == .start { continue }
      }
      depth -= 1
      if depth <= 0 {
        tops.append(text[start..<tag.range.upperBound])
        depth = 0
      }
    }
    return tops
  }
}

/// Goes through the tags of well-formed XML content. Text that is not well-formed ends the walk
/// early, and nothing worse.
struct RawXMLTags {
  enum Kind { case start, end, empty }

  struct Tag {
    let kind: Kind
    let range: Range<String.Index>
  }

  private let text: String
  private var rest: Substring

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  /// The next tag; comments, CDATA and instructions are passed over.
  mutating func next() -> Tag? {
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[open...]
      if skip("<!--", through: "-->") || skip("<![CDATA[", through: "]]>")
        || skip("<?", through: "?>")
      {
        continue
      }
      guard let close = Self.end(ofTag: rest) else { return nil }
      let tag = rest[..<close]
      rest = rest[close...]
      let isEnd = tag.utf8.dropFirst().first == UInt8(ascii: "/")
      let isEmpty = tag.utf8.dropLast().last == UInt8(ascii: "/")
      return Tag(kind: isEnd ? .end : isEmpty ? .empty : .start, range: open..<close)
    }
    return nil
  }

  /// What a start tag says.
  func element(of tag: Tag) -> RawXMLElement {
    var rest = text[tag.range].dropFirst().dropLast(tag.kind == .empty ? 2 : 1)
    let name = rest.prefix { !Self.isSpace($0) }
    rest = rest.dropFirst(name.count)
    var attributes: [(name: Substring, value: Substring)] = []
    while let equals = rest.firstIndex(of: "=") {
      let name = Self.trimmed(rest[..<equals])
      rest = rest[rest.index(after: equals)...].drop(while: Self.isSpace)
      guard let quote = rest.first, quote == "\"" || quote == "'",
        let end = rest.dropFirst().firstIndex(of: quote)
      else { break }
      attributes.append((Self.localName(name), rest.dropFirst()[..<end]))
      rest = rest[rest.index(after: end)...]
    }
    return RawXMLElement(localName: Self.localName(name), attributes: attributes)
  }

  /// Text without white space around it.
  static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }

  private static func localName(_ name: Substring) -> Substring {
    name.lastIndex(of: ":").map { name[name.index(after: $0)...] } ?? name
  }

  private static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\n" || character == "\t" || character == "\r"
      || character == "\r\n"
  }

  private mutating func skip(_ start: String, through end: String) -> Bool {
    guard rest.utf8.starts(with: start.utf8) else { return false }
    rest = rest.dropFirst(start.count)
    while !rest.isEmpty && !rest.utf8.starts(with: end.utf8) {
      rest = rest[text.utf8.index(after: rest.startIndex)...]
    }
    rest =
      rest[
        (text.utf8.index(rest.startIndex, offsetBy: end.utf8.count, limitedBy: rest.endIndex)
          ?? rest.endIndex)...]
    return true
  }

  /// Behind the `>` that ends a tag; one in an attribute's value does not.
  private static func end(ofTag tag: Substring) -> String.Index? {
    var quote: UInt8?
    for i in tag.utf8.indices {
      let byte = tag.utf8[i]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return tag.utf8.index(after: i)
      }
    }
    return nil
  }
}

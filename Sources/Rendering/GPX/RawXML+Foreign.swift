import Tracks

extension RawXML {
  /// The elements at the top that are not in GPX's namespace, as they were written: the only ones
  /// that GPX 1.0 allows among its own.
  ///
  /// - Returns: Them, and whether there were others.
  var foreign: (text: String, isAll: Bool) {
    var copy = text
    return copy.withUTF8 { bytes in
      var walk = TopElements(bytes: bytes)
      var kept: [UInt8] = []
      var isAll = true
      while let element = walk.next() {
        if element.isGPX { isAll = false } else { kept += bytes[element.range] }
      }
      return (String(decoding: kept, as: UTF8.self), isAll)
    }
  }
}

/// Finds the elements at the top of well-formed XML content.
private struct TopElements {
  let bytes: UnsafeBufferPointer<UInt8>
  private var i = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> (range: Range<Int>, isGPX: Bool)? {
    var depth = 0
    var start = 0
    var isGPX = false
    while i < bytes.count {
      guard bytes[i] == UInt8(ascii: "<") else {
        i += 1
        continue
      }
      let tag = i
      if skip("<!--", through: "-->") || skip("<![CDATA[", through: "]]>")
        || skip("<?", through: "?>")
      {
        continue
      }
      skipTag()
      // Text that is not well-formed is nobody's promise, but must not trap.
      guard i - tag > 2 else { return nil }
      if bytes[tag + 1] == UInt8(ascii: "/") {
        depth -= 1
      } else {
        if depth == 0 {
          start = tag
          isGPX = self.isGPX(tag..<i)
        }
        if bytes[i - 2] != UInt8(ascii: "/") { depth += 1 }
      }
      if depth <= 0 { return (start..<i, isGPX) }
    }
    return nil
  }

  /// Moves behind the tag that begins here; `>` in attribute values does not end it.
  private mutating func skipTag() {
    var quote: UInt8?
    while i < bytes.count {
      let byte = bytes[i]
      i += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return
      }
    }
  }

  private mutating func skip(_ start: StaticString, through end: StaticString) -> Bool {
    guard stands(start, at: i) else { return false }
    i += start.utf8CodeUnitCount
    while i < bytes.count && !stands(end, at: i) { i += 1 }
    i = min(i + end.utf8CodeUnitCount, bytes.count)
    return true
  }

  private func stands(_ text: StaticString, at place: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  /// Whether a start tag has no prefix and no default namespace but GPX's.
  private func isGPX(_ tag: Range<Int>) -> Bool {
    let name = bytes[tag].prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ">") }
    if name.contains(UInt8(ascii: ":")) { return false }
    let mark: StaticString = " xmlns="
    guard let place = tag.first(where: { stands(mark, at: $0) }) else { return true }
    let start = place + mark.utf8CodeUnitCount + 1
    return GPXVersion.allCases.contains { version in
      let end = start + version.namespace.utf8CodeUnitCount
      // The mark of the quotation ends it too.
      return stands(version.namespace, at: start) && end < tag.upperBound
        && bytes[end] == bytes[start - 1]
    }
  }
}

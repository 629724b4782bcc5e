import Testing

@testable import TrackFormats

@Suite struct XMLScannerTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("a&amp;b", "a&b"), ("&lt;&gt;&quot;&apos;", "<>\"'"),
    ("&#65;&#x42;&#x1F3C3;", "AB🏃"), ("&#x0000041;", "A"), ("a\r\nb\rc", "a\nb\nc"),
    ("&#13;&#10;", "\r\n"), ("<![CDATA[a]]>b<![CDATA[c]]>", "abc"), ("<![CDATA[]]>", ""),
    ("<![CDATA[&amp;<b>]]>", "&amp;<b>"), ("<![CDATA[a\r\nb\r]]>", "a\nb\n"),
    ("a<!-- x -->b<?p?>c", "abc"), ("]]", "]]"), ("]] >", "]] >"), ("  a  ", "  a  "),
    ("Höhenweg & 東京".replacing("&", with: "&amp;"), "Höhenweg & 東京"),
    ("a\r", "a\n"), ("\r\r\n\r", "\n\n\n"), ("x\r<!---->\ny", "x\n\ny"),
    ("]]]]<![CDATA[>]]>", "]]]]>"),
  ])
  func characterData(text: String, expected: String) {
    for chunk in Array(1...12) + [1 << 18] {
      let lines = XMLTesting.trace("<a>\(text)</a>", chunk: chunk)
      let texts = lines.filter { $0.hasPrefix("text ") }
      #expect(texts == (expected.isEmpty && texts.isEmpty ? [] : ["text \(expected)"]))
      #expect(lines.last == "finished")
      // The whole content of an element is the same, whichever way it is asked for.
      #expect(content("<a>\(text)</a>", chunk: chunk) == expected)
    }
  }

  @Test(arguments: [1, 7, 64, 1 << 18])
  func whatWasSaidOfLongTextOutsideTheRootElementDependedOnThePieces(chunk: Int) {
    var limits = ReadLimits()
    limits.tokenBytes = 20
    let long = String(repeating: "x", count: 100)
    let space = String(repeating: " ", count: 100)
    for (text, outcome) in [
      (long, "error malformed-xml 1:1"), (" " + long + "<a/>", "error malformed-xml 1:2"),
      ("<a/>" + long, "error malformed-xml 1:5"), ("<a/>\n&amp;", "error malformed-xml 2:1"),
      (space + "<a/>" + space, "finished"), ("\u{1}", "error malformed-xml 1:1"),
      ("<?xml \(long)?><a/>", "error limit-exceeded 1:1"),
    ] {
      let lines = XMLTesting.trace(Array(text.utf8), chunk: chunk, limits: limits)
      #expect(lines.last == outcome, "\(text)")
    }
  }

  private func content(_ text: String, chunk: Int) -> String? {
    var input = InputBuffer(Array(text.utf8), chunk: chunk)
    var scanner = XMLScanner(limits: ReadLimits())
    do throws(ReadError) {
      guard case .start = try scanner.next(&input) else { return nil }
      try scanner.readContent(&input)
      let content = scanner.text
      guard case .finished = try scanner.next(&input) else { return nil }
      return content
    } catch { return nil }
  }

  @Test func contentTakesInTheTextOfInnerElements() {
    for chunk in [1, 5, 1 << 18] {
      #expect(content("<a>x<b>y<c/></b>z</a>", chunk: chunk) == "xyz")
      #expect(content("<a/>", chunk: chunk) == "")
      #expect(content("<a></a>", chunk: chunk) == "")
    }
  }

  @Test(arguments: [
    ("&", "1:4"), ("&;", "1:4"), ("&amp", "1:4"), ("& b", "1:4"), ("a&#;", "1:5"), ("&#x;", "1:4"),
    ("&#65", "1:4"), ("&#xG;", "1:4"), ("&#0;", "1:4"), ("&#1;", "1:4"), ("&#xD800;", "1:4"),
    ("&#xFFFE;", "1:4"), ("&#x110000;", "1:4"), ("&#99999999999999999999;", "1:4"),
    ("&#X41;", "1:4"),
    ("ab]]>", "1:6"), ("a\u{B}", "1:5"), ("<![CDATA[\u{1}]]>", "1:13"), ("<![cdata[x]]>", "1:4"),
    ("a\u{FFFF}", "1:5"),
  ])
  func malformedText(text: String, place: String) {
    for chunk in Array(1...12) + [1 << 18] {
      #expect(
        XMLTesting.outcome("<a>\(text)</a>", chunk: chunk) == "error malformed-xml \(place)")
    }
  }

  @Test(arguments: [("<a>x\n &ntilde;</a>", "2:2"), ("<a b='&nbsp;'/>", "1:7")])
  func anUndeclaredEntityIsNamedWhereItStands(text: String, place: String) {
    for chunk in [1, 3, 1 << 18] {
      #expect(XMLTesting.outcome(text, chunk: chunk) == "error undeclared-entity \(place)")
    }
  }
}

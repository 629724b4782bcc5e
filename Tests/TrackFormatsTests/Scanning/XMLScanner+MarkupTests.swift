import Testing

@testable import TrackFormats

@Suite struct XMLScannerMarkupTests {
  @Test(arguments: [
    "<?xml version='1.0'?><a/>", "<?xml version=\"1.1\" ?><a/>",
    "<?xml version='1.0' encoding='utf-8'?><a/>", "<?xml version='1.0' encoding='US-ASCII'?><a/>",
    "<?xml\nversion = '1.0'\tstandalone = 'no'?><a/>", "<!----><a/>", "<!-- - --><a/>",
    "<!--<a>&x;--><a/>", "<?p?><a/>", "<?p ??><a/>", "<?xml-stylesheet href='x'?><a/>",
    "<a><?xmlx?></a>",
  ])
  func wellFormed(text: String) {
    for chunk in Array(1...20) + [1 << 18] {
      #expect(XMLTesting.outcome(text, chunk: chunk) == "finished")
    }
  }

  @Test(arguments: [
    ("<?xml?><a/>", "1:6"), ("<?xml encoding='UTF-8'?><a/>", "1:7"),
    ("<?xml version='2.0'?><a/>", "1:16"), ("<?xml version='1.0'encoding='UTF-8'?><a/>", "1:20"),
    ("<?xml version='1.0' standalone='maybe'?><a/>", "1:33"),
    ("<?xml version='1.0' x='y'?><a/>", "1:21"), ("<?XML version='1.0'?><a/>", "1:1"),
    ("<a><?xml version='1.0'?></a>", "1:4"), ("<!-- x -->\n<?xml version='1.0'?><a/>", "2:1"),
    ("<!-- a -- b --><a/>", "1:8"), ("<!-- a ---><a/>", "1:8"), ("<!-- \u{1} --><a/>", "1:6"),
    ("<?1?><a/>", "1:3"), ("<? p?><a/>", "1:3"), ("<?p\u{1}?><a/>", "1:4"), ("<!x><a/>", "1:1"),
    ("<![CDATA[x]]><a/>", "1:1"), ("<a><!DOCTYPE a></a>", "1:4"),
  ])
  func malformed(text: String, place: String) {
    for chunk in Array(1...20) + [1 << 18] {
      #expect(
        XMLTesting.outcome(text, chunk: chunk) == "error malformed-xml \(place)", "chunk \(chunk)")
    }
  }

  @Test(arguments: ["ISO-8859-1", "UTF-16", "windows-1252", "x-unknown"])
  func anotherEncodingIsNamed(encoding: String) throws {
    let text = "<?xml version='1.0' encoding='\(encoding)'?><a/>"
    #expect(XMLTesting.outcome(text) == "error unsupported-encoding 1:31")
    let error = #expect(throws: ReadError.self) { try XMLTesting.read(text) }
    #expect(error?.message.contains(encoding) == true)
  }

  @Test func blanksBeforeTheDeclarationAreAFindingAndBlanksBeforeTheRootAreNot() {
    #expect(
      XMLTesting.trace(" \n<?xml version='1.0'?><a/>").last == "finding leading-whitespace 1:1 x1")
    #expect(XMLTesting.trace(" \n<a/>").last == "finished")
  }
}

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
    ("<?1?><a/>", "1:3"), ("<? p?><a/>", "1:3"), ("<?p?d?><a/>", "1:4"), ("<?p\u{1}?><a/>", "1:4"),
    ("<!x><a/>", "1:1"),
    ("<![CDATA[x]]><a/>", "1:1"), ("<a><!DOCTYPE a></a>", "1:4"),
  ])
  func malformed(text: String, place: String) {
    for chunk in Array(1...20) + [1 << 18] {
      #expect(
        XMLTesting.outcome(text, chunk: chunk) == "error malformed-xml \(place)", "chunk \(chunk)")
    }
  }

  @Test(arguments: ["x-unknown", "KOI8-R", "ISO-8859-15", "UTF-32"])
  func anotherEncodingIsNamed(encoding: String) throws {
    let text = "<?xml version='1.0' encoding='\(encoding)'?><a/>"
    #expect(XMLTesting.outcome(text) == "error unsupported-encoding 1:31")
    let error = #expect(throws: ReadError.self) { try XMLTesting.read(text) }
    #expect(error?.message.contains("the encoding \(encoding) is not read") == true)
  }

  private static func utf16(_ text: String) -> [UInt8] {
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  @Test(arguments: [
    // .NET's StringWriter says UTF-16, whatever the file becomes.
    (Array("<?xml version='1.0' encoding='utf-16'?><a>ж</a>".utf8), "utf-16", "UTF-8"),
    (
      [0xEF, 0xBB, 0xBF] + Array("<?xml version='1.0' encoding='iso-8859-1'?><a>ж</a>".utf8),
      "iso-8859-1", "UTF-8"
    ),
    (utf16("<?xml version='1.0' encoding='UTF-8'?><a>ж</a>"), "UTF-8", "UTF-16"),
    (utf16("<?xml version='1.0' encoding='UTF-16BE'?><a>ж</a>"), "UTF-16BE", "UTF-16"),
    (utf16("<?xml version='1.0' encoding='Windows-1252'?><a>ж</a>"), "Windows-1252", "UTF-16"),
  ])
  func whereDeclarationAndBytesDisagreeTheBytesAreRight(
    bytes: [UInt8], declared: String, actual: String
  ) {
    for chunk in Array(1...20) + [1 << 18] {
      let trace = XMLTesting.trace(bytes, chunk: chunk)
      #expect(trace.contains("text ж"))
      #expect(trace.last == "finding invalid-encoding 1:31 x1")
    }
    var input = InputBuffer(bytes)
    var scanner = XMLScanner(limits: ReadLimits())
    _ = try? scanner.next(&input)
    let message = scanner.findings.findings.first?.message ?? ""
    #expect(message.contains("says \(declared)"))
    #expect(message.contains("read as \(actual)"))
  }

  @Test(arguments: ["UTF-16", "utf-16le", "ISO-10646-UCS-2"])
  func whereTheyAgreeNothingIsSaid(label: String) {
    let bytes = Self.utf16("<?xml version='1.0' encoding='\(label)'?><a>ж</a>")
    #expect(XMLTesting.trace(bytes).last == "finished")
  }

  @Test func anEncodingNamedTooLateIsNotIgnored() {
    let blanks = String(repeating: " ", count: 5000)
    let text = "<?xml version='1.0'\(blanks)encoding='latin1'?><a/>"
    #expect(XMLTesting.outcome(text) == "error unsupported-encoding 1:5030")
  }

  @Test func blanksBeforeTheDeclarationAreAFindingAndBlanksBeforeTheRootAreNot() {
    #expect(
      XMLTesting.trace(" \n<?xml version='1.0'?><a/>").last == "finding leading-whitespace 1:1 x1")
    #expect(XMLTesting.trace(" \n<a/>").last == "finished")
  }
}

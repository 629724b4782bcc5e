import Testing

@testable import TrackFormats

/// The names that tools and tests are shown.
struct XMLScannerNamesTests {
  @Test func prefixesAreResolved() throws {
    let text =
      "<a xmlns='urn:d' xmlns:p='urn:p' b='1' p:c='&lt;2' q:e='3'><p:f/><q:g/><h xmlns='' xml:i='4'/></a>"
    var input = InputBuffer(Array(text.utf8), chunk: 7)
    var scanner = XMLScanner(limits: ReadLimits())
    var lines: [String] = []
    while true {
      let event = try scanner.next(&input)
      if case .finished = event { break }
      let name = scanner.elementName
      var line = "\(event) {\(name.uri)}\(name.local)"
      if case .start = event {
        scanner.forEachAttribute(input) { name, value in
          line += " {\(name.uri)}\(name.local)=\(String(decoding: value, as: UTF8.self))"
        }
      }
      lines.append(line)
    }
    let undeclared = "urn:undeclared-prefix:q"
    let xml = "http://www.w3.org/XML/1998/namespace"
    #expect(
      lines == [
        "start {urn:d}a {}b=1 {urn:p}c=<2 {\(undeclared)}e=3",
        "start {urn:p}f", "end {urn:p}f", "start {\(undeclared)}g", "end {\(undeclared)}g",
        "start {}h {\(xml)}i=4", "end {}h", "end {urn:d}a",
      ])
  }
}

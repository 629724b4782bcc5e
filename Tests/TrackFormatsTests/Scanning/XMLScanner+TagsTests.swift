import Testing

@testable import TrackFormats

@Suite struct XMLScannerTagsTests {
  @Test(arguments: [
    ("<a b='1' c=\"2\"/>", "start a at 1:1 b=1| c=2|"),
    ("<a b = '1'\n\tc\r\n=\n\"2\" />", "start a at 1:1 b=1| c=2|"),
    ("<a b='\"' c=\"'\"/>", "start a at 1:1 b=\"| c='|"),
    ("<a b=' \t\n\r\r\nx\r'/>", "start a at 1:1 b=     x |"),
    ("<a b='&#9;&#10;&#13;&#x20;'/>", "start a at 1:1 b=\t\n\r |"),
    ("<a b='&lt;&gt;&amp;&quot;&apos;'/>", "start a at 1:1 b=<>&\"'|"),
    ("<a b='>]]>'/>", "start a at 1:1 b=>]]>|"),
    ("<a b=''/>", "start a at 1:1 b=|"),
    ("<a xml:lang='de'/>", "start a at 1:1 xml:lang=de|"),
    ("<p:a xmlns:p='urn:p'/>", "start {urn:p}a at 1:1 xmlns:p=urn:p|"),
    ("<a b='\u{FFFD}\u{EF00}x'/>", "start a at 1:1 b=\u{FFFD}\u{EF00}x|"),
  ])
  func startTags(text: String, line: String) {
    let lines = XMLTesting.trace(text)
    #expect(lines.first == line)
    #expect(lines.contains("finished"))
    for chunk in 1...20 { #expect(XMLTesting.trace(text, chunk: chunk) == lines) }
  }

  @Test(arguments: [
    ("< a/>", "1:2"), ("<1/>", "1:2"), ("<a b/>", "1:5"), ("<a b=1/>", "1:6"),
    ("<a b='1'c='2'/>", "1:9"), ("<a b='<'/>", "1:7"), ("<a b='&'/>", "1:7"),
    ("<a b='&x'/>", "1:7"), ("<a b='1' b='2'/>", "1:10"), ("<a / >", "1:5"), ("<a =''/>", "1:4"),
    ("<a b='\u{2}'/>", "1:7"), ("<a b='\u{FFFF}'/>", "1:7"), ("<a \u{0}/>", "1:4"),
    ("<a xmlns:p='u' xmlns:q='u' p:x='1' q:x='2'/>", "1:1"), ("<a></a b>", "1:8"),
    ("<a><b =", "1:7"), ("<\u{D7}/>", "1:2"), ("<a b='&#0;'/>", "1:7"),
  ])
  func malformedTagsAreRefusedAtTheirPlace(text: String, place: String) {
    for chunk in Array(1...20) + [1 << 18] {
      #expect(XMLTesting.outcome(text, chunk: chunk) == "error malformed-xml \(place)")
    }
  }

  @Test func equalLocalNamesInDifferentNamespacesAreNoDuplicates() {
    #expect(
      XMLTesting.outcome("<a xmlns:p='u' xmlns:q='v' p:x='1' q:x='2' x='3'/>") == "finished")
  }

  @Test(arguments: [
    ("<p:a/>", 1), ("<a p:b='1'/>", 1), ("<p:a><p:b/></p:a>", 2), ("<a><p:b/><p:b/></a>", 2),
    ("<a:b:c/>", 1), ("<:a/>", 1), ("<a xmlns:p=''/>", 1), ("<a xmlns:p='u'><p:b/></a>", 0),
  ])
  func namespaceTroubleIsAFindingAndIsCounted(text: String, count: Int) {
    let lines = XMLTesting.trace(text)
    #expect(lines.contains("finished"))
    let findings = lines.filter { $0.hasPrefix("finding namespace") }
    #expect(findings.count == min(count, 1))
    #expect(count == 0 || findings.first?.hasSuffix(" x\(count)") == true, "\(findings)")
  }

  @Test(arguments: ["a:b:c=''", "xmlns:p:q='u'", ":a=''", "a:=''", "a:1=''"])
  func attributesWithAColonOutOfPlaceWerePassedOverInSilence(attribute: String) {
    let lines = XMLTesting.trace("<a \(attribute)/>")
    #expect(lines.contains("finished"))
    #expect(lines.last == "finding namespace 1:1 x1")
  }

  @Test func manyAttributesTakeLinearTime() {
    let many = (0..<60_000).map { "a\($0)='\($0)'" }.joined(separator: " ")
    #expect(XMLTesting.outcome("<a \(many)/>") == "finished")
    #expect(XMLTesting.outcome("<a \(many) a59999=''/>").hasPrefix("error malformed-xml"))
  }
}

import Testing
import Tracks

@testable import TrackFormats

@Suite struct RawXMLBuilderTests {
  private func extensions(_ content: String, root: String = "") throws -> String? {
    try XMLTesting.read(
      "<gpx xmlns='\(GPXVocabulary.gpx11)' xmlns:g='\(GPXVocabulary.gpx11)' \(root)><extensions>"
        + content + "</extensions></gpx>"
    ).document.metadata.documentExtensions?.text
  }

  @Test(arguments: [
    ("<a/>", "<a/>"), ("<a></a>", "<a/>"), ("<g:a/>", "<a/>"), ("<a  b = '1' />", "<a b=\"1\"/>"),
    ("<a> <b/> </a>", "<a><b/></a>"), ("<a> </a>", "<a> </a>"),
    ("<a>x <b/> y</a>", "<a>x <b/> y</a>"),
    ("<a>x&amp; <b/></a>", "<a>x&amp; <b/></a>"), ("<a><![CDATA[<x>]]></a>", "<a>&lt;x&gt;</a>"),
    ("<a><!-- c --><?p?></a>", "<a/>"),
    ("<a b='&#10;&#9;&#13;\"'/>", "<a b=\"&#10;&#9;&#13;&quot;\"/>"),
    ("<a>&#13;</a>", "<a>&#13;</a>"), ("<a xmlns=''/>", "<a xmlns=\"\"/>"),
    ("<a xmlns='u'><b/></a>", "<a xmlns=\"u\"><b/></a>"),
    ("<a xmlns='u'><g:b/></a>", "<a xmlns=\"u\"><b xmlns=\"\(GPXVocabulary.gpx11)\"/></a>"),
    (
      "<p:a xmlns:p='u'><p:b/><p:b xmlns:p='v'/><p:b/></p:a>",
      "<p:a xmlns:p=\"u\"><p:b/><p:b xmlns:p=\"v\"/><p:b/></p:a>"
    ),
    (
      "<a xmlns:p='u' xmlns:unused='w'><p:b/><p:c/></a>",
      "<a><p:b xmlns:p=\"u\"/><p:c xmlns:p=\"u\"/></a>"
    ),
    ("<a xmlns:p='u' p:x='1' xml:lang='de'/>", "<a xmlns:p=\"u\" p:x=\"1\" xml:lang=\"de\"/>"),
    ("<q:a q:b='1'/>", "<q:a xmlns:q=\"urn:undeclared-prefix:q\" q:b=\"1\"/>"),
    ("<gpxx:a/>", "<gpxx:a xmlns:gpxx=\"http://www.garmin.com/xmlschemas/GpxExtensions/v3\"/>"),
    ("<p:a xmlns:p='u&amp;\"'/>", "<p:a xmlns:p=\"u&amp;&quot;\"/>"),
    ("<a:b:c/>", "<a_b_c xmlns=\"\"/>"), ("<a/> <b/>", "<a/><b/>"),
  ])
  func oneFormForAllWaysToWriteTheSame(content: String, expected: String) throws {
    let once = try #require(try extensions(content))
    #expect(once == expected)
    // What was written is read as the same again, in any GPX file.
    #expect(try extensions(once) == once)
    #expect(try extensions(" \(once)\n") == once)
  }

  @Test func withoutANamespaceGPXsOwnElementsNeedNone() throws {
    let text = try XMLTesting.read("<gpx><extensions><a><b/></a></extensions></gpx>")
      .document.metadata.documentExtensions?.text
    #expect(text == "<a><b/></a>")
  }

  @Test func whatIsOverIsForgotten() throws {
    // Each top element declares for itself what it needs.
    let text = try extensions("<p:a xmlns:p='u'/><p:a xmlns:p='u'/>")
    #expect(text == "<p:a xmlns:p=\"u\"/><p:a xmlns:p=\"u\"/>")
  }
}

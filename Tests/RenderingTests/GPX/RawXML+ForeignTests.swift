import Testing
import Tracks

@testable import Rendering

@Suite struct RawXMLForeignTests {
  @Test(arguments: [
    ("", "", true),
    ("<a:b xmlns:a=\"u\"/>", "<a:b xmlns:a=\"u\"/>", true),
    ("<power>1</power>", "", false),
    ("<power/><a:b xmlns:a=\"u\">1</a:b><x/>", "<a:b xmlns:a=\"u\">1</a:b>", false),
    ("<b xmlns=\"u\"><c/></b>", "<b xmlns=\"u\"><c/></b>", true),
    ("<b xmlns='u'/>", "<b xmlns='u'/>", true),
    ("<b xmlns=\"http://www.topografix.com/GPX/1/1\"/>", "", false),
    ("<b a=\" xmlns:a='u'\"/>", "", false),
    ("<a:b q=\"/>\"><c>]]&gt;</c></a:b>", "<a:b q=\"/>\"><c>]]&gt;</c></a:b>", true),
    (
      "<a:b><!-- </a:b> --><![CDATA[</a:b>]]><?p </a:b>?></a:b><c/>",
      "<a:b><!-- </a:b> --><![CDATA[</a:b>]]><?p </a:b>?></a:b>", false
    ),
    ("<a:b><c/>", "", true), ("<", "", true), ("<a:b", "", true),
  ])
  func onlyElementsOfOthersAreForeign(text: String, foreign: String, isAll: Bool) {
    let result = RawXML(text: text).foreign
    #expect(result.text == foreign)
    #expect(result.isAll == isAll)
  }
}

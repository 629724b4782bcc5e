import Geodesy
import Testing
import Tracks

@testable import Geofencing

@Suite struct RawXMLElementsTests {
  static let text =
    "<a:x xmlns:a='u>v'><!-- <b lat='1' lon='2'/> --><a:b lat = \"1\" a:lon='2' >t<c/></a:b>"
    + "<![CDATA[<b/>]]></a:x> <d lat='91' lon='0'/><?p <b/>?><e/>"

  @Test func elementsAreTakenOut() {
    var seen: [String] = []
    let kept = RawXML(text: Self.text).removing { element in
      seen.append(String(element.localName))
      return element.coordinate == at(1, 2)
    }
    #expect(seen == ["x", "b", "d", "e"])
    #expect(
      kept.text
        == "<a:x xmlns:a='u>v'><!-- <b lat='1' lon='2'/> --><![CDATA[<b/>]]></a:x> "
        + "<d lat='91' lon='0'/><?p <b/>?><e/>")
    #expect(RawXML(text: Self.text).removing { $0.localName == "e" }.text.hasSuffix("?>"))
    #expect(RawXML(text: Self.text).removing { _ in false }.text == Self.text)
  }

  @Test func topElements() {
    #expect(
      RawXML(text: Self.text).topElements.map { String($0.prefix(4)) } == ["<a:x", "<d l", "<e/>"])
  }

  @Test(arguments: [
    "<a", "<a b='", "</a></a><b>", "<!--", "<![CDATA[x", "<a><b", "", "<>", "< >", "é<é é='<'",
  ])
  func whatIsNoXMLDoesNotTrap(text: String) {
    _ = RawXML(text: text).removing { $0.coordinate != nil }
    _ = RawXML(text: text).topElements
  }
}

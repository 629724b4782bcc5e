import Testing

@testable import Tracks

@Suite struct FixDetailsTests {
  @Test func anythingSaidIsNotEmpty() {
    #expect(FixDetails().isEmpty)
    var linked = FixDetails()
    linked.links = [Link(href: "https://example.org")]
    #expect(!linked.isEmpty)
    var extended = FixDetails()
    extended.extensions = RawXML(text: "<a xmlns=\"x\"/>")
    #expect(!extended.isEmpty)
  }

  @Test func linksAreChangedInPlaceAndNeverThoseOfACopy() {
    var details = FixDetails()
    details.updateLinks { $0.append(Link(href: "a")) }
    let copy = details
    details.updateLinks { $0.append(Link(href: "b")) }
    #expect(details.links.map(\.href) == ["a", "b"])
    #expect(copy.links.map(\.href) == ["a"])
  }
}

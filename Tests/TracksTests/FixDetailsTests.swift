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
}

import Testing
import Tracks

@testable import Geofencing

@Suite struct ItemDetailsForgettingTests {
  private var details: ItemDetails {
    var details = ItemDetails()
    details.text.name = "Home"
    details.text.comment = "c"
    details.text.type = "running"
    details.text.links = [Link(href: "l")]
    details.text.extensions = RawXML(text: "<x/>")
    details.id = JSONText(text: "\"home\"")
    details.number = "7"
    details.properties = JSONMembers(
      ["name", "stroke", "address"].map {
        JSONMembers.Member(key: $0, value: JSONText(text: "\"v\""))
      })
    details.foreignMembers = JSONMembers([JSONMembers.Member(key: "f", value: JSONText(text: "1"))])
    details.overlay = JSONText(text: "{\"style\":{\"lineWidth\":4},\"id\":\"home\"}")
    return details
  }

  @Test func whatIsNoWordStays() {
    var forgotten = details
    forgotten.forgetWords(keepingNames: false)
    var kept = ItemDetails()
    kept.text.type = "running"
    kept.number = "7"
    kept.properties = JSONMembers([
      JSONMembers.Member(key: "stroke", value: JSONText(text: "\"v\""))
    ])
    kept.overlay = JSONText(text: "{\"style\":{\"lineWidth\":4}}")
    #expect(forgotten == kept)
  }

  @Test func namesCanStay() {
    var forgotten = details
    forgotten.forgetWords(keepingNames: true)
    #expect(forgotten.text.name == "Home" && forgotten.text.comment == nil)
    #expect(forgotten.id != nil)
    #expect(forgotten.properties?.members.map(\.key) == ["name", "stroke"])
  }
}

import Testing

@testable import Tracks

@Suite struct JSONTextTests {
  @Test func aMemberIsFoundByItsKey() {
    let members = JSONMembers([
      .init(key: "id", value: JSONText(text: "9007199254740993")),
      .init(key: "name", value: JSONText(text: "\"a\"")),
    ])
    #expect(members["id"]?.text == "9007199254740993")
    #expect(members["nothing"] == nil)
    #expect(!members.isEmpty)
    #expect(JSONMembers().isEmpty)
  }
}

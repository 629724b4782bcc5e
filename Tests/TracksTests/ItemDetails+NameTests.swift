import Testing

@testable import Tracks

@Suite struct ItemDetailsNameTests {
  static func members(_ pairs: [(String, String)]) -> JSONMembers {
    JSONMembers(pairs.map { JSONMembers.Member(key: $0.0, value: JSONText(text: $0.1)) })
  }

  @Test func withoutPropertiesTheWordsSayIt() {
    var details = ItemDetails()
    details.rename(to: "new")
    #expect(details.text.name == "new" && details.properties == nil)
  }

  @Test(
    arguments: [
      // The property that the name was read from.
      (
        [("a", "1"), ("name", "\"old\""), ("b", "2")], "old",
        [("a", "1"), ("name", "\"new\""), ("b", "2")]
      ),
      ([("title", "\"old\"")], "old", [("title", "\"new\"")]),
      (
        [("title", "\"old\""), ("name", "\"\\u006fld\"")], "old",
        [("title", "\"new\""), ("name", "\"new\"")]
      ),
      // A title that says something else stays.
      (
        [("title", "\"other\""), ("name", "\"old\"")], "old",
        [("title", "\"other\""), ("name", "\"new\"")]
      ),
      ([], nil, [("name", "\"new\"")]),
      ([("name", "5")], nil, [("name", "5"), ("title", "\"new\"")]),
    ] as [([(String, String)], String?, [(String, String)])])
  func thePropertySaysItToo(
    properties: [(String, String)], old: String?, expected: [(String, String)]
  ) {
    var details = ItemDetails()
    details.text.name = old
    details.properties = Self.members(properties)
    details.rename(to: "new")
    #expect(details.text.name == "new")
    #expect(details.properties == Self.members(expected))
  }
}

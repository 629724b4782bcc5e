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

  @Test(arguments: [
    (#""a""#, false), (#""\ud800""#, true), (#""\uD800\uDC00""#, false), (#""\udc00\ud800""#, true),
    (#""\\ud800""#, false), (#""\\\ud800""#, true), (#"["\ud83d\ude00","\uDfFf"]"#, true),
    (#"{"\ud800":1}"#, true), (#""\ud800\ud800\udc00""#, true), (#""\ud83dx\ude00""#, true),
    (#""\u0041\ufffd""#, false), ("12", false), (#""\n\ud83d\ude00\"""#, false),
  ])
  func halfCharactersAreFound(text: String, expected: Bool) {
    #expect(JSONText(text: text).hasLoneSurrogate == expected)
  }
}

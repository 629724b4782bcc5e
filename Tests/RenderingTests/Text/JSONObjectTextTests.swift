import Testing
import Tracks

@testable import Rendering

@Suite struct JSONObjectTextTests {
  private func members(_ text: String) -> [String]? {
    JSONObjectText.members(of: JSONText(text: text))?.map { "\($0.key)|\($0.text)" }
  }

  @Test(arguments: [
    ("{}", []), (#"{"a":1}"#, [#"a|"a":1"#]),
    (
      #"{"a":[1,2,{"b":3}],"c":{"d":4,"e":5}}"#, [#"a|"a":[1,2,{"b":3}]"#, #"c|"c":{"d":4,"e":5}"#]
    ),
    (
      #"{"a,\"b":"x,\\","}":"{[\"","\u0063":null}"#,
      [#"a,"b|"a,\"b":"x,\\""#, #"}|"}":"{[\"""#, #"c|"\u0063":null"#]
    ),
  ])
  func tables(text: String, expected: [String]) { #expect(members(text) == expected) }

  @Test(arguments: ["1", "[]", "\"{}\"", "null", "", "{"])
  func otherValuesHaveNoMembers(text: String) { #expect(members(text) == nil) }
}

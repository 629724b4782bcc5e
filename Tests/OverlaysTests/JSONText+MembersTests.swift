import Foundation
import RoutelayTestSupport
import Testing
import Tracks

@testable import Overlays

@Suite struct JSONTextMembersTests {
  @Test func membersInOrder() {
    let text = JSONText(
      text: #" {"a":1, "b\"\\":{"c":[1,{"d":":,"}]} ,"é":"}\\","":[]} "#.trimmingCharacters(
        in: .whitespaces))
    let members = text.members?.members
    #expect(members?.map(\.key) == ["a", "b\"\\", "é", ""])
    #expect(members?.map(\.value.text) == ["1", #"{"c":[1,{"d":":,"}]}"#, #""}\\""#, "[]"])
    #expect(JSONText(text: "{}").members == JSONMembers())
  }

  @Test(arguments: ["[]", "1", "\"{}\"", "", "{", "null"])
  func otherValuesHaveNoMembers(_ text: String) {
    #expect(JSONText(text: text).members == nil)
  }

  @Test func elements() {
    #expect(JSONText(text: "[]").elements == [])
    #expect(
      JSONText(text: #"[1,[2,3],"a,]",{}]"#).elements?.map(\.text)
        == ["1", "[2,3]", #""a,]""#, "{}"])
    #expect(JSONText(text: "{}").elements == nil)
  }

  @Test(arguments: [
    ("1", 1.0), ("-0.5", -0.5), ("1e3", 1000), ("1e400", nil), ("true", nil), ("\"1\"", nil),
    ("null", nil), ("", nil),
  ])
  func numbers(_ text: String, _ expected: Double?) {
    #expect(JSONText(text: text).decodedNumber == expected)
  }

  /// The members that Foundation finds, with the values that it reads.
  @Test func agreesWithFoundation() throws {
    func value(_ random: inout SeededGenerator, depth: Int) -> Any {
      switch random.int(in: 0...(depth > 0 ? 4 : 2)) {
      case 0: return random.int(in: -99...99)
      case 1: return ["\"", "\\", "a,b", "{}", "[", ":", "é\n"][random.int(in: 0...6)]
      case 2: return random.oneIn(2)
      case 3: return (0..<random.int(in: 0...3)).map { _ in value(&random, depth: depth - 1) }
      default:
        var object: [String: Any] = [:]
        for i in 0..<random.int(in: 0...3) {
          object["\(i)\",{"] = value(&random, depth: depth - 1)
        }
        return object
      }
    }
    try forEachSeed { random in
      var object: [String: Any] = [:]
      for i in 0..<random.int(in: 0...5) { object["k\(i)\\"] = value(&random, depth: 3) }
      let data = try JSONSerialization.data(withJSONObject: object)
      let members = try #require(JSONText(text: String(decoding: data, as: UTF8.self)).members)
      try #require(Set(members.members.map(\.key)) == Set(object.keys))
      for member in members.members {
        let again = try JSONSerialization.jsonObject(
          with: Data(member.value.text.utf8), options: .fragmentsAllowed)
        try #require(([again] as NSArray) == ([object[member.key] as Any] as NSArray))
      }
    }
  }
}

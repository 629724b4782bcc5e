import Testing
import Tracks

@testable import TrackFormats

struct JSONTextValuesTests {
  @Test func valuesAreReadFromTheirText() {
    #expect(JSONText(text: #""a\nb""#).string == "a\nb")
    #expect(JSONText(text: #""é""#).string == "é")
    #expect(JSONText(text: "5").string == nil)
    #expect(JSONText(text: "-1.5e1").number == -15)
    #expect(JSONText(text: "\"5\"").number == nil)
    #expect(JSONText(text: "null").number == nil)
    #expect(JSONText(text: #"{"a":[1,2],"b":null}"#).members?["a"]?.text == "[1,2]")
    #expect(JSONText(text: "[]").members == nil)
    #expect(JSONText(text: "{}").members == JSONMembers())
  }
}

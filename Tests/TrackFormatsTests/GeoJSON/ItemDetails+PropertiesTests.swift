import Testing
import Tracks

@testable import TrackFormats

struct ItemDetailsPropertiesTests {
  @Test(arguments: [
    (["name", "title"], "name"), (["title", "name"], "name"), (["title"], "title"), ([], nil),
  ])
  func nameComesBeforeTitle(keys: [String], expected: String?) {
    var details = ItemDetails()
    details.properties = JSONMembers(
      keys.map { JSONMembers.Member(key: $0, value: JSONText(text: "\"\($0)\"")) })
    details.readText()
    #expect(details.text.name == expected)
    #expect(details.properties?.members.count == keys.count)
  }

  @Test func otherValuesAreNoWords() {
    var details = ItemDetails()
    details.properties = JSONMembers([
      JSONMembers.Member(key: "name", value: JSONText(text: "5")),
      JSONMembers.Member(key: "desc", value: JSONText(text: "null")),
      JSONMembers.Member(key: "type", value: JSONText(text: "{}")),
    ])
    details.readText()
    #expect(details.text.isEmpty)
  }

  @Test(arguments: PointWord.allCases) func everyWordIsReadFromTheProperties(word: PointWord) {
    let value = word == .links ? #"[{"href":"x"}]"# : #""x""#
    var details = ItemDetails()
    details.properties = JSONMembers([
      JSONMembers.Member(key: word.rawValue, value: JSONText(text: value))
    ])
    details.readText()
    #expect(!details.text.isEmpty)
  }
}

import Foundation
import OverlayModel
import Testing

@Suite struct OverlayIdentifierTests {
  @Test(arguments: [
    (#"["track-0"]"#, OverlayIdentifier.string("track-0"), "track-0"),
    ("[7]", .integer(7), "7"),
    ("[-9007199254740993]", .integer(-9_007_199_254_740_993), "-9007199254740993"),
    ("[1.5]", .number(1.5), "1.5"), (#"["7"]"#, .string("7"), "7"),
  ])
  func decodes(_ json: String, _ expected: OverlayIdentifier, _ text: String) throws {
    let ids = try JSONDecoder().decode([OverlayIdentifier].self, from: Data(json.utf8))
    #expect(ids == [expected])
    #expect(ids.map(\.text) == [text])
    #expect(String(decoding: try JSONEncoder().encode(ids), as: UTF8.self) == json)
  }

  @Test(arguments: ["[null]", "[true]", "[{}]", "[[1]]"])
  func refuses(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([OverlayIdentifier].self, from: Data(json.utf8))
    }
  }
}

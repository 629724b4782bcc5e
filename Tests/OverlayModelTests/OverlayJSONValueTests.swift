import Foundation
import OverlayModel
import Testing

@Suite struct OverlayJSONValueTests {
  @Test func passesAnythingOn() throws {
    let json = #"{"a":[null,true,false,1.5,"x",{}],"b":{"c":[]}}"#
    let value = try JSONDecoder().decode(OverlayJSONValue.self, from: Data(json.utf8))
    #expect(
      value
        == .object([
          "a": .array([.null, .bool(true), .bool(false), .number(1.5), .string("x"), .object([:])]),
          "b": .object(["c": .array([])]),
        ]))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == json)
  }
}

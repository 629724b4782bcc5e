import Foundation
import Testing

@testable import Reports

/// The check Tools/ci/reports holds the schema against what the tool writes.
@Suite struct EventSchemaTests {
  @Test func itIsJSONAndHasTheKeysOfAnEvent() throws {
    let data = Data(EventSchema.text.utf8)
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let own = try #require(definitions["event"] as? [String: Any])
    #expect(own["additionalProperties"] as? Bool == false)
    let properties = try #require(own["properties"] as? [String: Any])
    let text = EventFormat.ndjson.bytes(GoldenEventsTests.records([1]))
    let event = try #require(try JSONSerialization.jsonObject(with: Data(text)) as? [String: Any])
    #expect(Set(properties.keys) == Set(event.keys))
    #expect(Set(own["required"] as? [String] ?? []) == Set(event.keys))
    #expect(EventSchema.text.hasSuffix("}\n"))
  }
}

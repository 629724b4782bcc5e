import Foundation
import Testing

@testable import RouteJobs

/// The check Tools/ci/reports holds the schema against what the reader takes and refuses.
@Suite struct ExpectationsSchemaTests {
  @Test func itIsJSONAndHasTheKeysOfTheReader() throws {
    let data = Data(ExpectationsSchema.text.utf8)
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let own = try #require(definitions["expectation"] as? [String: Any])
    #expect(own["additionalProperties"] as? Bool == false)
    let properties = try #require(own["properties"] as? [String: Any])
    #expect(Set(properties.keys) == Set(ExpectationsReader.keys))
    #expect(ExpectationsSchema.text.hasSuffix("}\n"))
  }
}

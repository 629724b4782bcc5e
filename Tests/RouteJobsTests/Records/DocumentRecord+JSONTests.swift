import Foundation
import Testing
import TrackProcessing

@testable import RouteJobs

@Suite struct DocumentRecordJSONTests {
  private func object(_ body: (inout ReportJSON) -> Void) throws -> [String: Any] {
    var json = ReportJSON()
    json.object(body)
    let value = try JSONSerialization.jsonObject(with: Data(json.finish()))
    return try #require(value as? [String: Any])
  }

  @Test func theKeysAreTheContract() throws {
    let record = DocumentRecord(DocumentRecordTests.document, SummaryOptions())
    let json = try object { record.writeMembers(to: &$0, SummaryOptions()) }
    #expect(
      Set(json.keys) == [
        "document", "bounds", "stats", "methods", "tracks", "routes", "waypoints",
      ])
    let document = try #require(json["document"] as? [String: Any])
    #expect(
      Set(document.keys) == [
        "tracks", "routes", "waypoints", "areas", "features", "locatedFeatures", "points",
        "routePoints", "segments",
      ])
    #expect(document["segments"] as? [Int] == [3, 0, 2])
    let stats = try #require(json["stats"] as? [String: Any])
    #expect(
      Set(stats.keys) == [
        "distance", "distance3D", "duration", "recordedTime", "movingTime", "stoppedTime",
        "averageSpeed", "movingSpeed", "maxSpeed", "ascent", "descent", "minElevation",
        "maxElevation", "start", "end", "speed", "heartRate", "cadence", "temperature", "power",
      ])
    let methods = try #require(json["methods"] as? [String: String])
    #expect(methods["ascent"] == "zigzag 5m")
    let waypoint = try #require((json["waypoints"] as? [[String: Any]])?.first)
    #expect(
      Set(waypoint.keys) == [
        "name", "latitude", "longitude", "elevation", "time", "description", "symbol",
      ])
    #expect(waypoint["elevation"] is NSNull && waypoint["latitude"] as? Double == 45)
  }

  @Test func whatCouldNotBeReadIsUnknown() throws {
    let json = try object { DocumentRecord.writeUnknown(to: &$0) }
    #expect(json["document"] is NSNull && json["stats"] is NSNull)
    #expect((json["tracks"] as? [Any])?.isEmpty == true)
  }
}

import Foundation
import Geodesy
import Testing
import TrackProcessing
import Tracks

@testable import RouteJobs

@Suite struct LineDetailsJSONTests {
  private func object(_ details: LineDetails) throws -> [String: Any] {
    var json = ReportJSON()
    json.object { details.write(to: &$0) }
    let value = try JSONSerialization.jsonObject(with: Data(json.finish()))
    return try #require(value as? [String: Any])
  }

  private static let slope: Track = {
    var segment = Segment()
    for i in 0...40 {
      segment.append(
        Fix(
          coordinate: Coordinate(uncheckedLatitude: 45 + Double(i) * 0.0005, longitude: 7),
          elevation: Double(i) * 3, time: i % 2 == 0 ? Timestamp(seconds: Int64(i)) : nil))
    }
    return Track(segments: [segment])
  }()

  @Test func theKeysAreTheContract() throws {
    var details = LineDetails()
    details.splits = try Self.slope.splits(every: .distance(1000.meters))
    details.climbs = Self.slope.climbs()
    let json = try object(details)
    let splits = try #require(json["splits"] as? [[String: Any]])
    #expect(splits.count == 3)
    #expect(
      Set(splits[0].keys) == [
        "index", "partial", "startDistance", "distance", "duration", "movingTime", "averageSpeed",
        "movingSpeed", "ascent", "descent", "averageHeartRate",
      ])
    #expect(splits[2]["partial"] as? Bool == true && splits[2]["index"] as? Int == 3)
    #expect(splits[1]["averageHeartRate"] is NSNull && splits[1]["startDistance"] as? Int == 1000)
    let climbs = try #require(json["climbs"] as? [[String: Any]])
    #expect(climbs.count == 1)
    #expect(
      Set(climbs[0].keys) == [
        "startDistance", "length", "gain", "averageGrade", "maxGrade", "duration", "start", "end",
      ])
    let start = try #require(climbs[0]["start"] as? [String: Any])
    #expect(Set(start.keys) == ["latitude", "longitude", "elevation", "time"])
    #expect(start["time"] as? String == "1970-01-01T00:00:00Z")
  }

  @Test func unknownSplitsAreNullAndOthersAreNotThere() throws {
    var details = LineDetails()
    #expect(try object(details).isEmpty)
    details.splits = .some(nil)
    details.climbs = .some(nil)
    #expect(try object(details)["splits"] is NSNull)
    #expect(try object(details)["climbs"] is NSNull)
  }

  @Test func comparedMethods() throws {
    var document = TrackDocument()
    document.items = [.track(Self.slope)]
    var json = ReportJSON()
    json.object { MethodComparison(of: document).write(to: &$0) }
    let value = try JSONSerialization.jsonObject(with: Data(json.finish())) as? [String: Any]
    let rows = try #require(value?["comparison"] as? [[String: Any]])
    #expect(
      Set(rows[0].keys) == ["quantity", "method", "used", "value", "difference", "countsLike"])
    #expect(rows[0]["quantity"] as? String == "distance" && rows[0]["used"] as? Bool == true)
    #expect(rows.last?["value"] is NSNull && rows.last?["method"] as? String == "greatest recorded")
  }
}

import Foundation
import Geodesy
import Testing
import TrackProcessing
import Tracks

@testable import RouteJobs

struct SimplificationCertificateJSONTests {
  private static func written(_ certificate: SimplificationCertificate) throws -> [String: Any] {
    var json = ReportJSON()
    certificate.write(to: &json, zoom: 12) { json, place in
      json.key("track")
      json.integer(place.line + 1)
      json.key("index")
      json.integer(place.index)
    }
    let value = try JSONSerialization.jsonObject(with: Data(json.finish()))
    return try #require(value as? [String: Any])
  }

  private static func line(known: Bool) -> Segment {
    var line = Segment()
    for i in 0..<3 {
      line.append(
        Fix(
          coordinate: Coordinate(
            uncheckedLatitude: 0.01 * Double(i), longitude: i == 1 ? 0.001 : 0),
          elevation: known ? [100, 130, 100][i] : nil,
          time: known ? Timestamp(seconds: [0, 60, 200][i]) : nil))
    }
    return line
  }

  private static let numbers = [
    "vertices", "kept", "removed", "maxDeviation", "meanDeviation", "maxDeviationPixels",
    "pixelZoom",
  ]
  private static let errors = ["maxElevationError", "maxTimeError", "maxSynchronizedDistance"]
  private static let changes = ["distance", "ascent", "recordedTime", "duration"]

  @Test func figuresHaveTheirKeys() throws {
    let certificate = SimplificationCertificate(of: Self.line(known: true), keeping: [0, 2])
    let object = try Self.written(certificate)
    #expect(
      Set(object.keys) == Set(Self.numbers + Self.errors + Self.changes + ["maxDeviationAt"]))
    for key in Self.numbers + Self.errors { #expect(object[key] is NSNumber, "\(key)") }
    #expect(object["removed"] as? Int == 1)
    #expect(object["maxDeviation"] as? Double == 111.319)
    #expect(object["pixelZoom"] as? Double == 12)
    #expect(object["maxTimeError"] as? Double == 40)
    #expect(object["maxDeviationAt"] as? [String: Int] == ["track": 1, "index": 1])
    #expect(object["ascent"] as? [String: Double] == ["before": 30, "after": 0])
    #expect(object["duration"] as? [String: Double] == ["before": 200, "after": 200])
  }

  @Test func whatIsUnknownIsNull() throws {
    let certificate = SimplificationCertificate(of: Self.line(known: false), keeping: [0, 1, 2])
    let object = try Self.written(certificate)
    for key in Self.errors + ["maxDeviationAt"] { #expect(object[key] is NSNull, "\(key)") }
    #expect(object["maxDeviation"] as? Double == 0)
    let ascent = try #require(object["ascent"] as? [String: Any])
    #expect(ascent["before"] is NSNull && ascent["after"] is NSNull)
  }
}

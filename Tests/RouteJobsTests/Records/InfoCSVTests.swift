import Foundation
import Geodesy
import TrackFormats
import TrackProcessing
import Tracks
import Testing

@testable import RouteJobs

@Suite struct InfoCSVTests {
  private static func fields(_ line: [UInt8]) -> [String] {
    let text = String(decoding: line, as: UTF8.self)
    #expect(text.hasSuffix("\r\n"))
    return text.dropLast().split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  private static var record: FileRecord {
    var record = FileRecord(path: "a.gpx", status: .ok)
    record.format = "gpx"
    record.document = DocumentRecord(DocumentRecordTests.document, SummaryOptions())
    record.findings = [Finding(.invalidNumber, at: nil, "odd", count: 3)]
    return record
  }

  /// The columns are a contract: new ones come at the end.
  @Test func theColumnsAreThese() {
    let stats =
      "distance,distance3D,duration,recordedTime,movingTime,stoppedTime,averageSpeed,movingSpeed,"
      + "maxSpeed,ascent,descent,minElevation,maxElevation,start,end"
    let channels = ["speed", "heartRate", "cadence", "temperature", "power"].map { channel in
      ["minimum", "maximum", "average", "fixes"].map { "\(channel).\($0)" }.joined(separator: ",")
    }
    #expect(
      String(decoding: InfoCSV.header, as: UTF8.self)
        == "path,status,error,message,format,version,findings,tracks,segments,routes,waypoints,"
        + "areas,features,locatedFeatures,points,routePoints,west,south,east,north,"
        + "crossesAntimeridian,\(stats),\(channels.joined(separator: ","))\r\n")
  }

  /// What the JSON report says under a name, the row says too.
  @Test func valuesAreThoseOfTheJSONReport() throws {
    let record = Self.record
    var json = ReportJSON()
    json.object { record.document?.writeMembers(to: &$0, SummaryOptions()) }
    let value = try JSONSerialization.jsonObject(with: Data(json.finish())) as? [String: Any]
    let stats = try #require(value?["stats"] as? [String: Any])
    let bounds = try #require(value?["bounds"] as? [String: Any])
    let counts = try #require(value?["document"] as? [String: Any])
    let row = Dictionary(
      uniqueKeysWithValues: zip(Self.fields(InfoCSV.header), Self.fields(InfoCSV.row(record))))
    for (name, number) in stats.merging(bounds, uniquingKeysWith: { a, _ in a }) {
      if name == "crossesAntimeridian" || ["speed", "heartRate"].contains(name) { continue }
      if let number = number as? Double { #expect(Double(row[name] ?? "") == number, "\(name)") }
      if number is NSNull { #expect(row[name] ?? "" == "", "\(name)") }
    }
    for name in ["tracks", "routes", "points", "features", "routePoints"] {
      #expect(row[name] == "\(counts[name] as? Int ?? -1)")
    }
    #expect(row["segments"] == "3" && row["findings"] == "3" && row["error"] == "")
    #expect(row["crossesAntimeridian"] == "false")
  }

  @Test func failuresHaveClassAndMessage() {
    let failed = FileRecord(
      path: "b \"x\",.gpx", JobFailure(.truncatedInput, path: "b", "cut, off\n"))
    let text = String(decoding: InfoCSV.row(failed), as: UTF8.self)
    #expect(
      text.hasPrefix("\"b \"\"x\"\",.gpx\",error,truncated-input,\"cut, off\n\",,,0,,,"))
    #expect(text.hasSuffix(",,,\r\n"))
    let waiting = FileRecord(path: "c", status: .notStarted)
    #expect(String(decoding: InfoCSV.row(waiting), as: UTF8.self).hasPrefix("c,not-started,,,,"))
  }

  @Test func channelsHaveFourColumns() {
    var record = Self.record
    var segment = Segment()
    segment.append(
      Fix(coordinate: Coordinate(uncheckedLatitude: 0, longitude: 0), channels: [.power: 210.5]))
    record.document?.stats = TrackSummary(of: segment)
    #expect(Self.fields(InfoCSV.row(record)).suffix(4) == ["210.5", "210.5", "210.5", "1"])
  }
}

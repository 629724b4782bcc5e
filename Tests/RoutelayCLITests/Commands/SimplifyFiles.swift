import Foundation
import RoutelayTestSupport
import Testing

/// A folder with samples and small files, in which `simplify` runs.
struct SimplifyFiles {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["bike-commute.gpx", "city-run.gpx", "kayak-islands.geojson", "ferry.geojson"] {
      try folder.write(
        try Data(contentsOf: URL(fileURLWithPath: Self.sample("everyday/\(name)"))), "in/\(name)")
    }
    try folder.write(Self.road, "road.gpx")
    try folder.write(Self.yard, "yard.geojson")
  }

  static func sample(_ name: String) -> String {
    PackageRoot.path("SampleRoutes/\(name)")
  }

  /// A road of 800 m with a detour of 11 m into a yard, and a rest of a minute there; a waypoint in
  /// the yard.
  static let road: String = {
    var text = "<gpx version='1.1' creator='c' xmlns='http://www.topografix.com/GPX/1/1'>"
    text += "<wpt lat='45.0001' lon='7.0050'><name>Well</name></wpt><trk><trkseg>\n"
    var second = 0
    for i in 0...100 {
      let latitude = i == 50 ? 45.0001 : 45
      second += i == 51 ? 60 : 5
      let time = "2026-05-01T07:\(String(format: "%02d:%02d", second / 60, second % 60))Z"
      text += "<trkpt lat='\(latitude)' lon='\(7 + Double(i) / 10000)'>"
      text += "<ele>\(i == 30 ? 140 : 100)</ele><time>\(time)</time></trkpt>\n"
    }
    return text + "</trkseg></trk></gpx>\n"
  }()

  /// The yard as a fence.
  static let yard =
    #"{"type":"Feature","id":"yard","properties":{},"geometry":{"type":"Polygon","coordinates":"#
    + "[[[7.004,45.00005],[7.006,45.00005],[7.006,45.001],[7.004,45.001],[7.004,45.00005]]]}}"

  /// Runs the command.
  func run(_ line: String) throws -> (code: Int32, output: String, error: String) {
    try ToolRun.shell("\"$routelay\" simplify \(line)", in: folder)
  }

  /// An object of JSON.
  func object(_ text: String?) throws -> [String: Any] {
    let data = Data(try #require(text).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// The steps of the first file of a report.
  func steps(_ name: String = "r.json") throws -> [[String: Any]] {
    let files = try object(folder.text(name))["files"] as? [[String: Any]]
    return try #require(files?.first?["steps"] as? [[String: Any]])
  }

  /// The indices that the last step keeps.
  func kept(_ line: String) throws -> [[Int]]? {
    let run = try run("\(line) -o out.file --report r.json --indices")
    #expect(run.code == 0, "\(run.error)")
    return try steps().last?["keptIndices"] as? [[Int]]
  }
}

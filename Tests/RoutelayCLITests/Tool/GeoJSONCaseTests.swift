import Foundation
import RoutelayTestSupport
import Testing

@testable import RoutelayCLI

/// The cases about GeoJSON from end to end: what `info` counts, and what `convert` writes.
@Suite struct GeoJSONCaseTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ command: String, _ name: String) throws -> (
    code: Int32, output: String, error: String
  ) {
    let path = PackageRoot.path("Tests/TrackFormatsTests/Cases/\(name)")
    return try ToolRun.shell("\"$routelay\" \(command) '\(path)'", in: folder)
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func info(_ name: String) throws -> [String: Any] {
    let files = try object(try run("info --json", name).output)["files"] as? [[String: Any]]
    return try #require(files?.first)
  }

  @Test(arguments: [
    ("null_geometry.geojson", "geojson", 3, 1),  // O-GJ-01
    ("properties_missing_null.geojson", "geojson", 3, 3),  // O-GJ-02
    ("positions_4d.geojson", "geojson", 1, 1),  // O-GJ-03
    ("nested_collection.geojson", "geojson", 1, 1),  // O-GJ-04
    ("bom.geojson", "geojson", 1, 1),  // O-GJ-05
    ("lines.geojson", "geojsonl", 3, 3),  // O-GJ-06
    ("big_ids.geojson", "geojson", 2, 2),  // O-GJ-09
    ("foreign_members.geojson", "geojson", 1, 1),  // O-GJ-11
    ("bare_geometry.geojson", "geojson", 1, 1),  // O-GJ-13
    ("duplicate_property.geojson", "geojson", 1, 1),  // O-GJ-15
  ])
  func featuresAreCounted(name: String, format: String, count: Int, located: Int) throws {
    let file = try info(name)
    #expect(file["status"] as? String == "ok")
    #expect(file["format"] as? String == format)
    let document = try #require(file["document"] as? [String: Any])
    #expect(document["features"] as? Int == count)
    #expect(document["locatedFeatures"] as? Int == located)
    let features = try object(try run("convert --to geojson", name).output)["features"]
    #expect((features as? [Any])?.count == count)
  }

  @Test(
    arguments: [
      ("number_1e400.geojson", "number-out-of-range", 5),  // O-GJ-07
      ("trailing_comma.geojson", "malformed-json", 5),  // O-GJ-08
      ("crs_3857.geojson", "unsupported-crs", 3),  // O-GJ-10
      ("null_in_coordinates.geojson", "invalid-coordinate", nil),  // O-GJ-12
      ("topology.json", "not-geojson", nil),  // O-GJ-14
    ] as [(String, String, Int?)])
  func whatCannotBeReadIsRefused(name: String, problem: String, line: Int?) throws {
    let (code, output, error) = try run("convert", name)
    #expect(code == 2 && output.isEmpty)
    #expect(error.contains(" error: ") && error.contains("[\(problem)]"))
    if let line { #expect(error.contains("\(name):\(line):")) }
  }

  @Test func aCollectionInACollectionHasItsBounds() throws {  // O-GJ-04
    let bounds = try #require(try info("nested_collection.geojson")["bounds"] as? [String: Any])
    let values = ["west", "south", "east", "north"].map { bounds[$0] as? Double }
    #expect(values == [8, 44, 9.1, 45.1])
  }

  @Test func tokensAreWrittenAsTheyWereRead() throws {  // O-GJ-09, O-GJ-11
    let ids = try run("convert --to geojson", "big_ids.geojson").output
    #expect(ids.contains("\"id\":9007199254740993,") && ids.contains("\"id\":\"0042\""))
    #expect(ids.contains("\"osm\":9007199254740995"))
    let foreign = try run("convert --to geojson", "foreign_members.geojson").output
    #expect(foreign.contains("\"title\":\"A foreign title\""))
    #expect(foreign.contains("\"when\":{\"start\":\"2020-01-01\"}"))
    #expect(foreign.contains("\"measure\":\"m\""))
  }

  @Test func theFourthNumberIsALoss() throws {  // O-GJ-03
    let (code, output, error) = try run("convert --to csv", "positions_4d.geojson")
    #expect(code == 0 && error.contains("members of positions past the third"))
    #expect(output.contains(",120.5,") && !output.contains("1700000000"))
  }

  @Test func arraysBesideCoordinatesKeepTheirGaps() throws {  // O-EXT-02
    let text = try run("convert --to geojson", "gaps_in_hr_and_time.gpx").output
    let feature = try #require((try object(text)["features"] as? [[String: Any]])?.first)
    let properties = feature["properties"] as? [String: Any]
    let columns = try #require(properties?["coordinateProperties"] as? [String: Any])
    let times = try #require(columns["times"] as? [Any])
    let rates = try #require(columns["heartRate"] as? [Any])
    #expect(times.indices.filter { times[$0] is NSNull } == [2] && times.count == 5)
    #expect(rates.indices.filter { rates[$0] is NSNull } == [1] && rates.count == 5)
    #expect(rates[3] as? Int == 123)
  }

  @Test func encodedStepsDoNotDrift() throws {  // O-OVER-02
    let (code, output, error) = try run("convert --to polyline", "fine_steps.gpx")
    #expect(code == 0 && error.contains("polyline holds no names"))
    try folder.write(output, "x.polyline")
    let back = try ToolRun.shell("\"$routelay\" convert x.polyline --to csv", in: folder).output
    #expect(back.contains(",45.00188,8.99829,"))
    #expect(back.split(separator: "\r\n").count == 401)
  }
}

import Foundation
import RoutelayTestSupport
import Testing

/// The cases about simplification from end to end.
@Suite struct SimplificationCaseTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private struct Simplified {
    var code: Int32
    var output: String
    var error: String
    var step: [String: Any]
    var result: [String: Any]

    var kept: [[Int]]? { step["keptIndices"] as? [[Int]] }
    var stats: [String: Any] { result["stats"] as? [String: Any] ?? [:] }
  }

  private func simplify(
    _ name: String, _ options: String, inCases: Bool = true
  ) throws -> Simplified {
    let path = inCases ? PackageRoot.path("Tests/RoutelayCLITests/Cases/\(name)") : name
    let run = try ToolRun.shell(
      "\"$routelay\" simplify '\(path)' \(options) --report report.json --indices", in: folder)
    let text = try #require(folder.text("report.json"))
    // Nothing may be no number; `nan` and `inf` are no JSON either.
    let report = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let file = try #require((report?["files"] as? [[String: Any]])?.first)
    let steps = try #require(file["steps"] as? [[String: Any]])
    return Simplified(
      code: run.code, output: run.output, error: run.error,
      step: try #require(steps.first { $0["step"] as? String == "simplify" }),
      result: try #require(file["result"] as? [String: Any]))
  }

  @Test(
    arguments: [
      ("closed_loop.gpx", "20m", [0, 2, 4, 6, 8]),  // O-SIMP-01
      ("dead_end.gpx", "10m", [0, 2, 4]),  // O-SIMP-02
      ("north_metres.gpx", "40m", [0, 2, 3, 4]),  // O-SIMP-03
      ("dateline_track.gpx", "50m", [0, 1, 2, 3, 5]),  // O-SIMP-04
      ("standing_still.gpx", "5m", [0, 5]),  // O-SIMP-06
    ])
  func whatIsKept(_ name: String, _ tolerance: String, _ indices: [Int]) throws {
    let run = try simplify(name, "--tolerance \(tolerance)")
    #expect(run.code == 0 && run.kept == [indices])
    #expect(run.step["after"] as? Int == indices.count)
    #expect(run.output.components(separatedBy: "<trkpt").count == indices.count + 1)
    // Nothing more goes when it is done again.
    try folder.write(run.output, "once.gpx")
    let again = try simplify("once.gpx", "--tolerance \(tolerance)", inCases: false)
    #expect(again.kept == [Array(0..<indices.count)] && again.output == run.output)
  }

  @Test func aRoundWalkDoesNotCollapse() throws {  // O-SIMP-01
    for method in ["visvalingam", "td-tr", "radial"] {
      let run = try simplify("closed_loop.gpx", "--tolerance 20m --method \(method)")
      #expect(run.code == 0 && (run.kept?.first?.count ?? 0) >= 5, "\(method)")
    }
  }

  @Test func aTrackOverTheDateLineKeepsItsLength() throws {  // O-SIMP-04
    let run = try simplify("dateline_track.gpx", "--tolerance 50m")
    let distance = try #require(run.stats["distance"] as? Double)
    // Exact by geodesics; the point that goes lies on the line.
    #expect(abs(distance - 21_322.9) < 0.1)
  }

  @Test func smallRingsUnderALargeTolerance() throws {  // O-SIMP-05
    let run = try simplify("tiny_rings.geojson", "--tolerance 1000m")
    #expect(run.code == 0)
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let features = try #require(json?["features"] as? [[String: Any]])
    #expect(features.count == 3)
    var rings: [String: [[[Double]]]] = [:]
    for feature in features {
      let name = (feature["properties"] as? [String: Any])?["name"] as? String ?? ""
      let geometry = try #require(feature["geometry"] as? [String: Any])
      let all = geometry["coordinates"]
      let single = all as? [[[Double]]]
      let polygons = try #require(all as? [[[[Double]]]] ?? single.map { [$0] })
      rings[name] = polygons.flatMap { $0 }
    }
    for ring in rings.values.joined() {
      #expect(ring.count >= 4 && ring.first == ring.last)
    }
    // The hut and the small island become triangles, and that is said.
    #expect(rings["hut"]?.map(\.count) == [4])
    #expect(rings["two parts"]?.map(\.count) == [5, 4])
    #expect(run.step["minimalRings"] as? Int == 2)
    #expect(
      run.error.contains("2 rings would have collapsed and keep three of their corners\n"))
    // What is no ring stays, with a warning.
    #expect(run.step["untouchedAreas"] as? Int == 1 && run.error.contains("[invalid-geometry]"))
    let strict = try simplify("tiny_rings.geojson", "--tolerance 1000m --strict -o strict.geojson")
    #expect(strict.code == 1)
  }

  @Test func sixEqualFixes() throws {  // O-SIMP-06
    let run = try simplify("standing_still.gpx", "--tolerance 5m")
    #expect(run.stats["distance"] as? Double == 0 && run.stats["duration"] as? Double == 5)
    for method in ["visvalingam", "td-tr", "radial"] {
      let kept = try simplify("standing_still.gpx", "--tolerance 5m --method \(method)").kept
      #expect(kept == [[0, 5]], "\(method)")
    }
    #expect(try simplify("standing_still.gpx", "--max-points 3").kept?[0].count == 3)
  }

  @Test func aNoisyLineIsNoDeepRecursion() throws {  // O-SIMP-07
    let count = 20_000
    var text = "<gpx version='1.1' xmlns='http://www.topografix.com/GPX/1/1'><trk><trkseg>\n"
    for i in 0..<count {
      let swing = (0.0010 - 0.0008 * Double(i) / Double(count)) * (i % 2 == 0 ? -1 : 1)
      text += "<trkpt lat='\(String(format: "%.9f", 10 + swing))' "
      text += "lon='\(String(format: "%.9f", 20 + Double(i) * 1e-5))'/>\n"
    }
    try folder.write(text + "</trkseg></trk></gpx>\n", "zigzag.gpx")
    let run = try simplify("zigzag.gpx", "--tolerance 0.5m", inCases: false)
    #expect(run.code == 0 && run.step["after"] as? Int == count)
  }

  @Test func segmentsHeightsTimesAndWaypointsSurvive() throws {  // O-SIMP-08
    let run = try simplify("segments_and_waypoint.gpx", "--tolerance 5m --to gpx")
    #expect(run.code == 0 && run.kept == [[0, 4], [0, 4], [0]])
    try folder.write(run.output, "out.gpx")
    let csv = try ToolRun.shell("\"$routelay\" convert out.gpx --to csv", in: folder)
    let info = try ToolRun.shell("\"$routelay\" info --json out.gpx", in: folder)
    let json = try JSONSerialization.jsonObject(with: Data(info.output.utf8)) as? [String: Any]
    let file = try #require((json?["files"] as? [[String: Any]])?.first)
    let document = try #require(file["document"] as? [String: Any])
    #expect(document["segments"] as? [Int] == [2, 2, 1])
    #expect(document["waypoints"] as? Int == 1 && document["tracks"] as? Int == 1)
    for values in [
      "47,11.004,104,2022-07-01T10:00:04Z", "47.1,11.1,200,2022-07-01T11:00:00Z",
      "47.1,11.104,204,2022-07-01T11:00:04Z",
    ] {
      #expect(csv.output.contains(values), "\(values)")
    }
    #expect(run.output.contains("<name>Spring</name>") && run.output.contains("Test walk"))
  }
}

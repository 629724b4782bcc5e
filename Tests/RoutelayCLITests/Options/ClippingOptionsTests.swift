import Foundation
import RoutelayTestSupport
import Testing

@testable import RoutelayCLI

/// `convert` with fences, as a process.
@Suite struct ClippingOptionsTests {
  private let folder: TemporaryFolder

  /// Ten fixes on a meridian, 111 m and 10 s apart; the fence holds those from the fourth to the
  /// seventh, home is at the first.
  init() throws {
    folder = try TemporaryFolder()
    var text = """
      <gpx version="1.1" creator="c" xmlns="http://www.topografix.com/GPX/1/1">
      <metadata><name>From home</name></metadata>
      <wpt lat="45" lon="7"><name>Home</name></wpt><wpt lat="45.009" lon="7"><name>Work</name></wpt>
      <trk><name>Home to work</name><trkseg>

      """
    for i in 0..<10 {
      text += "<trkpt lat='45.00\(i)' lon='7'><ele>10\(i)</ele>"
      text += "<time>2026-05-01T07:0\(i / 6):\(i % 6)0Z</time></trkpt>\n"
    }
    try folder.write(text + "</trkseg></trk></gpx>\n", "ride.gpx")
    try folder.write(
      """
      {"type":"FeatureCollection","features":[{"type":"Feature","id":"park","properties":{"stroke":
      "#ff0000"},"geometry":{"type":"Polygon","coordinates":[[[6.9,45.0025],[7.1,45.0025],[7.1,45.0065],
      [6.9,45.0065],[6.9,45.0025]]]}}]}
      """, "park.geojson")
  }

  private func run(_ words: String) throws -> (code: Int32, output: String, error: String) {
    try ToolRun.shell("$routelay convert ride.gpx \(words)", in: folder)
  }

  private func rows(_ words: String) throws -> [String] {
    let run = try run("\(words) --to csv -q")
    #expect(run.code == 0)
    return run.output.split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)[5...8].joined(separator: ",")
    }
  }

  @Test func whatIsInsideIsCutAtTheBorder() throws {
    #expect(
      try rows("--keep-inside park.geojson").dropFirst() == [
        "45.0025,7,102.5,2026-05-01T07:00:25Z", "45.003,7,103,2026-05-01T07:00:30Z",
        "45.004,7,104,2026-05-01T07:00:40Z", "45.005,7,105,2026-05-01T07:00:50Z",
        "45.006,7,106,2026-05-01T07:01:00Z", "45.0065,7,106.5,2026-05-01T07:01:05Z",
      ])
  }

  @Test func whatIsOutsideFallsIntoSegments() throws {
    let run = try run("--keep-outside park.geojson --to geojson")
    #expect(run.output.contains("MultiLineString") && run.output.contains("\"Home to work\""))
    #expect(
      run.error.contains(
        "ride.gpx: keep-outside removed 4 of 10 fixes, made 2 on the border, made 2 segments of 1"))
  }

  @Test func bothAndCleaningAndIndicesGoTogether() throws {
    let run = try run(
      "--clean duplicates --keep-inside park.geojson --report r.json --indices -o o.gpx -q")
    #expect(run.code == 0)
    let report = folder.text("r.json") ?? ""
    #expect(report.contains(#""step":"keep-inside","before":10,"after":6,"removed":6,"added":2,"#))
    #expect(report.contains(#""keptIndices":[[3,4,5,6]]"#))
  }

  @Test func fencesAndTheirEventsAreDrawn() throws {
    let run = try run("--fences park.geojson --circle 45.0005,7,20m,gate --to geojson -q")
    #expect(run.code == 0)
    for words in ["\"id\":\"park\"", "#ff0000", "enter park", "exit park", "enter gate"] {
      #expect(run.output.contains(words), "\(words)")
    }
    #expect(try self.run("--fences park.geojson -q").output.contains("\"type\":\"annotation\""))
  }

  @Test func aPrivacyZoneLeavesNoTrace() throws {
    let run = try run("--privacy 45,7,150m --privacy-seed pear --to gpx --report r.json")
    #expect(run.code == 0)
    for words in ["Home", "home", "45.000\"", "45.001\"", "<bounds"] {
      #expect(!run.output.contains(words), "\(words)")
    }
    #expect(run.output.contains("<name>Work</name>"))
    #expect(run.error.contains("ride.gpx: privacy removed ") && !run.error.contains("45."))
    // The report is no way around it.
    #expect(folder.text("r.json")?.contains("Home") == false)
    // The same seed cuts in the same place, another one elsewhere.
    #expect(
      try self.run("--privacy 45,7,150m --privacy-seed pear --to gpx").output == run.output)
    #expect(
      try self.run("--privacy 45,7,150m --privacy-seed plum --to gpx").output != run.output)
  }

  @Test func namesMayStayWhereTheyDoNotTell() throws {
    try folder.write(
      folder.text("ride.gpx")!.replacing("<name>Home to work", with: "<name>Tuesday"), "ride.gpx")
    let zone = "--privacy 45,7,150m --privacy-seed pear --to gpx -q"
    #expect(try !run(zone).output.contains("Tuesday"))
    #expect(try run("\(zone) --privacy-keep-names").output.contains("Tuesday"))
  }

  @Test func zonesThatNoInputTouchesAreSaidOnce() throws {
    let words = "are latitude and longitude in order?"
    func count(_ run: (code: Int32, output: String, error: String)) -> Int {
      run.error.split(separator: "\n").count { $0.contains(words) && $0.contains("[no-data]") }
    }
    let one = try run("--privacy 7,45,150m --privacy-seed pear --to gpx")
    #expect(one.code == 0 && count(one) == 1)
    #expect(try run("--privacy 7,45,150m --privacy-seed pear --to gpx --strict").code == 1)
    #expect(try count(run("--privacy 45,7,150m --privacy-seed pear --to gpx")) == 0)
    // A folder with one file that is touched says nothing, one with none says it once.
    try folder.write(
      "<gpx version='1.1' creator='c'><wpt lat='1' lon='2'/></gpx>", "other.gpx")
    let both = try ToolRun.shell(
      "$routelay convert ride.gpx other.gpx --privacy 45,7,150m --privacy-seed p --to csv -o a/",
      in: folder)
    #expect(both.code == 0 && count(both) == 0)
    let none = try ToolRun.shell(
      "$routelay convert ride.gpx other.gpx --privacy 7,45,150m --privacy-seed p --to csv -o b/ "
        + "--strict", in: folder)
    #expect(none.code == 1 && count(none) == 1)
  }

  @Test func theAuditFailsWhereSomethingIsLeft() throws {
    let run = try run(
      "--privacy 45,7,150m --privacy-seed pear --circle 45,7,150m,here -o o.geojson")
    #expect(run.code == 2 && folder.text("o.geojson") == nil)
    #expect(run.error.contains("the privacy audit still finds something of a zone: area 1"))
  }

  @Test(
    arguments: [
      ("--privacy 45,7,150m", 64, "needs --privacy-seed SECRET"),
      ("--privacy-seed x", 64, "--privacy-seed is about --privacy ZONE"),
      ("--privacy 95,7,150m --privacy-seed x", 64, "a latitude is from -90 to 90"),
      ("--privacy 45,7,-1 --privacy-seed x", 64, "a radius is a length"),
      ("--privacy 48.1,11.5 --privacy-seed x", 64, "a zone is LAT,LON,RADIUS or a file"),
      ("--privacy 48.1,11.5,200m,home --privacy-seed x", 64, "a zone is LAT,LON,RADIUS"),
      ("--fences - --keep-inside -", 64, "standard input can be read only once"),
      ("--privacy none.geojson --privacy-seed x", 2, "none.geojson: error"),
      ("--keep-inside none.geojson", 2, "none.geojson: error"),
      ("--keep-inside ride.gpx", 2, "a point without \"radius\" is no fence"),
      ("--fences park.geojson --circle 1,2,3,park", 2, "called \"park\""),
      ("--circle 1,2", 64, "a circle is LAT,LON,RADIUS[,ID]"),
    ] as [(String, Int32, String)])
  func whatCannotBeMeantIsRefused(_ words: String, _ code: Int32, _ message: String) throws {
    let run = try run("\(words) -o out.gpx")
    #expect(run.code == code && run.output == "")
    #expect(run.error.contains(message), "\(run.error)")
    #expect(folder.text("out.gpx") == nil)
  }
}

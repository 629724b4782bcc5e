import Foundation
import RoutelayTestSupport
import Testing

/// What `simplify` promises, as a process: budgets, pins, verdicts, and conditions on the result.
@Suite struct SimplifyPromisesTests {
  private let files: SimplifyFiles

  init() throws { files = try SimplifyFiles() }

  @Test(arguments: ["gpx", "geojson", "overlay"])
  func budgetsOfBytesHold(_ format: String) throws {
    let whole = try files.run("in/bike-commute.gpx --max-points 390 --to \(format)").output.utf8
      .count
    for limit in [6000, 9000, 20_000] {
      let run = try files.run("in/bike-commute.gpx --max-bytes \(limit) --to \(format)")
      let count = run.output.utf8.count
      #expect(run.code == 0 && count <= limit)
      #expect(count > min(limit, whole) - 700, "\(count) of \(limit)")
    }
  }

  @Test func budgetsOfPointsAreMetExactly() throws {
    for count in [4, 5, 57, 300] {
      let run = try files.run("in/bike-commute.gpx --max-points \(count)")
      #expect(run.output.components(separatedBy: "<trkpt ").count - 1 == count)
    }
    // Tracks, waypoints and areas of one file share it.
    let islands = try files.run(
      "in/kayak-islands.geojson --max-points 200 -o o.geojson --report r.json")
    #expect(islands.code == 0)
    let step = try #require(files.steps().first)
    let counts = ["after", "routePointsAfter", "positionsAfter"].compactMap { step[$0] as? Int }
    #expect(counts.reduce(0, +) <= 200 && counts.reduce(0, +) > 190)
  }

  @Test func aBudgetOfCharactersIsOfTheEscapedLine() throws {
    for precision in [5, 6] {
      let run = try files.run(
        "in/city-run.gpx --max-url 500 --to polyline --polyline-precision \(precision)")
      let lines = run.output.split(separator: "\n")
      let escaped = lines.compactMap {
        $0.addingPercentEncoding(
          withAllowedCharacters: .alphanumerics.union(.init(charactersIn: "-._~")))
      }
      let count = escaped.reduce(0) { $0 + $1.utf8.count }
      #expect(run.code == 0 && count <= 500 && count > 470)
    }
  }

  @Test(
    arguments: [
      ("--max-points 1", "vertices"), ("--max-bytes 1", "bytes"),
      ("--max-url 1", "characters of a URL"),
    ])
  func aBudgetThatCannotBeMetIsAFailure(_ options: String, _ unit: String) throws {
    try files.folder.write("old", "out.gpx")
    let run = try files.run("road.gpx \(options) -o out.gpx")
    #expect(run.code == 2 && run.error.hasPrefix("road.gpx: error: what must stay comes to "))
    #expect(run.error.contains(" \(unit), more than the budget of 1 [cannot-write]\n"))
    #expect(files.folder.text("out.gpx") == "old")
  }

  @Test func aBudgetThatBreaksTheToleranceSaysSo() throws {
    let note = "road.gpx: the budget took more than the tolerance of 1 m\n"
    #expect(try files.run("road.gpx --tolerance 1m").error.contains("budget") == false)
    #expect(
      try files.run("road.gpx --tolerance 1m --max-points 50").error.contains("budget") == false)
    #expect(try files.run("road.gpx --tolerance 1m --max-points 2").error.contains(note))
  }

  @Test func areasThatStayAsTheyCameAreNamedWhereABudgetCannotBeMet() throws {
    try files.folder.write(
      #"{"type":"Polygon","coordinates":[[[9,45],[10,46],[10,45],[9,46],[9,45]]]}"#, "bow.geojson")
    let run = try files.run("bow.geojson --max-points 4 -o o.geojson")
    #expect(run.code == 2)
    #expect(
      run.error.contains(
        "what must stay comes to 5 vertices, more than the budget of 4; 1 area stays as it came, "
          + "because it is no valid one [cannot-write]\n"))
  }

  /// By the clock half the way is gone where only a tenth is: 40 m above what is drawn there.
  @Test func withTimesElevationsWereHeldAgainstAnotherPlaceThanTheCertificateSays() throws {
    var text =
      "<gpx version='1.1' creator='c' xmlns='http://www.topografix.com/GPX/1/1'><trk><trkseg>"
    for (longitude, elevation, time) in [
      (7.0, 0, "00:00"), (7.001, 50, "00:50"), (7.01, 100, "01:40"),
    ] {
      text += "<trkpt lat='45' lon='\(longitude)'><ele>\(elevation)</ele>"
      text += "<time>2026-01-01T00:\(time)Z</time></trkpt>"
    }
    try files.folder.write(text + "</trkseg></trk></gpx>", "td.gpx")
    let run = try files.run(
      "td.gpx --method td-tr --tolerance 1km --vertical 5m --fail-if 'elevationError>5m' -o o.gpx")
    #expect(run.code == 0, "\(run.error)")
  }

  @Test func pinsStay() throws {
    #expect(try files.kept("road.gpx --tolerance 20m") == [[0, 100]])
    #expect(try files.kept("road.gpx --tolerance 20m --pin waypoints") == [[0, 50, 100]])
    #expect(
      try files.kept("road.gpx --tolerance 20m --pin waypoints,turns --pin-turn 30")?[0].contains(
        50)
        == true)
    #expect(
      try files.kept("road.gpx --tolerance 20m --pin waypoints --pin-distance 0.1m --vertical 5m")?[
        0
      ]
      .contains(30) == true)
    let step = try #require(files.steps().first)
    #expect(step["pins"] as? [String] == ["waypoints"] && step["vertical"] as? Double == 5)
  }

  /// Stays came out minutes shorter when only the order of events was kept.
  @Test(arguments: ["5m", "500m", "0.5px@z8"])
  func whatAnExpectationAsksStaysSo(tolerance: String) throws {
    let fences = PackageRoot.path("SampleRoutes/fences")
    let run = try ToolRun.shell(
      "\"$routelay\" simplify \(fences)/passing-drive.gpx --tolerance \(tolerance) "
        + "--keep-verdicts \(fences)/zones.geojson -o passing-drive.gpx -q && "
        + "\"$routelay\" fence check passing-drive.gpx --fences \(fences)/zones.geojson "
        + "--expect \(fences)/expectations.json", in: files.folder)
    #expect(run.code == 0, "\(run.output)")
  }

  /// A gate that cannot be checked looked like one that was passed.
  @Test func anUnknownConditionIsNoPassWhenStrict() throws {
    try files.folder.write(
      SimplifyFiles.road.replacingOccurrences(
        of: "<time>[^<]*</time>", with: "", options: .regularExpression), "untimed.gpx")
    let options = "untimed.gpx --tolerance 20m --fail-if 'timeError>1s' -o o.gpx"
    #expect(try files.run(options).code == 0)
    let strict = try files.run(options + " --strict --quiet")
    #expect(strict.code == 1 && strict.error.contains("unknown"))
  }

  @Test func verdictsAreKept() throws {
    let check = "\"$routelay\" fence events - --fences yard.geojson"
    let straight = try ToolRun.shell(
      "\"$routelay\" simplify road.gpx --tolerance 20m -q | \(check)", in: files.folder)
    #expect(!straight.output.contains("enter"))
    let run = try ToolRun.shell(
      "\"$routelay\" simplify road.gpx --tolerance 20m --keep-verdicts yard.geojson "
        + "--report r.json -q | \(check)", in: files.folder)
    #expect(run.code == 0)
    #expect(run.output.contains(#""event":"enter""#) && run.output.contains(#""event":"exit""#))
    let step = try #require(files.steps().first)
    #expect(step["keepsVerdicts"] as? Bool == true)
    #expect(try #require(step["restoredForFences"] as? Int) > 0)
    let odd = try files.run("road.gpx --tolerance 20m --keep-verdicts none.geojson -o o.gpx")
    #expect(odd.code == 2 && odd.error.hasPrefix("none.geojson: error: "))
    #expect(files.folder.text("o.gpx") == nil)
    // Who dwells needs times.
    try files.folder.write(
      SimplifyFiles.road.replacingOccurrences(
        of: "<time>[^<]*</time>", with: "", options: .regularExpression), "untimed.gpx")
    let dwell = try files.run(
      "untimed.gpx --tolerance 20m --keep-verdicts yard.geojson --dwell 10s -o o.gpx")
    #expect(dwell.code == 2 && dwell.error.contains("dwell needs times"))
  }

  @Test func conditionsThatHoldAreExit1() throws {
    let run = try files.run(
      "in/bike-commute.gpx --tolerance 20m --fail-if 'deviation>5m' --fail-if 'timeError>1h' "
        + "-o out.gpx")
    #expect(run.code == 1)
    #expect(run.error.contains("simplification of in/bike-commute.gpx: deviation 19."))
    #expect(run.error.contains(" of track 1, segment 1, more than 5 m\n"))
    #expect(!run.error.contains("time error"))
    // The output is there all the same.
    #expect(files.folder.text("out.gpx")?.contains("<trkpt") == true)
    let quiet = try files.run("road.gpx --tolerance 20m --fail-if 'removed>=1' -o out.gpx -q")
    #expect(quiet.code == 1)
    #expect(
      quiet.error == "simplification of road.gpx: number of removed vertices 99, 1 or more\n")
  }

  @Test(
    arguments: [
      "deviation>20m", "pixels>10px@z14", "kept<2", "distanceChange>5%", "meanDeviation>=20m",
    ])
  func conditionsThatDoNotHoldAreNot(_ condition: String) throws {
    let run = try files.run(
      "in/bike-commute.gpx --tolerance 20m --fail-if '\(condition)' -o out.gpx --strict")
    #expect(run.code == 0 && !run.error.contains("simplification of"))
  }

  @Test func whatIsUnknownDoesNotHoldAndIsSaid() throws {
    // Positions of this file have no times.
    try files.folder.write(
      #"{"type":"LineString","coordinates":[[7,45],[7.0001,45.00001],[7.001,45]]}"#, "l.geojson")
    let line = "l.geojson --tolerance 9m --fail-if 'timeError>1s'"
    let run = try files.run(line)
    #expect(run.code == 0)
    #expect(
      run.error.contains(
        "simplification of l.geojson: time error is unknown, so 'timeError>1s' does not hold\n"))
    #expect(try files.run(line + " -q").error == "")
  }
}

import RoutelayTestSupport
import Testing
import TextWriting

@testable import RoutelayCLI

/// Every way that was found to pass a check without a test of anything: none of them does.
@Suite struct VacuousCheckTests {
  private let drives: FenceDrives
  private let never = "{\"fence\":\"school\",\"never\":true}"

  init() throws { drives = try FenceDrives() }

  private func never(_ members: String) -> String {
    "{\"fence\":\"school\",\"never\":true,\(members)}"
  }

  @Test func aPatternThatFitsNoFile() async throws {
    let (code, text, _) = try await drives.check(["past.gpx"], never("\"tracks\":\"*.GPX\""))
    #expect(code == .checkFailed)
    #expect(
      text == """
        FAIL  school: never inside
          @/expect.json: error: no file matches '*.GPX', so nothing was tested
        1 check: 0 passed, 1 failed

        """)
  }

  @Test func onlyFilesWithoutFixes() async throws {
    let (code, text, _) = try await drives.check(["empty.gpx"], never)
    #expect(code == .checkFailed && text.contains("no file has a fix, so nothing was tested"))
    let (mixed, mixedText, _) = try await drives.check(["empty.gpx", "past.gpx"], never)
    #expect(mixed == .success && mixedText.contains("1 passed, 1 skipped"))
    try drives.folder.write(
      "<gpx version='1.1'><wpt lat='0.005' lon='0.5'/></gpx>", "waypoints.gpx")
    #expect(try await drives.check(["waypoints.gpx"], never).code == .checkFailed)
    let pattern = never("\"tracks\":\"e*\"")
    #expect(try await drives.check(["empty.gpx", "past.gpx"], pattern).code == .checkFailed)
  }

  @Test func aFolderOfNothing() async throws {
    try drives.folder.write("", "folder/notes.txt")
    let (code, text, error) = try await drives.check(["folder"], never)
    #expect(code == .failure && error.contains("[no-data]"))
    #expect(text.contains("there is no file, so nothing was tested"))
  }

  @Test(arguments: ["cut.gpx", "gone.gpx"]) func aFileThatCannotBeRead(_ name: String) async throws
  {
    let (code, text, error) = try await drives.check(["past.gpx", name], never)
    #expect(code == .failure && error.contains("@/\(name):"))
    #expect(text.contains("ERROR school: never inside (@/\(name))"))
    #expect(text.hasSuffix("2 checks: 1 passed, 1 not done\n"))
  }

  @Test func aFileWhoseTurnNeverCame() async throws {
    let (code, text, _) = try await drives.check(
      ["gone.gpx", "past.gpx"], never, ["--fail-fast", "--jobs", "1"])
    #expect(code == .failure)
    #expect(text.contains("ERROR school: never inside (@/past.gpx)"))
    #expect(text.contains("the run stopped before the file was read"))
  }

  @Test(arguments: [
    "", "{}", "{\"fence\":\"school\"}", "{\"tracks\":\"*\",\"name\":\"n\"}", "{\"never\":true}",
    "{\"fence\":\"school\",\"never\":false}", "{\"fence\":\"school\",\"sequence\":[]}",
    "{\"fence\":\"school\",\"enter\":{\"min\":0}}", "{\"fence\":\"scool\",\"never\":true}",
    "{\"fence\":\"school\",\"totalDwell\":{\"min\":0}}",
    "{\"fence\":\"school\",\"totalDwell\":0}", "{\"fence\":\"school\",\"totalDwell\":\"0min\"}",
    "{\"fence\":\"school\",\"nevr\":true}",
    "{\"fence\":\"school\",\"sequence\":[\"yard\"]}",
    "{\"fence\":\"school\",\"enter\":{\"max\":9,\"betwen\":[null,null]}}",
  ])
  func anExpectationOfNothing(_ text: String) async throws {
    let (code, output, error) = try await drives.check(["past.gpx"], text)
    #expect(code == .usage && output.isEmpty && error.contains("[invalid-expectation]"))
  }

  @Test(arguments: ["[]", "{}", "{\"expectation\":[]}", "null", ""])
  func aFileOfNoExpectations(_ text: String) async throws {
    try drives.folder.write(text, "e.json")
    let (code, said) = await drives.run("check", ["past.gpx"], ["--expect", "@/e.json"])
    #expect(code == .usage && said.output.isEmpty && said.error.hasPrefix("@/e.json:1:"))
  }

  @Test func noExpectationsAtAll() async {
    #expect(await drives.run("check", ["past.gpx"]).code == .usage)
    #expect(await drives.run("check", ["past.gpx"], ["--format", "tap"]).code == .usage)
  }

  @Test func noFences() async throws {
    try drives.folder.write("{\"type\":\"FeatureCollection\",\"features\":[]}", "none.geojson")
    for option in ["--expect", "--golden"] {
      try drives.folder.write("{\"events\":[]}\n", "golden.json")
      let (code, said) = await drives.run(
        "check", ["past.gpx"], ["--fences", "@/none.geojson", option, "@/golden.json"])
      #expect(code == .failure && said.output.isEmpty && said.error.contains("[no-data]"))
    }
  }

  @Test(
    arguments: [
      ("starts.gpx", [(0.025, 0), (0.035, 60)]),  // it begins there
      ("edge.gpx", [(0.015, 0), (0.02, 60)]),  // a fix on the boundary
      ("between.gpx", [(0.015, 0), (0.035, 60)]),  // no fix is there
      ("gap.gpx", [(0.015, 0), (0.025, 7200)]),  // behind a gap
    ] as [(String, [(Double, Int?)])])
  func neverIsMoreThanFixesInside(_ name: String, _ fixes: [(Double, Int?)]) async throws {
    try drives.write(name, fixes)
    #expect(try await drives.check([name], never).code == .checkFailed)
    // That the event is not listed does not make it unsaid.
    let (code, _, _) = try await drives.check([name], never, ["--initial", "none"])
    #expect(code == .checkFailed)
  }

  @Test func noFixIsGoodEnough() async throws {
    let text = """
      <gpx version='1.1' xmlns:o='https://osmand.net'><trk><trkseg>
      <trkpt lat='0.005' lon='0.025'><time>2026-05-01T07:00:00Z</time><hdop>900</hdop></trkpt>
      <trkpt lat='0.005' lon='0.025'><time>2026-05-01T07:01:00Z</time><hdop>900</hdop></trkpt>
      </trkseg></trk></gpx>
      """
    try drives.folder.write(text, "poor.gpx")
    let (code, output, _) = try await drives.check(
      ["poor.gpx"], never, ["--accuracy-policy", "gate"])
    #expect(code == .checkFailed)
    #expect(output.contains("of no fix it is known whether it lies in 'school'"))
  }

  @Test(arguments: [
    "\"dwell\":0", "\"dwell\":\"1min\"", "\"totalDwell\":{\"min\":1}",
    "\"enter\":{\"min\":0,\"max\":0,\"between\":[\"2026-05-01T07:00:00Z\",null]}",
    "\"maxDwell\":\"1h\"",
  ])
  func withoutTimesNothingIsKnownOfThem(_ members: String) async throws {
    let (code, text, _) = try await drives.check(
      ["untimed.gpx"], "{\"fence\":\"yard\",\(members)}")
    #expect(code == .checkFailed && text.contains("the track has no times"))
  }

  @Test func dwellEventsOfATrackWithoutTimes() async throws {
    let (code, text, _) = try await drives.check(["untimed.gpx"], never, ["--dwell", "1min"])
    #expect(code == .failure && text.contains("ERROR") && text.contains("dwell needs times"))
  }

  @Test func aStayOfNoTimeIsAStay() async throws {
    let (code, _, _) = try await drives.check(
      ["past.gpx"], "{\"fence\":\"yard\",\"dwell\":0}")
    #expect(code == .checkFailed)
  }

  @Test func toBeginInsideIsNoEnter() async throws {
    try drives.write("inside.gpx", [(0.005, 0), (0.006, 60)])
    let expectation = "{\"fence\":\"yard\",\"enter\":1}"
    for options in [[], ["--initial", "none"]] {
      #expect(try await drives.check(["inside.gpx"], expectation, options).code == .checkFailed)
    }
    // Unless it is called one.
    let (code, _, _) = try await drives.check(
      ["inside.gpx"], expectation, ["--initial", "enter"])
    #expect(code == .success)
  }

  @Test func aRouteThroughAFenceBesideATrack() async throws {
    try drives.folder.write(
      """
      <gpx version='1.1'><rte><rtept lat='0.005' lon='-0.01'/><rtept lat='0.005' lon='0.005'/></rte>
      <trk><trkseg><trkpt lat='0.005' lon='-0.02'/><trkpt lat='0.005' lon='-0.01'/></trkseg></trk></gpx>
      """, "planned.gpx")
    let (code, _, _) = try await drives.check(
      ["planned.gpx"], "{\"fence\":\"yard\",\"never\":true}")
    #expect(code == .checkFailed)
    let (timed, text, _) = try await drives.check(
      ["planned.gpx"], "{\"fence\":\"yard\",\"maxDwell\":60}")
    #expect(timed == .checkFailed && text.contains("has no times"))
  }

  @Test(arguments: [
    (["empty.gpx"], ExitCode.checkFailed, "no file has a fix, so nothing was tested"),
    (["past.gpx", "cut.gpx"], .failure, "their events were not compared"),
    (["folder"], .failure, "their events were not compared"),
  ])
  func goldenEventsOfNothing(
    _ names: [String], _ expected: ExitCode, _ message: String
  ) async throws {
    try drives.folder.write("", "folder/notes.txt")
    try drives.folder.write("{\"events\":[]}\n", "golden.json")
    let (code, said) = await drives.run("check", names, ["--golden", "@/golden.json"])
    #expect(code == expected && said.text.contains(message), "\(said.text)")
  }

  @Test(arguments: [
    "", " \n", "[]", "{}", "{\"type\":\"FeatureCollection\"}", "hello\n", "{\"events\":[\n",
  ])
  func aGoldenFileThatIsNone(_ text: String) async throws {
    try drives.folder.write(text, "golden.json")
    for name in ["past.gpx", "through.gpx"] {
      let (code, said) = await drives.run("check", [name], ["--golden", "@/golden.json"])
      #expect(code == .failure && said.output.isEmpty)
      #expect(said.error.contains("@/golden.json: error: not a golden file"), "\(said.error)")
    }
    let (code, _) = await drives.run("check", ["past.gpx"], ["--golden", "@/gone.json"])
    #expect(code == .failure)
  }

  @Test func whatIsIncompleteIsNotRecorded() async throws {
    let (code, said) = await drives.run(
      "check", ["through.gpx", "cut.gpx"], ["--record", "@/golden.json"])
    #expect(code == .failure && drives.folder.text("golden.json") == nil)
    #expect(said.error.contains("golden.json was not written"))
  }

  @Test func aReaderThatGoesAwayDoesNotChangeTheVerdict() async throws {
    try drives.folder.write("{\"expectations\":[\(never)]}", "e.json")
    let closed = await drives.run(
      "check", ["cross.gpx"], ["--expect", "@/e.json"],
      outputFails: .init("closed", isClosedPipe: true))
    #expect(closed.code == .checkFailed)
  }

  @Test func quietIsQuietAboutEverythingElse() async throws {
    let (code, text, error) = try await drives.check(["cross.gpx"], never, ["--quiet"])
    #expect(code == .checkFailed && text.contains("FAIL") && error.isEmpty)
  }

  @Test func theOrderOfFilesDoesNotChangeWhatFails() async throws {
    for names in [["past.gpx", "cross.gpx"], ["cross.gpx", "past.gpx"]] {
      for jobs in ["1", "4"] {
        let (code, text, _) = try await drives.check(names, never, ["--jobs", jobs])
        #expect(code == .checkFailed && text.contains("FAIL  school: never inside (@/cross.gpx)"))
        #expect(text.contains("ok    school: never inside (@/past.gpx)"))
      }
    }
  }
}

import Foundation
import RoutelayTestSupport
import Testing
import TextWriting

@testable import RoutelayCLI

@Suite struct FenceCheckCommandTests {
  private let drives: FenceDrives

  init() throws { drives = try FenceDrives() }

  @Test func aPassingDrive() async throws {
    let (code, text, error) = try await drives.check(
      ["through.gpx"],
      """
      {"name":"reaches the yard","fence":"yard","enter":1,"exit":1,"dwell":"2min"},
      {"fence":"school","never":true},{"sequence":["yard"]},
      {"tracks":"th*.gpx","fence":"yard","startsInside":false,"endsInside":false,
       "totalDwell":{"min":60,"max":"1h"},"maxDwell":"10min","count":{"min":1,"max":1}}
      """)
    #expect(code == .success && error.isEmpty)
    #expect(text.hasPrefix("ok    reaches the yard (@/through.gpx)\n"))
    #expect(text.hasSuffix("\n4 checks: 4 passed\n"))
  }

  @Test(
    arguments: [
      (
        "through.gpx", "\"fence\":\"yard\",\"never\":true",
        "@/through.gpx:3: error: expected the track never to be in 'yard', but it came in at "
          + "2026-05-01T07:00:50Z, up to 552.9 m inside"
      ),
      (
        "past.gpx", "\"fence\":\"yard\",\"enter\":{\"min\":1}",
        "@/past.gpx:3: error: expected the track to enter 'yard' at least once, but it never did: it "
          + "missed by 222.6 m at 2026-05-01T07:01:00Z"
      ),
      (
        "cross.gpx", "\"fence\":\"school\",\"never\":true",
        "@/cross.gpx:3: error: expected the track never to be in 'school', but it passed through at "
          + "2026-05-01T07:00:15Z"
      ),
      (
        "through.gpx",
        "\"fence\":\"yard\",\"enter\":{\"between\":[\"2026-05-01T08:00:00Z\",null]}",
        "but it did so at 2026-05-01T07:00:50Z, 59 min 10 s too early"
      ),
      (
        "through.gpx", "\"fence\":\"yard\",\"dwell\":\"10min\"",
        "the longest stay that began at 2026-05-01T07:00:50Z took 2 min 27.143 s, 7 min 32.857 s too "
          + "short"
      ),
      (
        "through.gpx", "\"sequence\":[\"yard\",\"school\"]",
        "behind 'yard' at 2026-05-01T07:00:50Z it did not come to 'school': it missed by 556.6 m"
      ),
      (
        "through.gpx", "\"fence\":\"yard\",\"always\":true",
        "but it begins outside, up to 1113.2 m away (at 2026-05-01T07:00:00Z"
      ),
    ] as [(String, String, String)])
  func aFailureReadsLikeASentence(
    _ name: String, _ expectation: String, _ sentence: String
  ) async throws {
    let (code, text, _) = try await drives.check([name], "{\(expectation)}")
    #expect(code == .checkFailed)
    #expect(text.contains(sentence), "\(text)")
    #expect(text.hasSuffix("1 check: 0 passed, 1 failed\n"))
  }

  @Test func neverFailsWhateverConfirmsEvents() async throws {
    let never = "{\"fence\":\"school\",\"never\":true}"
    for options in [
      [], ["--crossings", "fixes"], ["--max-gap", "30s"], ["--min-fixes", "5"],
    ] as [[String]] {
      #expect(try await drives.check(["cross.gpx"], never, options).code == .checkFailed)
    }
    let (code, text, _) = try await drives.check(["cross.gpx"], never, ["--max-gap", "30s"])
    #expect(code == .checkFailed)
    #expect(
      text.contains(
        "@/cross.gpx:3: error: expected the track never to be in 'school', but between line 2 and "
          + "line 3 (1 min) there is a gap longer than --max-gap, and the straight way meets it, so it "
          + "cannot be known; --max-gap 60s takes the straight way as driven"), "\(text)")
  }

  @Test func aBreakOverAFenceIsNotedOnly() async throws {
    try drives.folder.write(
      """
      <gpx version='1.1'><trk><trkseg><trkpt lat='0.005' lon='0.015'/></trkseg>
      <trkseg><trkpt lat='0.005' lon='0.035'/></trkseg></trk></gpx>
      """, "break.gpx")
    let (code, text, _) = try await drives.check(
      ["break.gpx"], "{\"fence\":\"school\",\"never\":true}")
    #expect(code == .success)
    #expect(text.contains("note: expected the track never to be in 'school', but between"))
    #expect(text.contains("the recording was off"), "\(text)")
  }

  @Test func patternsAreHeldAgainstPathAndName() async throws {
    try drives.write("top/sub/a.gpx", [(-0.01, 0), (0.002, 60)])
    let own = drives.folder.path
    for pattern in ["a.gpx", "*.gpx", "sub/a.gpx", "**/a.gpx", "\(own)/top/sub/*.gpx"] {
      let expectation = "{\"tracks\":\"\(pattern)\",\"fence\":\"yard\",\"enter\":1}"
      #expect(try await drives.check(["top"], expectation).code == .success, "\(pattern)")
    }
    for pattern in ["A.gpx", "b*", "sub/*.geojson", "top/a.gpx"] {
      let expectation = "{\"tracks\":\"\(pattern)\",\"fence\":\"yard\",\"enter\":1}"
      #expect(try await drives.check(["top"], expectation).code == .checkFailed, "\(pattern)")
    }
    let (code, text, error) = try await drives.check(
      ["through.gpx", "past.gpx"], "{\"tracks\":\"t*\",\"fence\":\"yard\",\"enter\":1}")
    #expect(code == .success && text.hasSuffix("1 check: 1 passed\n"))
    #expect(error.contains("note: no expectation is about 1 of 2 files"))
  }

  @Test(
    arguments: [
      (
        "{\"fence\":\"yrad\",\"never\":true}",
        "1:27: error: there is no fence 'yrad'; did you mean 'yard'? [invalid-expectation]"
      ),
      (
        "{\"fence\":\"yard\",\"nevr\":true}",
        "1:34: error: an expectation has no \"nevr\"; did you mean 'never'?"
      ),
      ("{\"fence\":\"yard\",\"never\":true", "[malformed-json]"),
      ("{\"fence\":\"yard\"}", "this expectation expects nothing [invalid-expectation]"),
      ("", "there are no expectations [invalid-expectation]"),
    ] as [(String, String)])
  func expectationsThatCannotBeMeantAreUsage(_ text: String, _ message: String) async throws {
    let (code, output, error) = try await drives.check(["through.gpx"], text)
    #expect(code == .usage && output.isEmpty)
    #expect(error.hasPrefix("@/expect.json:1:") && error.contains(message), "\(error)")
  }

  @Test func expectationsThatAreNotThere() async {
    let (code, said) = await drives.run("check", ["past.gpx"], ["--expect", "@/gone.json"])
    #expect(code == .failure && said.output.isEmpty)
    #expect(said.error.contains("@/gone.json: error:") && said.error.contains("[cannot-read]"))
  }

  @Test func filesOfTheCheckAreNoTracks() async throws {
    try drives.folder.write(drives.folder.text("fences.geojson") ?? "", "all/zones.geojson")
    try drives.folder.write(drives.folder.text("through.gpx") ?? "", "all/a.gpx")
    try drives.folder.write(
      "{\"expectations\":[{\"fence\":\"yard\",\"enter\":1}]}", "all/expect.json")
    try drives.folder.write("{}", "all/report.json")
    let options = [
      "--fences", "@/all/zones.geojson", "--expect", "@/all/expect.json", "--record",
      "@/all/golden.json", "--format", "json:\(drives.folder.path("all/report.json"))",
    ]
    for _ in 1...2 {
      let (code, said) = await drives.run("check", ["all"], options)
      #expect(code == .success, "\(said.error)")
      #expect(said.error.contains("1 file: 1 watched; "))
    }
    // What is named itself is read.
    let (code, said) = await drives.run("check", ["all", "all/zones.geojson"], options)
    #expect(code == .success && said.error.contains("3 files: 3 watched; "))
  }

  @Test func severalReports() async throws {
    let (code, text, error) = try await drives.check(
      ["through.gpx", "past.gpx"], "{\"fence\":\"yard\",\"enter\":1}",
      [
        "--format", "github", "--format", "junit:\(drives.folder.path("out/j.xml"))", "--format",
        "sarif:\(drives.folder.path("s.sarif"))", "--format", "tap:\(drives.folder.path("t.tap"))",
        "--format", "json:\(drives.folder.path("r.json"))",
      ])
    #expect(code == .checkFailed && text.hasPrefix("::error file=@/past.gpx,line=3"))
    #expect(error.hasSuffix("2 checks: 1 passed, 1 failed\n"))
    #expect(drives.folder.text("out/j.xml")?.contains("<failure message=\"expected") == true)
    #expect(drives.folder.text("t.tap")?.hasPrefix("TAP version 14\n1..2\nok 1 - ") == true)
    #expect(drives.folder.text("s.sarif")?.contains("\"startLine\":3") == true)
    #expect(drives.folder.text("r.json")?.contains("\"status\":\"passed\"") == true)
  }

  @Test func aReportThatCannotBeWrittenIsSaid() async throws {
    try drives.folder.write("", "file")
    let (code, _, error) = try await drives.check(
      ["through.gpx"], "{\"fence\":\"yard\",\"enter\":1}",
      ["--format", "junit:\(drives.folder.path("file/j.xml"))"])
    #expect(code == .failure && error.contains("[cannot-write]"))
  }

  @Test func recordedEventsAreHeldAgainstLaterOnes() async throws {
    let record = await drives.run("check", ["through.gpx"], ["--record", "@/golden.json"])
    #expect(record.code == .success && record.said.output.isEmpty)
    #expect(record.said.error == "recorded 2 events in @/golden.json\n")
    let golden = try #require(drives.folder.text("golden.json"))
    let events = await drives.run("events", ["through.gpx"]).said.text
    #expect(golden == events)
    let same = await drives.run("check", ["through.gpx"], ["--golden", "@/golden.json"])
    #expect(same.code == .success)
    #expect(same.said.text.hasSuffix("1 check: 1 passed\n"))

    // A second later.
    try drives.write("through.gpx", [(-0.01, 0), (0.002, 61), (0.008, 180), (0.015, 240)])
    let other = await drives.run("check", ["through.gpx"], ["--golden", "@/golden.json"])
    #expect(other.code == .checkFailed)
    #expect(other.said.text.contains("golden.json:2: error: recorded, but it did not happen: "))
    #expect(other.said.text.contains("through.gpx:3: error: it happened, but is not recorded: "))
    #expect(drives.folder.text("golden.json") == golden)
  }

  @Test(arguments: [
    ([], "nothing is expected; give --expect FILE or --golden FILE"),
    (["--expect", "e", "--format", "junitt"], "did you mean 'junit'?"),
    (["--expect", "e", "--format", "text", "--format", "json"], "only one report"),
    (["--expect", "e", "--format", "json:a", "--format", "tap:a"], "would be written to 'a'"),
    (["--expect", "e", "--format", "json:"], "needs a path"),
    (["--expect", "-", "--golden", "-"], "only once"),
    (["--expect", "e", "--record", "-"], "--record needs a file"),
    (["--expect", "e", "--record", "@/through.gpx"], "output-collision"),
    (["--expect", "e", "--format", "tap:@/through.gpx"], "output-collision"),
    (["--expect", "e", "--record", "x", "--format", "tap:x"], "written twice"),
  ])
  func whatCannotBeMeantIsRefused(_ options: [String], _ part: String) async {
    let options = options.map { $0.replacing("@/", with: drives.folder.path + "/") }
    let (code, said) = await drives.run("check", ["through.gpx"], options)
    #expect(code == .usage && said.output.isEmpty && said.error.contains(part), "\(said.error)")
  }
}

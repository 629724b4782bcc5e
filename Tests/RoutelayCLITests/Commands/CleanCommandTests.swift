import Foundation
import RoutelayTestSupport
import Testing

@testable import RoutelayCLI

/// `clean` as a process, on real formats.
@Suite struct CleanCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.gpx("1.1"), "ride.gpx")
    try folder.write(Self.gpx("1.0"), "old.gpx")
    try folder.write(Self.line, "line.json")
    try folder.write("_p~iF~ps|U_ulLnnqC??_mqNvxq`@\n", "way.polyline")
  }

  private static func gpx(_ version: String) -> String {
    let name = version.replacingOccurrences(of: ".", with: "/")
    var text =
      "<gpx version='\(version)' creator='c' xmlns='http://www.topografix.com/GPX/\(name)'>"
    text += "<wpt lat='0' lon='0'/><trk><name>Way</name><trkseg>"
    for (lat, second) in [(45.0, 0), (45.0001, 10), (45.0001, 10), (45.0002, 20)] {
      text += "<trkpt lat='\(lat)' lon='7'><time>2026-05-01T07:00:\(second + 10)Z</time></trkpt>"
    }
    return text + "</trkseg></trk></gpx>\n"
  }

  private static let line =
    #"{"type":"Feature","geometry":{"type":"LineString","coordinates":[[7,45],[7,45],[7,46]]}}"#

  private func report(_ name: String = "r.json") throws -> [[String: Any]] {
    let text = try #require(folder.text(name))
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require(json?["files"] as? [[String: Any]])
  }

  @Test(
    arguments: [
      ("ride.gpx", "version=\"1.1\"", "GPX/1/1"), ("old.gpx", "version=\"1.0\"", "GPX/1/0"),
      ("line.json", "\"FeatureCollection\"", "[[7,45],[7,46]]"),
      ("way.polyline", "_p~iF~ps|U_ulLnnqC", "_mqNvxq`@"),
    ])
  func theFormatIsThatOfTheInput(_ name: String, _ first: String, _ second: String) throws {
    let run = try ToolRun.shell("$routelay clean \(name) --clean duplicates", in: folder)
    #expect(run.code == 0)
    #expect(run.output.contains(first) && run.output.contains(second))
    #expect(run.error.contains("\(name): duplicates removed 1 of "))
    #expect(run.error.hasPrefix("cleaning by duplicates\n"))
  }

  @Test func filesOfAFolderKeepTheirNames() throws {
    let run = try ToolRun.shell("$routelay clean . --clean duplicates -o out/ -q", in: folder)
    #expect(run.code == 0 && run.error == "")
    #expect(
      folder.names().filter { $0.hasPrefix("out/") } == [
        "out/", "out/line.json", "out/old.gpx", "out/ride.gpx", "out/way.polyline",
      ])
  }

  @Test func anotherFormatIsWrittenWhenItIsNamed() throws {
    let run = try ToolRun.shell(
      "$routelay clean ride.gpx --clean duplicates --to csv && "
        + "$routelay clean ride.gpx --clean duplicates -o a.geojson", in: folder)
    #expect(run.code == 0 && run.output.hasPrefix("kind,track"))
    #expect(folder.text("a.geojson")?.contains("LineString") == true)
  }

  @Test func formatsAreNotMixedInOneOutput() throws {
    let run = try ToolRun.shell(
      "$routelay clean ride.gpx line.json --clean duplicates --merge -o all", in: folder)
    #expect(run.code == 2 && run.error.contains("gpx and geojson: use --to"))
    #expect(folder.text("all") == nil)
  }

  @Test func aFileIsReplacedOnlyWhenAskedFor() throws {
    let refused = try ToolRun.shell(
      "$routelay clean ride.gpx --clean duplicates -o ride.gpx", in: folder)
    #expect(refused.code == 64 && folder.text("ride.gpx") == Self.gpx("1.1"))
    let run = try ToolRun.shell(
      "$routelay clean ride.gpx --clean duplicates --in-place", in: folder)
    #expect(run.code == 0)
    #expect(folder.text("ride.gpx")?.contains("<trkpt lat=\"45.0001\"") == true)
  }

  @Test func theReportSaysWhatWentAndWhy() throws {
    let run = try ToolRun.shell(
      "$routelay clean ride.gpx --clean duplicates --report r.json --indices -o out.gpx", in: folder
    )
    #expect(run.code == 0)
    let file = try #require(report().first)
    let step = try #require((file["steps"] as? [[String: Any]])?.first)
    #expect(step["step"] as? String == "clean" && step["rule"] as? String == "duplicates")
    #expect(step["keptIndices"] as? [[Int]] == [[0, 1, 3]])
    #expect([step["before"], step["after"], step["removed"]] as? [Int] == [4, 3, 1])
    let fix = try #require((step["fixes"] as? [[String: Any]])?.first)
    #expect([fix["track"], fix["segment"], fix["index"]] as? [Int] == [0, 0, 2])
    #expect(fix["change"] as? String == "removed")
    #expect(fix["time"] as? String == "2026-05-01T07:00:20Z")
    #expect((fix["reason"] as? String)?.isEmpty == false)
    // Before and after.
    #expect((file["document"] as? [String: Any])?["points"] as? Int == 4)
    #expect((file["result"] as? [String: Any])?["points"] as? Int == 3)
  }

  @Test func overlayDocumentsListTheSteps() throws {
    let run = try ToolRun.shell(
      "$routelay convert ride.gpx old.gpx --clean gap:10min --merge -q", in: folder)
    #expect(
      run.output.contains(
        #""steps":[{"step":"clean","source":"ride.gpx","rule":"gap","time":600,"factor":0,"before":4,"#
      ))
    let plain = try ToolRun.shell("$routelay convert ride.gpx -q", in: folder)
    #expect(plain.output.contains(#""steps":[]"#))
  }

  @Test func losingEveryFixIsAFinding() throws {
    let run = try ToolRun.shell(
      "$routelay clean ride.gpx --clean crop:from=2030-01-01T00:00:00Z --report r.json", in: folder)
    #expect(run.code == 0)
    #expect(
      run.error.contains(
        "ride.gpx: warning: cleaning left none of the 4 fixes of track 1 'Way' [no-data]"))
    #expect(run.output.contains("<trk>") && run.output.contains("<wpt lat=\"0\""))
    let strict = try ToolRun.shell(
      "$routelay clean ride.gpx --clean crop:from=2030-01-01T00:00:00Z --strict -o o.gpx",
      in: folder)
    #expect(strict.code == 1)
  }

  @Test(
    arguments: [
      ("clean ride.gpx", "clean needs --clean RULES"),
      ("clean ride.gpx --clean spike:3", "did you mean 'spikes'?"),
      ("convert ride.gpx --clean", "--clean needs"),
      ("clean --clean bike", "no input"),
    ])
  func whatCannotBeMeantIsRefused(_ line: String, _ words: String) throws {
    let run = try ToolRun.shell("$routelay \(line)", in: folder)
    #expect(run.code == 64 && run.output == "")
    #expect(run.error.contains(words))
  }

  /// A ride with times and a heart rate as an overlay document.
  private func writeOverlay() throws {
    try folder.write(
      Self.gpx("1.1").replacingOccurrences(
        of: "</time></trkpt>", with: "</time><extensions><hr>120</hr></extensions></trkpt>"),
      "hr.gpx")
    _ = try ToolRun.shell(
      "$routelay convert hr.gpx --channels all -o r.overlay.json -q", in: folder)
  }

  @Test func anOverlayDocumentKeepsItsChannels() throws {
    try writeOverlay()
    for end in ["-o out.overlay.json", "-o out", "--to overlay -o out.overlay.json"] {
      let run = try ToolRun.shell(
        "$routelay clean r.overlay.json --clean duplicates \(end) && cat out*; rm out*", in: folder)
      #expect(run.output.contains(#""coordinateProperties":{"times":["#), "\(end)")
      #expect(run.output.contains(#""heartRate":[120,120,120]"#) && !run.error.contains("loss"))
    }
    let less = try ToolRun.shell(
      "$routelay clean r.overlay.json --clean duplicates --channels times", in: folder)
    #expect(less.output.contains(#""times":["#) && !less.output.contains("heartRate"))
    // A document that was none before is written as `convert` does.
    let new = try ToolRun.shell(
      "$routelay clean hr.gpx --clean duplicates --to overlay", in: folder)
    #expect(!new.output.contains("coordinateProperties") && !new.error.contains("loss"))
  }

  @Test func whatAnOverlayDocumentLosesIsSaid() throws {
    try writeOverlay()
    let run = try ToolRun.shell("$routelay convert r.overlay.json", in: folder)
    #expect(
      run.error == "loss: r.overlay.json: overlay holds no times, heartRate without --channels\n")
    for channels in ["none", "times", "all"] {
      let asked = try ToolRun.shell(
        "$routelay convert r.overlay.json --channels \(channels)", in: folder)
      #expect(asked.error == "")
    }
  }

  @Test func cleaningTwiceGivesTheSameBytes() throws {
    // The first fix has nothing but its place; the one with a heart rate goes.
    try folder.write(
      Self.gpx("1.1").replacingOccurrences(
        of: "<trkseg>",
        with: "<trkseg><trkpt lat='45' lon='7'/><trkpt lat='91' lon='7'>"
          + "<extensions><hr>120</hr></extensions></trkpt>"), "bare.gpx")
    let run = try ToolRun.shell(
      "$routelay clean bare.gpx --clean invalid -o 1.gpx -q; "
        + "$routelay clean 1.gpx --clean invalid -o 2.gpx -q; cmp 1.gpx 2.gpx", in: folder)
    #expect(run.code == 0 && run.output == "")
  }

  @Test func indicesWithoutAReportAreIdle() throws {
    for (line, words) in [
      ("clean ride.gpx --clean gap", "it changes nothing without --report FILE"),
      ("info ride.gpx --clean gap", "it changes nothing without --json"),
      ("convert ride.gpx --report r.json", "changes nothing where no step is asked for"),
    ] {
      let run = try ToolRun.shell("$routelay \(line) --indices", in: folder)
      #expect(run.code == 0 && run.error.contains("note: --indices") && run.error.contains(words))
    }
    let used = try ToolRun.shell("$routelay info ride.gpx --clean gap --json --indices", in: folder)
    #expect(!used.error.contains("--indices"))
  }

  @Test func infoAsksAboutLimitsToo() throws {
    let rows = (0..<20).map {
      "<trkpt lat='45.\($0 / 2)' lon='7'><time>2026-05-01T07:00:\($0 + 10)Z</time></trkpt>"
    }
    try folder.write(
      "<gpx version='1.1' xmlns='http://www.topografix.com/GPX/1/1'><trk><trkseg>"
        + rows.joined() + "</trkseg></trk></gpx>", "fast.gpx")
    let question = "fast.gpx: cleaning removed 19 of 20 fixes; are the limits right"
    for line in [
      "info fast.gpx --clean jitter:9000km,time=1s", "info fast.gpx --json --clean jitter:9000km",
      "info fast.gpx --format csv --clean jitter:9000km", "clean fast.gpx --clean jitter:9000km",
    ] {
      let run = try ToolRun.shell("$routelay \(line)", in: folder)
      #expect(run.error.contains(question.replacingOccurrences(of: "19", with: "18")), "\(line)")
    }
    // Who asks for a time span knows what goes.
    let crop = try ToolRun.shell(
      "$routelay clean fast.gpx --clean crop:to=2026-05-01T07:00:12Z -o o.gpx", in: folder)
    #expect(!crop.error.contains("limits"))
  }

  @Test func aRefusedStepIsNoSuccess() throws {
    let run = try ToolRun.shell(
      "$routelay clean line.json --clean resample:distance=0.001m -o o.json --strict", in: folder)
    #expect(run.code == 1)
    #expect(run.error.contains("line.json: warning: resample: about "))
    #expect(run.error.contains("nothing is resampled [limit-exceeded]"))
  }

  @Test func theHelpDoesNotContradictItself() throws {
    let run = try ToolRun.shell("$routelay clean --help", in: folder)
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("(default: by the ending of -o, else that of the input)"))
    #expect(!words.contains("Without --clean") && words.contains("before --merge makes one output"))
  }
}

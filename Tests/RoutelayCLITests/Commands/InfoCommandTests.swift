import Foundation
import RoutelayTestSupport
import Testing
import TextWriting

@testable import RoutelayCLI

@Suite struct InfoCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("fake end", "a.fake")
    try folder.write("fake", "b.fake")
  }

  @Test func tablesComeInOrderAndErrorsApart() async {
    let (code, said) = await FakeConsole.run([
      "info", folder.path("a.fake"), folder.path("b.fake"), folder.path("a.fake"),
    ])
    #expect(code == .failure)
    #expect(said.text.split(separator: "\n").filter { $0 == folder.path("a.fake") }.count == 2)
    #expect(said.error.contains("b.fake:1:5: error: it is cut off [truncated-input]"))
    #expect(said.error.hasSuffix("3 files: 2 read, 1 failed\n"))
  }

  @Test func jsonHasOneEntryPerInputAlsoForFailures() async throws {
    let (code, said) = await FakeConsole.run([
      "info", folder.path("a.fake"), folder.path("b.fake"), "--json", "-q",
    ])
    #expect(code == .failure)
    let value = try JSONSerialization.jsonObject(with: Data(said.output)) as? [String: Any]
    let files = try #require(value?["files"] as? [[String: Any]])
    #expect(files.map { $0["status"] as? String } == ["ok", "error"])
  }

  @Test func aClosedPipeStopsTheTablesQuietly() async {
    let (code, said) = await FakeConsole.run(
      ["info", folder.path("a.fake")], outputFails: WriteError("x", isClosedPipe: true))
    #expect(code == .success && said.error.isEmpty)
  }

  @Test func statisticsOptionsAreNamedInTheReport() async {
    let (_, said) = await FakeConsole.run([
      "info", folder.path("a.fake"), "--json", "--ascent-method", "raw", "--stop-speed=1",
    ])
    #expect(said.text.contains(#""ascent":"raw""#))
    #expect(said.text.contains("under 1 m/s for 15 s"))
  }

  @Test func severalFilesHaveATotal() async {
    let one = await FakeConsole.run(["info", folder.path("a.fake")]).said
    #expect(!one.text.contains("all together"))
    let (_, said) = await FakeConsole.run([
      "info", folder.path("a.fake"), folder.path("b.fake"), folder.path("a.fake"),
    ])
    #expect(
      said.text.hasSuffix(
        "all together\n  files     2 read, 1 failed\n  points    4\n  distance  0 m\n"))
  }

  @Test func csvHasARowForEachFileAlsoForFailures() async {
    let (code, said) = await FakeConsole.run([
      "info", folder.path("a.fake"), folder.path("b.fake"), "--format", "csv",
    ])
    #expect(code == .failure)
    let rows = said.text.components(separatedBy: "\r\n")
    #expect(rows.count == 4 && rows[3] == "")
    #expect(rows[0].hasPrefix("path,status,error,message,format,version,findings,tracks,"))
    #expect(rows[1].hasPrefix(folder.path("a.fake") + ",ok,,,fake,1,0,1,1,0,"))
    #expect(rows[2].hasPrefix(folder.path("b.fake") + ",error,truncated-input,it is cut off,,,0,,"))
    #expect(
      Set(rows.dropLast().map { $0.split(separator: ",", omittingEmptySubsequences: false).count })
        .count == 1)
  }

  @Test func formatsExcludeOneAnother() async {
    let path = folder.path("a.fake")
    for words in [["--json", "--format", "csv"], ["--format=text", "--json"], ["--format=xml"]] {
      let (code, said) = await FakeConsole.run(["info", path] + words)
      #expect(code == .usage && said.output.isEmpty)
    }
    let short = await FakeConsole.run(["info", path, "--json"]).said
    let long = await FakeConsole.run(["info", path, "--format", "json"]).said
    let both = await FakeConsole.run(["info", path, "--format", "json", "--json"]).said
    #expect(short.output == long.output && short.output == both.output)
  }

  @Test(arguments: [
    (
      ["--format", "csv", "--splits", "km"],
      "--splits is about text, json outputs; it changes nothing in csv"
    ),
    (
      ["--json", "--units", "imperial"], "--units is about text outputs; it changes nothing in json"
    ),
    (
      ["--ascent-method", "raw", "--ascent-threshold", "3"],
      "--ascent-threshold changes nothing with --ascent-method raw"
    ),
  ])
  func whatChangesNothingIsSaid(words: [String], note: String) async {
    let (code, said) = await FakeConsole.run(["info", folder.path("a.fake")] + words)
    #expect(code == .success && said.error == "note: \(note)\n")
  }

  @Test func detailsStandInTextAndJSON() async throws {
    let words = ["info", folder.path("a.fake"), "--splits", "km", "--climbs", "--compare-methods"]
    let text = await FakeConsole.run(words).said.text
    #expect(text.contains("  splits of track 1, every 1 km\n"))
    #expect(text.contains("  climbs of track 1: unknown\n") && text.contains("  distance by\n"))
    let json = await FakeConsole.run(words + ["--json"]).said.text
    for key in [#""splits":[{"index":1,"partial":true,"#, #""climbs":null"#, #""comparison":[{"#] {
      #expect(json.contains(key), "\(key)")
    }
    let plain = await FakeConsole.run(["info", folder.path("a.fake"), "--json"]).said.text
    for key in ["splits", "climbs", "comparison"] { #expect(!plain.contains("\"\(key)\"")) }
  }

  @Test func aFullDiskIsSaidOnceAndEndsTheWork() async {
    let (code, said) = await FakeConsole.run(
      ["info", folder.path("a.fake"), folder.path("a.fake")], outputFails: WriteError("full"))
    #expect(code == .failure && said.error == "-: error: full [cannot-write]\n")
  }
}

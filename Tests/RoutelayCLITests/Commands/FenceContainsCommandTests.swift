import Foundation
import RoutelayTestSupport
import TextWriting
import TrackFormats
import Testing

@testable import RoutelayCLI

@Suite struct FenceContainsCommandTests {
  private static let circle = ["--circle", "0,0,1km,zone"]

  private func run(
    _ words: [String], outputFails: WriteError? = nil
  ) async -> (code: ExitCode, said: Transcript) {
    await FakeConsole.run(
      ["fence", "contains"] + words, outputFails: outputFails, inputFormats: TrackFormat.all)
  }

  @Test func resultsInTheOrderOfThePlaces() async throws {
    let (code, said) = await run(
      Self.circle + ["--at", "0,0", "0,1", "--at=0,0.001 0.5,0", "--json"])
    #expect(code == .success && said.error.isEmpty)
    let document = try JSONSerialization.jsonObject(with: Data(said.output)) as? [String: Any]
    let results = try #require(document?["results"] as? [[String: Any]])
    #expect(results.map { $0["longitude"] as? Double } == [0, 1, 0.001, 0])
    #expect(results.map { ($0["inside"] as? [String])?.count } == [1, 0, 1, 0])
    #expect((results[0]["margins"] as? [String: Double])?["zone"] == -1000)
    #expect((results[1]["states"] as? [String: String])?["zone"] == "outside")
  }

  @Test func textByDefault() async {
    let (code, said) = await run(Self.circle + ["--at", "0,0"])
    #expect(code == .success)
    #expect(said.text == "0,0: in zone\n  inside  zone, 1 km to its boundary\n")
  }

  @Test func countsOfAFile() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      #"{"type":"LineString","coordinates":[[0,0],[0.001,0],[1,1]]}"#, "a.geojson")
    let words = Self.circle + ["--circle", "9,9,5", "--points", path, "--counts"]
    let (code, said) = await run(words)
    #expect(code == .success && said.error.isEmpty)
    #expect(said.text == "fence,count\r\nzone,2\r\nfence-1,0\r\n")
    let (_, idle) = await run(words + ["--all-fences"])
    #expect(idle.text == said.text && idle.error.hasPrefix("note: --all-fences changes nothing"))
  }

  @Test(arguments: [
    (["--json", "--counts", "--at", "0,0"], "--json and --counts exclude one another"),
    ([], "no places; give --at LAT,LON or --points FILE"),
    (["--at", "0,0", "--points", "x"], "--at and --points exclude one another"),
    (["--at", "91,0"], "--at takes places LAT,LON, latitude first"),
    (["--at", "0,0", "91,0"], "superfluous word '91,0'"),
    (["--at", "0,0", "ride.gpx"], "superfluous word 'ride.gpx'"),
    (["--fences", "-", "--points", "-"], "standard input can be read only once"),
  ])
  func whatCannotBeMeantIsRefused(_ words: [String], _ part: String) async {
    let (code, said) = await run(Self.circle + words)
    #expect(code == .usage && said.output.isEmpty && said.error.contains(part), "\(said.error)")
  }

  @Test func whatCannotBeReadEndsIt() async throws {
    let folder = try TemporaryFolder()
    let bad = try folder.write("{\"type\":\"Point\",\n\"coordinates\":[1,95]}", "a.geojson")
    for words in [["--points", bad], ["--points", folder.path("missing")]] {
      let (code, said) = await run(Self.circle + words)
      #expect(code == .failure && said.output.isEmpty && said.error.hasPrefix(words[1]))
    }
    let (code, said) = await run(["--fences", bad, "--at", "0,0"])
    #expect(code == .failure && said.output.isEmpty)
    #expect(said.error.contains("a.geojson:2:18: error: "), "\(said.error)")
  }

  @Test func warningsFailUnderStrict() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1]]]}"#, "a.geojson")
    for words in [["--fences", path, "--at", "0,0"], Self.circle + ["--points", path]] {
      let (plain, said) = await run(words)
      #expect(plain == .success && said.error.contains("[unclosed-ring]"))
      let (strict, _) = await run(words + ["--strict"])
      #expect(strict == .checkFailed)
    }
  }

  @Test func whatIsNoFenceIsPassedOverWithAWord() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      #"{"type":"MultiPoint","coordinates":[[0,0],[1,1]]}"# + "\n"
        + #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]]]}"#, "a.geojsonl")
    let words = ["--fences", path, "--at", "0.1,0.5"]
    let (refused, why) = await run(words)
    #expect(refused == .failure && why.error.contains("a.geojsonl:1:"))
    let (code, said) = await run(words + ["--ignore-other-features"])
    #expect(code == .success && said.text.hasPrefix("0.1,0.5: in fence-0\n"))
    #expect(said.error == "\(path): 2 items that are no fences passed over\n")
  }

  @Test func outputThatFails() async {
    let words = Self.circle + ["--at", "0,0"]
    let (closed, quiet) = await run(words, outputFails: WriteError("closed", isClosedPipe: true))
    #expect(closed == .success && quiet.error.isEmpty)
    let (full, said) = await run(words, outputFails: WriteError("disk full"))
    #expect(full == .failure && said.error == "-: error: disk full [cannot-write]\n")
  }
}

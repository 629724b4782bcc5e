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
}

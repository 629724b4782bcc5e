import Foundation
import RoutelayTestSupport
import Testing

@testable import RoutelayCLI

@Suite struct ConvertCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("fake end", "rides/a.fake")
    try folder.write("fake odd odd end", "rides/b.fake")
    try folder.write("fake", "rides/c.fake")
  }

  @Test func aFolderIsMirroredAndOneFailureDoesNotStopTheOthers() async throws {
    try folder.write("old", "out/c.overlay.json")
    let (code, said) = await FakeConsole.run([
      "convert", folder.path("rides"), "-o", folder.path("out"), "-j2",
    ])
    #expect(code == .failure && said.output.isEmpty)
    let rides = folder.path("rides")
    let out = folder.path("out")
    #expect(
      said.error == """
        loss: \(rides)/a.fake: overlay holds no times, names
        loss: \(rides)/b.fake: overlay holds no times, names
        \(rides)/b.fake:1:6: warning: that is odd [invalid-number] (and 1 more)
        \(rides)/c.fake:1:5: error: it is cut off [truncated-input]
        note: \(out)/c.overlay.json is from an earlier run and was left alone
        3 files: 2 converted, 1 failed

        """)
    #expect(folder.text("out/a.overlay.json") == "overlay by routelay 0.1.0, 7 decimals\n")
    #expect(folder.text("out/c.overlay.json") == "old")
    #expect(
      folder.names().filter { $0.hasPrefix("out/") } == [
        "out/", "out/a.overlay.json", "out/b.overlay.json", "out/c.overlay.json",
      ])
  }

  @Test func theSameIsSaidHoweverManyRunAtOnce() async {
    var transcripts: Set<String> = []
    for jobs in 1...4 {
      let (_, said) = await FakeConsole.run([
        "convert", folder.path("rides"), "-o", folder.path("out\(jobs)"), "--jobs", "\(jobs)",
      ])
      transcripts.insert(said.error)
    }
    #expect(transcripts.count == 1)
  }

  @Test(
    arguments: [
      (["a.fake"], [], ExitCode.success), (["b.fake"], [], .success),
      (["b.fake"], ["--strict"], .checkFailed), (["b.fake"], ["--strict", "-q"], .checkFailed),
      (["a.fake"], ["--strict"], .success), (["c.fake"], [], .failure),
      (["a.fake", "b.fake", "c.fake"], ["--strict"], .failure),
      (["none.fake"], [], .failure),
    ] as [([String], [String], ExitCode)])
  func exitCodesSayHowItWent(_ names: [String], _ options: [String], _ code: ExitCode) async {
    let inputs = names.map { folder.path("rides/\($0)") }
    let (result, _) = await FakeConsole.run(
      ["convert"] + inputs + ["-o", folder.path("new/")] + options)
    #expect(result == code)
    // Strictness judges, it does not hold back.
    #expect(folder.names().contains("new/b.overlay.json") == names.contains("b.fake"))
  }

  @Test func collisionsAreRefusedBeforeAnyWork() async throws {
    try folder.write("fake end", "more/a.fake")
    let (code, said) = await FakeConsole.run([
      "convert", folder.path("rides/a.fake"), folder.path("more"), "-o", folder.path("out"),
    ])
    #expect(code == .usage && said.error.contains("[output-collision]"))
    #expect(!folder.names().contains("out/"))
  }

  @Test func failFastStopsAtTheFirstFailure() async throws {
    try folder.write("fake", "rides/0.fake")
    let (code, said) = await FakeConsole.run([
      "convert", folder.path("rides"), "-o", folder.path("out"), "-j1", "--fail-fast", "--quiet",
    ])
    #expect(code == .failure)
    #expect(!folder.names().contains("out/"))
    #expect(said.error.split(separator: "\n").count == 1)
  }

  @Test func theReportTellsOfEveryFile() async throws {
    let (_, _) = await FakeConsole.run([
      "convert", folder.path("rides"), "-o", folder.path("out"), "--report",
      folder.path("report.json"),
    ])
    let text = try #require(folder.text("report.json"))
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let files = try #require(value?["files"] as? [[String: Any]])
    #expect(files.map { $0["status"] as? String } == ["ok", "ok", "error"])
    #expect(files[0]["output"] as? String == folder.path("out/a.overlay.json"))
    #expect(files[0]["document"] != nil && files[0]["seconds"] is Double)
    let totals = try #require(value?["totals"] as? [String: Any])
    #expect(totals["ok"] as? Int == 2 && totals["failed"] as? Int == 1)
  }

  @Test func aReportThatCannotBeWrittenIsAFailure() async throws {
    let (code, said) = await FakeConsole.run([
      "convert", folder.path("rides/a.fake"), "-o", folder.path("x"), "--report",
      folder.path("rides/a.fake/report.json"),
    ])
    #expect(code == .failure && said.error.contains("[cannot-write]"))
  }

  @Test func optionsReachTheWriter() async {
    _ = await FakeConsole.run([
      "convert", folder.path("rides/a.fake"), "-o", folder.path("x.plain"), "--precision=5",
    ])
    #expect(folder.text("x.plain") == "plain by routelay 0.1.0, 5 decimals\n")
  }

  @Test func mergedLossesBelongToTheOutput() async {
    let output = folder.path("all.overlay.json")
    let (code, said) = await FakeConsole.run([
      "convert", folder.path("rides/a.fake"), folder.path("rides/b.fake"), "--merge", "-o", output,
      "-q", "--color=never",
    ])
    #expect(code == .success && said.error.isEmpty)
    let (_, loud) = await FakeConsole.run([
      "convert", folder.path("rides/a.fake"), folder.path("rides/b.fake"), "--merge", "-o", output,
    ])
    #expect(loud.error.hasPrefix("loss: \(output): overlay holds no times, names\n"))
  }

  @Test func anEmptyFolderIsNoSuccess() async throws {
    try folder.write("", "empty/notes.txt")
    let (code, said) = await FakeConsole.run([
      "convert", folder.path("empty"), "-o", folder.path("out"),
    ])
    #expect(code == .failure && said.error.contains("[no-data]"))
  }

  @Test func progressIsShownOnRequest() async throws {
    for i in 0..<20 { try folder.write("fake end", "many/\(i).fake") }
    let (_, said) = await FakeConsole.run([
      "convert", folder.path("many"), "-o", folder.path("out"), "-q",
    ])
    #expect(said.error.isEmpty)
  }
}

import Foundation
import RoutelayTestSupport
import Testing
import TextWriting

@testable import RoutelayCLI

@Suite struct ValidateCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("fake end", "good.fake")
    try folder.write("fake odd odd end", "odd.fake")
    try folder.write("fake", "bad.fake")
  }

  private func run(
    _ names: [String], _ options: [String] = [], outputFails: WriteError? = nil
  ) async -> (code: ExitCode, said: Transcript) {
    await FakeConsole.run(
      ["validate"] + names.map { folder.path($0) } + options, outputFails: outputFails)
  }

  @Test(
    arguments: [
      (["good.fake"], [], .success),
      (["odd.fake"], [], .success),
      (["odd.fake"], ["--strict"], .checkFailed),
      (["good.fake"], ["--strict"], .success),
      (["bad.fake", "good.fake"], [], .checkFailed),
      (["gone.fake"], [], .failure),
      (["bad.fake", "gone.fake"], ["--strict"], .failure),
      (["bad.fake"], ["--json"], .checkFailed),
      (["gone.fake"], ["--json"], .failure),
      (["good.fake"], ["--output", "x"], .usage),
      ([], [], .usage),
    ] as [([String], [String], ExitCode)])
  func theCodeSaysTheWorst(_ names: [String], _ options: [String], _ code: ExitCode) async {
    #expect(await run(names, options).code == code)
  }

  @Test func eachFindingIsALineAndAGoodFileHasNone() async {
    let (_, said) = await run(["odd.fake", "good.fake", "bad.fake"])
    let odd = folder.path("odd.fake") + ":1:6: warning: that is odd [invalid-number]\n"
    let bad = folder.path("bad.fake") + ":1:5: error: it is cut off [truncated-input]\n"
    #expect(said.text == odd + odd + bad)
    #expect(said.error == "3 files: 1 without findings, 1 with warnings, 1 with errors\n")
  }

  @Test func beyondTheLimitWarningsAreCounted() async throws {
    try folder.write("fake odd odd odd odd end", "odd.fake")
    let (_, said) = await run(["odd.fake"], ["--limit-findings", "1"])
    let lines = said.text.split(separator: "\n")
    #expect(lines.count == 2 && lines.last?.hasSuffix("[invalid-number] (and 2 more)") == true)
  }

  @Test func quietLeavesOutTheSummaryNotTheList() async {
    let (_, said) = await run(["odd.fake"], ["-q"])
    #expect(said.text.split(separator: "\n").count == 2 && said.error.isEmpty)
  }

  @Test(arguments: [[], ["--json"]])
  func whatCannotBeOpenedIsAMessageNotAResult(_ options: [String]) async {
    let (_, said) = await run(["gone.fake", "good.fake"], options)
    #expect(said.error.hasPrefix(folder.path("gone.fake") + ": error: "))
    #expect(said.error.hasSuffix("[cannot-read]\n2 files: 1 without findings, 1 with errors\n"))
    #expect(said.text.contains("gone") == !options.isEmpty)
  }

  @Test func aFolderWithoutFilesIsNotAllRight() async throws {
    try folder.write("x", "empty/a.txt")
    let (code, said) = await run(["empty"])
    #expect(code == .failure && said.error.contains("[no-data]"))
  }

  @Test func jsonHasEachFindingAndTotals() async throws {
    let (_, said) = await run(["good.fake", "odd.fake", "bad.fake"], ["--json"])
    let finding =
      #"{"class":"invalid-number","severity":"warning","line":1,"column":6,"count":1,"#
      + #""message":"that is odd"}"#
    let start = #"{"path":"\#(folder.path(""))"#
    let expected = #"""
      {"files":[
      \#(start)good.fake","format":"fake","version":"1","status":"ok","error":null,"findings":[]},
      \#(start)odd.fake","format":"fake","version":"1","status":"ok","error":null,
      "findings":[\#(finding),\#(finding)]},
      \#(start)bad.fake","format":null,"version":null,"status":"error",
      "error":{"class":"truncated-input","line":1,"column":5,"message":"it is cut off"},
      "findings":[]}],
      "totals":{"files":3,"valid":1,"errors":1,"warnings":1,"notStarted":0,"passedOver":0}}
      """#
    #expect(said.text.filter { $0 != "\n" } == expected.filter { $0 != "\n" })
    // Nothing is said twice.
    #expect(said.error == "3 files: 1 without findings, 1 with warnings, 1 with errors\n")
  }

  @Test func afterTheFirstFailureNothingStartsOnRequest() async {
    let (code, said) = await run(["bad.fake", "odd.fake"], ["--fail-fast", "-j1"])
    #expect(code == .checkFailed && !said.text.contains("odd.fake"))
    #expect(said.error == "2 files: 0 without findings, 1 with errors, 1 not done\n")
  }

  @Test(arguments: [[], ["--json"]])
  func aClosedPipeEndsQuietlyWithSuccess(_ options: [String]) async {
    let (code, said) = await run(
      ["bad.fake", "odd.fake"], options, outputFails: WriteError("x", isClosedPipe: true))
    #expect(code == .success && said.error.isEmpty)
  }

  @Test func aFullDiskIsSaidOnce() async {
    let (code, said) = await run(["bad.fake", "odd.fake"], outputFails: WriteError("full"))
    #expect(code == .failure)
    #expect(said.error.hasPrefix("-: error: full [cannot-write]\n2 files: "))
  }
}

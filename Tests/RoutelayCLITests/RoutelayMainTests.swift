import TextWriting
import Testing

@testable import RoutelayCLI

@Suite struct RoutelayMainTests {
  @Test func theVersionIsOneLine() async {
    let (code, said) = await FakeConsole.run(["--version"])
    #expect(code == .success && said.text == "routelay \(Version.number)\n" && said.error.isEmpty)
  }

  @Test func withoutWordsThereIsHelpAndAFailure() async {
    let (code, said) = await FakeConsole.run([])
    #expect(code == .usage && said.output.isEmpty && said.error.contains("Commands:"))
  }

  @Test func aCommandWithoutItsSubcommandIsAFailureWithHelp() async {
    let (code, said) = await FakeConsole.run(["fence"])
    #expect(code == .usage && said.output.isEmpty && said.error.contains("Commands:\n    contains"))
  }

  @Test(arguments: [
    ["fence", "--help"], ["fence", "-h"], ["help", "fence"], ["fence", "x", "--help"],
  ])
  func aCommandThatHoldsOthersHasHelp(_ words: [String]) async {
    let (code, said) = await FakeConsole.run(words)
    #expect(code == .success && said.text.hasPrefix("routelay fence:") && said.error.isEmpty)
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["help", "-q"]])
  func helpGoesToStandardOutput(_ words: [String]) async {
    let (code, said) = await FakeConsole.run(words)
    #expect(code == .success && said.text.contains("Commands:") && said.error.isEmpty)
  }

  @Test(
    arguments: [
      ["convert", "--help"], ["convert", "-h"], ["help", "convert"], ["convert", "a", "--help"],
      ["convert", "--bogus", "--help"],
    ])
  func everyCommandHasHelpWhateverElseIsWrong(_ words: [String]) async {
    let (code, said) = await FakeConsole.run(words)
    #expect(code == .success && said.text.hasPrefix("routelay convert:") && said.error.isEmpty)
  }

  @Test(
    arguments: [
      (["convrt"], "unknown command 'convrt'; did you mean 'convert'?", "routelay --help"),
      (["ride.gpx"], "to convert it: routelay convert ride.gpx", "routelay --help"),
      (["--versoin"], "unknown option '--versoin'; did you mean '--version'?", "routelay --help"),
      (["convert", "--ot", "x"], "did you mean '--to'?", "routelay convert --help"),
      (["convert"], "no input", "routelay convert --help"),
      (["info", "-", "-"], "only once", "routelay info --help"),
      (["convert", "a", "b"], "--merge", "routelay convert --help"),
      (["convert", "a", "--channels", "all,times"], "only alone", "routelay convert --help"),
      (["contains"], "did you mean 'fence contains'?", "routelay --help"),
      (["fence", "contain"], "did you mean 'fence contains'?", "routelay fence --help"),
      (["fence", "--json"], "before its options", "routelay fence --help"),
      (["fence", "contains", "--jsn"], "did you mean '--json'?", "routelay fence contains --help"),
      (["completions"], "bash, zsh, fish, man", "routelay completions --help"),
    ])
  func mistakesAreExplained(_ words: [String], _ part: String, _ help: String) async {
    let (code, said) = await FakeConsole.run(words)
    #expect(code == .usage)
    #expect(said.output.isEmpty)
    #expect(said.error.hasPrefix("routelay: error: "))
    #expect(said.error.contains(part), "\(said.error)")
    #expect(said.error.contains("[invalid-argument]\nSee '\(help)'.\n"), "\(said.error)")
  }

  @Test func aClosedPipeIsNoTrouble() async {
    let closed = WriteError("closed", isClosedPipe: true)
    for words in [["--version"], ["--help"], ["formats"], ["completions", "bash"]] {
      let (code, said) = await FakeConsole.run(words, outputFails: closed)
      #expect(code == .success && said.error.isEmpty, "\(words)")
    }
  }

  @Test func anyOtherOutputFailureIs() async {
    let (code, said) = await FakeConsole.run(["formats"], outputFails: WriteError("disk full"))
    #expect(code == .failure)
    #expect(said.error == "-: error: disk full [cannot-write]\n")
  }
}

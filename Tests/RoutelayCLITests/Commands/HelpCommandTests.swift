import Testing

@testable import RoutelayCLI

@Suite struct HelpCommandTests {
  @Test func helpIsTheSameEitherWay() async {
    for command in Commands.all + Commands.allSubcommands {
      let words = command.name.split(separator: " ").map(String.init)
      let (_, long) = await FakeConsole.run(words + ["--help"])
      let (_, short) = await FakeConsole.run(["help"] + words)
      #expect(long.text == short.text && !long.text.isEmpty)
    }
  }

  @Test(arguments: [
    (["fence", "contain"], "did you mean 'fence contains'?"),
    (["convert", "x"], "superfluous word"),
  ])
  func twoWordsMustBelongTogether(_ words: [String], _ part: String) async {
    let (code, said) = await FakeConsole.run(["help"] + words)
    #expect(code == .usage && said.error.contains(part), "\(said.error)")
  }

  @Test func anUnknownCommandIsAMistake() async {
    let (code, said) = await FakeConsole.run(["help", "convrt"])
    #expect(code == .usage && said.error.contains("did you mean 'convert'?"))
  }
}

import Testing

@testable import RoutelayCLI

@Suite struct HelpCommandTests {
  @Test func helpIsTheSameEitherWay() async {
    for command in Commands.all {
      let (_, long) = await FakeConsole.run([command.name, "--help"])
      let (_, short) = await FakeConsole.run(["help", command.name])
      #expect(long.text == short.text && !long.text.isEmpty)
    }
  }

  @Test func anUnknownCommandIsAMistake() async {
    let (code, said) = await FakeConsole.run(["help", "convrt"])
    #expect(code == .usage && said.error.contains("did you mean 'convert'?"))
  }
}

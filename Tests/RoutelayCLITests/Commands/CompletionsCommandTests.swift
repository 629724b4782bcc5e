import Testing

@testable import RoutelayCLI

@Suite struct CompletionsCommandTests {
  @Test(arguments: ["bash", "zsh", "fish", "man"])
  func everyCommandAndOptionIsKnown(_ word: String) async {
    let (code, said) = await FakeConsole.run(["completions", word])
    #expect(code == .success)
    for command in Commands.all.filter({ $0.subcommands.isEmpty }) {
      #expect(said.text.contains(word == "man" ? command.name.uppercased() : command.name))
    }
    #expect(said.text.contains(word == "man" ? "skip\\-existing" : "skip-existing"))
  }
}

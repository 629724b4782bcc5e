import Testing

@testable import RoutelayCLI

@Suite struct FenceCommandTests {
  @Test func itsCommandsAreListed() async {
    let (code, said) = await FakeConsole.run(["fence", "--help"])
    #expect(code == .success)
    for command in FenceCommand.subcommands {
      let word = command.name.split(separator: " ").last.map(String.init) ?? ""
      #expect(said.text.contains("\n    \(word)"), "\(word)")
    }
  }
}

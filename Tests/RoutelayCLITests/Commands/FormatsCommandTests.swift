import Testing

@testable import RoutelayCLI

@Suite struct FormatsCommandTests {
  @Test func everythingRegisteredIsListed() async {
    let (code, said) = await FakeConsole.run(["formats"])
    #expect(code == .success)
    #expect(said.text.contains("\n  fake  .fake  a format for tests\n"))
    #expect(said.text.contains("\n  overlay  .overlay.json  an output for tests\n"))
    #expect(said.text.contains("\n  zigzag\n"))
  }
}

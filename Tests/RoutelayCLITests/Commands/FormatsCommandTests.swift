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

  @Test(arguments: [
    ("overlay", "overlay document"), ("events", "fence events"),
    ("expectations", "fence expectations"),
  ])
  func schemasArePrinted(_ name: String, _ title: String) async {
    let (code, said) = await FakeConsole.run(["formats", "--schema", name])
    #expect(code == .success && said.text.contains("\"title\": \"Routelay \(title)\""))
  }
}

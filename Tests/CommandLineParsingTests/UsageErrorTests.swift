import Testing

@testable import CommandLineParsing

@Suite struct UsageErrorTests {
  @Test func anIllegalValueIsAnInvalidArgument() {
    #expect(UsageError("no").problem == "invalid-argument")
  }
}

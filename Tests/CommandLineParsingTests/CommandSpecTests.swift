import Testing

@testable import CommandLineParsing

@Suite struct CommandSpecTests {
  @Test func optionsAreFoundByEitherName() {
    #expect(SampleSpec.command.option(named: "jobs")?.short == "j")
    #expect(SampleSpec.command.option(short: "o")?.name == "output")
    #expect(SampleSpec.command.option(named: "job") == nil)
  }

  @Test func operandsHaveTheirWord() {
    #expect(SampleSpec.command.operandText == "INPUT…")
    #expect(SampleSpec.word.operandText == "bash|zsh")
    #expect(SampleSpec.bare.operandText.isEmpty)
  }
}

import Testing

@testable import CommandLineParsing

@Suite struct CommandSpecTests {
  @Test func optionsAreFoundByEitherName() {
    #expect(SampleSpec.command.option(named: "jobs")?.short == "j")
    #expect(SampleSpec.command.option(short: "o")?.name == "output")
    #expect(SampleSpec.command.option(named: "job") == nil)
  }

  @Test func commandsMayHoldOthers() {
    #expect(SampleSpec.pen.leaves.map(\.name) == ["pen fill", "pen erase"])
    #expect(SampleSpec.pen.leaves.map(\.word) == ["fill", "erase"])
    #expect(SampleSpec.pen.examples.map(\.line) == ["tool pen fill a.gpx", "tool pen erase"])
    #expect(
      SampleSpec.program.leaves.map(\.name)
        == ["draw", "shell", "list", "pen fill", "pen erase", "about"])
  }

  @Test func operandsHaveTheirWord() {
    #expect(SampleSpec.command.operandText == "INPUT…")
    #expect(SampleSpec.word.operandText == "bash|zsh")
    #expect(SampleSpec.bare.operandText.isEmpty)
    #expect(SampleSpec.about.operandWords == ["draw", "pen", "fill"])
    #expect(SampleSpec.command.operandWords.isEmpty && SampleSpec.bare.operandWords.isEmpty)
  }
}

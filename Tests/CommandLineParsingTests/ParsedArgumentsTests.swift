import Testing

@testable import CommandLineParsing

@Suite struct ParsedArgumentsTests {
  @Test func valuesComeInTheirType() throws {
    let parsed = try ArgumentScanner(SampleSpec.command).scan([
      "--jobs", "4", "--speed", "1.5", "--channels", "times,power",
    ])
    #expect(parsed.integer(SampleSpec.jobs) == 4)
    #expect(parsed.number(SampleSpec.speed) == 1.5)
    #expect(parsed.words(SampleSpec.list) == ["times", "power"])
  }

  @Test func whatWasNotGivenIsNil() {
    let parsed = ParsedArguments()
    #expect(parsed.integer(SampleSpec.jobs) == nil)
    #expect(parsed.words(SampleSpec.list) == nil)
    #expect(parsed.text(SampleSpec.output) == nil)
    #expect(!parsed.has(SampleSpec.quiet))
  }
}

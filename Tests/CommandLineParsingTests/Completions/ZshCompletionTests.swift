import Testing

@testable import CommandLineParsing

@Suite struct ZshCompletionTests {
  private let script = ZshCompletion.script(for: SampleSpec.program)

  @Test(.enabled(if: ShellRun.find("zsh") != nil, "zsh is not installed"))
  func theScriptIsWellFormed() throws {
    let zsh = try #require(ShellRun.find("zsh"))
    let (code, text) = try ShellRun.run(zsh, ["-n"], script: script)
    #expect(code == 0, "\(text)")
  }

  @Test func everyOptionHasItsSpecification() {
    for option in SampleSpec.command.options {
      let equals = option.placeholder == nil ? "" : "="
      #expect(script.contains("--\(option.name)\(equals)["), "\(option.name)")
    }
    #expect(script.contains("'*--at=[where]:LAT,LON:'"))
  }

  @Test func subcommandsHaveSpecificationsOfTheirOwn() {
    #expect(script.contains("  if [[ $command == pen ]]; then\n"))
    #expect(script.contains("        'fill:fill it'\n        'erase:empty it'\n"))
    #expect(script.contains("    'pen fill')\n      _arguments -S \\\n        '--to=["))
    #expect(script.contains("'*:COMMAND:(draw pen fill)'"))
  }

  @Test func bracketsColonsAndQuotesAreEscaped() {
    #expect(script.contains("[where it'\\''s written \\[here\\]]"))
    #expect(script.contains("[the format\\: one]"))
  }
}

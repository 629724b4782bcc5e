import Testing

@testable import CommandLineParsing

@Suite struct FishCompletionTests {
  private let script = FishCompletion.script(for: SampleSpec.program)

  @Test(.enabled(if: ShellRun.find("fish") != nil, "fish is not installed"))
  func theScriptIsWellFormed() throws {
    let fish = try #require(ShellRun.find("fish"))
    let (code, text) = try ShellRun.run(fish, ["--no-execute"], script: script)
    #expect(code == 0, "\(text)")
  }

  @Test func everyOptionHasItsLine() {
    for command in SampleSpec.program.commands {
      for option in command.options {
        let line = script.split(separator: "\n").first {
          $0.contains("from \(command.name)'") && $0.contains("-l \(option.name) ")
        }
        #expect(line != nil, "\(command.name) --\(option.name)")
        for choice in option.choices { #expect(line?.contains(choice) == true) }
      }
    }
  }

  @Test func quotesAreEscaped() { #expect(script.contains("'where it\\'s written [here]'")) }
}

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
    for command in SampleSpec.program.leaves {
      for option in command.options {
        let line = script.split(separator: "\n").first {
          $0.contains("from \(command.word)'") && $0.contains("-l \(option.name) ")
        }
        #expect(line != nil, "\(command.name) --\(option.name)")
        for choice in option.choices { #expect(line?.contains(choice) == true) }
      }
    }
  }

  @Test func subcommandsAreOfferedBehindTheirCommand() {
    #expect(
      script.contains(
        "-n '__fish_seen_subcommand_from pen; and not __fish_seen_subcommand_from fill erase' -f "
          + "-a fill -d 'fill it'\n"))
    #expect(
      script.contains(
        "-n '__fish_seen_subcommand_from pen; and __fish_seen_subcommand_from fill' -l corners"))
  }

  @Test func quotesAreEscaped() { #expect(script.contains("'where it\\'s written [here]'")) }
}

import Testing

@testable import CommandLineParsing

@Suite(.enabled(if: ShellRun.find("bash") != nil, "bash is not installed"))
struct BashCompletionTests {
  /// What bash offers for the last word.
  private func offers(_ words: [String]) throws -> [String] {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let script =
      BashCompletion.script(for: SampleSpec.program) + """

        COMP_WORDS=(\(quoted))
        COMP_CWORD=\(words.count - 1)
        _tool
        printf '%s\\n' "${COMPREPLY[@]}"
        """
    let bash = try #require(ShellRun.find("bash"))
    let (code, text) = try ShellRun.run(bash, ["--norc"], script: script)
    #expect(code == 0, "\(text)")
    return text.split(separator: "\n").map(String.init).sorted()
  }

  @Test func theScriptIsWellFormed() throws {
    let bash = try #require(ShellRun.find("bash"))
    let script = BashCompletion.script(for: SampleSpec.program)
    let (code, text) = try ShellRun.run(bash, ["-n"], script: script)
    #expect(code == 0, "\(text)")
  }

  @Test func commandsOptionsAndChoicesAreOffered() throws {
    #expect(try offers(["tool", "dr"]) == ["draw"])
    #expect(try offers(["tool", "draw", "--st"]) == ["--strict"])
    #expect(try offers(["tool", "draw", "--to", ""]) == ["geojson", "gpx"])
    #expect(try offers(["tool", "draw", "--to", "=", "gp"]) == ["gpx"])
    #expect(try offers(["tool", "shell", "b"]) == ["bash"])
  }

  @Test func subcommandsHaveOptionsOfTheirOwn() throws {
    #expect(try offers(["tool", "pe"]) == ["pen"])
    #expect(try offers(["tool", "pen", ""]) == ["--help", "erase", "fill"])
    #expect(try offers(["tool", "pen", "er"]) == ["erase"])
    #expect(try offers(["tool", "pen", "fill", "--t"]) == ["--to"])
    #expect(try offers(["tool", "pen", "fill", "--to", "ge"]) == ["geojson"])
    #expect(try offers(["tool", "pen", "erase", "--"]) == ["--quiet"])
    #expect(try offers(["tool", "about", "pen", "fi"]) == ["fill"])
    #expect(try offers(["tool", "about", "p"]) == ["pen"])
  }

  @Test func pathsAreOfferedWhereTheyBelong() throws {
    #expect(try offers(["tool", "draw", "-o", "/us"]).contains("/usr"))
    #expect(try offers(["tool", "draw", "/us"]).contains("/usr"))
    #expect(try offers(["tool", "list", "/us"]).isEmpty)
    #expect(try offers(["tool", "draw", "--jobs", "/us"]).isEmpty)
  }
}

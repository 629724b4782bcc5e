import Testing

@testable import CommandLineParsing

@Suite struct ArgumentScannerTests {
  private func scan(_ words: String...) throws(UsageError) -> ParsedArguments {
    try ArgumentScanner(SampleSpec.command).scan(words)
  }

  @Test(
    arguments: [
      ["--output", "x"], ["--output=x"], ["-o", "x"], ["-ox"], ["-o=x"], ["-qo", "x"], ["-qox"],
    ])
  func everySpellingOfAValueIsTheSame(_ words: [String]) throws {
    let parsed = try ArgumentScanner(SampleSpec.command).scan(words + ["in"])
    #expect(parsed.text(SampleSpec.output) == "x")
    #expect(parsed.operands == ["in"])
  }

  @Test(arguments: ["-33.8,151.2", "--", "-", "--quiet", ""])
  func aValueMayBeginWithAnything(_ value: String) throws {
    if value.isEmpty {
      #expect(throws: UsageError.self) { try scan("--at", value) }
    } else {
      let parsed = try scan("--at", value, "in")
      #expect(parsed.texts(SampleSpec.place) == [value])
      #expect(parsed.operands == ["in"])
      #expect(!parsed.has(SampleSpec.quiet))
    }
  }

  /// As many words as are places; then the next option, or an operand.
  @Test(arguments: [
    ["--corners", "1,2", "-3,4", "a"], ["--corners=1,2", "-3,4", "a"],
    ["--corners", "1,2 -3,4", "a"],
    ["--corners", "1,2", "--corners", "-3,4", "a"], ["a", "--corners", "1,2", "-3,4"],
  ])
  func placesFollowOneAnother(_ words: [String]) throws {
    let parsed = try ArgumentScanner(SampleSpec.fill).scan(words)
    #expect(
      parsed.places(SampleSpec.corners) == [
        ParsedArguments.Place(latitude: 1, longitude: 2),
        ParsedArguments.Place(latitude: -3, longitude: 4),
      ])
    #expect(parsed.operands == ["a"])
  }

  @Test func wordsThatBelongTogetherAreOneOperand() throws {
    let scanner = ArgumentScanner(SampleSpec.about)
    for words in [[], ["pen"], ["pen", "fill"], ["draw"]] {
      #expect(try scanner.scan(words).operands == words)
    }
    for (words, part) in [
      (["pen", "fil"], "unknown word 'pen fil'; did you mean 'pen fill'?"),
      (["draw", "fill"], "superfluous word 'fill'"), (["pne"], "did you mean 'pen'?"),
    ] {
      let error = #expect(throws: UsageError.self) { try scanner.scan(words) }
      #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
    }
  }

  @Test func equalsSignsInValuesAreKept() throws {
    #expect(try scan("--at=a=b").text(SampleSpec.place) == "a=b")
  }

  @Test func flagsGoTogether() throws {
    let parsed = try scan("-qs", "a")
    #expect(parsed.has(SampleSpec.quiet) && parsed.has(SampleSpec.strict))
  }

  @Test func twoDashesEndTheOptions() throws {
    let parsed = try scan("a", "--", "--quiet", "-o", "--")
    #expect(parsed.operands == ["a", "--quiet", "-o", "--"])
    #expect(!parsed.has(SampleSpec.quiet))
  }

  @Test func aSingleDashIsAnOperand() throws { #expect(try scan("-").operands == ["-"]) }

  @Test func optionsMayFollowOperands() throws {
    let parsed = try scan("a", "--quiet", "b")
    #expect(parsed.operands == ["a", "b"] && parsed.has(SampleSpec.quiet))
  }

  @Test func repeatableOptionsKeepTheirOrder() throws {
    #expect(try scan("--at", "1", "--at", "2").texts(SampleSpec.place) == ["1", "2"])
  }

  /// What another command calls an option comes before what is spelled nearly alike.
  @Test func wordsOfOtherCommandsHaveHints() {
    let command = CommandSpec(
      name: "c", summary: "s", operands: .none, examples: [],
      groups: [OptionGroup("O", [OptionSpec("sample", "x"), OptionSpec("tolerance", "y")])],
      hints: ["simple": "tolerance"])
    #expect(throws: UsageError("unknown option '--simple'; did you mean '--tolerance'?")) {
      try ArgumentScanner(command).scan(["--simple"])
    }
    #expect(throws: UsageError("unknown option '--simpl'; did you mean '--sample'?")) {
      try ArgumentScanner(command).scan(["--simpl"])
    }
  }

  @Test func twoDifferentValuesAreRefusedAndEqualOnesAreNot() throws {
    #expect(throws: UsageError("--to is given twice: 'gpx' and 'geojson'")) {
      try scan("--to", "gpx", "--to", "geojson")
    }
    #expect(try scan("--to", "gpx", "--to=gpx").text(SampleSpec.format) == "gpx")
    #expect(try scan("-q", "-q").has(SampleSpec.quiet))
  }

  @Test(
    arguments: [
      (["--ouput", "x"], "unknown option '--ouput'; did you mean '--output'?"),
      (["--zzzzzz"], "unknown option '--zzzzzz'"),
      (["-x"], "unknown option '-x'"),
      (["--output"], "--output needs a value: --output PATH"),
      (["-o"], "-o needs a value: -o PATH"),
      (["--quiet=yes"], "--quiet takes no value"),
      (["--to", "gpz"], "--to does not know 'gpz'; did you mean 'gpx'? (one of gpx, geojson)"),
      (["--jobs", "0"], "--jobs takes a whole number from 1 to 64, not '0'"),
      (["--jobs", "2.5"], "--jobs takes a whole number from 1 to 64, not '2.5'"),
      (
        ["-j99999999999999999999"],
        "-j takes a whole number from 1 to 64, not '99999999999999999999'"
      ),
      (["--speed", "nan"], "--speed takes a number from 0.0 to 10.0, not 'nan'"),
      (
        ["--channels", "times,"],
        "--channels does not know '' (one of times, power)"
      ),
    ])
  func mistakesAreSaidInOneSentence(_ words: [String], _ message: String) {
    #expect(throws: UsageError(message)) { try ArgumentScanner(SampleSpec.command).scan(words) }
  }

  @Test func aNegativeNumberAsOperandGetsTheRemedy() throws {
    let error = #expect(throws: UsageError.self) { try scan("-33") }
    #expect(error?.message.contains("--") == true)
  }

  @Test func operandsAreCheckedAgainstTheCommand() throws {
    let word = ArgumentScanner(SampleSpec.word)
    #expect(try word.scan(["zsh"]).operands == ["zsh"])
    #expect(try word.scan([]).operands.isEmpty)
    #expect(throws: UsageError("unknown word 'bas'; did you mean 'bash'? (one of bash, zsh)")) {
      try word.scan(["bas"])
    }
    #expect(throws: UsageError("superfluous word 'zsh'")) { try word.scan(["bash", "zsh"]) }
    #expect(throws: UsageError("superfluous word 'x'")) {
      try ArgumentScanner(SampleSpec.bare).scan(["x"])
    }
  }
}

import Testing

@testable import CommandLineParsing

@Suite struct HelpTextTests {
  private let text = HelpText.of(SampleSpec.command, in: SampleSpec.program)

  @Test func everyOptionIsThereWithItsWords() {
    for option in SampleSpec.command.options {
      #expect(text.contains(option.synopsis), "\(option.name)")
      for choice in option.choices { #expect(text.contains(choice)) }
    }
    #expect(text.contains("(repeatable)"))
    #expect(text.contains("What else there is to know."))
  }

  @Test func examplesComeFirst() throws {
    let example = try #require(text.range(of: "tool draw a.gpx"))
    let usage = try #require(text.range(of: "Usage: tool draw [OPTIONS] INPUT…"))
    #expect(example.lowerBound < usage.lowerBound)
  }

  @Test func theProgramListsItsCommands() {
    let text = HelpText.of(SampleSpec.program)
    for command in SampleSpec.program.commands {
      #expect(text.contains(command.name) && text.contains(command.summary))
    }
    #expect(text.contains("Exit codes:\n  0  done"))
  }

  @Test func aCommandThatHoldsOthersListsThem() {
    let text = HelpText.of(SampleSpec.pen, in: SampleSpec.program)
    #expect(
      text.hasPrefix("tool pen: hold a pen\n\nExamples:\n  # All of it\n  tool pen fill a.gpx\n"))
    #expect(text.contains("Usage: tool pen COMMAND [OPTIONS] …\n"))
    #expect(text.contains("\n    fill        fill it\n    erase       empty it\n"))
    #expect(text.hasSuffix("'tool pen COMMAND --help' tells more.\n"))
    let one = HelpText.of(SampleSpec.fill, in: SampleSpec.program)
    #expect(one.hasPrefix("tool pen fill: fill it\n"))
    #expect(one.contains("Usage: tool pen fill [OPTIONS] INPUT…"))
  }

  @Test func longTextIsBrokenAtSpacesOnly() {
    let words = (0..<60).map { "word\($0)" }
    let wrapped = HelpText.wrapped(words.joined(separator: " "), indent: 10, width: 40)
    for line in wrapped.split(separator: "\n").dropFirst() {
      #expect(line.count <= 40 && line.hasPrefix("          word"))
    }
    #expect(wrapped.split(whereSeparator: \.isWhitespace).map(String.init) == words)
  }
}

extension String {
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}

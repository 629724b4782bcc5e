import Testing

@testable import CommandLineParsing

@Suite struct ManualPageTests {
  private let page = ManualPage.of(SampleSpec.program)

  @Test func everyOptionAndCommandIsThere() {
    for command in SampleSpec.program.leaves {
      #expect(page.contains(".SH \(command.name.uppercased())\n"))
      for option in command.options {
        #expect(page.contains(ManualPage.escaped("--" + option.name)))
      }
    }
  }

  @Test func everyRequestIsOneThatWeMean() {
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      let request = line.split(separator: " ").first.map(String.init) ?? ""
      #expect([".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".br", ".nf", ".fi"].contains(request))
    }
  }

  @Test func textIsShownAsItIs() {
    #expect(ManualPage.escaped(".gz behind") == "\\&.gz behind")
    #expect(ManualPage.escaped("'loss:' a\\b") == "\\&'loss:' a\\eb")
    #expect(ManualPage.escaped("--to") == "\\-\\-to")
  }
}

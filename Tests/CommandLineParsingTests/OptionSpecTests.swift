import Testing

@testable import CommandLineParsing

@Suite struct OptionSpecTests {
  @Test func theSynopsisShowsBothNamesAndTheValue() {
    #expect(SampleSpec.output.synopsis == "-o, --output PATH")
    #expect(SampleSpec.format.synopsis == "    --to FORMAT")
    #expect(SampleSpec.quiet.synopsis == "-q, --quiet")
  }

  @Test func choicesAreThoseOfTheTable() {
    #expect(SampleSpec.format.choices == ["gpx", "geojson"])
    #expect(SampleSpec.list.choices == ["times", "power"])
    #expect(SampleSpec.jobs.choices.isEmpty)
  }
}

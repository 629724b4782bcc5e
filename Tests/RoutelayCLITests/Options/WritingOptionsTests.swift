import CommandLineParsing
import Rendering
import RouteJobs
import Testing
import Tracks

@testable import RoutelayCLI

@Suite struct WritingOptionsTests {
  private func parse(_ words: String...) throws -> ParsedArguments {
    try ArgumentScanner(ConvertCommand.spec(FakeConsole.console)).scan(words)
  }

  @Test func whereOutputsGo() throws {
    let request = WritingOptions.request(
      try parse("-o", "x", "--to=plain", "--merge", "--newer", "--skip-existing", "--in-place"),
      FakeConsole.console)
    #expect(request.output == "x" && request.format?.name == "plain")
    #expect(request.merges && request.inPlace && request.skipsExisting && request.skipsCurrent)
    let plain = WritingOptions.request(try parse("a"), FakeConsole.console)
    #expect(plain.output == nil && plain.format == nil && !plain.merges && !plain.inPlace)
  }

  @Test(
    arguments: [
      ([], []), (["--channels=none"], []), (["--channels=all"], nil),
      (["--channels=times,heartRate"], [.times, .channel(.heartRate)]),
    ] as [([String], Set<OverlayChannel>?)])
  func channelsAreNamed(_ words: [String], _ channels: Set<OverlayChannel>?) throws {
    let parsed = try ArgumentScanner(ConvertCommand.spec(FakeConsole.console)).scan(words)
    #expect(try WritingOptions.options(parsed).overlayChannels == channels)
  }

  @Test func whatMeansNothingInTheOutputIsSaid() throws {
    let parsed = try parse("a.gpx", "--pitch=30", "--rs", "--gpx-version=1.0", "--quiet")
    #expect(
      WritingOptions.idleOptions(parsed, formats: ["geojsonl"]) == [
        "--pitch is about overlay outputs; it changes nothing in geojsonl",
        "--gpx-version is about gpx outputs; it changes nothing in geojsonl",
      ])
    #expect(WritingOptions.idleOptions(parsed, formats: []).isEmpty)
    #expect(
      WritingOptions.idleOptions(parsed, formats: ["gpx", "geojson"]) == [
        "--pitch is about overlay outputs; it changes nothing in gpx, geojson",
        "--rs is about geojsonl outputs; it changes nothing in gpx, geojson",
      ])
    #expect(WritingOptions.idleOptions(try parse("a", "--pitch=3"), formats: ["overlay"]).isEmpty)
    #expect(
      WritingOptions.idleOptions(try parse("a", "--pitch=3"), formats: ["gpx", "overlay"]).isEmpty)
  }

  @Test func theHelpTellsTheTruthAboutDefaults() throws {
    let options = try WritingOptions.options(parse())
    #expect(WritingOptions.precision.help.contains("(default \(options.precision))"))
    #expect(
      WritingOptions.polylinePrecision.help.contains("(default \(options.polylinePrecision))"))
    #expect(WritingOptions.mapType.help.contains("(default: the input's, else standard)"))
    #expect(options.mapType == nil)
    #expect(WritingOptions.gpxVersion.help.contains("(default \(options.gpxVersion.rawValue))"))
    #expect(options.generator == "routelay \(Version.number)" && !options.recordSeparators)
  }

  @Test func theRestReachesTheWriter() throws {
    let options = try WritingOptions.options(
      parse(
        "--precision=3", "--rs", "--map-type=hybrid", "--polyline-precision=6",
        "--gpx-version=1.0"))
    #expect(options.polylinePrecision == 6)
    #expect(options.precision == 3 && options.recordSeparators && options.mapType == "hybrid")
    #expect(options.gpxVersion == .v1_0)
  }

  @Test func thereIsNoGPX2() {
    #expect(throws: UsageError.self) { try parse("--gpx-version=2") }
  }
}

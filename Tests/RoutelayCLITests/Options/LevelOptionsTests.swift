import CommandLineParsing
import Overlays
import Rendering
import Testing

@testable import RoutelayCLI

@Suite struct LevelOptionsTests {
  private func levels(_ words: [String]) throws -> OverlayLevels? {
    let arguments = try ArgumentScanner(ConvertCommand.spec(FakeConsole.console)).scan(words)
    return try WritingOptions.options(arguments).levels
  }

  @Test func thereAreNoneUnlessAskedFor() throws {
    #expect(try levels([]) == nil)
    #expect(try levels(["--levels"]) == .usual)
  }

  @Test(
    arguments: [
      (["--level-zooms=0-24"], 0.5, 0...24), (["--level-zooms=7"], 0.5, 7...7),
      (["--level-zooms", "5-5", "--level-pixels", "1.25"], 1.25, 5...5),
    ] as [([String], Double, ClosedRange<Int>)])
  func zoomsAndPixels(_ words: [String], _ pixels: Double, _ zooms: ClosedRange<Int>) throws {
    #expect(try levels(["--levels"] + words) == OverlayLevels(pixels: pixels, zooms: zooms))
  }

  @Test(
    arguments: [
      "-", "4-", "-4", "18-4", "4-25", "4-18-20", "a-b", "4.5-6", "+4-6", "4–18", "٤-٦",
      "99999999999999999999",
    ])
  func zoomsThatAreNone(_ word: String) throws {
    let error = #expect(throws: UsageError.self) {
      try levels(["--levels", "--level-zooms=\(word)"])
    }
    #expect(error?.message.contains("such as 4-18, from 0 to 24") == true)
    #expect(error?.message.contains("'\(word)'") == true)
  }

  @Test(arguments: ["0", "-1", "nan", "1e999", "half"])
  func pixelsThatAreNone(_ word: String) {
    let error = #expect(throws: UsageError.self) {
      try levels(["--levels", "--level-pixels=\(word)"])
    }
    #expect(error?.message.contains("--level-pixels") == true)
  }

  @Test(arguments: ["--level-zooms=4-18", "--level-pixels=1"])
  func withoutLevelsTheyMeanNothing(_ word: String) {
    let error = #expect(throws: UsageError.self) { try levels([word]) }
    #expect(error?.message.contains("is about --levels, which is missing") == true)
  }

  @Test func otherFormatsHaveNoLevels() throws {
    let arguments = try ArgumentScanner(ConvertCommand.spec(FakeConsole.console)).scan([
      "a.gpx", "--levels",
    ])
    #expect(
      WritingOptions.idleOptions(arguments, formats: ["gpx"]) == [
        "--levels is about overlay outputs; it changes nothing in gpx"
      ])
  }

  @Test func theHelpTellsTheTruthAboutDefaults() {
    let usual = OverlayLevels.usual
    let zooms = "\(usual.zooms.lowerBound)-\(usual.zooms.upperBound)"
    #expect(LevelOptions.zooms.help.contains("(default \(zooms))"))
    #expect(LevelOptions.pixels.help.contains("(default \(usual.pixels))"))
  }
}

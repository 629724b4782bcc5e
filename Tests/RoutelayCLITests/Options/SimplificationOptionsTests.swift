import CommandLineParsing
import Geodesy
import RouteJobs
import Simplifying
import Testing
import TrackProcessing

@testable import RoutelayCLI

@Suite struct SimplificationOptionsTests {
  private func step(
    _ words: [String], _ command: any Command.Type = SimplifyCommand.self
  ) throws -> SimplificationStep? {
    let arguments = try ArgumentScanner(command.spec(FakeConsole.console)).scan(words + ["a.gpx"])
    var pipeline = Pipeline()
    pipeline.keepsIndices = arguments.has(CleaningOptions.indices)
    let isRead = try SimplificationOptions.add(
      to: &pipeline, arguments, FakeConsole.console, Diagnostics(FakeConsole.console))
    return isRead ? pipeline.simplification : nil
  }

  @Test func nothingIsSimplifiedUnlessAskedFor() throws {
    #expect(try step([], ConvertCommand.self) == nil)
    let asked = try #require(try step(["--simplify", "5m"], ConvertCommand.self))
    #expect(asked.plan.simplification == (try Simplification(to: .distance(5.meters))))
    #expect(
      asked.plan.maxPoints == nil && asked.plan.pins == PinRules() && asked.plan.verdicts == nil)
    #expect(asked.maxBytes == nil && asked.maxURL == nil && asked.conditions.isEmpty)
    #expect(asked.pixelZoom == 14 && asked.polylinePrecision == 5 && !asked.keepsIndices)
  }

  @Test func budgetsAndWhatGoesWithThem() throws {
    let step = try #require(
      try step([
        "--max-points", "1500", "--max-bytes", "4096", "--max-url", "2000",
        "--polyline-precision", "6", "--indices",
      ]))
    #expect(step.plan.maxPoints == 1500 && step.maxBytes == 4096 && step.maxURL == 2000)
    #expect(step.polylinePrecision == 6 && step.keepsIndices)
    #expect(step.plan.simplification.limit == .none)
  }

  @Test(
    arguments: [
      ([], 14), (["--pixel-zoom", "9.5"], 9.5), (["--tolerance", "1px@z7"], 7),
      (["--tolerance", "1px@z7", "--pixel-zoom", "3"], 3),
    ] as [([String], Double)])
  func pixelsAreCountedAtTheZoomOfTheTolerance(_ words: [String], _ zoom: Double) throws {
    #expect(try step(words + ["--max-points", "9"])?.pixelZoom == zoom)
  }

  @Test func pins() throws {
    let usual = try #require(try step(["--tolerance", "5m", "--pin", "waypoints,turns"]))
    #expect(usual.pins == ["waypoints", "turns"])
    #expect(usual.plan.pins.waypoints == PinRules.usualDistance)
    #expect(usual.plan.pins.turns == PinRules.usualTurn && usual.plan.pins.stops == nil)
    let own = try step([
      "--tolerance", "5m", "--pin", "stops,turns,waypoints", "--pin-turn", "45", "--pin-distance",
      "8m",
    ])
    #expect(own?.plan.pins.turns == 45 && own?.plan.pins.waypoints == Meters(8))
    #expect(own?.plan.pins.stops != nil)
  }

  @Test func theHelpTellsTheTruthAboutDefaults() {
    #expect(
      SimplificationOptions.pinDistance.help.contains(
        "(default \(Int(PinRules.usualDistance.value))m)"))
    #expect(SimplificationOptions.pinTurn.help.contains("(default \(Int(PinRules.usualTurn)))"))
    for kind in PinKind.all { #expect(SimplificationOptions.pin.help.contains(kind.summary)) }
    for quantity in CertificateCondition.Quantity.allCases {
      #expect(SimplificationOptions.note.contains(quantity.rawValue))
    }
  }

  @Test func conditions() throws {
    let step = try step([
      "--tolerance", "5m", "--fail-if", "deviation>5m", "--fail-if", "kept > 1500",
    ])
    #expect(step?.conditions.map(\.text) == ["deviation>5m", "kept > 1500"])
  }

  @Test(
    arguments: [
      (["--tolerance", "5m", "--pin-turn", "5"], "--pin-turn is about --pin turns"),
      (["--tolerance", "5m", "--pin", "turns", "--pin-distance", "5m"], "--pin waypoints"),
      (["--tolerance", "5m", "--pin", "corners"], "--pin does not know 'corners'"),
      (["--tolerance", "5m", "--pin", "turns", "--pin-turn", "181"], "not '181'"),
      (["--tolerance", "5m", "--pin", "turns", "--pin-turn", "0"], "not '0'"),
      (["--max-points", "0"], "--max-points takes a whole number"),
      (["--max-bytes", "-1"], "--max-bytes takes a whole number"),
      (["--max-url", "2k"], "--max-url takes a whole number"),
      (["--tolerance", "5m", "--fail-if", "nonsense"], "--fail-if: a condition is like"),
      (["--tolerance", "5m", "--fail-if", "deviaton>5m"], "did you mean 'deviation'?"),
      (["--tolerance", "5m", "--fail-if", "deviation>5%"], "a length with its unit"),
      (["--tolerance", "5m", "--pixel-zoom", "31"], "--pixel-zoom"),
      (
        ["--tolerance", "5m", "--max-points", "9", "--method", "radial"],
        "radial has no order among vertices, which --max-points needs"
      ),
      (["--tolerance", "5m", "--max-bytes", "9", "--method", "radial"], "--max-bytes needs"),
      (["--max-bytes", "9", "--merge"], "--max-bytes is about one input"),
      (["--max-url", "9", "--merge"], "--max-url is about one input"),
    ])
  func whatCannotBeMeant(_ words: [String], _ message: String) {
    let error = #expect(throws: UsageError.self) { try step(words) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test(
    arguments: [
      ["--method", "radial"], ["--weighted"], ["--vertical", "5m"], ["--pin", "turns"],
      ["--pin-turn", "9"], ["--pin-distance", "5m"], ["--keep-verdicts", "f"],
      ["--fail-if", "kept>1"], ["--pixel-zoom", "4"],
    ])
  func whatIsAboutSimplificationNeedsOne(_ words: [String]) {
    let error = #expect(throws: UsageError.self) { try step(words, ConvertCommand.self) }
    #expect(error?.message.hasPrefix("\(words[0]) is about simplification: give ") == true)
  }

  @Test func fencesThatCannotBeReadAreAFailure() throws {
    #expect(try step(["--tolerance", "5m", "--keep-verdicts", "/none.geojson"]) == nil)
  }

  @Test func standardInputIsReadOnce() {
    let error = #expect(throws: UsageError.self) {
      try step(["--tolerance", "5m", "--keep-verdicts", "-", "-"])
    }
    #expect(error != nil)
  }
}

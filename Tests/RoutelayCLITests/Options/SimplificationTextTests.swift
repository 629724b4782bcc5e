import CommandLineParsing
import Geodesy
import Testing
import TrackProcessing

@testable import RoutelayCLI

@Suite struct SimplificationTextTests {
  private func simplification(_ words: [String]) throws -> Simplification {
    try SimplificationText.simplification(
      ArgumentScanner(SimplifyCommand.spec(FakeConsole.console)).scan(words + ["a.gpx"]))
  }

  @Test(
    arguments: [
      ("10m", .distance(10.meters)), ("0.5km", .distance(500.meters)),
      ("30ft", .distance(9.144.meters)), ("1nmi", .distance(1852.meters)),
      ("7", .distance(7.meters)), ("0.5px@z14", .pixels(0.5, zoom: 14)),
      ("2px@z3.5", .pixels(2, zoom: 3.5)), ("1px@z0", .pixels(1, zoom: 0)),
      ("1px@z30", .pixels(1, zoom: 30)),
    ] as [(String, Simplification.Limit)])
  func tolerances(_ text: String, _ limit: Simplification.Limit) throws {
    #expect(try simplification(["--tolerance", text]) == Simplification(to: limit))
    #expect(try SimplificationText.tolerance(text, option: "simplify") == limit)
  }

  @Test(
    arguments: [
      ("0", "must be more than 0"), ("0m", "must be more than 0"),
      ("-1", "not '-1'"), ("-1m", "not '-1m'"), ("nan", "not 'nan'"), ("inf", "not 'inf'"),
      ("infm", "not 'infm'"), ("1e999m", "not '1e999m'"), ("10parsecs", "not '10parsecs'"),
      ("m", "not 'm'"), ("1 0m", "not '1 0m'"), ("0.5px", "needs its zoom, such as 0.5px@z14"),
      ("0.5px@14", "not '0.5px@14'"), ("px@z3", "not 'px@z3'"), ("5px@z", "not '5px@z'"),
      ("5px@z99", "the zoom of a tolerance in pixels is a number from 0 to 30"),
      ("5px@z-1", "from 0 to 30"), ("5px@znan", "not '5px@znan'"), ("0px@z3", "more than 0"),
      ("-2px@z3", "more than 0"), ("1px@z3@z4", "not '1px@z3@z4'"), ("5m@z3", "not '5m@z3'"),
      ("5%", "not '5%'"), ("٥m", "not '٥m'"),
    ])
  func tolerancesThatAreNone(_ text: String, _ words: String) {
    let error = #expect(throws: UsageError.self) { try simplification(["--tolerance", text]) }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [("100", 100), ("100m2", 100), ("0.25m2", 0.25)] as [(String, Double)])
  func areas(_ text: String, _ area: Double) throws {
    #expect(
      try simplification(["--area", text]) == Simplification(.visvalingam, to: .area(area)))
  }

  @Test(
    arguments: [
      ("0", "--area must be more than 0"), ("-5m2", "--area must be more than 0"),
      ("nan", "square meters such as 100"), ("5km2", "not '5km2'"), ("5m", "not '5m'"),
      ("m2", "not 'm2'"),
    ])
  func areasThatAreNone(_ text: String, _ words: String) {
    let error = #expect(throws: UsageError.self) { try simplification(["--area", text]) }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: SimplificationMethod.all)
  func methodsByName(_ method: SimplificationMethod) throws {
    #expect(
      try simplification(["--tolerance", "5m", "--method", method.name])
        == Simplification(method, to: .distance(5.meters)))
  }

  @Test func theMethodUnlessNamedIsTheOneThatFits() throws {
    #expect(try simplification(["--max-points", "5"]).method == .douglasPeucker)
    #expect(try simplification(["--max-points", "5", "--weighted"]).method == .visvalingam)
    #expect(try simplification(["--tolerance", "5m", "--weighted"]).isWeighted)
    let vertical = try simplification(["--tolerance", "5m", "--vertical", "3ft"]).vertical
    #expect(abs((vertical?.value ?? 0) - 0.9144) < 1e-12)
  }

  @Test(
    arguments: [
      (["--area", "5", "--method", "douglas-peucker"], "measures no areas: --area goes with"),
      (["--area", "5", "--tolerance", "5m"], "--area and --tolerance exclude each other"),
      (["--tolerance", "5m", "--method", "td-tr", "--weighted"], "td-tr has no weights"),
      (
        ["--tolerance", "5m", "--method", "visvalingam", "--vertical", "5m"],
        "visvalingam knows no elevations"
      ),
      (["--tolerance", "5m", "--method", "radial", "--vertical", "5m"], "knows no elevations"),
      (["--tolerance", "5m", "--vertical", "0"], "--vertical must be more than 0"),
      (["--tolerance", "5m", "--vertical", "-1m"], "--vertical takes a length"),
      (["--max-points", "5", "--method", "radial"], "radial has no order among vertices"),
      (["--tolerance", "5m", "--method", "radail"], "did you mean 'radial'"),
    ])
  func whatDoesNotGoTogether(_ words: [String], _ message: String) {
    let error = #expect(throws: UsageError.self) { try simplification(words) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }
}

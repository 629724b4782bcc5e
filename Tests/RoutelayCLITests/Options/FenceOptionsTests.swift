import CommandLineParsing
import Geodesy
import Geofencing
import Testing

@testable import RoutelayCLI

@Suite struct FenceOptionsTests {
  private func parse(_ words: [String]) throws -> ParsedArguments {
    try ArgumentScanner(FenceContainsCommand.spec(FakeConsole.console)).scan(words)
  }

  private func fences(_ words: String...) throws -> [Fence] {
    let sources = try FenceOptions.sources(try parse(words), FakeConsole.console)
    return try #require(FenceOptions.read(sources, Diagnostics(FakeConsole.console)))
  }

  @Test func circlesComeBeforePolygons() throws {
    let fences = try fences(
      "--polygon", "0,0 0,1 1,1;p", "--circle", "1,2,3", "--circle=1,2,1km,c", "--polygon",
      "5,5 5,6 6,6")
    #expect(fences.map(\.id) == ["fence-0", "c", "p", "fence-3"])
    #expect((fences[1].shape as? CircleFence)?.radius.value == 1000)
    #expect((fences[2].shape as? PolygonFence)?.edges == .planar)
  }

  @Test(arguments: FenceEdges.allCases) func edgesAreThoseOfPolygons(_ edges: FenceEdges) throws {
    let fences = try fences("--polygon", "0,0 0,1 1,1", "--edges", edges.rawValue)
    #expect((fences[0].shape as? PolygonFence)?.edges == edges)
  }

  @Test(arguments: [
    ([], "no fences; give --fences FILE, --circle", "invalid-argument"),
    (["--circle", "1,2,-3"], "a radius is a length of 0 m or more", "invalid-argument"),
    (["--circle", "1,2"], "LAT,LON,RADIUS[,ID]", "invalid-argument"),
    (
      ["--circle", "1,2,3,a", "--polygon", "0,0 0,1 1,1;a"], "two fences are called \"a\"",
      "duplicate-id"
    ),
    (["--polygon", "0,0 1,1 0,1 1,0"], "crosses itself", "self-intersection"),
    (["--polygon", "0,0 1,1"], "fewer than three", "invalid-geometry"),
    (["--fences", "-", "--fences", "-"], "only once", "invalid-argument"),
  ])
  func whatCannotBeMeantIsRefused(
    _ words: [String], _ part: String, _ problem: String
  ) throws {
    let error = #expect(throws: UsageError.self) {
      try FenceOptions.sources(try parse(words), FakeConsole.console)
    }
    #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
    #expect(error?.problem == problem)
  }

  @Test(arguments: [
    ([], true), (["--boundary", "inclusive"], true), (["--boundary", "exclusive"], false),
  ])
  func theBoundaryCountsUnlessItIsNotTo(_ words: [String], _ counts: Bool) throws {
    #expect(FenceOptions.includesBoundary(try parse(words)) == counts)
  }
}

import Testing

@testable import Framing
@testable import Geodesy

@Suite struct FitProblemTests {
  static func problem(
    _ content: FramedContent, pitch: Double, padding: [Double] = [0, 0, 0, 0]
  ) throws -> FitProblem {
    let view = try PinholeViewTests.view(pitch: pitch, padding: padding)
    return try FitProblem(content.placed(), view, heading: 0)
  }

  /// Straight down the depth is map points per point times the focal length.
  @Test func straightDown() throws {
    let problem = try Self.problem(FramedContent([[0, -0.5], [0, 0.5]]), pitch: 0)
    let width = EarthModel.worldSize / 360
    #expect(isNear(-problem.largestImage, width / 400 * 1200, 1e-12))
    #expect(problem.balancedUp(problem.largestImage) == 0)
  }

  @Test func outsetsNeedRoom() throws {
    var content = FramedContent()
    content.add(point: place(0, 0), outset: ScreenEdges(top: 0, left: 200, bottom: 0, right: 0))
    content.add(point: place(1, 0), outset: ScreenEdges(top: 0, left: 0, bottom: 0, right: 200))
    #expect(throws: FramingError.outsetTooLarge(room: 400, needed: 400)) {
      try Self.problem(content, pitch: 0)
    }
    var high = FramedContent()
    high.add(point: place(0, 0), outset: ScreenEdges(top: 801, left: 0, bottom: 0, right: 0))
    #expect(throws: FramingError.outsetTooLarge(room: 800, needed: 801)) {
      try Self.problem(high, pitch: 0)
    }
  }

  @Test func aViewOfTheSkyShowsNoGround() throws {
    let content = FramedContent([[0, 0], [1, 1]])
    #expect(throws: FramingError.aboveHorizon(pitch: 80)) {
      try Self.problem(content, pitch: 80, padding: [0, 0, 620, 0])
    }
    _ = try Self.problem(content, pitch: 80, padding: [0, 0, 600, 0])
  }
}

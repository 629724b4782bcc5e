import Testing

@testable import Framing

@Suite struct PinholeViewTests {
  static func view(pitch: Double, padding: [Double] = [0, 0, 0, 0]) throws -> PinholeView {
    let options = try FramingOptions(400, 800, padding: padding)
    return PinholeView(
      viewport: options.viewport, padding: options.padding, pitch: pitch,
      fieldOfView: Camera.webFieldOfView)
  }

  @Test func edgesLieAroundTheMiddle() throws {
    let view = try Self.view(pitch: 0, padding: [10, 250, 30, 40])
    #expect(
      view.edges(outset: ScreenEdges(top: 1, left: 2, bottom: 3, right: 4))
        == ScreenEdges(top: 389, left: -52, bottom: 367, right: 156))
  }

  @Test(arguments: [(0.0, 0.0), (60, 0), (71.5, 0), (72, 11.1), (80, 189.4), (89.99, 400.8)])
  func groundBeginsBelowTheHorizon(pitch: Double, top: Double) throws {
    let view = try Self.view(pitch: pitch)
    #expect(abs(view.groundTop - top) < 0.05)
    #expect(view.groundReach == 400 - view.groundTop)
  }
}

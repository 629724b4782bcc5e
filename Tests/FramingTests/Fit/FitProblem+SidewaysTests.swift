import Testing

@testable import Framing
@testable import Geodesy

@Suite struct FitProblemSidewaysTests {
  /// Slack by the module and by projecting each corner.
  @Test(arguments: [(0.0, 0.0), (30, 60), (200, 45), (90, 75)])
  func slackIsWhatTheProjectionSays(heading: Double, pitch: Double) throws {
    let content = FramedContent([[45, 7], [45.03, 7.02], [45.06, 7.09], [45.1, 7.1]])
    var options = try FramingOptions(390, 844, padding: [60, 30, 90, 20])
    options.heading = .degrees(heading)
    options.pitch = pitch
    let fit = try content.fit(options)
    let projection = CameraProjection(fit.camera, viewport: options.viewport)
    let screen = content.corners.compactMap { projection.project(MapPoint(x: $0.x, y: $0.y)) }
    #expect(screen.count == content.corners.count)
    let left = (screen.map(\.x).min() ?? 0) - 30
    let top = (screen.map(\.y).min() ?? 0) - 60
    let right = 370 - (screen.map(\.x).max() ?? 0)
    let bottom = 754 - (screen.map(\.y).max() ?? 0)
    #expect(abs(left - fit.slack.left) < 1e-6 && abs(right - fit.slack.right) < 1e-6)
    #expect(abs(top - fit.slack.top) < 1e-6 && abs(bottom - fit.slack.bottom) < 1e-6)
  }

  @Test func cornersAreTurned() throws {
    let placed = try FramedContent([[0, 0], [0, 1]]).placed()
    let turned = TurnedContent(
      placed, try PinholeViewTests.view(pitch: 0), heading: 90)
    // East is up.
    let half = EarthModel.worldSize / 720
    let corners = turned.groups[0].corners
    #expect(corners.map(\.x) == [0, 0])
    #expect(isNear(corners[0].y, -half, 1e-12) && isNear(corners[1].y, half, 1e-12))
  }
}

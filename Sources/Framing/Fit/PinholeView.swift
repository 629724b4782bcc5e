/// A viewport as a pinhole camera sees it: focal length, padded edges, horizon.
struct PinholeView: Sendable {
  let viewport: Viewport
  let padding: ViewportPadding
  /// Degrees, 0 ..< 90.
  let pitch: Double
  /// Degrees, vertical.
  let fieldOfView: Double
  /// The distance at which a map point is as large as a screen point.
  let focalLength: Double
  let sine: Double
  let cosine: Double
  /// The middle of the viewport.
  let principal: ScreenPoint

  /// Screen points below the horizon from which on ground is shown.
  private static let horizonGap = 1.0

  init(viewport: Viewport, padding: ViewportPadding, pitch: Double, fieldOfView: Double) {
    self.viewport = viewport
    self.padding = padding
    self.pitch = pitch
    self.fieldOfView = fieldOfView
    focalLength = viewport.height / 2 / DegreeMath.tangent(fieldOfView / 2)
    sine = DegreeMath.sine(pitch)
    cosine = DegreeMath.cosine(pitch)
    principal = ScreenPoint(x: viewport.width / 2, y: viewport.height / 2)
  }

  /// The y of the horizon, in points from the top; nil when the camera looks straight down.
  var horizon: Double? { sine > 0 ? principal.y - focalLength * cosine / sine : nil }

  /// The y at which the picture of the ground begins.
  var groundTop: Double {
    guard let horizon, horizon + Self.horizonGap > 0 else { return 0 }
    return min(horizon + Self.horizonGap, (horizon + viewport.height) / 2)
  }

  /// Screen points from the middle of the viewport to each edge, less padding and outset; one may
  /// be negative.
  func edges(outset: ScreenEdges) -> ScreenEdges {
    ScreenEdges(
      top: principal.y - padding.top - outset.top,
      left: principal.x - padding.left - outset.left,
      bottom: viewport.height - padding.bottom - principal.y - outset.bottom,
      right: viewport.width - padding.right - principal.x - outset.right)
  }

  /// The highest place of the screen that ground is put to: as `ScreenEdges.top` counts.
  var groundReach: Double { principal.y - groundTop }
}

import RoutelayTestSupport

@testable import Framing
@testable import Geodesy

/// A random content and a random way to show it.
struct FitCase {
  var points: [Coordinate]
  var options: FramingOptions

  init(_ random: inout SeededGenerator) throws {
    let latitude = random.double(in: -84...84)
    let longitude = random.oneIn(4) ? 180 : random.double(in: -180...180)
    let size = pow10(random.double(in: -2.5...0.8))
    let height = size * random.double(in: 0.02...1)
    points = (0..<random.int(in: 2...7)).map { _ in
      place(
        min(max(latitude + random.double(in: -height...height), -84), 84),
        Antimeridian.wrapped(longitude + random.double(in: -size...size)))
    }
    let width = random.double(in: 100...2000).rounded()
    let tall = random.double(in: 100...2000).rounded()
    // Two of the cuts in each direction, at most nine tenths together.
    let (left, top) = (random.double(in: 0...0.6) * width, random.double(in: 0...0.6) * tall)
    options = try FramingOptions(
      width, tall,
      padding: [
        top, left, random.double(in: 0...0.9) * (tall * 0.9 - top),
        random.double(in: 0...0.9) * (width * 0.9 - left),
      ])
    options.heading = .degrees(random.double(in: 0...360))
    options.pitch = random.oneIn(6) ? 0 : random.double(in: 0...75)
    options.fieldOfView = random.oneIn(2) ? Camera.webFieldOfView : Camera.mapKitFieldOfView
    options.mode = random.oneIn(3) ? .nearest : .balanced
    options.minimumDistance = 0.meters
  }

  var content: FramedContent {
    var content = FramedContent()
    content.add(path: points)
    return content
  }

  var view: PinholeView {
    PinholeView(
      viewport: options.viewport, padding: options.padding, pitch: options.pitch,
      fieldOfView: options.fieldOfView ?? 30)
  }

  /// Whether the padded viewport ends below the horizon, so that a largest image exists.
  var isBelowHorizon: Bool { options.padding.top >= view.groundTop + 0.001 }

  /// The least room between a vertex and the padded viewport's edges by the oracle; nil when one is
  /// behind the eye.
  func leastSlack(_ camera: Camera) -> Double? {
    let matrix = MatrixCamera(
      camera, width: options.viewport.width, height: options.viewport.height)
    var least = Double.infinity
    for point in points {
      guard let place = matrix.project(point.latitude, point.longitude) else { return nil }
      least = min(
        min(least, place.x - options.padding.left, place.y - options.padding.top),
        options.viewport.width - options.padding.right - place.x,
        options.viewport.height - options.padding.bottom - place.y)
    }
    return least
  }
}

private func pow10(_ exponent: Double) -> Double {
  WebMercator.zoomScale(zoom: exponent * 3.321928094887362 + 19)
}

/// What a property's body found wrong.
struct NotSo: Error, CustomStringConvertible {
  var description: String
}

/// Why no camera can be given; `description` says which limit was met.
public enum FramingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing to show.
  case noGeometry
  /// A side of the viewport is not a finite number above 0.
  case invalidViewport(width: Double, height: Double)
  /// A padding is negative or not finite.
  case invalidPadding(ScreenEdges)
  /// An outset is negative or not finite.
  case invalidOutset(ScreenEdges)
  /// A pitch outside 0 ..< 90 degrees.
  case invalidPitch(Double)
  /// A field of view outside 0 to 180 degrees, both excluded.
  case invalidFieldOfView(Double)
  /// A heading that is not finite.
  case invalidHeading(Double)
  /// A least distance that is negative or not finite, a greatest one that is not above 0, or a
  /// least above the greatest.
  case invalidDistances(minimum: Double, maximum: Double)
  /// A distance or altitude of a camera that is not a finite number above 0.
  case invalidDistance(Double)
  /// A zoom step that is negative or not finite.
  case invalidZoomSnap(Double)
  /// The padding leaves no room from left to right.
  case paddingTooWide(viewport: Double, left: Double, right: Double)
  /// The padding leaves no room from top to bottom.
  case paddingTooHigh(viewport: Double, top: Double, bottom: Double)
  /// Strokes or markers need more room than the padding leaves.
  case outsetTooLarge(room: Double, needed: Double)
  /// All of the padded viewport lies above the horizon.
  case aboveHorizon(pitch: Double)
  /// All of the geometry is one place, and no least distance says how far away to stay.
  case noExtent

  /// A sentence that names the limit.
  public var description: String {
    switch self {
    case .noGeometry: "there is nothing to show: no vertex and no point"
    case .invalidViewport(let width, let height):
      "the viewport \(text(width))x\(text(height)) is not of two finite numbers above 0"
    case .invalidPadding(let edges):
      "the padding \(edges.list) is not of four finite numbers of at least 0"
    case .invalidOutset(let edges):
      "the outset \(edges.list) is not of four finite numbers of at least 0"
    case .invalidPitch(let pitch): "the pitch \(text(pitch)) is not in 0 ..< 90 degrees"
    case .invalidFieldOfView(let angle):
      "the field of view \(text(angle)) is not above 0 and below 180 degrees"
    case .invalidHeading(let heading):
      "the heading \(text(heading)) is not a finite number of degrees"
    case .invalidDistances(let minimum, let maximum):
      "the distances \(text(minimum)) through \(text(maximum)) m are not a range: the least must be "
        + "finite and at least 0, the greatest above 0 and not less"
    case .invalidDistance(let distance):
      "the distance \(text(distance)) m is not a finite number above 0"
    case .invalidZoomSnap(let snap):
      "the zoom step \(text(snap)) is not a finite number of at least 0"
    case .paddingTooWide(let viewport, let left, let right):
      "the padding leaves no room from left to right: "
        + difference(viewport, left, right)
    case .paddingTooHigh(let viewport, let top, let bottom):
      "the padding leaves no room from top to bottom: "
        + difference(viewport, top, bottom)
    case .outsetTooLarge(let room, let needed):
      "strokes and markers need \(text(needed)) points where the padding leaves \(text(room))"
    case .aboveHorizon(let pitch):
      "at a pitch of \(text(pitch)) degrees the padded viewport lies above the horizon"
    case .noExtent:
      "all of the geometry is one place: a least distance above 0 must say how far away to stay"
    }
  }
}

extension ScreenEdges {
  /// The four numbers as the command line takes them.
  fileprivate var list: String { "\(text(top)),\(text(left)),\(text(bottom)),\(text(right))" }
}

/// What padding leaves of a side, as a sum.
private func difference(_ side: Double, _ a: Double, _ b: Double) -> String {
  "\(text(side)) - \(text(a)) - \(text(b)) = \(text(side - a - b)) points"
}

/// A number as a person writes it: 390, not 390.0.
private func text(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
}

public import Geodesy

/// A planned route: a list of points to pass.
public struct Route: Hashable, Sendable {
  /// Name, description and so on.
  public var details = ItemDetails()
  /// The points, with their names as fix details.
  public var points = Segment()
  /// The shaping points: for each point the places that the way leads over behind it, before the
  /// next one, in order. They are no stops and have neither name nor elevation. Empty where no
  /// point has any; entries that are missing are empty.
  public var shaping: [[Coordinate]] = []

  /// Makes a route.
  public init(
    details: ItemDetails = ItemDetails(), points: Segment = Segment(),
    shaping: [[Coordinate]] = []
  ) {
    self.details = details
    self.points = points
    self.shaping = shaping
  }

  /// Whether some point has shaping points behind it.
  public var isShaped: Bool { shaping.contains { !$0.isEmpty } }

  /// The way that is drawn and measured: the points, each followed by its shaping points, which
  /// carry nothing but their place.
  ///
  /// - Complexity: O(*n*); a route without shaping points is its own way.
  public var path: Segment {
    if !isShaped { return points }
    var path = Segment()
    for i in points.indices {
      path.append(points[i])
      if let line = points.line(at: i) { path.setLastLine(line) }
      guard i < shaping.count else { continue }
      for place in shaping[i] { path.append(place, elevation: .nan, time: .missing) }
    }
    path.extensions = points.extensions
    return path
  }
}

import Geodesy

/// A corner of a polygon that is being cut: where it is, and which fixes its values come from.
struct SeamVertex {
  /// Where the values of a vertex come from.
  enum Origin {
    /// A fix of a ring.
    case fix(ring: Int, index: Int)
    /// Between two fixes of a ring.
    case between(ring: Int, Int, Int, fraction: Double)
    /// Nothing but a place: a corner at a pole.
    case place
  }

  var longitude: UnwrappedLongitude
  var latitude: Double
  var origin: Origin

  /// Degrees on the unwrapped axis.
  var x: Double { longitude.degrees }

  /// The vertex seen from one side of the seam.
  func atSeam(_ meridian: Double) -> SeamVertex {
    var vertex = self
    vertex.longitude = UnwrappedLongitude(meridian: meridian, world: 0)
    return vertex
  }

  /// The place where the leg to another vertex meets an odd multiple of 180 degrees.
  func crossing(to next: SeamVertex, at seam: Double) -> SeamVertex {
    let fraction = (seam - x) / (next.x - x)
    let place = UnwrappedLongitude(meridian: 180, world: Int(((seam - 180) / 360).rounded()))
    var origin = Origin.place
    if case .fix(let ring, let a) = self.origin, case .fix(_, let b) = next.origin {
      origin = .between(ring: ring, a, b, fraction: fraction)
    }
    return SeamVertex(
      longitude: place, latitude: Interpolation.linear(latitude, next.latitude, fraction),
      origin: origin)
  }
}

extension Segment {
  /// Appends a corner with the values that its rings have for it.
  mutating func append(_ vertex: SeamVertex, of rings: [Segment]) {
    let longitude = vertex.longitude.meridian
    switch vertex.origin {
    case .fix(let ring, let index):
      append(fix: index, of: rings[ring], longitude: longitude)
    case .between(let ring, let a, let b, let fraction):
      append(between: a, and: b, of: rings[ring], fraction: fraction, longitude: longitude)
    case .place:
      append(
        Coordinate(uncheckedLatitude: vertex.latitude, longitude: longitude), elevation: .nan,
        time: .missing)
    }
  }
}

/// All points within a geodesic distance of a center.
public struct GeodesicCircle: Hashable, Sendable {
  /// The middle.
  public var center: Coordinate
  /// Meters.
  public var radius: Double

  /// Makes a circle.
  public init(center: Coordinate, radius: Double) {
    self.center = center
    self.radius = radius
  }

  /// Whether a coordinate lies in the circle; the boundary belongs to it.
  public func contains(_ coordinate: Coordinate) -> Bool {
    Geodesic.distance(from: center, to: coordinate) <= radius
  }

  /// The outline: vertices at equal azimuths, from north, counter-clockwise, longitudes unwrapped
  /// around the center; the last repeats the first.
  ///
  /// Each longitude is within 180 degrees of the center's (of the center's modulo 360, where that
  /// is beyond ±360). The outline of a circle around a pole therefore jumps once by almost 360
  /// degrees: unwrapped along its steps it closes a whole turn away from where it began, which is
  /// how a cut at the 180th meridian recognizes it. A radius of 0, a negative one and one that is
  /// not finite put all vertices at the center.
  ///
  /// - Parameter vertexCount: How many different vertices, at least 3.
  public func outline(vertexCount: Int = 128) -> [Coordinate] {
    let count = max(vertexCount, 3)
    let middle =
      abs(center.longitude) <= 360
      ? center.longitude : Antimeridian.wrapped(center.longitude)
    guard radius > 0, radius.isFinite else {
      let vertex = Coordinate(uncheckedLatitude: center.latitude, longitude: middle)
      return Array(repeating: vertex, count: count + 1)
    }
    var vertices: [Coordinate] = []
    vertices.reserveCapacity(count + 1)
    for i in 0..<count {
      let azimuth = i == 0 ? 0 : 360 - 360 * Double(i) / Double(count)
      let vertex = Geodesic.destination(from: center, azimuth: azimuth, distance: radius)
      let offset = Antimeridian.wrapped(vertex.longitude - Antimeridian.wrapped(middle))
      vertices.append(
        Coordinate(uncheckedLatitude: vertex.latitude, longitude: middle + offset))
    }
    vertices.append(vertices[0])
    return vertices
  }
}

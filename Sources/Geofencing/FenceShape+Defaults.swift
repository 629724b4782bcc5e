public import Geodesy

extension FenceShape {
  /// False: straight in longitude and latitude.
  public static var isCrossedByGeodesics: Bool { false }

  /// Along the geodesic where that is the shape's way; else straight in longitude and latitude, the
  /// short way round: then longitudes are not wrapped, so that the place may lie up to half a turn
  /// beyond ±180.
  public func place(
    at fraction: Double, from start: Coordinate, to end: Coordinate
  ) -> Coordinate {
    if Self.isCrossedByGeodesics {
      return GeodesicLeg(from: start, to: end).coordinate(at: fraction)
    }
    let east = Antimeridian.unwrapped(end.longitude, after: start.longitude)
    var longitude = start.longitude + (east - start.longitude) * fraction
    if abs(longitude) > 540 { longitude = Antimeridian.wrapped(longitude) }
    return Coordinate(
      uncheckedLatitude: start.latitude + (end.latitude - start.latitude) * fraction,
      longitude: longitude)
  }

  /// Whether an end lies in the shape, or the way crosses its boundary.
  public func touches(from start: Coordinate, to end: Coordinate) -> Bool {
    state(of: start) != .outside || state(of: end) != .outside
      || !crossings(from: start, to: end).isEmpty
  }

  /// Nil: no circle.
  public var circleRadius: Meters? { nil }

  /// Half the shorter side of the box, measured through its middle.
  public var size: Meters {
    let box = bounds
    let latitude = (box.south + box.north) / 2
    // A box of more than half the globe is as large as any fix is bad.
    let span = min(box.longitudeSpan, 180)
    func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
      Coordinate(uncheckedLatitude: latitude, longitude: longitude)
    }
    let height = Geodesic.legLength(
      from: place(box.south, box.west), to: place(box.north, box.west))
    let width = Geodesic.legLength(
      from: place(latitude, box.west), to: place(latitude, box.west + span))
    return Meters(min(height, width) / 2)
  }
}

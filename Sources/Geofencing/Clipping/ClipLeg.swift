import Geodesy
import Tracks

/// The way between two neighboring fixes: straight in longitude and latitude, the short way round,
/// or the geodesic, as the fences near it want it.
struct ClipLeg {
  let start: Coordinate
  let end: Coordinate
  /// Degrees east.
  private let longitudeStep: Double
  /// Whether no longitude was beyond ±180, so that none in between should be.
  private let isNormal: Bool
  /// Set for a way along the geodesic.
  private var geodesic: GeodesicLeg?

  /// A straight way.
  init(from start: Coordinate, to end: Coordinate) {
    self.start = start
    self.end = end
    longitudeStep = LongitudeStep.degrees(from: start.longitude, to: end.longitude)
    isNormal = abs(start.longitude) <= 180 && abs(end.longitude) <= 180
  }

  /// The same leg along the geodesic.
  var alongGeodesic: ClipLeg {
    var leg = self
    leg.geodesic = GeodesicLeg(from: start, to: end)
    return leg
  }

  /// Whether the leg goes all the way round its parallel, which no geodesic does.
  var isWholeParallel: Bool { abs(longitudeStep) == 360 }

  /// Whether both ends are one place, and so the way.
  var isPoint: Bool { longitudeStep == 0 && start.latitude == end.latitude }

  /// A box that holds both ways: longitudes unwrapped.
  var box: ClipBox {
    var box = ClipBox()
    box.add(longitude: start.longitude, latitude: start.latitude)
    box.add(longitude: start.longitude + longitudeStep, latitude: end.latitude)
    box.bulge(longitudeStep)
    return box
  }

  /// The place at a part of the way; 0 and 1 are the ends as they were given.
  func place(at fraction: Double) -> Coordinate {
    if fraction <= 0 { return start }
    if fraction >= 1 { return end }
    if let geodesic { return geodesic.coordinate(at: fraction) }
    var longitude = start.longitude + longitudeStep * fraction
    if isNormal || abs(longitude) > 540 { longitude = LongitudeStep.normalized(longitude) }
    return Coordinate(
      uncheckedLatitude: Interpolation.linear(start.latitude, end.latitude, fraction),
      longitude: longitude)
  }
}

/// A box around a part of a path, on the unwrapped axis of longitudes.
struct ClipBox {
  private(set) var west = Double.infinity
  private(set) var south = Double.infinity
  private(set) var east = -Double.infinity
  private(set) var north = -Double.infinity

  /// Takes a place in.
  mutating func add(longitude: Double, latitude: Double) {
    west = min(west, longitude)
    east = max(east, longitude)
    south = min(south, latitude)
    north = max(north, latitude)
  }

  /// Makes room for a geodesic that goes so many degrees east or west: between two places of one
  /// latitude it leaves that by less than a sixteenth of the square of the step, in radians. One
  /// that goes far may go anywhere.
  mutating func bulge(_ step: Double) {
    let bulge = abs(step) < 10 ? step * step * 0.00112 : 180
    south -= bulge
    north += bulge
    if bulge == 180 {
      west = -180
      east = 180
    }
  }

  /// Whether a box of the earth has a place in common with it, or nearly so.
  func meets(_ box: CoordinateBounds) -> Bool {
    // A hair more than it takes: the remainder of a division by 360 is rounded.
    guard box.south <= north + 1e-9, box.north >= south - 1e-9 else { return false }
    var offset = (west - box.west).truncatingRemainder(dividingBy: 360)
    if offset < 0 { offset += 360 }
    return offset <= box.longitudeSpan + 1e-9 || 360 - offset <= east - west + 1e-9
  }
}

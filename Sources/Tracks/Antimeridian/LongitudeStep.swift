import Geodesy

/// How far a path goes from one longitude to the next.
package enum LongitudeStep {
  /// The same meridian in -180 through 180; exact. ±180 keeps its sign.
  package static func normalized(_ longitude: Double) -> Double {
    if longitude > 180 { return longitude - 360 }
    if longitude < -180 { return longitude + 360 }
    return longitude
  }

  /// Degrees east (negative: west) from one longitude to the next, by the rule of `Antimeridian`.
  package static func degrees(from a: Double, to b: Double) -> Double {
    b - a + 360 * Antimeridian.turns(from: a, to: b)
  }
}

/// A longitude as a place on the unwrapped axis: a meridian, and which copy of the world it is
/// in. Kept apart, so that the meridian stays exact.
struct UnwrappedLongitude {
  /// Degrees, -180 through 180.
  var meridian: Double
  /// 0 for the copy that the path starts in; counts up to the east.
  var world: Int

  /// Degrees on the unwrapped axis.
  var degrees: Double { degrees(in: 0) }

  /// Degrees on the axis of another copy of the world.
  func degrees(in world: Int) -> Double { meridian + 360 * Double(self.world - world) }

  /// Whether this is an odd multiple of 180.
  var isOnSeam: Bool { abs(meridian) == 180 }

  /// The copy of the world just east of this place.
  var worldToEast: Int { meridian == 180 ? world + 1 : world }

  /// The copy of the world just west of this place.
  var worldToWest: Int { meridian == -180 ? world - 1 : world }

  /// The next place of a path.
  func advanced(from longitude: Double, to next: Double) -> UnwrappedLongitude {
    let meridian = LongitudeStep.normalized(next)
    let target = self.meridian + LongitudeStep.degrees(from: longitude, to: next)
    // A whole number but for rounding, at most 2 in size.
    let worlds = ((target - meridian) / 360).rounded()
    return UnwrappedLongitude(meridian: meridian, world: world + (Int(exactly: worlds) ?? 0))
  }
}

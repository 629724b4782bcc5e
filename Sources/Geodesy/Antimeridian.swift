/// The one rule for longitudes beside the 180th meridian.
///
/// A step of up to 180 degrees is meant as written. A step of exactly 360 is the whole parallel.
/// Any other step is taken modulo 360 and goes the short way; where both ways are equally short
/// it goes west.
public enum Antimeridian {
  /// A longitude in -180 ..< 180 that is equal modulo 360. Exact for -180 through 180.
  public static func wrapped(_ longitude: Double) -> Double {
    if longitude >= -180 && longitude < 180 { return longitude }
    let rest = longitude.truncatingRemainder(dividingBy: 360)
    if rest >= 180 { return rest - 360 }
    if rest < -180 { return rest + 360 }
    return rest
  }

  /// Whether two longitudes are equal modulo 360.
  package static func isSameMeridian(_ a: Double, _ b: Double) -> Bool {
    a == b || (b - a).remainder(dividingBy: 360) == 0
  }

  /// How many times 360 must be added to the second of two neighboring longitudes, both as they
  /// were read, so that the step between them follows the rule: 0 for almost all.
  package static func turns(from previous: Double, to longitude: Double) -> Double {
    let step = longitude - previous
    if abs(step) <= 180 || abs(step) == 360 { return 0 }
    return 0 - ((step + 180) / 360).rounded(.down)
  }

  /// The longitude equal modulo 360 to which the path from `previous` leads.
  ///
  /// - Parameter previous: The neighbor's longitude as it was read. Along a path of more than two
  ///   vertices use `LongitudeUnwrapper`: measured from an unwrapped neighbor, a step of 0 could
  ///   look like one of exactly 360.
  package static func unwrapped(_ longitude: Double, after previous: Double) -> Double {
    longitude + 360 * turns(from: previous, to: longitude)
  }
}

/// Unwraps longitudes along a path, vertex by vertex.
///
/// Steps are judged between longitudes as they were read; each result is the longitude read plus
/// whole turns, so it is rounded once at most, however long the path.
package struct LongitudeUnwrapper: Sendable {
  private var previous: Double?
  /// How many turns of 360 degrees are added at present.
  package private(set) var turns = 0.0

  /// Starts a path.
  package init() {}

  /// The next vertex's longitude, unwrapped. The first is returned as it is.
  package mutating func next(_ longitude: Double) -> Double {
    if let previous { turns += Antimeridian.turns(from: previous, to: longitude) }
    previous = longitude
    return turns == 0 ? longitude : longitude + 360 * turns
  }
}

/// What a fix says about a fence, given how accurate it is.
public enum FixAccuracy {
  /// The answer.
  public enum Answer: String, Hashable, Sendable {
    /// The whole disc of accuracy lies inside, or touches the boundary from inside.
    case inside
    /// The whole disc lies outside, or touches the boundary from outside.
    case outside
    /// The disc reaches over the boundary.
    case uncertain
    /// The accuracy is negative or no number: the fix says nothing.
    case invalid
  }

  /// Whether a fix lies inside, outside, or so near the boundary that its accuracy does not tell.
  ///
  /// - Parameters:
  ///   - margin: Meters to the boundary, negative inside.
  ///   - accuracy: Meters.
  ///   - factor: How many times the accuracy must fit.
  ///   - buffer: Meters beyond the boundary that outside needs besides.
  public static func answer(
    margin: Double, accuracy: Double, factor: Double = 1, buffer: Double = 0
  ) -> Answer {
    guard accuracy >= 0 else { return .invalid }
    let reach = factor * accuracy
    if margin <= -reach { return .inside }
    return margin >= reach + buffer ? .outside : .uncertain
  }

  /// Meters of accuracy for a dilution of precision, where a receiver says nothing better: 5 m for
  /// each.
  public static func meters(ofDilution hdop: Double) -> Double { 5 * hdop }
}

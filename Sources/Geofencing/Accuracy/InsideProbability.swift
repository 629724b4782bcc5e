#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How probable it is that the true place of a fix lies inside.
///
/// The accuracy is the root of the mean square of a two-dimensional normal error that is equally
/// large in all directions (`AccuracyConvention.rootMeanSquare`). An accuracy of 0 is certainty.
public enum InsideProbability {
  /// Inside a straight boundary.
  ///
  /// - Parameters:
  ///   - margin: Meters to the boundary, negative inside.
  ///   - accuracy: Meters, 0 or more.
  /// - Returns: 0…1.
  public static func halfPlane(margin: Double, accuracy: Double) -> Double {
    if accuracy <= 0 { return margin <= 0 ? 1 : 0 }
    // Φ(-margin / σ), where σ is the accuracy over √2.
    return erfc(margin / accuracy) / 2
  }

  /// Inside a circle: the noncentral chi-square distribution of two degrees of freedom.
  ///
  /// - Parameters:
  ///   - distance: Meters from the fix to the center, 0 or more.
  ///   - radius: Meters.
  ///   - accuracy: Meters, 0 or more.
  /// - Returns: 0…1. Where the accuracy is below a twentieth of both lengths the circle counts as
  ///   straight, which is off by less than two hundredths.
  public static func circle(distance: Double, radius: Double, accuracy: Double) -> Double {
    if accuracy <= 0 { return distance <= radius ? 1 : 0 }
    let noncentrality = distance * distance / (accuracy * accuracy)
    let reach = radius * radius / (accuracy * accuracy)
    guard noncentrality < 400 else {
      return halfPlane(margin: distance - radius, accuracy: accuracy)
    }
    // A mixture of gamma distributions with Poisson weights: Σ Poisson(j; λ) · P(j + 1, x).
    var weight = exp(-noncentrality)
    var weightSum = weight
    // P(1, x) = 1 - e^-x, and each next one is less by x^j e^-x / j!. Beyond 700 that is nothing.
    var term = reach < 700 ? exp(-reach) : 0
    var gamma = 1 - term
    var sum = weight * gamma
    var j = 0.0
    while weightSum < 1 - 1e-15 && j < 2000 {
      j += 1
      weight *= noncentrality / j
      weightSum += weight
      term *= reach / j
      gamma = max(0, gamma - term)
      sum += weight * gamma
    }
    return min(max(sum, 0), 1)
  }
}

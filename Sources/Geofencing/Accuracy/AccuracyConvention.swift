#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a platform means by the horizontal accuracy of a fix.
///
/// All take the error as equally large in all directions, so that its size follows a Rayleigh
/// distribution.
public enum AccuracyConvention: String, Hashable, Sendable, CaseIterable {
  /// The root of the mean square of the error (Core Location): 63 % of fixes are better.
  case rootMeanSquare
  /// 68 % of fixes are better (Android).
  case sixtyEightPercent
  /// 95 % of fixes are better (W3C Geolocation).
  case ninetyFivePercent

  /// The factor that makes the radius of an accuracy into one that holds a given share of fixes.
  ///
  /// - Parameter confidence: The share, 0…1; 1 gives infinity.
  public func factor(confidence: Double) -> Double {
    (-log1p(-min(max(confidence, 0), 1)) / base).squareRoot()
  }

  private var base: Double {
    switch self {
    case .rootMeanSquare: 1
    case .sixtyEightPercent: -log(0.32)
    case .ninetyFivePercent: -log(0.05)
    }
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How much of a fix's disc of accuracy lies in a circle: another measure of being inside, which
/// some phones use.
public enum OverlapRatio {
  /// The area that two discs share, over that of the disc of accuracy.
  ///
  /// - Parameters:
  ///   - distance: Meters from the fix to the circle's center, 0 or more.
  ///   - radius: Meters, 0 or more.
  ///   - accuracy: Meters; 0 tells only whether the fix lies in the circle.
  /// - Returns: 0…1.
  public static func ratio(distance d: Double, radius r: Double, accuracy a: Double) -> Double {
    if a <= 0 { return d <= r ? 1 : 0 }
    if d >= r + a { return 0 }
    if d <= (r - a).magnitude { return r >= a ? 1 : r * r / (a * a) }
    let half = (d * d + r * r - a * a) / (2 * d)
    let alpha = acos(min(max(half / r, -1), 1))
    let beta = acos(min(max((d - half) / a, -1), 1))
    let lens = r * r * (alpha - sin(2 * alpha) / 2) + a * a * (beta - sin(2 * beta) / 2)
    return min(max(lens / (.pi * a * a), 0), 1)
  }
}

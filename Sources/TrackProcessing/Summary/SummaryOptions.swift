public import Geodesy

/// How elevations become ascent and descent.
public enum AscentMethod: String, CaseIterable, Hashable, Sendable {
  /// The sum of all differences between known elevations: counts all noise.
  case raw
  /// The legs between alternating extremes at least the threshold apart: loses nothing at turning
  /// points.
  case zigzag
  /// A reference that moves when an elevation is more than the threshold away from it
  /// (GoldenCheetah's way): loses up to the threshold at each turning point.
  case hysteresis
  /// `zigzag` after a median of five and a triangular window along the way.
  case smoothed
}

/// What a summary depends on.
public struct SummaryOptions: Hashable, Sendable {
  /// How elevations become ascent and descent.
  public var ascentMethod = AscentMethod.zigzag
  /// Which differences of elevation count; `raw` needs none.
  public var ascentThreshold = 5.meters
  /// Slower legs may be stops, meters per second.
  public var stopSpeed = 0.5
  /// Slow legs that together last at least so many seconds are a stop.
  public var stopDuration = 15.0

  /// Makes the default options.
  public init() {}

  /// The methods in words, for reports.
  public var methods: SummaryMethods {
    let threshold = "\(ascentMethod.rawValue) \(thousandths(ascentThreshold.value))m"
    let ascent =
      switch ascentMethod {
      case .raw: "raw"
      case .zigzag, .hysteresis: threshold
      case .smoothed:
        "median of 5, \(thousandths(ElevationSmoothing.windowWidth))m window, zigzag "
          + "\(thousandths(ascentThreshold.value))m"
      }
    return SummaryMethods(
      ascent: ascent,
      movingTime: "legs under \(thousandths(stopSpeed)) m/s "
        + (stopDuration > 0 ? "for \(thousandths(stopDuration)) s or more " : "") + "are stops",
      maxSpeed: "greatest leg", channels: "legs by seconds; without times the mean of the fixes")
  }
}

/// How the numbers of a summary came about, in words.
public struct SummaryMethods: Hashable, Sendable {
  /// For ascent and descent.
  public var ascent: String
  /// For moving and stopped time.
  public var movingTime: String
  /// For the greatest speed.
  public var maxSpeed: String
  /// For the averages of channels.
  public var channels: String
}

/// A number to a thousandth, for the words of methods; one that would become 0 as it is.
func thousandths(_ value: Double) -> String {
  let rounded = abs(value) < 1e12 ? (value * 1000).rounded() / 1000 : value
  return shortest(rounded == 0 ? value : rounded)
}

/// A number without a trailing `.0`, for the words of methods.
func shortest(_ value: Double) -> String {
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

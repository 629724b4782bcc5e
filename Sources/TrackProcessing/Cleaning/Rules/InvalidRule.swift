import Geodesy
import Tracks

/// Removes fixes that are no position: a coordinate that is not finite or out of range, which a
/// program can make though no file can, and a negative accuracy, with which Core Location says
/// that it knows no place.
///
/// Latitudes reach from -90 through 90, longitudes from -540 through 540.
public struct InvalidRule: SegmentRule, Hashable {
  /// `invalid`.
  public static let name = "invalid"
  /// What it does, for help.
  public static let summary = "fixes that are no position: out of range, or of negative accuracy"
  /// What can be set.
  public static let parameters: [RuleParameter] = []
  /// It is applied until it finds nothing more.
  public static let settles = true
  /// What it removes it takes for a fault.
  public static let judges = true

  /// Makes the rule.
  public init() {}

  /// None.
  public var settings: [RuleSetting] { [] }

  /// There is nothing to set.
  public mutating func set(_ parameter: RuleParameter, to value: RuleValue) {}

  /// Marks what is no position.
  public func clean(_ work: inout SegmentWork) {
    let places = work.segment.coordinates
    let accuracies = work.segment.column(.accuracy) ?? []
    for i in places.indices {
      let place = places[i]
      // NaN fails all comparisons.
      if !(abs(place.latitude) <= 90) {
        work.remove(i, because: "latitude \(shortest(place.latitude)) is not in -90 through 90")
      } else if !(abs(place.longitude) <= 540) {
        work.remove(i, because: "longitude \(shortest(place.longitude)) is not in -540 through 540")
      } else if !accuracies.isEmpty, accuracies[i] < 0 {
        work.remove(
          i, because: "accuracy \(shortest(accuracies[i])) m, which says that there is no position")
      }
    }
  }
}

import Geodesy
import Tracks

/// Removes runs of fixes at exactly 0, 0, which devices write that know no position, where they
/// are implausible: where both neighbors of the run, or the one that there is, are far.
///
/// In a segment of nothing else the nearest fix of the track decides. A track that is at 0, 0 all
/// the time has nothing against it and stays.
public struct NullIslandRule: CleaningRule, Hashable {
  /// `null-island`.
  public static let name = "null-island"
  /// What it does, for help.
  public static let summary = "fixes at 0, 0 that are far from the fixes around them"
  /// What can be set.
  public static let parameters = [
    RuleParameter(
      "radius", .length, "how near to 0, 0 a recording may really be")
  ]
  /// It is applied until it finds nothing more.
  public static let settles = true
  /// What it removes it takes for a fault.
  public static let judges = true

  /// How near a neighbor makes a fix at 0, 0 plausible, meters.
  public var radius = 100_000.0

  /// Makes the rule with a radius of 100 km.
  public init() {}

  /// The radius.
  public var settings: [RuleSetting] { [RuleSetting(Self.parameters[0], .number(radius))] }

  /// Sets the radius.
  public mutating func set(_ parameter: RuleParameter, to value: RuleValue) {
    if case .number(let meters) = value { radius = meters }
  }

  /// Marks what is implausible.
  ///
  /// - Complexity: O(number of fixes).
  public func clean(_ draft: inout CleaningDraft) {
    // What is known of a track whose segment is at 0, 0 only.
    var nearest: [Int: Double] = [:]
    for item in draft.items where item.parts.contains(where: Self.isAllNull) {
      for part in item.parts {
        for place in part.segment.coordinates where !Self.isNull(place) {
          let distance = Self.distance(to: place)
          nearest[item.source] = min(nearest[item.source] ?? .infinity, distance)
        }
      }
    }
    draft.editSegments { work, track in mark(&work, nearestOfTrack: nearest[track]) }
  }

  private func mark(_ work: inout SegmentWork, nearestOfTrack: Double?) {
    let places = work.segment.coordinates
    var i = 0
    while i < places.count {
      guard Self.isNull(places[i]) else {
        i += 1
        continue
      }
      let first = i
      while i < places.count, Self.isNull(places[i]) { i += 1 }
      let before = first > 0 ? Self.distance(to: places[first - 1]) : nil
      let after = i < places.count ? Self.distance(to: places[i]) : nil
      let around = [before, after].compactMap { $0 }.min()
      guard let distance = around ?? nearestOfTrack, distance > radius else { continue }
      let what = around == nil ? "the nearest fix of the track" : "the nearest neighbor"
      for k in first..<i {
        work.remove(k, because: "at 0, 0; \(what) is \(tenths(distance / 1000)) km away")
      }
    }
  }

  private static func isNull(_ place: Coordinate) -> Bool {
    place.latitude == 0
      && (place.longitude == 0 || Antimeridian.isSameMeridian(place.longitude, 0))
  }

  private static func isAllNull(_ part: CleaningDraft.Part) -> Bool {
    !part.segment.isEmpty && part.segment.coordinates.allSatisfy(isNull)
  }

  private static func distance(to place: Coordinate) -> Double {
    Geodesic.distance(from: Coordinate(uncheckedLatitude: 0, longitude: 0), to: place)
  }
}

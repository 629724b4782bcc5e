public import Tracks

extension Route {
  /// The points that say something: they have a name, a comment, a description, a symbol, a type or
  /// a link, as instructions for turns do. They stay whatever is asked for; the fixes of tracks,
  /// each of which some programs give a name, only on demand.
  ///
  /// - Returns: Indices into `path`, ascending; those into `points` where the route has no shaping
  ///   points.
  /// - Complexity: O(*n*).
  public var wordedPoints: [Int] {
    var worded: [Int] = []
    var place = 0
    for i in points.indices {
      if let words = points.spokenDetails(at: i), words.isSpoken { worded.append(place) }
      place += 1 + (i < shaping.count ? shaping[i].count : 0)
    }
    return worded
  }
}

extension FixDetails {
  /// Whether there is something for a person to read or to follow.
  fileprivate var isSpoken: Bool {
    hasWords || type?.isEmpty == false
  }
}

/// What a clip did.
///
/// Fixes and segments are those of all tracks, routes not counted.
public struct ClippingReport: Hashable, Sendable {
  /// How many of something there were, and are.
  public struct Count: Hashable, Sendable {
    /// Before.
    public var before = 0
    /// After.
    public var after = 0

    /// How many are gone.
    public var lost: Int { before - after }

    /// Makes a count of nothing.
    public init() {}
  }

  /// The number of fixes, in `after` with the new ones on the border.
  public var fixes = Count()
  /// The number of segments.
  public var segments = Count()
  /// The number of tracks. One that keeps no fix is dropped; one that never had any stays.
  public var tracks = Count()
  /// The number of routes, each piece of a cut one counted.
  public var routes = Count()
  /// The number of routes' points, in `after` with the new ones on the border.
  public var routePoints = Count()
  /// The number of shaping points of routes.
  public var shapingPoints = Count()
  /// The number of waypoints.
  public var waypoints = Count()
  /// The number of areas.
  public var areas = Count()
  /// The number of other features.
  public var features = Count()

  /// How many fixes of tracks were removed.
  public var removedFixes = 0
  /// How many fixes of tracks are new: where they cross the border.
  public var borderFixes = 0
  /// How many points of routes are new.
  public var borderRoutePoints = 0
  /// The tracks that were dropped, counted over the input's tracks.
  public var droppedTracks: [Int] = []
  /// How many areas and features were dropped although a part of them is on the kept side: they
  /// are not cut.
  public var straddlingItems = 0
  /// How many tracks lost values that their file kept in arrays beside the positions, under names
  /// that mean nothing here.
  public var tracksWithLostArrays = 0
  /// Whether `keptIndices` were asked for.
  public var keepsIndices = false
  /// For each segment of the input, over all tracks, the indices of the fixes that are still
  /// there; new ones have none. Nil unless asked for.
  public var keptIndices: [[Int]]?

  /// Makes a report of nothing.
  public init() {}

  /// Whether the document is as it was.
  public var isUnchanged: Bool {
    removedFixes == 0 && borderFixes == 0 && borderRoutePoints == 0
      && [tracks, routes, routePoints, shapingPoints, waypoints, areas, features, segments]
        .allSatisfy { $0.lost == 0 }
  }

  /// What was lost beyond what was asked for, in words for loss lines.
  public var losses: [String] {
    var losses: [String] = []
    if straddlingItems > 0 {
      losses.append("areas or features on both sides of the border (\(straddlingItems))")
    }
    if tracksWithLostArrays > 0 {
      losses.append("unknown coordinateProperties of tracks that were cut")
    }
    return losses
  }
}

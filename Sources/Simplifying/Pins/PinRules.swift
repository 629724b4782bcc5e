public import Geodesy
public import TrackProcessing

/// What stays of a line beside its ends.
public struct PinRules: Hashable, Sendable {
  /// The fix nearest to each waypoint that lies within this distance of the line, each time that
  /// the line passes it; nil, or no distance above 0, for none.
  public var waypoints: Meters?
  /// The first and the last fix of each stand; nil for none.
  public var stops: StandDetector?
  /// The fix at which the way turns by this many degrees or more, 0 through 180; nil for none.
  public var turns: Double?
  /// How far before and behind a fix its turn is measured: what a way does on less is no turn. More
  /// than 0.
  public var turnReach = Meters(10)
  /// Whether the fixes stay that have words of their own: a name, a comment, a description, a symbol
  /// or a link.
  public var words = false

  /// How near a waypoint must be to a line unless another distance is asked for.
  public static let usualDistance = Meters(50)
  /// How many degrees a sharp turn has at least, unless others are asked for.
  public static let usualTurn = 60.0

  /// Pins nothing but ends.
  public init() {}

  /// Whether only ends are pinned.
  public var isEmpty: Bool { waypoints == nil && stops == nil && turns == nil && !words }
}

public import Geodesy
public import Tracks

/// Something that happened between a path and a fence.
public struct FenceEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The path begins inside.
    case inside
    /// It came in.
    case enter
    /// It went out.
    case exit
    /// It has stayed inside for the dwell time.
    case dwell
  }

  /// What kind of path it is.
  public enum Source: String, Hashable, Sendable {
    /// A recorded track.
    case track
    /// A planned route.
    case route
  }

  /// What kind of path it is.
  public var source: Source
  /// The number of the track among the tracks of its document, of a route among its routes; from
  /// 0.
  public var track: Int
  /// The segment of `fix`.
  public var segment: Int
  /// The first fix in the new state, as an index into its segment: behind the change where that
  /// lies between two fixes. For `dwell` the fix that it is dated at.
  public var fix: Int
  /// The line of that fix in its file, from 1; nil when it was not recorded in reading.
  public var line: Int?
  /// The id of the fence.
  public var fence: String
  /// What happened.
  public var event: Kind
  /// When: the fix's time, or one between two fixes, rounded to milliseconds. Nil where there are
  /// no times.
  public var time: Timestamp?
  /// Where: at the fix, or between two fixes. The longitude lies in -180 through 180 where it was
  /// computed.
  public var place: Coordinate
  /// Whether time and place lie before the fix, where the way between two fixes crosses the
  /// boundary.
  public var isInterpolated = false
  /// Whether the event belongs to a visit between two fixes that no fix saw.
  public var isCross = false
  /// Whether it became known only behind a gap or a break between segments: it happened at some
  /// time before.
  public var isGap = false
  /// How probable the new state is, 0…1, from the accuracy of the fix; nil where that is unknown
  /// or not asked for.
  public var confidence: Double?

  /// Makes an event at a fix.
  public init(
    _ event: Kind, fence: String, source: Source = .track, track: Int = 0, segment: Int = 0,
    fix: Int, time: Timestamp?, place: Coordinate
  ) {
    self.event = event
    self.fence = fence
    self.source = source
    self.track = track
    self.segment = segment
    self.fix = fix
    self.time = time
    self.place = place
  }
}

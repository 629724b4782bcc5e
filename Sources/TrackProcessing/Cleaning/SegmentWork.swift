public import Tracks

/// A segment under the eyes of a rule, and what the rule wants done with it.
public struct SegmentWork: Sendable {
  /// The segment as the rules before have left it.
  public let segment: Segment
  /// What the rule wants done, in the order in which it said so.
  private(set) var edits: [Edit] = []
  /// The stands that the rule has noticed.
  private(set) var newStands: [StandTimes] = []
  private let part: CleaningDraft.Part
  private let stands: Set<StandTimes>
  private let givesReasons: Bool

  struct Edit: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case remove
      case begin
      /// NaN is none.
      case elevation(Double)
    }
    let index: Int
    let kind: Kind
    /// Empty where nobody asked.
    let reason: String
  }

  init(_ part: CleaningDraft.Part, stands: Set<StandTimes> = [], givesReasons: Bool) {
    segment = part.segment
    self.part = part
    self.stands = stands
    self.givesReasons = givesReasons
  }

  /// What reasons call the fixes.
  public var names: FixNames { FixNames(part: part) }

  /// Tells later rules that something stood still from one timed fix to another: however long
  /// that was, it is no gap.
  mutating func noteStand(from first: Int, to last: Int) {
    newStands.append(StandTimes(first: segment.times[first], last: segment.times[last]))
  }

  /// Whether an earlier rule has noticed that something stood still from one timed fix to another.
  func isStand(from first: Int, to last: Int) -> Bool {
    stands.contains(StandTimes(first: segment.times[first], last: segment.times[last]))
  }

  /// Removes a fix, once.
  ///
  /// - Parameter reason: A clause without a period, such as `41.2 m/s from the fix before`. It is
  ///   made only when somebody wants to read it.
  public mutating func remove(_ index: Int, because reason: @autoclosure () -> String) {
    add(index, .remove, reason())
  }

  /// Lets a new segment begin at a fix, which is not the first one.
  public mutating func beginSegment(at index: Int, because reason: @autoclosure () -> String) {
    add(index, .begin, reason())
  }

  /// Changes the elevation of a fix; nil takes it away.
  public mutating func setElevation(
    _ elevation: Double?, at index: Int, because reason: @autoclosure () -> String
  ) {
    add(index, .elevation(elevation ?? .nan), reason())
  }

  private mutating func add(_ index: Int, _ kind: Edit.Kind, _ reason: @autoclosure () -> String) {
    edits.append(Edit(index: index, kind: kind, reason: givesReasons ? reason() : ""))
  }
}

/// What reasons call the fixes of a segment: `fix 5`, counted from 0 in the input segment where a
/// fix has a place there. Taken out of the work before it is changed.
public struct FixNames: Sendable {
  let part: CleaningDraft.Part

  /// The name of a fix.
  public subscript(index: Int) -> String { "fix \(part.origin(of: index) ?? index)" }
}

/// When something began and ended to stand still.
struct StandTimes: Hashable, Sendable {
  let first: Timestamp
  let last: Timestamp
}

/// A speed beyond a limit in a reason: to a tenth, and where that could look like the limit itself
/// to a hundredth, upward.
func speedText(_ speed: Double, beyond limit: Double) -> String {
  speed < limit * 1.1 ? shortest((speed * 100).rounded(.up) / 100) : tenths(speed)
}

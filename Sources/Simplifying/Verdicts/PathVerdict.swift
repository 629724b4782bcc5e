import Geofencing
import Tracks

/// What a monitor says about a path, by positions of the path with nothing dropped.
struct PathVerdict {
  /// An event, as far as it must stay what it is.
  struct Event {
    /// The fence, as an index.
    var fence: Int
    var kind: FenceEvent.Kind
    var isCross: Bool
    var isGap: Bool
    var time: Timestamp?
    /// The position of the fix that it leads to.
    var position: Int

    /// Whether two events are the same, wherever and whenever they are.
    func isSame(as other: Event) -> Bool {
      fence == other.fence && kind == other.kind && isCross == other.isCross
        && isGap == other.isGap
    }
  }

  /// What `never` and `always` ask about a fence.
  struct Stay {
    var startsInside: Bool?
    /// The positions of entries, a beginning inside among them, and of exits.
    var entries: [Int]
    var exits: [Int]

    /// Whether the same expectations hold.
    func isSame(as other: Stay) -> Bool {
      startsInside == other.startsInside && entries.isEmpty == other.entries.isEmpty
        && exits.isEmpty == other.exits.isEmpty
    }
  }

  /// A gap in time that may hide a visit to a fence, or an absence from it.
  struct Gap {
    var fence: Int
    /// Whether it begins and ends inside.
    var isInside: Bool
    /// The positions that it lies between.
    var first: Int
    var last: Int
  }

  /// The events along the path.
  var events: [Event]
  /// For each fence the states at which no option keeps events back; empty where the events say
  /// that.
  var stays: [Stay]
  /// The gaps along the path that may hide something.
  var gaps: [Gap] = []

  /// The gaps that leave open whether a path never, or always, is inside a fence: none where something
  /// else tells.
  func telling(_ fence: Int, isInside: Bool) -> [Gap] {
    if isInside ? leaves(fence) : isEverInside(fence) { return [] }
    return gaps.filter { $0.fence == fence && $0.isInside == isInside }
  }

  /// Whether a path is ever inside a fence.
  func isEverInside(_ fence: Int) -> Bool {
    stays.isEmpty ? events.contains { $0.fence == fence } : !stays[fence].entries.isEmpty
  }

  /// Whether it is ever outside again, once it was inside.
  func leaves(_ fence: Int) -> Bool {
    stays.isEmpty
      ? events.contains { $0.fence == fence && $0.kind == .exit } : !stays[fence].exits.isEmpty
  }

  /// The events by fence.
  func eventsByFence(count: Int) -> [[Event]] {
    var byFence: [[Event]] = Array(repeating: [], count: count)
    for event in events { byFence[event.fence].append(event) }
    return byFence
  }
}

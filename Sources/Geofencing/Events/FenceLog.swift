/// What became of one path at all fences.
public struct FencePathLog: Hashable, Sendable {
  /// What kind of path it is.
  public var source: FenceEvent.Source
  /// The number of the track or route, from 0.
  public var number: Int
  /// How many fixes it has.
  public var fixCount = 0
  /// Whether some fix has a time.
  public var isTimed = false
  /// The events along the path; at one moment exit before enter before inside before dwell, then by
  /// fence id.
  public var events: [FenceEvent] = []
  /// What gave no event, when that was asked for: fence by fence, in order.
  public var suppressed: [SuppressedTransition] = []
  /// What became of the path at each fence, in the order of the fences.
  public var histories: [FenceHistory] = []

  /// Makes the log of a path without fixes.
  public init(source: FenceEvent.Source, number: Int) {
    self.source = source
    self.number = number
  }

  /// Lets a body change every event, wherever it stands.
  package mutating func updateEvents(_ body: (inout FenceEvent) -> Void) {
    for i in events.indices { body(&events[i]) }
    for i in suppressed.indices { body(&suppressed[i].event) }
    for i in histories.indices {
      for k in histories[i].visits.indices {
        body(&histories[i].visits[k].entry)
        if var exit = histories[i].visits[k].exit {
          body(&exit)
          histories[i].visits[k].exit = exit
        }
      }
    }
  }

  /// Replaces the index of each event's fix by the one that stands at its place.
  mutating func renumber(_ indices: [Int]) {
    updateEvents { if $0.fix < indices.count { $0.fix = indices[$0.fix] } }
  }
}

/// What became of all paths of a document at all fences.
public struct FenceLog: Hashable, Sendable {
  /// The tracks in file order, then the routes.
  public var paths: [FencePathLog] = []

  /// Makes an empty log.
  public init() {}

  /// The events, path by path.
  public var events: [FenceEvent] { paths.flatMap(\.events) }
  /// What gave no event, path by path.
  public var suppressed: [SuppressedTransition] { paths.flatMap(\.suppressed) }
}

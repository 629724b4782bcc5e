/// Puts chains together to rings along the two sides of the world.
enum ChainMatching {
  /// An end or a start of a chain at the seam.
  private struct Event {
    var latitude: Double
    var isEnd: Bool
    var chain: Int
  }

  /// The closed rings that the chains form.
  ///
  /// - Complexity: O(*n* log *n*) in the number of chains.
  static func rings(of chains: [[SeamVertex]]) -> [[SeamVertex]] {
    var successor = Array(repeating: -1, count: chains.count)
    for side in [180.0, -180.0] {
      var events: [Event] = []
      for (i, chain) in chains.enumerated() {
        if let start = chain.first, start.longitude.meridian == side {
          events.append(Event(latitude: start.latitude, isEnd: false, chain: i))
        }
        if let end = chain.last, end.longitude.meridian == side {
          events.append(Event(latitude: end.latitude, isEnd: true, chain: i))
        }
      }
      // The boundary is walked counter-clockwise: north on the east side, south on the west.
      let direction = side > 0 ? 1.0 : -1.0
      events.sort { ($0.latitude * direction, $0.chain) < ($1.latitude * direction, $1.chain) }
      match(events, &successor)
    }
    return assembled(chains, successor)
  }

  /// Pairs each end with the start that follows it on the walk.
  private static func match(_ events: [Event], _ successor: inout [Int]) {
    var walk = Walk(successor: successor)
    var i = 0
    while i < events.count {
      var j = i + 1
      while j < events.count && events[j].latitude == events[i].latitude { j += 1 }
      if j == i + 1 { walk.take(events[i]) } else { walk.take(group: events[i..<j]) }
      i = j
    }
    walk.finish()
    successor = walk.successor
  }

  /// A walk along one side.
  private struct Walk {
    var successor: [Int]
    /// Ends that wait for a start.
    private var open: [Int] = []
    /// Starts that no end came before: only in polygons that cross themselves.
    private var early: [Int] = []

    init(successor: [Int]) { self.successor = successor }

    mutating func take(_ event: Event) {
      if event.isEnd {
        open.append(event.chain)
      } else if let end = open.popLast() {
        successor[end] = event.chain
      } else {
        early.append(event.chain)
      }
    }

    /// Events at one place: a chain that returns to where it started closes itself; of the others
    /// ends and starts alternate, so that pieces touch at the place and none passes through it.
    mutating func take(group: ArraySlice<Event>) {
      var ends: [Event] = []
      var starts: [Event] = []
      var i = group.startIndex
      while i < group.endIndex {
        let event = group[i]
        if i + 1 < group.endIndex, group[i + 1].chain == event.chain {
          successor[event.chain] = event.chain
          i += 2
          continue
        }
        if event.isEnd { ends.append(event) } else { starts.append(event) }
        i += 1
      }
      var wantsEnd = open.isEmpty
      var e = 0
      var s = 0
      while e < ends.count || s < starts.count {
        if s == starts.count || (wantsEnd && e < ends.count) {
          take(ends[e])
          e += 1
        } else {
          take(starts[s])
          s += 1
        }
        wantsEnd.toggle()
      }
    }

    /// Pairs what is left over.
    mutating func finish() {
      for (end, start) in zip(open, early) { successor[end] = start }
    }
  }

  /// Follows the successors round.
  private static func assembled(_ chains: [[SeamVertex]], _ successor: [Int]) -> [[SeamVertex]] {
    var rings: [[SeamVertex]] = []
    var isUsed = Array(repeating: false, count: chains.count)
    for first in chains.indices where !isUsed[first] {
      var ring: [SeamVertex] = []
      var i = first
      while i >= 0 && !isUsed[i] {
        isUsed[i] = true
        for vertex in chains[i] {
          if let last = ring.last, isSame(last, vertex) { continue }
          ring.append(vertex)
        }
        i = successor[i]
      }
      while ring.count > 1, let last = ring.last, isSame(last, ring[0]) { ring.removeLast() }
      rings.append(ring)
    }
    return rings
  }

  private static func isSame(_ a: SeamVertex, _ b: SeamVertex) -> Bool {
    a.latitude == b.latitude && a.longitude.meridian == b.longitude.meridian
  }
}

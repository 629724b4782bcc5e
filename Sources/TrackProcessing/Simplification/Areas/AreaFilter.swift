import Geodesy

/// Finds the vertices that stay when all are removed whose effective area is not over a limit.
///
/// A long line is done in pieces that fit into fast memory, with the same result as in one piece:
/// where two pieces meet there is a vertex, the joint, that is taken to stay. As long as it does, the
/// pieces on its two sides do not feel each other. Both have written down what its neighbors were and
/// up to which area, so it can be told afterwards whether its turn would ever have come. If so, the
/// two pieces are done again as one.
struct AreaFilter {
  /// A vertex at which a piece starts.
  private struct Joint {
    var vertex: Int
    /// What came before it, one after the other, in the piece that ends with it; empty for a pin.
    var previous: [Neighbor]
    /// How many vertices had been retained before it.
    var retained: Int
  }

  /// A vertex beside a joint, and the greatest area of all removals up to the one that made it go.
  private struct Neighbor {
    var vertex: Int
    var end: Double
  }

  private let coordinates: [Coordinate]
  private let limit: Double
  private let isWeighted: Bool
  private var pieceLength: Int
  /// The vertices that stay, ascending.
  private(set) var retained: [Int] = []
  /// How often pieces were done again.
  private(set) var repetitions = 0

  /// Filters a line.
  ///
  /// - Parameters:
  ///   - pins: Indices of vertices that stay in any case, ascending, first and last among them.
  ///   - limit: Square meters; what has more stays.
  ///   - pieceLength: How many vertices a piece has at first.
  init(
    _ coordinates: [Coordinate], pins: [Int], over limit: Double, isWeighted: Bool,
    pieceLength: Int = 30_000
  ) {
    self.coordinates = coordinates
    self.limit = limit
    self.isWeighted = isWeighted
    self.pieceLength = max(pieceLength, 2)
    for (a, b) in zip(pins, pins.dropFirst()) {
      if b == a + 1 { retained.append(a) } else { filter(from: a, to: b) }
    }
    if let last = pins.last { retained.append(last) }
  }

  /// Appends what stays from a pin up to, but not including, the next one.
  private mutating func filter(from first: Int, to last: Int) {
    var joints = [Joint(vertex: first, previous: [], retained: retained.count)]
    while let joint = joints.last {
      let from = joint.vertex
      // Not to leave a last piece that is very short.
      let to = last - from <= pieceLength + pieceLength / 2 ? last : from + pieceLength
      let chain = VertexChain(coordinates, in: from..<to + 1, isWeighted: isWeighted)
      var queue = AreaQueue(chain, upTo: limit)
      for i in 1..<chain.count - 1 { queue.set(chain.area(at: i), at: i) }
      let tail = max(chain.count * 15 / 16, 1)
      var log = NeighborLog(tail: tail)
      chain.removeVertices(&queue, by: &log)
      if !isCertain(joint, next: neighbors(log.next, first: 1, from: from)) {
        joints.removeLast()
        doAgain(from: joints.last ?? joint, to: to)
        continue
      }
      guard let end = to == last ? chain.count - 1 : Self.nextJoint(in: chain, from: tail) else {
        doAgain(from: joint, to: to)
        continue
      }
      var i = 0
      while i < end {
        retained.append(from + i)
        i = Int(chain.vertices[i].next)
      }
      if to == last { return }
      let previous = log.previous.filter { $0.vertex == end }.map(\.change)
      joints.append(
        Joint(
          vertex: from + end, previous: neighbors(previous, first: end - 1, from: from),
          retained: retained.count))
    }
  }

  /// Forgets what was retained from a joint on, and makes pieces longer: who does not find joints
  /// must not look for them often.
  private mutating func doAgain(from joint: Joint, to end: Int) {
    retained.removeSubrange(joint.retained...)
    pieceLength = max(pieceLength, 2 * (end - joint.vertex))
    repetitions += 1
  }

  /// The neighbors that a vertex had on one side of it, one after the other.
  private func neighbors(_ changes: [NeighborLog.Change], first: Int, from: Int) -> [Neighbor] {
    let ends = changes.map(\.area) + [limit]
    return zip([first] + changes.map(\.neighbor), ends).map {
      Neighbor(vertex: from + $0, end: $1)
    }
  }

  /// Whether the turn of a joint never comes, if the pieces on both its sides are done in one.
  ///
  /// The removals of both sides then follow each other as their greatest areas so far do: of two
  /// sequences of which the lesser head is taken, what is taken is always the lesser by that. So it
  /// is known which pairs of neighbors the joint has. Its turn does not come while the area with
  /// them is more than that of all removals up to the one that ends the pair.
  ///
  /// - Parameter next: What came after it in the piece that starts with it.
  private func isCertain(_ joint: Joint, next: [Neighbor]) -> Bool {
    if joint.previous.isEmpty { return true }
    let all = [joint.vertex] + joint.previous.map(\.vertex) + next.map(\.vertex)
    let chain = VertexChain(
      all.map { coordinates[$0] }, in: 0..<all.count, isWeighted: isWeighted)
    let nextStart = joint.previous.count + 1
    var (i, j) = (0, 0)
    while true {
      let (previousEnd, nextEnd) = (joint.previous[i].end, next[j].end)
      if chain.area(i + 1, 0, j + nextStart) <= min(previousEnd, nextEnd) { return false }
      if i + 1 == joint.previous.count && j + 1 == next.count { return true }
      // Which comes first is not known.
      if previousEnd == nextEnd { return false }
      if previousEnd < nextEnd { i += 1 } else { j += 1 }
    }
  }

  /// The vertex from `tail` on, but the last, that is most likely to stay; nil when there is none.
  private static func nextJoint(in chain: borrowing VertexChain, from tail: Int) -> Int? {
    var best: Int?
    var vertex = Int(chain.vertices[chain.count - 1].previous)
    while vertex >= tail {
      let area = chain.vertices[vertex].area
      if best.map({ area > chain.vertices[$0].area }) ?? true { best = vertex }
      vertex = Int(chain.vertices[vertex].previous)
    }
    return best
  }
}

/// Removes everything, and writes down who becomes a neighbor of the first vertex, or of one near
/// the end.
private struct NeighborLog: RemovalRule {
  /// A removal that gave a vertex another neighbor.
  struct Change {
    var neighbor: Int
    /// The greatest area of all removals up to this one.
    var area: Double
  }

  /// Vertices from this index on are near the end.
  let tail: Int
  /// What the first vertex got after it.
  var next: [Change] = []
  /// What vertices near the end got before them.
  var previous: [(vertex: Int, change: Change)] = []
  private var greatest = 0.0

  init(tail: Int) { self.tail = tail }

  @inline(__always)
  mutating func allows(_ removal: Removal) -> Bool {
    greatest = max(greatest, removal.area)
    if removal.previous == 0 { next.append(Change(neighbor: removal.next, area: greatest)) }
    if removal.next >= tail {
      previous.append((removal.next, Change(neighbor: removal.previous, area: greatest)))
    }
    return true
  }
}

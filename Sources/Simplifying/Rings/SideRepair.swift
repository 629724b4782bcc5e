import Geodesy
import Geofencing
import TrackProcessing
import Tracks

/// Brings vertices back to simplified arcs until no edge crosses or touches another, and nothing has
/// changed sides.
///
/// It is enough to look at vertices that stay. Let *A* and *B* be two runs of original edges that do
/// not meet, *a* and *b* the edges that replace them. When the ends of *b* lie outside the loop of
/// *a* and *A*, then *b* crosses that loop an even number of times; and the same of *a* and the loop
/// of *b* and *B*. Two loops cross an even number of times in all. So if *a* and *b* crossed, which
/// straight edges do once, *b* would cross *A* and *a* would cross *B* an odd number of times: with
/// the one crossing an odd number in all.
///
/// Vertices that touch edges in the original are pinned with these edges, so "outside" is never in
/// doubt for the rest.
struct SideRepair {
  /// An edge that replaces a run of several.
  private struct Span {
    var arc: Int
    var first: Int
    var last: Int
    /// Whether it has not been looked at yet; if it has, only vertices that came since matter.
    var isNew: Bool
  }

  /// After so many rounds what is wrong goes back to what it was, so that the end is near.
  private static let patience = 100

  private let network: RingNetwork
  private var index: VertexIndex
  private var isRetained: [[Bool]]
  private var spans: [Span] = []
  /// How many vertices came back so far to part edges.
  private(set) var broughtBack = 0

  /// Starts with what a simplification retains; pins stay too.
  init(_ network: RingNetwork, _ retained: [[Int]]) {
    self.network = network
    index = network.index
    isRetained = network.arcs.map { Array(repeating: false, count: $0.path.count) }
    for (number, arc) in network.arcs.enumerated() {
      for i in arc.line.pins { isRetained[number][i] = true }
      if number < retained.count {
        for i in retained[number] where arc.path.indices.contains(i) {
          isRetained[number][i] = true
        }
      }
    }
  }

  /// For each arc the indices of the vertices that stay, ascending.
  func retained() -> [[Int]] {
    isRetained.map { flags in flags.indices.filter { flags[$0] } }
  }

  /// For each ring which corners stay.
  func keptCorners() -> [[Bool]] { network.keptCorners(isRetained) }

  /// Gives each ring three different vertices at least, and arcs that would be one edge at the same
  /// place a vertex each.
  ///
  /// - Returns: The numbers of rings that had fewer.
  mutating func fillSmallRings() -> [Int] {
    let kept = keptCorners()
    var small: [Int] = []
    var wanted: [[Bool]] = kept.map { $0.map { _ in false } }
    for (number, corners) in network.rings.enumerated() {
      guard let corners, !corners.hasThree(where: { kept[number][$0] }) else { continue }
      small.append(number)
      let path = (0...corners.count).map { step in
        let corner = corners.corner(step)
        let place = network.places[Int(corners.vertices[corner.index])]
        return Coordinate(
          uncheckedLatitude: place.latitude,
          longitude: place.longitude + 360 * Double(corner.turns))
      }
      for corner in RingImportance.mostImportant(of: path, pinned: { kept[number][$0] }) {
        wanted[number][corner] = true
      }
    }
    for (number, arc) in network.arcs.enumerated() {
      for use in arc.uses where !wanted[use.ring].isEmpty {
        for i in arc.path.indices
        where wanted[use.ring][arc.corner(i, of: use, count: wanted[use.ring].count)] {
          isRetained[number][i] = true
        }
      }
    }
    partTwins()
    return small
  }

  /// Parts arcs between the same two ends of which only these stay.
  private mutating func partTwins() {
    var bare: [SIMD2<Int32>: Int] = [:]
    func ends(_ arc: RingArc) -> SIMD2<Int32> {
      let (a, b) = (arc.vertices[0], arc.vertices[arc.vertices.count - 1])
      return SIMD2(min(a, b), max(a, b))
    }
    let isBare = isRetained.map { flags in flags.count { $0 } == 2 }
    for (number, arc) in network.arcs.enumerated() where isBare[number] {
      bare[ends(arc), default: 0] += 1
    }
    for (number, arc) in network.arcs.enumerated()
    where isBare[number] && arc.path.count > 2 && bare[ends(arc), default: 0] > 1 {
      let vertex = ChordDistance.farthest(of: arc.path, between: 0, and: arc.path.count - 1)
      isRetained[number][vertex] = true
      broughtBack += 1
    }
  }

  /// Lets all vertices of arcs stay.
  mutating func restore(_ numbers: [Int]) {
    if spans.isEmpty { return }
    for number in numbers {
      for i in isRetained[number].indices where !isRetained[number][i] {
        isRetained[number][i] = true
        index.retain(network.arcs[number].vertices[i])
      }
    }
    let gone = Set(numbers)
    spans.removeAll { gone.contains($0.arc) }
  }

  /// Brings back what must come back.
  ///
  /// Each round looks at what stayed before it, so that it does not matter which arc comes first.
  mutating func run() {
    if spans.isEmpty { start() }
    var rounds = 0
    while true {
      rounds += 1
      var next: [Span] = []
      var back: [(arc: Int, index: Int)] = []
      for var span in spans {
        if !offends(span) {
          span.isNew = false
          next.append(span)
          continue
        }
        if rounds > Self.patience {
          back += (span.first + 1..<span.last).map { (arc: span.arc, index: $0) }
          continue
        }
        let middle = ChordDistance.farthest(
          of: network.arcs[span.arc].path, between: span.first, and: span.last)
        back.append((arc: span.arc, index: middle))
        for (first, last) in [(span.first, middle), (middle, span.last)] where last > first + 1 {
          next.append(Span(arc: span.arc, first: first, last: last, isNew: true))
        }
      }
      spans = next
      index.forgetFresh()
      if back.isEmpty { return }
      broughtBack += back.count
      for (arc, i) in back {
        isRetained[arc][i] = true
        index.retain(network.arcs[arc].vertices[i])
      }
    }
  }

  private mutating func start() {
    for (number, arc) in network.arcs.enumerated() {
      var last = 0
      for i in arc.path.indices where isRetained[number][i] {
        index.retain(arc.vertices[i])
        if i > last + 1 { spans.append(Span(arc: number, first: last, last: i, isNew: true)) }
        last = i
      }
    }
  }

  /// Whether an edge may not replace its run.
  private func offends(_ span: Span) -> Bool {
    let arc = network.arcs[span.arc]
    let (a, b) = (arc.path[span.first], arc.path[span.last])
    let box = Self.box(arc.path[span.first...span.last])
    let (from, to) = (arc.vertices[span.first], arc.vertices[span.last])
    // Half a turn too, as rounding on another turn may have it.
    let isWide = box.z - box.x >= 180 - 1e-9
    if span.isNew && (isWide || isMisread(span) || liesOnEdge(from, to)) {
      return true
    }
    var isFound = false
    index.search(box, span.isNew ? .retained : .fresh) { vertex, place in
      if vertex == from || vertex == to { return true }
      isFound =
        Self.lies(place, on: a, b)
        || arc.boxes.encloses(place, arc.path, from: span.first, to: span.last)
      return !isFound
    }
    return isFound
  }

  /// Whether a ring's longitudes as they are written would make the edge a whole parallel.
  private func isMisread(_ span: Span) -> Bool {
    let arc = network.arcs[span.arc]
    return arc.uses.contains { use in
      guard let corners = network.rings[use.ring] else { return false }
      let ends = [span.first, span.last].map { arc.corner($0, of: use, count: corners.count) }
      let (a, b) = use.step > 0 ? (ends[0], ends[1]) : (ends[1], ends[0])
      let step =
        corners.writtenLongitude(of: b, arriving: true)
        - corners.writtenLongitude(of: a, arriving: false)
      return abs(step) == 360
    }
  }

  /// Whether the edge between two vertices would lie on one that they touch.
  private func liesOnEdge(_ from: Int32, _ to: Int32) -> Bool {
    func edges(_ vertex: Int32) -> [SIMD2<Int32>] { network.touches[vertex] ?? [] }
    let (atFrom, atTo) = (edges(from), edges(to))
    return atFrom.contains { $0.x == to || $0.y == to || atTo.contains($0) }
      || atTo.contains { $0.x == from || $0.y == from }
  }

  private static func box(_ path: ArraySlice<Coordinate>) -> VertexIndex.Box {
    var box = VertexIndex.Box(.infinity, .infinity, -.infinity, -.infinity)
    for place in path {
      box = VertexIndex.Box(
        min(box.x, place.longitude), min(box.y, place.latitude), max(box.z, place.longitude),
        max(box.w, place.latitude))
    }
    return box
  }

  private static func lies(_ place: Coordinate, on a: Coordinate, _ b: Coordinate) -> Bool {
    place.longitude >= min(a.longitude, b.longitude)
      && place.longitude <= max(a.longitude, b.longitude)
      && place.latitude >= min(a.latitude, b.latitude)
      && place.latitude <= max(a.latitude, b.latitude)
      && Orientation.side(of: place, from: a, to: b) == 0
  }
}

import Geodesy

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Boxes on the earth, sorted into cells: the world is halved again and again where boxes end, until
/// a cell meets few of them. Built once, read by many tasks at a time.
///
/// Chosen by measurement: a million places along tracks (or shuffled) against a thousand polygons,
/// 2.4 boxes hit by each, took 51 ms (118 ms) with cells, 120 ms (185 ms) with GEOS's STR tree,
/// 148 ms (242 ms) with a packed tree of boxes. A grid of equal cells degenerates where fences crowd.
struct BoxIndex: Sendable {
  /// A box: west, south, east, north. West is at least -180, east at most 180.
  typealias Box = SIMD4<Double>

  /// What a cell holds.
  struct Cell {
    /// Its edges; the north and east ones belong to its neighbors too.
    var region: Box
    /// Where its boxes are in `members`.
    var members: Range<Int>
  }

  /// A box, and which one it is.
  struct Member: Sendable {
    var box: Box
    var id: Int
  }

  /// A halving: everything below the limit to the first child, the rest to the second. A leaf has
  /// members instead.
  private struct Node: Sendable {
    var limit: Double
    /// 0 for longitude, 1 for latitude, -1 for a leaf.
    var axis: Int32
    /// The second child (the first one follows its parent), or how many members a leaf has.
    var next: Int32
    /// The first member of a leaf.
    var first: Int32
  }

  private var nodes: [Node] = []
  /// The boxes of all leaves, in the order of the leaves.
  private(set) var members: [Member] = []
  private static let world = Box(-180, -90, 180, 90)
  /// A leaf of so many is not halved.
  private static let leafSize = 6

  /// Sorts boxes; their ids are their places in the list.
  ///
  /// - Complexity: O(*n* log *n*) for boxes that do not overlap much.
  init(_ bounds: [CoordinateBounds]) {
    var pieces: [Member] = []
    pieces.reserveCapacity(bounds.count)
    for (id, bounds) in bounds.enumerated() {
      for box in Self.boxes(of: bounds) { pieces.append(Member(box: box, id: id)) }
    }
    build(pieces, Self.world)
  }

  /// The pieces of a box on each side of the 180th meridian, which is -180 as well.
  static func boxes(of bounds: CoordinateBounds) -> [Box] {
    let (south, north) = (bounds.south, bounds.north)
    if bounds.crossesAntimeridian {
      return [Box(bounds.west, south, 180, north), Box(-180, south, bounds.east, north)]
    }
    let box = Box(bounds.west, south, bounds.east, north)
    return box.z == 180 && box.x > -180 ? [box, Box(-180, south, -180, north)] : [box]
  }

  private mutating func build(_ pieces: [Member], _ region: Box) {
    // Each entry is a node to be made, with the parent whose second child it is.
    var waiting: [(pieces: [Member], region: Box, parent: Int?)] = [(pieces, region, nil)]
    while let (pieces, region, parent) = waiting.popLast() {
      if let parent { nodes[parent].next = Int32(nodes.count) }
      guard let (axis, limit, low, high) = Self.halved(pieces, region) else {
        nodes.append(
          Node(limit: 0, axis: -1, next: Int32(pieces.count), first: Int32(members.count)))
        members += pieces.sorted { $0.id < $1.id }
        continue
      }
      var lowRegion = region
      var highRegion = region
      lowRegion[axis + 2] = limit
      highRegion[axis] = limit
      waiting.append((high, highRegion, nodes.count))
      waiting.append((low, lowRegion, nil))
      nodes.append(Node(limit: limit, axis: Int32(axis), next: 0, first: 0))
    }
  }

  /// The better of two halvings, at the middle one of the edges in the region; nil when none is worth
  /// it.
  private static func halved(
    _ pieces: [Member], _ region: Box
  ) -> (axis: Int, limit: Double, low: [Member], high: [Member])? {
    if pieces.count <= leafSize { return nil }
    var best: (axis: Int, limit: Double, cost: Int)?
    for axis in 0...1 {
      var edges: [Double] = []
      for piece in pieces {
        for edge in [piece.box[axis], piece.box[axis + 2]]
        where edge > region[axis] && edge < region[axis + 2] {
          edges.append(edge)
        }
      }
      if edges.isEmpty { continue }
      edges.sort()
      let limit = edges[edges.count / 2]
      let low = pieces.count { $0.box[axis] < limit }
      let high = pieces.count { $0.box[axis + 2] >= limit }
      let cost = max(low, high) * 2 + low + high
      if cost < best?.cost ?? .max { best = (axis, limit, cost) }
    }
    // A halving that leaves nearly all on both sides only makes copies.
    guard let (axis, limit, cost) = best, cost < pieces.count * 7 / 2 else { return nil }
    return (
      axis, limit, pieces.filter { $0.box[axis] < limit },
      pieces.filter { $0.box[axis + 2] >= limit }
    )
  }

  /// The cell that holds a place.
  ///
  /// - Parameter longitude: -180 ..< 180.
  /// - Complexity: O(log *n*).
  @inline(__always)
  func cell(longitude: Double, latitude: Double) -> Cell {
    var region = Self.world
    return nodes.withUnsafeBufferPointer { nodes in
      var i = 0
      while true {
        let node = nodes[i]
        if node.axis < 0 {
          let first = Int(node.first)
          return Cell(region: region, members: first..<first &+ Int(node.next))
        }
        let isLow = (node.axis == 0 ? longitude : latitude) < node.limit
        if node.axis == 0 {
          if isLow { region.z = node.limit } else { region.x = node.limit }
        } else {
          if isLow { region.w = node.limit } else { region.y = node.limit }
        }
        i = isLow ? i &+ 1 : Int(node.next)
      }
    }
  }

  /// The ids of the boxes that touch a box, increasing.
  func ids(touching box: Box) -> [Int] {
    var found: [Int] = []
    var waiting = [0]
    while let i = waiting.popLast() {
      let node = nodes[i]
      if node.axis < 0 {
        for member in members[Int(node.first)..<Int(node.first) + Int(node.next)]
        where Self.touch(member.box, box) {
          found.append(member.id)
        }
        continue
      }
      let axis = Int(node.axis)
      // A box that ends at the limit is in both children.
      if box[axis + 2] >= node.limit { waiting.append(Int(node.next)) }
      if box[axis] <= node.limit { waiting.append(i + 1) }
    }
    found.sort()
    var last = -1
    found.removeAll { id in
      defer { last = id }
      return id == last
    }
    return found
  }

  private static func touch(_ a: Box, _ b: Box) -> Bool {
    a.x <= b.z && b.x <= a.z && a.y <= b.w && b.y <= a.w
  }

  /// Looks at boxes, nearer cells first, as long as something in them may be near enough.
  ///
  /// - Parameters:
  ///   - place: Any longitude.
  ///   - limit: Meters; what is certainly as far or farther is left out.
  ///   - visit: Looks at a box, not yet looked at, and says the limit from now on.
  /// - Complexity: O(log *n*) and the boxes nearer than the last limit.
  func search(
    from place: Coordinate, below limit: Double, _ visit: (Int) -> Double
  ) {
    let cosine = max(0, cos(place.latitude * (.pi / 180)))
    let longitude = Antimeridian.wrapped(place.longitude)
    let turned = Coordinate(uncheckedLatitude: place.latitude, longitude: longitude)
    func bound(_ box: Box) -> Double {
      AngularBound.leastHaversineRound(from: turned, cosine: cosine, to: box)
    }
    var reach = AngularBound.haversine(of: limit)
    var seen: Set<Int> = []
    var waiting: [(node: Int, region: Box, bound: Double)] = [(0, Self.world, 0)]
    while let (i, region, least) = waiting.popLast() {
      if least >= reach { continue }
      let node = nodes[i]
      if node.axis < 0 {
        for member in members[Int(node.first)..<Int(node.first) + Int(node.next)]
        where !seen.contains(member.id) && bound(member.box) < reach {
          seen.insert(member.id)
          reach = AngularBound.haversine(of: visit(member.id))
        }
        continue
      }
      let axis = Int(node.axis)
      var (low, high) = (region, region)
      low[axis + 2] = node.limit
      high[axis] = node.limit
      let (lowBound, highBound) = (bound(low), bound(high))
      let first = (node: i + 1, region: low, bound: lowBound)
      let second = (node: Int(node.next), region: high, bound: highBound)
      waiting.append(lowBound <= highBound ? second : first)
      waiting.append(lowBound <= highBound ? first : second)
    }
  }
}

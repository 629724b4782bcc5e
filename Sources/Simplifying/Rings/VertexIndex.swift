import Geodesy

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Which vertices lie in a box, of all or of those that stay: a packed tree of boxes
/// (sort-tile-recursive; Leutenegger, Lopez and Edgington 1997) whose nodes count what stays in them,
/// so that what has gone costs nothing.
struct VertexIndex: Sendable {
  /// West, south, east, north.
  typealias Box = SIMD4<Double>

  /// What is looked for.
  enum Wanted {
    /// All vertices.
    case all
    /// Those that stay.
    case retained
    /// Those that have stayed since `forgetFresh()`.
    case fresh
  }

  private struct Node {
    var box: Box
    var retained: Int32 = 0
    var fresh: Int32 = 0
  }

  private struct Vertex {
    var place: Coordinate
    var number: Int32
    var isRetained = false
    var isFresh = false
  }

  private static let fanout = 16
  /// The vertices in the order of the leaves.
  private var vertices: [Vertex]
  /// Where each vertex stands in that order.
  private var slots: [Int32]
  /// The nodes of all levels, leaves first.
  private var nodes: [Node] = []
  /// Where each level's nodes start; one more entry for their end.
  private var levels: [Int] = [0]
  private var freshNumbers: [Int32] = []

  /// Sorts vertices, none of which stays so far.
  ///
  /// - Parameter places: By number; longitudes in -180 ..< 180.
  /// - Complexity: O(*n* log *n*).
  init(_ places: [Coordinate]) {
    vertices = places.indices.map { Vertex(place: places[$0], number: Int32($0)) }
    slots = Array(repeating: 0, count: places.count)
    let leaves = (places.count + Self.fanout - 1) / Self.fanout
    let stripes = max(1, Int(Double(leaves).squareRoot().rounded(.up)))
    let stripe = max(1, (leaves + stripes - 1) / stripes) * Self.fanout
    vertices.sort { ($0.place.longitude, $0.number) < ($1.place.longitude, $1.number) }
    for start in stride(from: 0, to: vertices.count, by: stripe) {
      vertices[start..<min(start + stripe, vertices.count)].sort {
        ($0.place.latitude, $0.number) < ($1.place.latitude, $1.number)
      }
    }
    for (slot, vertex) in vertices.enumerated() { slots[Int(vertex.number)] = Int32(slot) }
    pack()
  }

  private mutating func pack() {
    for start in stride(from: 0, to: vertices.count, by: Self.fanout) {
      var box = Box(.infinity, .infinity, -.infinity, -.infinity)
      for vertex in vertices[start..<min(start + Self.fanout, vertices.count)] {
        box = Self.union(box, Self.box(vertex.place))
      }
      nodes.append(Node(box: box))
    }
    levels.append(nodes.count)
    while levels[levels.count - 1] - levels[levels.count - 2] > 1 {
      let (first, end) = (levels[levels.count - 2], levels[levels.count - 1])
      for start in stride(from: first, to: end, by: Self.fanout) {
        let children = nodes[start..<min(start + Self.fanout, end)]
        nodes.append(
          Node(
            box: children.dropFirst().reduce(nodes[start].box) {
              Self.union($0, $1.box)
            }))
      }
      levels.append(nodes.count)
    }
  }

  private static func box(_ place: Coordinate) -> Box {
    Box(place.longitude, place.latitude, place.longitude, place.latitude)
  }

  private static func union(_ a: Box, _ b: Box) -> Box {
    Box(min(a.x, b.x), min(a.y, b.y), max(a.z, b.z), max(a.w, b.w))
  }

  /// Whether a vertex stays.
  func isRetained(_ number: Int32) -> Bool { vertices[Int(slots[Int(number)])].isRetained }

  /// Lets a vertex stay.
  ///
  /// - Complexity: O(log *n*).
  mutating func retain(_ number: Int32) {
    let slot = Int(slots[Int(number)])
    if vertices[slot].isRetained { return }
    vertices[slot].isRetained = true
    vertices[slot].isFresh = true
    freshNumbers.append(number)
    count(slot) {
      $0.retained += 1
      $0.fresh += 1
    }
  }

  /// From now on only what comes is fresh.
  mutating func forgetFresh() {
    for number in freshNumbers {
      let slot = Int(slots[Int(number)])
      vertices[slot].isFresh = false
      count(slot) { $0.fresh -= 1 }
    }
    freshNumbers.removeAll(keepingCapacity: true)
  }

  private mutating func count(_ slot: Int, _ body: (inout Node) -> Void) {
    var index = slot
    for level in levels.dropLast() {
      index /= Self.fanout
      body(&nodes[level + index])
    }
  }

  /// Looks at the vertices in a box on the unwrapped axis, on whatever turn they meet it.
  ///
  /// - Parameters:
  ///   - diagonal: What only vertices near it are looked for, from the first place to the second.
  ///   - body: Takes the vertex, and its longitude there; false ends the search. It may be given
  ///     vertices a hair outside the box.
  /// - Complexity: O(√*n*) and what is found.
  func search(
    _ box: Box, _ wanted: Wanted, near diagonal: (Coordinate, Coordinate)? = nil,
    _ body: (Int32, Coordinate) -> Bool
  ) {
    guard let root = nodes.indices.last else { return }
    // A turn is added to longitudes with rounding.
    let hair = 1e-9
    let (west, east) = (box.x - hair, box.z + hair)
    let turns = Int(((west + 180) / 360).rounded(.down))...Int(((east + 180) / 360).rounded(.down))
    var waiting: [(node: Int, level: Int)] = []
    for turn in turns {
      let shift = 360 * Double(turn)
      let box = Box(west - shift, box.y, east - shift, box.w)
      waiting.append((root, levels.count - 2))
      while let (index, level) = waiting.popLast() {
        let node = nodes[index]
        switch wanted {
        case .all: break
        case .retained: if node.retained == 0 { continue }
        case .fresh: if node.fresh == 0 { continue }
        }
        if !Self.touch(node.box, box) { continue }
        if let diagonal, Self.isAside(node.box, diagonal, shift) { continue }
        let first = (index - levels[level]) * Self.fanout
        if level > 0 {
          let start = levels[level - 1] + first
          for child in start..<min(start + Self.fanout, levels[level]) {
            waiting.append((child, level - 1))
          }
          continue
        }
        for vertex in vertices[first..<min(first + Self.fanout, vertices.count)] {
          switch wanted {
          case .all: break
          case .retained: if !vertex.isRetained { continue }
          case .fresh: if !vertex.isFresh { continue }
          }
          let place = vertex.place
          if !Self.touch(Self.box(place), box) { continue }
          let shifted = Coordinate(
            uncheckedLatitude: place.latitude,
            longitude: turn == 0 ? place.longitude : place.longitude + shift)
          if !body(vertex.number, shifted) { return }
        }
      }
    }
  }

  private static func touch(_ a: Box, _ b: Box) -> Bool {
    a.x <= b.z && b.x <= a.z && a.y <= b.w && b.y <= a.w
  }

  /// Whether all of a box, so many degrees further east, lies on one side of a line.
  private static func isAside(
    _ box: Box, _ line: (Coordinate, Coordinate), _ shift: Double
  ) -> Bool {
    let (dx, dy) = (
      line.1.longitude - line.0.longitude, line.1.latitude - line.0.latitude
    )
    let x = (box.x + box.z) / 2 + shift - line.0.longitude
    let y = (box.y + box.w) / 2 - line.0.latitude
    let reach = (abs(dx) * (box.w - box.y) + abs(dy) * (box.z - box.x)) / 2
    // Degrees are subtracted with rounding.
    return abs(dx * y - dy * x) > reach + 1e-12 * (abs(x) + abs(y) + abs(dx) + abs(dy))
  }
}

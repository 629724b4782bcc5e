import Geodesy

/// Rings taken apart where they meet: what several rings share is one arc for all of them.
///
/// Nodes, where arcs end, are places: the first vertex of each ring, so that what stays of it is
/// closed; those where rings part or join, or one ring touches itself; and where a ring reaches or
/// leaves the 180th meridian. An arc that ends where it starts has its farthest vertex for a pin, and
/// a ring of less than three nodes and pins the vertex farthest from the line between those.
struct RingArcs {
  /// A way from node to node, in the direction that sorts first.
  struct Arc {
    var coordinates: [Coordinate]
    /// Indices of vertices that must stay beside the ends.
    var pins: [Int] = []
  }

  /// What a ring has of an arc.
  struct Piece {
    var arc: Int
    var isReversed: Bool
    /// For each vertex of the arc, in the direction of the ring, its index in the ring.
    var vertices: [Int]
  }

  /// All arcs, each once.
  private(set) var arcs: [Arc] = []
  /// For each ring its pieces in order; nil for what is no ring.
  private(set) var pieces: [[Piece]?] = []
  private var numbers: [[Coordinate]: Int] = [:]

  /// Takes rings apart.
  ///
  /// - Complexity: O(*n*).
  init(_ rings: [[Coordinate]]) {
    let corners = rings.map(Self.corners)
    let nodes = Self.nodes(zip(rings, corners))
    for (ring, corners) in zip(rings, corners) {
      pieces.append(corners.isEmpty ? nil : split(ring, corners, nodes))
    }
    // All pins of arcs are known before any ring asks for more: the order of rings is no matter.
    let thirds = pieces.compactMap { $0.flatMap(third) }
    for third in thirds where !arcs[third.arc].pins.contains(third.index) {
      arcs[third.arc].pins.append(third.index)
    }
  }

  /// The indices of a ring's vertices without repetitions, the closing one left out; empty for what
  /// is no ring.
  private static func corners(of ring: [Coordinate]) -> [Int] {
    guard let first = ring.first, ring.count > 3, ring.last == first else { return [] }
    var corners = [0]
    for i in ring.indices.dropFirst() where ring[i] != ring[i - 1] { corners.append(i) }
    // The way back to the first vertex is one of the repetitions.
    if ring[corners[corners.count - 1]] == first { corners.removeLast() }
    return corners.count > 2 ? corners : []
  }

  /// Two vertices, in no order.
  private struct Neighbors: Equatable {
    var a: Coordinate
    var b: Coordinate

    static func == (x: Neighbors, y: Neighbors) -> Bool {
      (x.a == y.a && x.b == y.b) || (x.a == y.b && x.b == y.a)
    }
  }

  /// The places where arcs end.
  private static func nodes(
    _ rings: some Sequence<([Coordinate], [Int])>
  ) -> Set<Coordinate> {
    var nodes: Set<Coordinate> = []
    var known: [Coordinate: Neighbors] = [:]
    for (ring, corners) in rings {
      guard var previous = corners.last.map({ ring[$0] }) else { continue }
      nodes.insert(ring[0])
      for (i, corner) in corners.enumerated() {
        let place = ring[corner]
        let next = ring[corners[i + 1 == corners.count ? 0 : i + 1]]
        let neighbors = Neighbors(a: previous, b: next)
        if let others = known.updateValue(neighbors, forKey: place), others != neighbors {
          nodes.insert(place)
        }
        let isAlongSeam =
          previous.longitude == place.longitude && next.longitude == place.longitude
        if abs(place.longitude) == 180 && !isAlongSeam { nodes.insert(place) }
        previous = place
      }
    }
    return nodes
  }

  private mutating func split(
    _ ring: [Coordinate], _ corners: [Int], _ nodes: Set<Coordinate>
  ) -> [Piece] {
    var pieces: [Piece] = []
    var vertices: [Int] = []
    for vertex in corners + [ring.count - 1] {
      vertices.append(vertex)
      if vertices.count > 1 && nodes.contains(ring[vertex]) {
        pieces.append(piece(ring, vertices))
        vertices = [vertex]
      }
    }
    return pieces
  }

  private mutating func piece(_ ring: [Coordinate], _ vertices: [Int]) -> Piece {
    var coordinates = vertices.map { ring[$0] }
    let isReversed = coordinates.reversed().lexicographicallyPrecedes(
      coordinates, by: Self.isBefore)
    if isReversed { coordinates.reverse() }
    if let number = numbers[coordinates] {
      return Piece(arc: number, isReversed: isReversed, vertices: vertices)
    }
    var arc = Arc(coordinates: coordinates)
    if coordinates.first == coordinates.last { arc.pins = [Self.farthest(in: coordinates)] }
    numbers[coordinates] = arcs.count
    arcs.append(arc)
    return Piece(arc: arcs.count - 1, isReversed: isReversed, vertices: vertices)
  }

  /// The vertex that a ring needs for an area, beside two nodes or pins; nil when it has three.
  private func third(_ pieces: [Piece]) -> (arc: Int, index: Int)? {
    var places: Set<Coordinate> = []
    for piece in pieces {
      let arc = arcs[piece.arc]
      places.formUnion([arc.coordinates.first, arc.coordinates.last].compactMap { $0 })
      for pin in arc.pins { places.insert(arc.coordinates[pin]) }
      if places.count > 2 { return nil }
    }
    if places.count < 2 { return nil }
    var path: [Coordinate] = []
    var origins: [(arc: Int, index: Int)] = []
    for piece in pieces {
      let coordinates = arcs[piece.arc].coordinates
      let indices = Array(coordinates.indices.dropLast())
      for i in piece.isReversed ? indices.map({ coordinates.count - 1 - $0 }) : indices {
        path.append(coordinates[i])
        origins.append((piece.arc, i))
      }
    }
    // Measured and told from its equals in one way, wherever the ring starts.
    let ends = path.indices.filter { places.contains(path[$0]) }
      .sorted { Self.isBefore(path[$0], path[$1]) }
    guard let first = ends.first, let last = ends.last else { return nil }
    let metric = ScreenMetric(coordinates: path)
    var best: (vertex: Int, deviation: Double)?
    for i in path.indices where !places.contains(path[i]) {
      let deviation = metric.deviation(of: i, between: first, and: last)
      if let best, deviation < best.deviation { continue }
      if let best, deviation == best.deviation, !Self.isBefore(path[i], path[best.vertex]) {
        continue
      }
      best = (i, deviation)
    }
    return best.map { origins[$0.vertex] }
  }

  /// The index of the vertex farthest from the line between the first and the last, on the map; of
  /// equals the first, and never one of the ends.
  ///
  /// - Parameter path: Three vertices or more.
  private static func farthest(in path: [Coordinate]) -> Int {
    var metric = ScreenMetric(coordinates: path)
    return metric.farthest(between: 0, and: path.count - 1, beyond: 0)?.index ?? 1
  }

  private static func isBefore(_ a: Coordinate, _ b: Coordinate) -> Bool {
    (a.longitude, a.latitude) < (b.longitude, b.latitude)
  }
}

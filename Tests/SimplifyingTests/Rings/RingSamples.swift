import Geodesy
import PlanarGeometry
import RoutelayTestSupport
import TrackProcessing
import Tracks

@testable import Simplifying

/// Rings to simplify, and verdicts on them that know nothing of how it is done.
enum RingSamples {
  typealias Place = (x: Double, y: Double)

  /// A closed ring of places.
  static func ring(_ places: [Place]) -> Segment {
    Segment(
      coordinates: (places + places.prefix(1)).map {
        Coordinate(uncheckedLatitude: $0.y, longitude: $0.x)
      })
  }

  static func square(_ x: Double, _ y: Double, _ side: Double) -> [Place] {
    [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]
  }

  static func polygon(_ rings: [Place]...) -> Polygon { Polygon(rings: rings.map(ring)) }

  /// A ring around a place, as far from it as a random number between two says in each direction.
  static func star(
    _ count: Int, at center: Place = (9, 45), _ low: Double, _ high: Double,
    _ random: inout SeededGenerator
  ) -> [Place] {
    (0..<count).map { i in
      let angle = 2 * Double.pi * (Double(i) + random.double(in: -0.3...0.3)) / Double(count)
      let radius = random.double(in: low...high)
      return (center.x + radius * cosine(angle), center.y + radius * cosine(angle - .pi / 2))
    }
  }

  /// Enough of a cosine for samples.
  static func cosine(_ angle: Double) -> Double {
    let x = (angle.remainder(dividingBy: 2 * .pi)) / 4
    let half = 1 - x * x / 2 + x * x * x * x / 24 - x * x * x * x * x * x / 720
    let double = 2 * half * half - 1
    return 2 * double * double - 1
  }

  /// The outline of a random maze without islands: long, narrow, and nowhere convex. Some cells have
  /// a hole.
  static func maze(_ size: Int, _ random: inout SeededGenerator) -> Polygon {
    let width = 2 * size - 1
    var filled = Array(repeating: Array(repeating: false, count: width), count: width)
    var waiting = [(x: 0, y: 0)]
    filled[0][0] = true
    while !waiting.isEmpty {
      let at = random.int(in: max(0, waiting.count - 3)...waiting.count - 1)
      let cell = waiting[at]
      let open = [(2, 0), (-2, 0), (0, 2), (0, -2)].map { (x: cell.x + $0.0, y: cell.y + $0.1) }
        .filter {
          $0.x >= 0 && $0.y >= 0 && $0.x < width && $0.y < width && !filled[$0.y][$0.x]
        }
      guard let next = open.randomElement(using: &random) else {
        waiting.remove(at: at)
        continue
      }
      filled[next.y][next.x] = true
      filled[(next.y + cell.y) / 2][(next.x + cell.x) / 2] = true
      waiting.append(next)
    }
    func isFilled(_ x: Int, _ y: Int) -> Bool {
      x >= 0 && y >= 0 && x < width && y < width && filled[y][x]
    }
    // Along the edges, cells to the left.
    var corners: [(x: Int, y: Int)] = []
    var (x, y, dx, dy) = (0, 0, 1, 0)
    repeat {
      corners.append((x, y))
      (x, y) = (x + dx, y + dy)
      // Cells beyond the corner, to the right and to the left of the way.
      func cell(_ side: Int) -> Bool {
        let (a, b) = (2 * x + dx + side * dy, 2 * y + dy - side * dx)
        return isFilled((a - 1) / 2 - (a < 1 ? 1 : 0), (b - 1) / 2 - (b < 1 ? 1 : 0))
      }
      if cell(1) { (dx, dy) = (dy, -dx) } else if !cell(-1) { (dx, dy) = (-dy, dx) }
    } while (x, y) != (0, 0)
    func jittered(_ x: Double, _ y: Double, _ by: Double) -> Place {
      (
        9 + 0.01 * (x + random.double(in: -by...by)),
        45 + 0.01 * (y + random.double(in: -by...by))
      )
    }
    var rings = [ring(corners.map { jittered(Double($0.x), Double($0.y), 0.2) })]
    for y in 0..<width {
      for x in 0..<width where filled[y][x] && random.oneIn(4) {
        let hole = square(Double(x) + 0.3, Double(y) + 0.3, 0.4)
        rings.append(ring(hole.map { jittered($0.x, $0.y, 0.08) }))
      }
    }
    return Polygon(rings: rings)
  }

  /// Cells that share wiggly borders; each ring starts anywhere and turns any way.
  static func mosaic(_ size: Int, wiggles: Int, _ random: inout SeededGenerator) -> [[Polygon]] {
    func jitter(_ by: Double) -> Double { random.double(in: -by...by) }
    let nodes: [[Place]] = (0...size).map { y in
      (0...size).map { x in (9 + Double(x) + jitter(0.2), 45 + Double(y) + jitter(0.2)) }
    }
    func border(_ a: Place, _ b: Place) -> [Place] {
      var offset = 0.0
      var places = [a]
      for i in 1..<wiggles {
        let part = Double(i) / Double(wiggles)
        let ends = min(1, 4 * min(part, 1 - part))
        offset = min(max(offset + jitter(0.08), -0.2), 0.2) * ends
        let x: Double = a.x + part * (b.x - a.x) - offset * (b.y - a.y)
        let y: Double = a.y + part * (b.y - a.y) + offset * (b.x - a.x)
        places.append((x, y))
      }
      return places + [b]
    }
    var east: [[[Place]]] = []
    for row in nodes { east.append(zip(row, row.dropFirst()).map { border($0, $1) }) }
    var north: [[[Place]]] = []
    for (low, high) in zip(nodes, nodes.dropFirst()) {
      north.append(zip(low, high).map { border($0, $1) })
    }
    var areas: [[Polygon]] = []
    for y in 0..<size {
      for x in 0..<size {
        var places: [Place] = Array(east[y][x].dropLast())
        places += north[y][x + 1].dropLast()
        places += east[y + 1][x].reversed().dropLast()
        places += north[y][x].reversed().dropLast()
        let start = random.int(in: 0...places.count - 1)
        places = Array(places[start...] + places[..<start])
        if random.oneIn(2) { places.reverse() }
        areas.append([polygon(places)])
      }
    }
    return areas
  }

  /// What GEOS says of polygons, whose numbers are taken as they are; nil for valid.
  static func complaint(_ polygons: [Polygon]) throws -> String? {
    func points(_ ring: Segment) -> [PlanePoint] {
      ring.coordinates.map { PlanePoint(x: $0.longitude * 1e5, y: $0.latitude * 1e5) }
    }
    let areas = try polygons.map { try PlaneArea(rings: $0.rings.map(points)) }
    if case .invalid(let reason, let place) = try PlaneArea.validity(
      of: areas, in: GEOSContext())
    {
      return "\(reason) at \(place)"
    }
    return nil
  }

  /// How many pairs of edges of any rings cross, borders of two counted once.
  static func meetings(_ areas: [[Polygon]]) -> Int {
    struct Edge: Hashable {
      var a: Coordinate
      var b: Coordinate
    }
    var edges: Set<Edge> = []
    for ring in areas.joined().flatMap(\.rings) {
      for (a, b) in zip(ring.coordinates, ring.coordinates.dropFirst()) {
        let isForward = (a.longitude, a.latitude) < (b.longitude, b.latitude)
        edges.insert(isForward ? Edge(a: a, b: b) : Edge(a: b, b: a))
      }
    }
    let list = Array(edges)
    func side(_ p: Coordinate, _ e: Edge) -> Double {
      (e.b.longitude - e.a.longitude) * (p.latitude - e.a.latitude)
        - (e.b.latitude - e.a.latitude) * (p.longitude - e.a.longitude)
    }
    var count = 0
    for (i, e) in list.enumerated() {
      for f in list[..<i] {
        if e.a == f.a || e.a == f.b || e.b == f.a || e.b == f.b { continue }
        if side(f.a, e) * side(f.b, e) < 0 && side(e.a, f) * side(e.b, f) < 0 { count += 1 }
      }
    }
    return count
  }

  /// A random part of each arc's vertices, pins among them: none or all beside these now and then.
  static func anything(_ network: RingNetwork, _ random: inout SeededGenerator) -> [[Int]] {
    network.lines.map { line in
      let times = [1, 2, 5, 20, 1_000_000].randomElement(using: &random) ?? 1
      let pins = Set(line.pins)
      return line.segment.indices.filter { pins.contains($0) || random.oneIn(times) }
    }
  }
}

import Geodesy
import RoutelayTestSupport
import Testing
import TrackProcessing
import Tracks

@testable import Simplifying

@Suite struct RingNetworkTests {
  typealias Samples = RingSamples

  /// The areas with only what is pinned and what must come back: the harshest simplification.
  static func barest(
    _ areas: [[Polygon]]
  ) throws -> (areas: [[Polygon]], report: RingReport) {
    let network = try RingNetwork(areas)
    let (retained, report) = try network.repaired(network.lines.map(\.pins))
    return (network.polygons(retained), report)
  }

  static func check(
    _ areas: [[Polygon]], _ random: inout SeededGenerator
  ) throws -> RingReport {
    let network = try RingNetwork(areas)
    let (retained, report) = try network.repaired(Samples.anything(network, &random))
    let result = network.polygons(retained)
    for (area, polygons) in result.enumerated() {
      try #require(try Samples.complaint(polygons) == nil)
      try #require(polygons.count == areas[area].count)
      for (polygon, part) in polygons.enumerated() {
        try #require(part.rings.count == areas[area][polygon].rings.count)
        for (ring, segment) in part.rings.enumerated() {
          try #require(segment.count >= 4 && segment.coordinates.first == segment.coordinates.last)
          let before = Set(areas[area][polygon].rings[ring].coordinates)
          try #require(segment.coordinates.allSatisfy(before.contains))
        }
      }
    }
    try #require(Samples.meetings(result) == 0)
    try #require(report.untouched.isEmpty, "\(report.untouched)")
    return report
  }

  @Test func starsWithHolesStayValid() throws {
    var valid = 0
    try forEachSeed(count: 150) { random in
      let shell = Samples.star(random.int(in: 5...80), 0.3, 1, &random)
      let holes = (0..<random.int(in: 0...5)).map { _ in
        let center = (
          x: 9 + random.double(in: -0.4...0.4), y: 45 + random.double(in: -0.4...0.4)
        )
        return Samples.star(random.int(in: 3...12), at: center, 0.01, 0.08, &random)
      }
      let polygon = Polygon(rings: ([shell] + holes).map(Samples.ring))
      guard try Samples.complaint([polygon]) == nil else { return }
      _ = try Self.check([[polygon]], &random)
      valid += 1
    }
    #expect(valid > 30, "too few samples are good ones")
  }

  @Test func mazesWithHolesStayValid() throws {
    var broughtBack = 0
    try forEachSeed(count: 60) { random in
      let maze = Samples.maze(random.int(in: 2...7), &random)
      try #require(try Samples.complaint([maze]) == nil)
      _ = try Self.check([[maze]], &random)
      let (areas, report) = try Self.barest([[maze]])
      try #require(try Samples.complaint(areas[0]) == nil)
      try #require(Samples.meetings(areas) == 0 && report.untouched.isEmpty)
      broughtBack += report.broughtBack
    }
    #expect(broughtBack > 200)
  }

  @Test func neighborsKeepTheirBordersInCommon() throws {
    var valid = 0
    try forEachSeed(count: 40) { random in
      let areas = Samples.mosaic(random.int(in: 1...4), wiggles: random.int(in: 2...25), &random)
      guard try areas.allSatisfy({ try Samples.complaint($0) == nil }),
        Samples.meetings(areas) == 0
      else { return }
      let network = try RingNetwork(areas)
      let (retained, _) = try network.repaired(Samples.anything(network, &random))
      let result = network.polygons(retained)
      _ = try Self.check(areas, &random)
      // Counter-clockwise each border has one edge each way, or one on the outside.
      struct Edge: Hashable {
        var a: Coordinate
        var b: Coordinate
      }
      var edges: [Edge: Int] = [:]
      var sum = 0.0
      for polygons in result {
        var path = polygons[0].rings[0].coordinates
        if Self.doubledArea(path) < 0 { path.reverse() }
        sum += Self.doubledArea(path)
        for (a, b) in zip(path, path.dropFirst()) { edges[Edge(a: a, b: b), default: 0] += 1 }
      }
      try #require(edges.values.allSatisfy { $0 == 1 })
      // What has no counterpart is the outline: its area is the sum of all.
      let outline = edges.keys.filter { edges[Edge(a: $0.b, b: $0.a)] == nil }
      let area = outline.reduce(0.0) { $0 + Self.doubledArea([$1.a, $1.b]) }
      try #require(abs(area - sum) < 1e-9)
      let outside = try Self.outline(of: areas)
      try #require(outline.allSatisfy { outside.contains($0.a) && outside.contains($0.b) })
      valid += 1
    }
    #expect(valid > 10, "too few samples are good ones")
  }

  /// The vertices of edges that only one area has.
  static func outline(of areas: [[Polygon]]) throws -> Set<Coordinate> {
    var count: [Set<Coordinate>: Int] = [:]
    for polygons in areas {
      let path = polygons[0].rings[0].coordinates
      for (a, b) in zip(path, path.dropFirst()) { count[[a, b], default: 0] += 1 }
    }
    return count.filter { $0.value == 1 }.reduce(into: []) { $0.formUnion($1.key) }
  }

  static func doubledArea(_ path: [Coordinate]) -> Double {
    var sum = 0.0
    for (a, b) in zip(path, path.dropFirst()) {
      let (x, y, u, v) = (a.longitude - 9, a.latitude - 45, b.longitude - 9, b.latitude - 45)
      sum += x * v - u * y
    }
    return sum
  }

  @Test func theResultIsTheSameWhoeverComesFirst() throws {
    try forEachSeed(count: 20) { random in
      let areas = Samples.mosaic(3, wiggles: 12, &random)
      guard try areas.allSatisfy({ try Samples.complaint($0) == nil }),
        Samples.meetings(areas) == 0
      else { return }
      let order = Array(areas.indices).shuffled(using: &random)
      let simplification = try Simplification(to: .distance(20_000.meters))
      func simplified(_ areas: [[Polygon]]) throws -> [[Polygon]] {
        let network = try RingNetwork(areas)
        let retained = network.lines.map { simplification.retainedIndices(of: $0) }
        return network.polygons(try network.repaired(retained).retained)
      }
      let (straight, shuffled) = (try simplified(areas), try simplified(order.map { areas[$0] }))
      try #require(order.map { straight[$0] } == shuffled)
    }
  }

  @Test func anIslandAndTheHoleItFillsAreOneArc() throws {
    let lake = Samples.square(9.2, 45.2, 0.4) + []
    let island = Array(lake[2...] + lake[..<2]).reversed()
    let network = try RingNetwork([
      [Samples.polygon(Samples.square(9, 45, 1), lake)], [Samples.polygon(Array(island))],
    ])
    #expect(network.lines.map(\.count) == [5, 5])
    #expect(network.arcs.map(\.uses.count) == [1, 2])
    #expect(
      network.lines[1].segment.coordinates[0] == .init(uncheckedLatitude: 45.2, longitude: 9.2))
  }

  @Test func aClosedArcStartsInTheWestAndPinsWhatIsFarthest() throws {
    let places: [Samples.Place] = [(9.5, 45), (10, 45.1), (9.6, 45.4), (9, 45.3), (9, 45.2)]
    let network = try RingNetwork([[Samples.polygon(places)]])
    let line = network.lines[0]
    #expect(line.segment.coordinates[0] == .init(uncheckedLatitude: 45.2, longitude: 9))
    #expect(line.segment.coordinates.last == line.segment.coordinates[0])
    #expect(line.pins.map { line.segment.coordinates[$0].longitude } == [9, 10, 9])
  }

  @Test func aPeninsulaRoundAHoleKeepsIt() throws {
    // The hole lies in a hook that a coarse shell would cut off.
    let hook: [Samples.Place] = [
      (0, 0), (10, 0), (10, 8), (4, 8), (4, 4), (6, 4), (6, 6), (8, 6), (8, 2), (2, 2), (2, 10),
      (0, 10),
    ]
    let (areas, report) = try Self.barest([[Samples.polygon(hook, Samples.square(4.5, 4.5, 0.3))]])
    #expect(try Samples.complaint(areas[0]) == nil)
    #expect(report.broughtBack > 0)
    #expect(areas[0][0].rings[1].count == 4)
  }

  @Test func anIslandInABayStaysInIt() throws {
    let lake: [Samples.Place] = [(0, 0), (10, 0), (10, 10), (6, 10), (5, 2), (4, 10), (0, 10)]
    let island = Samples.square(4.9, 8, 0.1)
    let (areas, _) = try Self.barest([[Samples.polygon(lake)], [Samples.polygon(island)]])
    #expect(areas[0][0].rings[0].coordinates.contains(.init(uncheckedLatitude: 2, longitude: 5)))
    #expect(Samples.meetings(areas) == 0)
    // Without the island the bay may go.
    let alone = try Self.barest([[Samples.polygon(lake)]])
    #expect(alone.areas[0][0].rings[0].count == 4)
  }

  @Test func anEdgeMayLeaveAWholeHoleBehindButNotAside() throws {
    // A bulge with a hole in it: the edge that cuts the bulge off would put the hole outside.
    let shell: [Samples.Place] = [(0, 0), (10, 0), (10, 5), (6, 5.1), (5, 9), (4, 5.1), (0, 5)]
    let (areas, _) = try Self.barest([[Samples.polygon(shell, Samples.square(4.9, 7, 0.1))]])
    #expect(try Samples.complaint(areas[0]) == nil)
    #expect(areas[0][0].rings[0].coordinates.contains(.init(uncheckedLatitude: 9, longitude: 5)))
  }

  @Test func aHoleThatTouchesTheShellStillDoes() throws {
    // At a vertex, and on an edge.
    for x in [0.0, 2] {
      let shell: [Samples.Place] = [
        (0, 0), (1, -0.1), (5, 0), (6, 3), (5, 6), (2.5, 6.5), (0, 6), (0, 4), (-0.2, 3), (0, 2),
      ]
      let hole: [Samples.Place] = [
        (x == 0 ? 0 : 2.5, x == 0 ? 4 : 6.5), (2, 3.5), (3, 3), (3.5, 4), (2.9, 5),
      ]
      let polygon = Samples.polygon(shell, hole)
      try #require(try Samples.complaint([polygon]) == nil)
      let (areas, report) = try Self.barest([[polygon]])
      #expect(try Samples.complaint(areas[0]) == nil)
      #expect(report.untouched.isEmpty)
      #expect(areas[0][0].rings.map(\.count) == [4, 4])
      #expect(areas[0][0].rings[1].coordinates.contains(Samples.ring(hole).coordinates[0]))
    }
  }

  @Test func aVertexOnAnEdgeOfAnotherRingStaysThere() throws {
    let shell = Samples.square(0, 0, 4)
    let hole: [Samples.Place] = [(0, 2), (1, 1), (2, 1.5), (2, 2.5), (1, 3)]
    let (areas, report) = try Self.barest([[Samples.polygon(shell, hole)]])
    #expect(report.untouched.isEmpty)
    #expect(try Samples.complaint(areas[0]) == nil)
    #expect(areas[0][0].rings[1].count == 4)
    #expect(areas[0][0].rings[0].coordinates.contains(.init(uncheckedLatitude: 0, longitude: 0)))
  }

  @Test func twoBordersBetweenTheSameNeighborsDoNotFallTogether() throws {
    // A lens between two plains.
    let lens: [Samples.Place] = [(0, 0), (1, -0.2), (2, -0.3), (3, 0), (2, 0.3), (1, 0.2)]
    let south: [Samples.Place] = [(0, 0), (1, -0.2), (2, -0.3), (3, 0), (3, -5), (0, -5)]
    let north: [Samples.Place] = [(3, 0), (2, 0.3), (1, 0.2), (0, 0), (0, 5), (3, 5)]
    let input = [lens, south, north].map { [Samples.polygon($0)] }
    let (areas, report) = try Self.barest(input)
    #expect(try areas.allSatisfy { try Samples.complaint($0) == nil })
    #expect(areas[0][0].rings[0].count == 4)
    #expect(report.untouched.isEmpty)
    // And where nobody owns the lens.
    let void = try Self.barest(Array(input[1...]))
    let shared = Set(void.areas[0][0].rings[0].coordinates)
      .intersection(void.areas[1][0].rings[0].coordinates)
    #expect(shared.count == 2)
    #expect(void.report.broughtBack > 0)
  }

  @Test func aBayAlongANeighborsEdgeStaysOne() throws {
    let south = Samples.square(0, 0, 4)
    let bay: [Samples.Place] = [(1.5, 4.3), (2.5, 4.4)]
    // Between two places on the edge; between one and the end of the edge.
    for (west, east) in [(1.0, 3.0), (0, 3), (1, 4)] {
      let north: [Samples.Place] = [(west, 4)] + bay + [(east, 4), (east, 6), (2, 7), (west, 6)]
      let (areas, report) = try Self.barest([[Samples.polygon(south)], [Samples.polygon(north)]])
      let kept = areas[1][0].rings[0].coordinates
      #expect(kept.contains { $0.latitude == 4.3 || $0.latitude == 4.4 })
      #expect(kept.count < 8 && report.untouched.isEmpty)
    }
  }

  /// Two squares side by side, of which one has a vertex on each half of the common edge: they stay,
  /// and nobody was told.
  @Test func verticesOnTheEdgeOfANeighborStayAndAreCounted() throws {
    func square(_ corners: [(Double, Double)]) -> [Polygon] {
      let ring = (corners + [corners[0]]).map {
        Coordinate(uncheckedLatitude: $0.1, longitude: $0.0)
      }
      return [Polygon(rings: [Segment(coordinates: ring)])]
    }
    let (areas, report) = try Self.barest([
      square([(0, 0), (1, 0), (1, 0.25), (1, 0.75), (1, 1), (0, 1)]),
      square([(1, 0), (2, 0), (2, 1), (1, 1)]),
    ])
    #expect(report.touching == 2)
    #expect(areas[0][0].rings[0].coordinates.filter { $0.longitude == 1 }.count == 4)
    #expect(try Self.barest([square([(0, 0), (1, 0), (1, 1), (0, 1)])]).report.touching == 0)
  }
}

import Geodesy
import Testing
import TrackProcessing
import Tracks

@testable import Simplifying

@Suite struct RingNetworkBuilderTests {
  typealias Samples = RingSamples

  private static func counts(_ areas: [[Polygon]]) throws -> [Int] {
    try RingNetwork(areas).lines.map(\.count)
  }

  @Test func aSharedBorderIsOneArcWhicheverWayItRuns() throws {
    let west: [Samples.Place] = [(0, 0), (2, 0), (2.1, 1), (1.9, 2), (2, 3), (0, 3)]
    let east: [Samples.Place] = [(2, 0), (4, 0), (4, 3), (2, 3), (1.9, 2), (2.1, 1)]
    for other in [east, east.reversed()] {
      let network = try RingNetwork([[Samples.polygon(west)], [Samples.polygon(other)]])
      #expect(network.lines.map(\.count).sorted() == [4, 4, 4])
      let shared = network.arcs.filter { $0.uses.count == 2 }
      #expect(shared.map { $0.path.map(\.latitude) } == [[0, 1, 2, 3]])
    }
  }

  @Test func aBorderOnTheSeamIsSharedAcrossIt() throws {
    let west: [Samples.Place] = [(170, 0), (180, 0), (180, 1), (180, 2), (170, 2)]
    let east: [Samples.Place] = [(-180, 2), (-180, 1), (-180, 0), (-170, 0), (-170, 2)]
    #expect(
      try Self.counts([[Samples.polygon(west), Samples.polygon(east)]]).sorted() == [3, 4, 4])
  }

  @Test func aVertexOnAnEdgePinsBoth() throws {
    let south: [Samples.Place] = [(0, 0), (4, 0), (4, 2), (0, 2)]
    let north: [Samples.Place] = [(1, 2), (3, 2), (3, 4), (2, 5), (1, 4)]
    let network = try RingNetwork([[Samples.polygon(south)], [Samples.polygon(north)]])
    let ends = Set(network.arcs.flatMap { [$0.path[0], $0.path[$0.path.count - 1]] })
    let touching = [(0.0, 2.0), (4, 2), (1, 2), (3, 2)].map {
      Coordinate(uncheckedLatitude: $0.1, longitude: $0.0)
    }
    #expect(ends == Set(touching))
  }

  @Test func whatIsNoPolygonStaysAndIsSaid() throws {
    let bowTie = Samples.polygon([(9, 45), (10, 46), (9.9, 45.5), (10, 45), (9, 46)])
    let flat = Polygon(rings: [Samples.ring([(1, 1), (1, 1), (1, 1), (1, 1)])])
    let open = Polygon(rings: [
      Segment(coordinates: Array(Samples.ring(Samples.square(3, 3, 1)).coordinates.dropLast()))
    ])
    let good = Samples.polygon(Samples.square(20, 0, 1) + [(19.9, 0.5)])
    let line = Samples.polygon([(40, 0), (41, 0), (42, 0)])
    let areas = [[bowTie], [good, flat], [open], [good], [], [Polygon(rings: [])], [line]]
    let (result, report) = try RingNetworkTests.barest(areas)
    #expect(result[0] == areas[0] && result[1][1] == flat && result[2] == areas[2])
    #expect(result[1][0].rings[0].count == 4)
    #expect(result[4...] == areas[4...])
    #expect(report.untouched.map(\.area) == [0, 1, 2, 6])
    #expect(report.untouched[1].polygon == 1)
    #expect(report.untouched[1].reason == .tooFewPositions(ring: 0))
    #expect(report.untouched[2].reason == .notClosed(ring: 0))
    if case .invalid(let reason) = report.untouched[0].reason {
      #expect(reason.hasPrefix("Self-intersection"))
    } else {
      Issue.record("\(report.untouched[0])")
    }
    #expect(try RingNetworkTests.barest([]).areas.isEmpty)
  }

  @Test func polygonsThatOverlapAreNoArea() throws {
    let places = Samples.square(20, 0, 2) + [(19.9, 0.5)]
    func parts(_ west: Double) -> [Polygon] {
      [0.0, 1, 5].map { by in Samples.polygon(places.map { ($0.x + by + west, $0.y + by) }) }
    }
    let (parts, other) = (parts(0), parts(40))
    let bad = Samples.polygon([(9, 45), (10, 46), (10, 45), (9, 46)])
    let (result, report) = try RingNetworkTests.barest([parts, [other[0], bad, other[2]]])
    #expect(result[0] == parts)
    #expect(result[1].map { $0.rings[0].count } == [4, 5, 4])
    #expect(report.untouched.map(\.area) == [0, 1])
    #expect(report.untouched.map(\.polygon) == [nil, 1])
  }

  @Test func aNeighborOfABadPolygonKeepsTheBorder() throws {
    let bad: [Samples.Place] = [(0, 0), (2, 0), (2.1, 1), (1.9, 2), (2, 3), (0, 3), (1, -1)]
    let good: [Samples.Place] = [(2, 0), (4, 0), (4.1, 1), (4, 3), (2, 3), (1.9, 2), (2.1, 1)]
    let (result, report) = try RingNetworkTests.barest([
      [Samples.polygon(bad)], [Samples.polygon(good)],
    ])
    #expect(report.untouched.map(\.area) == [0])
    let ring = result[1][0].rings[0].coordinates
    #expect(ring.contains { $0.longitude == 1.9 } && ring.contains { $0.longitude == 2.1 })
    #expect(ring.count < 8)
  }

  @Test func tinyRingsBecomeTriangles() throws {
    let hut = Samples.polygon(Samples.square(9, 45, 0.0001))
    let two = [
      Samples.polygon(Samples.square(9.1, 45, 0.05)),
      Samples.polygon(Samples.square(9.3, 45, 0.0001)),
    ]
    let flat = Polygon(rings: [Samples.ring(Array(repeating: (9.5, 45), count: 7))])
    let network = try RingNetwork([[hut], two, [flat]])
    let simplification = try Simplification(to: .distance(1000.meters))
    let (retained, report) = try network.repaired(
      network.lines.map { simplification.retainedIndices(of: $0) })
    let result = network.polygons(retained)
    #expect(result.map { $0.map { $0.rings.map(\.count) } } == [[[4]], [[5], [4]], [[8]]])
    #expect(
      report.minimal == [
        RingReport.Place(area: 0, polygon: 0, ring: 0),
        RingReport.Place(area: 1, polygon: 1, ring: 0),
      ])
    #expect(report.untouched.map(\.area) == [2])
  }
}

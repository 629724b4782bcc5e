import Geodesy
import RoutelayTestSupport
import Testing
import TrackProcessing
import Tracks

@testable import Simplifying

@Suite struct RingNetworkPolygonsTests {
  typealias Samples = RingSamples

  /// A ring with elevations, some of its positions twice.
  private static func ring() -> Segment {
    let ring = Samples.ring([
      (2, 0), (4, 0), (4, 0), (4, 4), (2, 4.1), (0, 4), (0, 0), (1, -0.1),
    ])
    return Segment(
      coordinates: ring.coordinates, elevations: ring.indices.map { Double($0) * 100 })
  }

  @Test func aWholeRingIsAsItCame() throws {
    let areas = [[Polygon(rings: [Self.ring()])]]
    let network = try RingNetwork(areas)
    let (retained, report) = try network.repaired(network.lines.map { Array($0.segment.indices) })
    #expect(network.polygons(retained) == areas)
    #expect(report.positionsBefore == 9 && report.positionsAfter == 9)
  }

  @Test func elevationsStayWithTheirVertices() throws {
    let network = try RingNetwork([[Polygon(rings: [Self.ring()])]])
    // The arc starts in the south-west.
    let line = network.lines[0]
    #expect(line.segment.coordinates[0] == .init(uncheckedLatitude: 0, longitude: 0))
    #expect(line.segment.elevations.first == 600 && line.segment.elevations.last == 600)
    let corners = line.segment.indices.filter { i in
      let place = line.segment.coordinates[i]
      return place.longitude.remainder(dividingBy: 4) == 0
        && place.latitude.remainder(dividingBy: 4) == 0
    }
    let (retained, report) = try network.repaired([corners])
    let ring = network.polygons(retained)[0][0].rings[0]
    // In the order of the ring, from its first corner, closed.
    #expect(ring.coordinates == Samples.ring([(4, 0), (4, 4), (0, 4), (0, 0)]).coordinates)
    #expect(ring.elevations == [100, 300, 500, 600, 100])
    #expect(report.positionsBefore == 9 && report.positionsAfter == 5)
    #expect(report.rings == 1 && report.broughtBack == 0 && report.minimal.isEmpty)
  }

  @Test func aRingThatKeepsItsStartKeepsItsEnd() throws {
    let network = try RingNetwork([[Polygon(rings: [Self.ring()])]])
    let line = network.lines[0]
    let all = line.segment.indices.filter { line.segment.coordinates[$0].longitude != 1 }
    let ring = network.polygons([all])[0][0].rings[0]
    #expect(ring.elevations == [0, 100, 300, 400, 500, 600, 800])
  }

  @Test func everyRingIsPutTogetherAgain() throws {
    try forEachSeed(count: 30) { random in
      let areas = Samples.mosaic(3, wiggles: 6, &random) + [[Samples.maze(4, &random)]]
      let network = try RingNetwork(areas)
      let all = network.lines.map { Array($0.segment.indices) }
      try #require(network.polygons(all) == areas)
      let kept = network.keptCorners(all.map { $0.map { _ in true } })
      try #require(kept.allSatisfy { $0.allSatisfy { $0 } })
      // Each edge of each ring is in one arc.
      let edges = zip(network.arcsOfRing, network.rings).allSatisfy { arcs, corners in
        arcs.reduce(0) { $0 + network.lines[$1].count - 1 } == corners?.count
      }
      try #require(edges)
    }
  }
}

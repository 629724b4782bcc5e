import Geodesy
import RoutelayTestSupport
import Testing
import TrackProcessing
import Tracks

@testable import Simplifying

@Suite struct SideRepairTests {
  typealias Samples = RingSamples

  @Test func nothingComesBackWithoutNeed() throws {
    let places = (0..<40).map { i in
      let angle = 2 * Double.pi * Double(i) / 40
      return (x: 9 + Samples.cosine(angle), y: 45 + Samples.cosine(angle - .pi / 2))
    }
    let network = try RingNetwork([[Samples.polygon(places)]])
    var repair = SideRepair(network, [Array(stride(from: 0, through: 40, by: 5))])
    #expect(repair.fillSmallRings() == [])
    repair.run()
    #expect(repair.broughtBack == 0)
    #expect(repair.retained()[0].isSuperset(of: [0, 5, 10, 15, 20, 25, 30, 35, 40]))
  }

  @Test func aStringOfBeadsInAChannelPartsItsBanks() throws {
    // A long narrow channel with islands: each bank would leave them on its other side.
    let count = 200
    func wave(_ x: Double) -> Double { Samples.cosine(x) }
    let xs = (0...count).map { Double($0) / 10 }
    let south: [Samples.Place] = xs.map { ($0, wave($0) - 0.1) } + [(20, -9), (0, -9)]
    let north: [Samples.Place] = xs.map { ($0, wave($0) + 0.1) } + [(20, 9), (0, 9)]
    let islands = stride(from: 0.25, to: 20, by: 0.5).map {
      Samples.square($0, wave($0) - 0.01, 0.02)
    }
    let input = ([south, north] + islands).map { [Samples.polygon($0)] }
    let (areas, report) = try RingNetworkTests.barest(input)
    #expect(Samples.meetings(areas) == 0)
    #expect(report.minimal.count == islands.count)
    #expect(report.untouched.isEmpty)
    // Above the south bank, below the north one.
    for (bank, isBelow) in [(areas[0], true), (areas[1], false)] {
      for island in areas[2...] {
        for vertex in island[0].rings[0].coordinates {
          #expect(Self.contains(bank[0].rings[0], vertex) == false, "\(isBelow) \(vertex)")
        }
      }
    }
  }

  /// Whether a ring surrounds a place, by its winding.
  static func contains(_ ring: Segment, _ place: Coordinate) -> Bool {
    var winding = 0
    for (a, b) in zip(ring.coordinates, ring.coordinates.dropFirst()) {
      let side =
        (b.longitude - a.longitude) * (place.latitude - a.latitude)
        - (b.latitude - a.latitude) * (place.longitude - a.longitude)
      if a.latitude <= place.latitude && b.latitude > place.latitude && side > 0 { winding += 1 }
      if a.latitude > place.latitude && b.latitude <= place.latitude && side < 0 { winding -= 1 }
    }
    return winding != 0
  }

  @Test func verticesKeepTheirSidesOfOverlappingAreas() throws {
    try forEachSeed(count: 60) { random in
      let areas = (0..<4).map { _ in
        let center = (x: 9 + random.double(in: -1...1), y: 45 + random.double(in: -1...1))
        return [Samples.polygon(Samples.star(random.int(in: 8...60), at: center, 0.2, 1, &random))]
      }
      guard try areas.allSatisfy({ try Samples.complaint($0) == nil }) else { return }
      let network = try RingNetwork(areas)
      let (retained, report) = try network.repaired(Samples.anything(network, &random))
      let result = network.polygons(retained)
      try #require(report.untouched.isEmpty)
      for (i, polygons) in result.enumerated() {
        try #require(try Samples.complaint(polygons) == nil)
        for vertex in polygons[0].rings[0].coordinates {
          for (j, others) in result.enumerated() where j != i {
            try #require(
              Self.contains(areas[j][0].rings[0], vertex)
                == Self.contains(others[0].rings[0], vertex))
          }
        }
      }
    }
  }

  @Test func restoredArcsPartTheirNeighbors() throws {
    // A bay's island: once the island is whole again, its outermost vertex matters.
    let lake: [Samples.Place] = [(0, 0), (10, 0), (10, 10), (6, 10), (5, 2), (4, 10), (0, 10)]
    let spike: [Samples.Place] = [(4.9, 10.5), (5, 5), (5.1, 10.5), (5, 10.6)]
    let network = try RingNetwork([[Samples.polygon(lake)], [Samples.polygon(spike)]])
    func without(_ line: Int, _ latitude: Double) -> [Int] {
      network.lines[line].segment.indices.filter {
        network.lines[line].segment.coordinates[$0].latitude != latitude
      }
    }
    var repair = SideRepair(network, [without(0, 2), without(1, 5)])
    repair.run()
    // The spike's tip is pinned: it is farthest from the start.
    #expect(repair.broughtBack == 1)
    repair.restore([0])
    repair.run()
    #expect(repair.retained()[0].count == 8)
  }
}

extension [Int] {
  fileprivate func isSuperset(of others: [Int]) -> Bool { Set(self).isSuperset(of: others) }
}

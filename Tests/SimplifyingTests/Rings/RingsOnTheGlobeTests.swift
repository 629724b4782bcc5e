import Geodesy
import RoutelayTestSupport
import Testing
import TrackProcessing
import Tracks

@testable import Simplifying

/// Rings across the 180th meridian, round poles, and large ones.
@Suite struct RingsOnTheGlobeTests {
  typealias Samples = RingSamples

  @Test func whereTheSeamLiesDoesNotMatter() throws {
    try forEachSeed(count: 40) { random in
      let shell = Samples.star(random.int(in: 8...60), at: (180, 45), 0.2, 1, &random)
      let hole = Samples.star(8, at: (180, 45), 0.05, 0.15, &random)
      guard try Samples.complaint([Samples.polygon(shell, hole)]) == nil else { return }
      func moved(_ ring: [Samples.Place], _ by: Double) -> [Samples.Place] {
        // To numbers without a rest, so that moving does not round.
        ring.map { (($0.x * 1024).rounded() / 1024 + by, ($0.y * 1024).rounded() / 1024) }
      }
      let results = try [0.0, -180, -360, 0].enumerated().map { i, by in
        var rings = [moved(shell, by), moved(hole, by)]
        if i == 3 { rings = rings.map { $0.map { ($0.x >= 180 ? $0.x - 360 : $0.x, $0.y) } } }
        let (areas, report) = try RingNetworkTests.barest([[Samples.polygon(rings[0], rings[1])]])
        try #require(report.untouched.isEmpty)
        return areas[0][0].rings.map { ring in
          ring.coordinates.map {
            Coordinate(
              uncheckedLatitude: $0.latitude, longitude: Antimeridian.wrapped($0.longitude - by))
          }
        }
      }
      try #require(results.allSatisfy { $0 == results[0] })
      let unwrapped = results[0].map { ring in
        Segment(
          coordinates: ring.map {
            Coordinate(
              uncheckedLatitude: $0.latitude,
              longitude: $0.longitude < 0 ? $0.longitude + 360 : $0.longitude)
          })
      }
      try #require(try Samples.complaint([Polygon(rings: unwrapped)]) == nil)
    }
  }

  @Test func noStepBecomesAWholeParallel() throws {
    // From 180 to -180 at once would be read as all the way round.
    let places: [Samples.Place] = [
      (170, 0), (180, 0.5), (179.9, 1), (-180, 1.5), (-170, 3), (175, 6), (170, 5),
    ]
    let network = try RingNetwork([[Samples.polygon(places)]])
    let line = network.lines[0]
    let without = line.segment.indices.filter { line.segment.coordinates[$0].latitude != 1 }
    let (retained, _) = try network.repaired([without])
    let ring = network.polygons(retained)[0][0].rings[0].coordinates
    for (a, b) in zip(ring, ring.dropFirst()) { #expect(abs(b.longitude - a.longitude) != 360) }
    #expect(ring.contains { $0.longitude == 179.9 })
  }

  @Test(arguments: [0.0, 100, 180, -500]) func aRingRoundAPoleStaysRoundIt(_ west: Double) throws {
    try forEachSeed(count: 20) { random in
      let count = random.int(in: 5...100)
      var places: [Samples.Place] = (0..<count).map { i in
        (west + Double(i) * 360 / Double(count), random.double(in: -85 ... -60))
      }
      if random.oneIn(2) { places = places.map { (Antimeridian.wrapped($0.x), $0.y) } }
      var ring = Samples.ring(places).coordinates
      if random.oneIn(2), places[0].x == west {
        ring[count] = Coordinate(uncheckedLatitude: places[0].y, longitude: west + 360)
      }
      if random.oneIn(2) { ring.reverse() }
      let (areas, report) = try RingNetworkTests.barest([
        [Polygon(rings: [Segment(coordinates: ring)])]
      ])
      try #require(report.untouched.isEmpty)
      let result = areas[0][0].rings[0].coordinates
      try #require(result.count >= 4 && (count < 20 || result.count < count))
      var unwrapper = LongitudeUnwrapper()
      let longitudes = result.map { unwrapper.next($0.longitude) }
      try #require(abs(abs(longitudes[longitudes.count - 1] - longitudes[0]) - 360) < 1e-9)
    }
  }

  @Test func aRingLedToThePoleKeepsItsWayThere() throws {
    // As files cut at the 180th meridian have Antarctica.
    var coast: [Samples.Place] = [(-180, -75)]
    for i in 1..<72 { coast.append((Double(i) * 5 - 180, -70 - Double(i % 7))) }
    coast.append((180, -75))
    let ring = coast + [(180, -90), (-180, -90)]
    let (areas, report) = try RingNetworkTests.barest([[Samples.polygon(ring)]])
    #expect(report.untouched.isEmpty)
    #expect(try Samples.complaint(areas[0]) == nil)
    let kept = areas[0][0].rings[0].coordinates
    #expect(kept.count < 20)
    for corner in [(180.0, -90.0), (-180, -90), (180, -75), (-180, -75)] {
      #expect(kept.contains(Coordinate(uncheckedLatitude: corner.1, longitude: corner.0)))
    }
  }

  @Test func aHundredThousandVerticesAreFew() throws {
    var random = SeededGenerator(seed: 7)
    let shell = Samples.star(100_000, 0.998, 1, &random)
    let islands = (0..<20).map { i in
      Samples.square(9 + Samples.cosine(Double(i)) * 0.5, 45 + Double(i) * 0.02 - 0.2, 0.001)
    }
    let polygon = Polygon(rings: ([shell] + islands).map(Samples.ring))
    let network = try RingNetwork([[polygon]])
    let every = network.lines.map { line in line.segment.indices.filter { $0 % 500 == 0 } }
    let (retained, report) = try network.repaired(every)
    #expect(report.untouched.isEmpty)
    #expect(try Samples.complaint(network.polygons(retained)[0]) == nil)
  }
}

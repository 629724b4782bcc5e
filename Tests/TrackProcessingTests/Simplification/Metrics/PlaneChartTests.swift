import Geodesy
import RoutelayTestSupport
import Testing

@testable import TrackProcessing

@Suite struct PlaneChartTests {
  /// Random vertices about a place, within some meters.
  private func vertices(
    _ count: Int, about latitude: Double, _ longitude: Double, within meters: Double,
    _ random: inout SeededGenerator
  ) throws -> [Coordinate] {
    let middle = try Coordinate(latitude: latitude, longitude: longitude)
    return (0..<count).map { _ in
      Geodesic.destination(
        from: middle, azimuth: .random(in: 0..<360, using: &random),
        distance: meters * Double.random(in: 0...1, using: &random).squareRoot())
    }
  }

  @Test(arguments: [0.0, 5, 33.3, -47, 60, 71, -80, 84])
  func distancesAreWrongByNoMoreThanTheBound(latitude: Double) throws {
    for (seed, meters) in [(1, 100.0), (2, 1_000), (3, 10_000), (4, 50_000), (5, 110_000)] {
      var random = SeededGenerator(seed: UInt64(seed))
      let places = try vertices(40, about: latitude, 179.9, within: meters, &random)
      let made = places.withUnsafeBufferPointer { PlaneChart($0, 0...(places.count - 1)) }
      // Near the poles meridians are too close for large charts.
      if abs(latitude) >= 80 && meters >= 50_000 { continue }
      let chart = try #require(made)
      let plane = chart.plane
      for _ in 0..<100 {
        let first = Int.random(in: 0..<38, using: &random)
        var edge = plane.edge(from: first, to: first + 2)
        var work: Int64 = 0
        let distance = plane.search(
          between: first, and: first + 2, to: &edge, beyond: 0, work: &work
        ).distance
        let exact = Geodesic.crossTrack(
          of: places[first + 1], from: places[first], to: places[first + 2]
        ).distance
        let bound = plane.errorBound(distance, edge)
        #expect(
          abs(distance - exact) <= bound,
          "latitude \(latitude), \(meters) m, vertex \(first + 1): \(distance), exact \(exact)")
      }
    }
  }

  @Test func theBoundIsUseful() throws {
    var random = SeededGenerator(seed: 9)
    let places = try vertices(100, about: 47, 8, within: 5_000, &random)
    let chart = try #require(places.withUnsafeBufferPointer { PlaneChart($0, 0...99) })
    let edge = chart.plane.edge(from: 0, to: 99)
    #expect(chart.plane.errorBound(10, edge) < 0.001)
  }

  @Test(arguments: [
    [(0.0, 0.0), (0, 10)], [(0, 0), (5, 0)], [(89, 0), (89, 120)],
  ])
  func whatSpreadsTooFarHasNone(ends: [(Double, Double)]) throws {
    let places = try ends.map { try Coordinate(latitude: $0.0, longitude: $0.1) }
    #expect(places.withUnsafeBufferPointer { PlaneChart($0, 0...1) } == nil)
  }

  /// A line that wanders far, so that most blocks can be passed over.
  private func walk(_ count: Int, _ random: inout SeededGenerator) throws -> [Coordinate] {
    var place = try Coordinate(latitude: 47, longitude: 8)
    return (0..<count).map { _ in
      place = Geodesic.destination(
        from: place, azimuth: .random(in: -60..<120, using: &random), distance: 5)
      return place
    }
  }

  /// Each is searched without and with a tolerance that something is hardly beyond.
  @Test(arguments: [1, 2], [100, 192, 193, 194, 300, 5_000, 20_000])
  func searchesFindWhatMayBeTheFarthestAndNothingElse(seed: UInt64, most: Int) throws {
    var random = SeededGenerator(seed: seed)
    let places =
      seed == 1
      ? try walk(20_000, &random) : try vertices(20_000, about: 47, 8, within: 5_000, &random)
    let chart = try #require(places.withUnsafeBufferPointer { PlaneChart($0, 3...19_998) })
    let plane = chart.plane
    for round in 0..<30 {
      let first = Int.random(in: 3..<19_000, using: &random)
      let span = round < 10 ? most : Int.random(in: 2...most, using: &random)
      let last = min(first + span, 19_998)
      var edge = plane.edge(from: first, to: last)
      var work: Int64 = 0
      /// In the plane, one by one.
      let distances = (first + 1..<last).map { i in
        plane.search(between: i - 1, and: i + 1, to: &edge, beyond: 0, work: &work).distance
      }
      let farthest = try #require(distances.max())
      let error = plane.errorBound(farthest, edge)
      for tolerance in [0, farthest / 2, farthest - error / 2, farthest + error / 2] {
        let found = plane.search(
          between: first, and: last, to: &edge, beyond: tolerance, work: &work)
        #expect(abs(found.distance - farthest) < 1e-9)
        #expect(abs(found.error - error) < 1e-9)
        // What rounding leaves open may be there or not.
        let least = max(farthest - 2 * error, tolerance - error)
        let indices = Set(found.vertices.map { Int($0) + 3 })
        #expect(found.vertices.map { $0 } == found.vertices.sorted())
        for (i, distance) in zip(first + 1..<last, distances) where abs(distance - least) > 1e-9 {
          #expect(indices.contains(i) == (distance > least), "\(i) of \(first)…\(last)")
        }
      }
      let found = plane.search(
        between: first, and: last, to: &edge, beyond: farthest + 2 * error, work: &work)
      #expect(found.count == 0)
    }
  }

  @Test func manyEqualsAreCountedThoughNotAllAreNamed() throws {
    let places = try (0...10_000).map { i in
      try Coordinate(latitude: 47, longitude: i == 0 || i == 10_000 ? 8 : 8.001)
    }
    let chart = try #require(places.withUnsafeBufferPointer { PlaneChart($0, 0...10_000) })
    var edge = chart.plane.edge(from: 0, to: 10_000)
    var work: Int64 = 0
    let found = chart.plane.search(
      between: 0, and: 10_000, to: &edge, beyond: 1, work: &work)
    #expect(found.count == 9_999)
    #expect(found.vertices.count == PlaneChart.room)
    let all = chart.plane.vertices(
      between: 0, and: 10_000, from: found.distance * (1 - 1e-12), off: &edge)
    #expect(all == Array(1...9_999))
  }
}

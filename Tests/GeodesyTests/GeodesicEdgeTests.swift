import Foundation
import RoutelayTestSupport
import Testing

@testable import Geodesy

@Suite struct GeodesicEdgeTests {
  @Test(arguments: [99_000.0, 200_000, 1_000_000, 5_000_000, 12_000_000, 19_900_000])
  func theBoundHoldsForLongEdges(length: Double) throws {
    try forEachSeed(count: 800) { random in
      let offset = exp(random.double(in: log(1e-3)...log(20_000_000)))
      let it = SectionDistanceTests.sample(
        &random, length: length * random.double(in: 0.8...1), offset: offset)
      let edge = GeodesicEdge(from: it.start, to: it.end)
      let distance = edge.distance(to: it.point)
      let exact = Geodesic.crossTrack(of: it.point, from: it.start, to: it.end).distance
      let bound = edge.errorBound(distance: min(distance, exact))
      try #require(abs(distance - exact) <= bound / 2 + SectionDistanceTests.noise)
    }
  }

  @Test(arguments: [10.0, 1000, 30_000, 99_000, 200_000, 8_000_000])
  func fractionsAreThoseOfTheFoot(length: Double) throws {
    try forEachSeed(count: 500) { random in
      let it = SectionDistanceTests.sample(
        &random, length: length, offset: random.double(in: 0...min(length, 100_000)))
      let along = Geodesic.crossTrack(of: it.point, from: it.start, to: it.end).along
      let fraction = GeodesicEdge(from: it.start, to: it.end).fraction(nearestTo: it.point)
      try #require(fraction >= 0 && fraction <= 1)
      try #require(abs(fraction * length - along) <= 4e-4 * length)
    }
  }

  /// Points as far from the edge as the tolerance, but for little.
  @Test func decisionsAreExact() throws {
    var close = 0
    try forEachSeed(count: 3000) { random in
      let length = exp(random.double(in: 0...log(3_000_000)))
      let it = SectionDistanceTests.sample(
        &random, length: length, offset: exp(random.double(in: log(0.01)...log(1_000_000))))
      let edge = GeodesicEdge(from: it.start, to: it.end)
      let exact = Geodesic.crossTrack(of: it.point, from: it.start, to: it.end).distance
      for part in [1e-8, 1e-6, 1e-4, 1e-2] where exact * part > 3e-8 {
        try #require(edge.isBeyond(exact * (1 - part), it.point))
        try #require(!edge.isBeyond(exact * (1 + part), it.point))
        if part * exact < edge.errorBound(distance: exact) { close += 1 }
      }
    }
    #expect(close > 1000, "the bound always decided")
  }

  @Test func oddEdges() {
    let edges = [
      (place(90, 0), place(90, 77)), (place(-90, 0), place(90, 0)), (place(0, 0), place(0, 180)),
      (place(0, 0), place(0, 179.99)), (place(30, -20), place(-30, 160)),
      (place(45, 540), place(45, -540)), (place(5, 5), place(5, 365)),
      (place(89.9, 10), place(89.9, -170)), (place(0, 10), place(0, 10)),
    ]
    for (a, b) in edges {
      let edge = GeodesicEdge(from: a, to: b)
      let length = Geodesic.distance(from: a, to: b)
      #expect(edge.distance(to: a) < 1e-6)
      #expect(edge.distance(to: b) < 1e-6)
      for point in [place(0, 0), place(90, 0), place(-90, 3), place(12, 540), place(-1, -179)] {
        let distance = edge.distance(to: point)
        let fraction = edge.fraction(nearestTo: point)
        let ends = min(Geodesic.distance(from: a, to: point), Geodesic.distance(from: b, to: point))
        #expect(distance >= 0 && distance <= ends * 1.012 + 1e-6)
        #expect(fraction >= 0 && fraction <= 1)
        #expect(distance >= ends - length - edge.errorBound(distance: ends))
        #expect(edge.isBeyond(distance * 0.9 - 1, point))
        #expect(!edge.isBeyond(distance * 1.1 + 1, point))
      }
    }
  }

  /// Places at a part of the length, and points anywhere near them: against GeographicLib.
  @Test(arguments: [1.0, 100, 1000, 30_000, 100_000, 700_000, 19_000_000])
  func placesAtAPartOfTheLengthAreWithinTheBound(length: Double) throws {
    var worst = 0.0
    try forEachSeed(count: 2000) { random in
      let length = length * random.double(in: 0.5...1)
      let offset = random.oneIn(4) ? 0 : exp(random.double(in: log(1e-3)...log(2_000_000)))
      let it = SectionDistanceTests.sample(&random, length: length, offset: 0)
      let edge = GeodesicEdge(from: it.start, to: it.end)
      let fraction = random.oneIn(10) ? 1 : random.double(in: 0...1)
      let path = Geodesic.path(from: it.start, to: it.end)
      let place = Geodesic.destination(
        from: it.start, bearing: path.initialBearing, distance: (path.distance * fraction).meters)
      let point = Geodesic.destination(
        from: place, azimuth: random.double(in: 0...360), distance: offset)
      let exact = Geodesic.distance(from: point, to: place)
      let distance = edge.distance(to: point, at: fraction)
      let bound = edge.errorBound(distance: min(distance, exact))
      try #require(abs(distance - exact) <= bound / 2 + SectionDistanceTests.noise)
      try #require(abs(edge.exactDistance(to: point, at: fraction) - exact) < 2e-8)
      worst = max(worst, abs(distance - exact) / bound)
    }
    #expect(worst > 0.1)
  }
}

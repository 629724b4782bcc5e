import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct RadialDistanceTests {
  @Test func eachVertexThatGoesIsNearTheOneBefore() throws {
    try forEachSeed(count: 100) { random in
      let segment = MetricSamples.walk(&random, count: random.int(in: 0...200))
      let tolerance = random.double(in: 1...2000)
      let simplification = try Simplification(.radial, to: .distance(tolerance.meters))
      let pins = segment.isEmpty ? [] : [random.int(in: 0...segment.count - 1)]
      let retained = segment.retainedIndices(by: simplification, pinning: pins)
      let all = segment.coordinates
      try MetricSamples.forEachDropped(retained) { index, first, _ in
        let distance = Geodesic.distance(from: all[first], to: all[index])
        try #require(distance <= tolerance * (1 + 1e-9) + 2e-8)
      }
      for (last, index) in zip(retained, retained.dropFirst())
      where !pins.contains(index) && index != segment.count - 1 {
        let distance = Geodesic.distance(from: all[last], to: all[index])
        try #require(distance >= tolerance * (1 - 1e-9) - 2e-8)
      }
      try #require(pins.allSatisfy { retained.contains($0) })
      try #require(segment.isEmpty || (retained.first == 0 && retained.last == segment.count - 1))
    }
  }

  @Test func onTheScreen() throws {
    try forEachSeed(count: 100) { random in
      let segment = MetricSamples.walk(
        &random, count: 100, MetricSamples.Content(latitudes: -80...80))
      let retained = segment.retainedIndices(
        by: try Simplification(.radial, to: .pixels(8, zoom: 13)))
      let screen = MetricSamples.screen(segment)
      let scale = EarthModel.tileSize * 8192
      func distance(_ a: Int, _ b: Int) -> Double {
        MetricSamples.planar(screen[a], screen[b], screen[b]) * scale
      }
      try MetricSamples.forEachDropped(retained) { index, first, _ in
        try #require(distance(index, first) <= 8.00001)
      }
      for (last, index) in zip(retained, retained.dropFirst()) where index != 99 {
        try #require(distance(index, last) > 7.99999)
      }
    }
  }

  @Test func equalFixesCollapseToTheEnds() throws {
    let still = segment(count: 50) { _ in (45, 7, nil, nil) }
    let simplification = try Simplification(.radial, to: .distance(0.001.meters))
    #expect(still.retainedIndices(by: simplification) == [0, 49])
  }

  @Test func itHasNoOrder() {
    #expect(!SimplificationMethod.radial.isRanking)
    #expect(throws: Simplification.Invalid.unsuitedLimit(method: "radial")) {
      try Simplification(.radial, to: .none)
    }
    #expect(throws: Simplification.Invalid.unsuitedVertical(method: "radial")) {
      try Simplification(.radial, to: .distance(5.meters), vertical: 5.meters)
    }
  }
}

import Foundation
import Geodesy
import RoutelayTestSupport
import Testing

@testable import TrackProcessing

@Suite struct EffectiveAreasTests {
  @Test func areasAreThoseOfTheReference() {
    let line = LineVertices(AreaReference.line)
    let ranking = EffectiveAreas.ranking(of: line, isWeighted: false)
    let expected = [
      .infinity, 8762.238048044082, 26285.808842812363, 26285.808842812363, .infinity,
    ]
    for (found, wanted) in zip(ranking.importance, expected) {
      // See `AreaReference`; some triangles are three times as high here.
      #expect(found == wanted || abs(found / wanted - 1) < 6e-5)
    }
    #expect(ranking.precedence == [0, 3, 1, 2, 0])
  }

  @Test(arguments: LineShape.allCases)
  func rankingsAreThoseOfTheNaiveMethod(shape: LineShape) throws {
    try forEachSeed(count: 25) { random in
      let coordinates = random.line(shape, count: random.int(in: 1...60))
      let line = LineVertices(coordinates, pins: [random.int(in: 0...59)])
      let isWeighted = random.oneIn(2)
      let naive = NaiveRemoval(coordinates, pins: line.pins, isWeighted: isWeighted)
      let ranking = EffectiveAreas.ranking(of: line, isWeighted: isWeighted)
      var greatest = 0.0
      for (i, removal) in naive.removals.enumerated() {
        greatest = max(greatest, removal.area)
        try #require(ranking.importance[removal.vertex] == greatest)
        try #require(ranking.precedence[removal.vertex] == Int32(naive.removals.count - i))
      }
      for pin in line.pins {
        try #require(ranking.importance[pin] == .infinity)
        try #require(ranking.precedence[pin] == 0)
      }
      // Any limit is a filter of it, and so all levels of detail are nested.
      for limit in [0.1, 10, 1000] {
        try #require(
          ranking.retained(at: limit) == naive.retained(of: line.count, over: limit))
      }
    }
  }

  @Test(arguments: LineShape.allCases)
  func nothingIsFartherThanTheTolerance(shape: LineShape) throws {
    if shape == .far { return }
    try forEachSeed(count: 6) { random in
      let coordinates = random.line(shape, count: 80)
      let line = LineVertices(coordinates, pins: [random.int(in: 0...79)])
      let tolerance = pow(10, random.double(in: -1...3))
      let metric = GroundMetric(line, isRanking: false)
      let retained = EffectiveAreas.retained(
        of: line, within: tolerance, by: metric, isWeighted: random.oneIn(2))
      try #require(retained == Set(retained).sorted())
      try #require(Set(line.pins).isSubset(of: retained))
      for (a, b) in zip(retained, retained.dropFirst()) {
        for i in a + 1..<max(b, a + 1) {
          let deviation = Geodesic.crossTrack(
            of: coordinates[i], from: coordinates[a], to: coordinates[b]
          ).distance
          try #require(deviation <= tolerance * (1 + 1e-9))
        }
      }
    }
  }

  @Test func theTipOfASpikeStaysThoughItsTriangleIsNothing() {
    let line = LineVertices(
      (0...100).map {
        Coordinate(uncheckedLatitude: 0, longitude: 1e-4 * Double(min($0, 100 - $0)))
      })
    let retained = EffectiveAreas.retained(
      of: line, within: 20, by: GroundMetric(line, isRanking: false), isWeighted: false)
    #expect(retained.count == 3)
    #expect(retained.contains { abs($0 - 50) <= 2 })
  }
}

import Geodesy
import RoutelayTestSupport
import Testing

@testable import Simplifying

struct LineBlocksTests {
  @Test func boxesHoldTheWaysOfTheirLegs() throws {
    try forEachSeed(count: 60) { random in
      let reach = random.oneIn(2) ? 0.01 : 60
      var here = place(random.double(in: -90...90), random.double(in: -180...180))
      let way = (0..<random.int(in: 2...300)).map { _ in
        here = place(
          min(max(here.latitude + random.double(in: -reach...reach), -90), 90),
          Antimeridian.wrapped(here.longitude + random.double(in: -reach...reach)))
        return here
      }
      let blocks = LineBlocks(way)
      try #require(blocks.small.count == (way.count - 2) / 64 + 1)
      for i in 0..<way.count - 1 {
        let leg = GeodesicLeg(from: way[i], to: way[i + 1])
        for part in [0, 0.1, 0.5, 1] {
          let point = leg.coordinate(at: part).spacePoint
          // Rounding may leave a micrometer.
          try #require(blocks.small[i / 64].leastSquare(from: point) < 1e-12)
          try #require(blocks.large[0].leastSquare(from: point) < 1e-12)
        }
      }
      // No place of a box is nearer, or farther, than it says.
      let other = place(random.double(in: -90...90), 0).spacePoint
      for (i, point) in blocks.points.dropLast().enumerated() {
        let square = (point - other).square
        try #require(blocks.small[i / 64].leastSquare(from: other) <= square * (1 + 1e-12))
        try #require(blocks.small[i / 64].greatestSquare(from: other) >= square * (1 - 1e-12))
      }
    }
  }

  @Test func longLinesHaveSeveralLargeBoxes() {
    let way = (0...5000).map { place(0, Double($0) / 1000) }
    let blocks = LineBlocks(way)
    #expect(blocks.large.count == 2)
    #expect(blocks.small.count == 79)
    #expect(LineBlocks([]).small.isEmpty)
    #expect(LineBlocks([place(1, 1)]).large.isEmpty)
  }
}

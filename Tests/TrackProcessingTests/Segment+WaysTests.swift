import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct SegmentWayTests {
  @Test func waysAreSumsOfLegs() throws {
    #expect(Segment().ways == [])
    try forEachSeed { random in
      let segment = nastySegment(&random)
      var way = 0.0
      var expected = [0.0]
      for i in segment.indices.dropFirst() {
        way += Geodesic.legLength(from: segment.coordinates[i - 1], to: segment.coordinates[i])
        expected.append(way)
      }
      try #require(segment.ways == expected)
    }
  }
}

import Geodesy
import RoutelayTestSupport
import Testing

@testable import Simplifying

@Suite struct ChordDistanceTests {
  @Test func theFarthestPlaceIsTheFarthestOnTheGround() throws {
    try forEachSeed(count: 100) { random in
      let latitude = random.double(in: -85...85)
      let path = (0..<20).map { _ in
        Coordinate(
          uncheckedLatitude: latitude + random.double(in: -1...1),
          longitude: 180 + random.double(in: -1...1))
      }
      let far = ChordDistance.farthest(of: path, from: path[3])
      let distances = path.map { Geodesic.distance(from: path[3], to: $0) }
      // The earth is no sphere.
      try #require(distances[far] >= 0.99 * (distances.max() ?? 0))
      let beside = ChordDistance.farthest(of: path, between: 2, and: 17)
      let offsets = path.map { Geodesic.crossTrack(of: $0, from: path[2], to: path[17]).distance }
      try #require((3..<17).contains(beside))
      try #require(offsets[beside] >= 0.99 * (offsets[3..<17].max() ?? 0))
    }
  }

  @Test func ofEqualsTheFirstIsTaken() {
    let path = [0.0, 1, 1, 1, 0].map { Coordinate(uncheckedLatitude: $0, longitude: 20) }
    #expect(ChordDistance.farthest(of: path, from: path[0]) == 1)
    #expect(ChordDistance.farthest(of: path, between: 0, and: 4) == 1)
    #expect(ChordDistance.farthest(of: [path[0], path[0], path[0]], between: 0, and: 2) == 1)
  }
}

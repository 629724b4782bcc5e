import RoutelayTestSupport
import Testing

@testable import Geodesy
@testable import Geofencing

@Suite struct GeodesicWayTests {
  @Test func placesAlongAWay() {
    let way = GeodesicWay(from: place(45, 7), to: place(46, 8))
    #expect(way.length == Geodesic.distance(from: place(45, 7), to: place(46, 8)))
    #expect(way.place(-1) == place(45, 7) && way.place(way.length) == place(46, 8))
    let middle = way.place(way.length / 2)
    #expect(abs(Geodesic.distance(from: middle, to: place(46, 8)) - way.length / 2) < 1e-6)
  }

  /// Against marks on a line of whole meters.
  @Test func stretchesBecomeOneWhereTheyTouch() throws {
    try forAll { random in
      var stretches = Stretches()
      var marks = Array(repeating: false, count: 100)
      for _ in 0..<random.int(in: 0...8) {
        let start = random.int(in: 0...95)
        let end = random.int(in: start + 1...min(99, start + 30))
        stretches.add(Double(start)...Double(end))
        for i in start..<end { marks[i] = true }
      }
      let apart = zip(stretches.ranges, stretches.ranges.dropFirst()).allSatisfy {
        $0.upperBound < $1.lowerBound
      }
      return apart
        && marks.indices.allSatisfy { i in
          stretches.ranges.contains { $0.contains(Double(i) + 0.5) } == marks[i]
        }
    }
  }
}

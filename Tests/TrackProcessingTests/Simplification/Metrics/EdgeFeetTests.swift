import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct EdgeFeetTests {
  /// On the equator, where the part of the way is that of the degrees.
  @Test func placesHaveTheirParts() {
    let places = [(0, 0), (0.001, 0.001), (0.001, 0.003), (0.001, -1), (0.001, 1), (0, 0.004)].map {
      Coordinate(uncheckedLatitude: $0.0, longitude: $0.1)
    }
    var feet = EdgeFeet(from: places[0], to: places[5], vertices: 4)
    for (place, part) in zip(places, [0, 0.25, 0.75, 0, 1, 1]) {
      #expect(abs(feet.fraction(of: place) - part) < 1e-7)
    }
    var point = EdgeFeet(from: places[0], to: places[0], vertices: 1)
    for place in places { #expect(point.fraction(of: place) == 0) }
  }

  @Test(arguments: [30.0, 3000, 300_000])
  func theFootIsWhereGeographicLibHasIt(step: Double) throws {
    try forEachSeed(count: 60) { random in
      let all = MetricSamples.walk(
        &random, count: 40, MetricSamples.Content(step: step)
      ).coordinates
      let length = Geodesic.distance(from: all[0], to: all[39])
      var feet = EdgeFeet(from: all[0], to: all[39], vertices: 38)
      var backward: [Double] = []
      for place in all.reversed() {
        let track = Geodesic.crossTrack(of: place, from: all[0], to: all[39])
        let part = length > 0 ? min(max(track.along / length, 0), 1) : 0
        backward.append(feet.fraction(of: place))
        try #require(abs(backward[backward.count - 1] - part) * length <= 0.02)
      }
      // What is said of one does not depend on what was asked before.
      var again = EdgeFeet(from: all[0], to: all[39], vertices: 38)
      try #require(all.map { again.fraction(of: $0) } == backward.reversed())
    }
  }
}

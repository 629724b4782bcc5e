import Geodesy
import RoutelayTestSupport
import Testing

@testable import TrackProcessing

struct LongEdgeTests {
  @Test(
    arguments: [
      (45.0, 10.0, 45.0, 10.5), (45, 179.9, 46, -179.5), (0, 0, 0, 170), (60, -100, 60, 80),
      (-89, 0, -89, 120), (85, 0, 85, 0.01), (10, 20, 10, 20), (-40, 100, 40, -81),
    ])
  func fewVerticesAndManyAreMeasuredAlike(
    latitude: Double, longitude: Double, endLatitude: Double, endLongitude: Double
  ) throws {
    let a = try Coordinate(latitude: latitude, longitude: longitude)
    let b = try Coordinate(latitude: endLatitude, longitude: endLongitude)
    let path = Geodesic.path(from: a, to: b)
    try forEachSeed(count: 40) { random in
      let few = LongEdge(from: a, to: b, vertices: 1)
      let many = LongEdge(from: a, to: b, vertices: 1_000_000)
      for _ in 0..<5 {
        let beside = Geodesic.destination(
          from: a, bearing: path.initialBearing,
          distance: Meters(path.distance * random.double(in: -0.01...1.01)))
        let vertex = Geodesic.destination(
          from: beside, bearing: Bearing(degrees: random.double(in: 0...360)),
          distance: Meters(random.double(in: 0...8000)))
        let track = Geodesic.crossTrack(of: vertex, from: a, to: b)
        for needsFraction in [true, false] {
          let one = few.deviation(of: vertex, needsFraction: needsFraction)
          let other = many.deviation(of: vertex, needsFraction: needsFraction)
          try #require(abs(one.ground - track.distance) <= 1e-4)
          try #require(abs(other.ground - track.distance) <= 1e-4)
          try #require(one.screenSquare == other.screenSquare)
          if needsFraction && path.distance > 0 {
            let part = min(max(track.along / path.distance, 0), 1)
            try #require(abs(one.fraction - part) * path.distance <= 0.02)
            try #require(abs(other.fraction - part) * path.distance <= 0.02)
          }
        }
        try #require(
          abs(few.distance(from: vertex, toFraction: 0) - Geodesic.distance(from: vertex, to: a))
            < 1e-6)
      }
    }
  }
}

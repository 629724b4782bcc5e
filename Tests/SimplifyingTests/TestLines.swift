import Geodesy
import RoutelayTestSupport
import Tracks

/// A coordinate from numbers that a test knows to be good.
func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
  Coordinate(uncheckedLatitude: latitude, longitude: longitude)
}

/// An instant some seconds after the epoch of the tests.
func instant(_ seconds: Double) -> Timestamp {
  let whole = seconds.rounded(.down)
  return Timestamp(
    seconds: 1_777_618_800 + Int64(whole),
    nanoseconds: UInt32(((seconds - whole) * 1e9).rounded()))
}

/// A line given in meters east and north of an origin.
func line(_ meters: [(Double, Double)], at origin: Coordinate = place(47, 11)) -> Segment {
  let plane = LocalPlane(origin: origin)
  return Segment(coordinates: meters.map { plane.coordinate(PlanePoint(x: $0.0, y: $0.1)) })
}

extension Segment {
  /// The same with a fix every so many seconds.
  func timed(every seconds: Double = 1) -> Segment {
    Segment(
      coordinates: coordinates, elevations: [],
      times: indices.map { instant(Double($0) * seconds) })
  }
}

/// The places on the corners' way, so many meters apart, all corners among them.
func walk(_ corners: [(Double, Double)], step: Double) -> [(Double, Double)] {
  var places = [corners[0]]
  for (a, b) in zip(corners, corners.dropFirst()) {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1)
    let count = max(((dx * dx + dy * dy).squareRoot() / step).rounded(), 1)
    for k in stride(from: 1, through: count, by: 1) {
      places.append((a.0 + dx * k / count, a.1 + dy * k / count))
    }
  }
  return places
}

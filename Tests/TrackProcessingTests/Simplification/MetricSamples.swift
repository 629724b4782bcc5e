import Foundation
import Geodesy
import RoutelayTestSupport
import Tracks

@testable import TrackProcessing

/// Lines for the tests of metrics and methods, and slow answers to hold the fast ones against.
enum MetricSamples {
  /// What is on a line beside its places.
  struct Content {
    /// Of how many fixes one has no time; 0 for times everywhere.
    var timeGaps = 0
    /// Of how many fixes one has no elevation; 0 for elevations everywhere.
    var elevationGaps = 0
    /// The longest step, meters.
    var step = 200.0
    /// Where the line starts.
    var latitudes = -90.0...90
  }

  /// A walk with stops and changes of speed, over poles and the 180th meridian too.
  static func walk(
    _ random: inout SeededGenerator, count: Int, _ content: Content = Content()
  ) -> Segment {
    var place = Coordinate(
      uncheckedLatitude: random.double(in: content.latitudes),
      longitude: random.oneIn(3)
        ? 180 - random.double(in: 0...0.01) : random.double(in: -180...180))
    var azimuth = random.double(in: 0...360)
    var seconds = 0.0
    var elevation = random.double(in: 0...2000)
    var segment = Segment()
    for _ in 0..<count {
      let time = Timestamp(
        seconds: 1_700_000_000 + Int64(seconds),
        nanoseconds: UInt32(
          seconds.truncatingRemainder(
            dividingBy: 1) * 1e9))
      segment.append(
        place,
        elevation: content.elevationGaps > 0 && random.oneIn(content.elevationGaps)
          ? .nan : elevation,
        time: content.timeGaps > 0 && random.oneIn(content.timeGaps) ? .missing : time)
      azimuth += random.double(in: -40...40)
      if !random.oneIn(10) {
        place = Geodesic.destination(
          from: place, bearing: Bearing(degrees: azimuth),
          distance: random.double(in: 0...content.step).meters)
      }
      seconds += random.oneIn(15) ? 0 : random.double(in: 0.1...30)
      elevation += random.double(in: -20...20)
    }
    return segment
  }

  /// What stays by the book: between two vertices that stay the farthest one stays too when it is
  /// beyond the tolerance. Whether a millionth more or less would have changed a choice comes with
  /// it.
  static func topDown(
    pins: [Int], beyond tolerance: Double, _ deviation: (Int, Int, Int) -> Double
  ) -> (retained: [Int], isClose: Bool) {
    var retained = Set(pins)
    var isClose = false
    var spans = Array(zip(pins, pins.dropFirst()))
    while let (first, last) = spans.popLast() {
      let measured = (first..<last).dropFirst().map { (index: $0, far: deviation($0, first, last)) }
      guard let farthest = measured.max(by: { $0.far < $1.far }) else { continue }
      let margin = 1e-6 * farthest.far + 1e-7
      if abs(farthest.far - tolerance) <= margin { isClose = true }
      if farthest.far <= tolerance { continue }
      // Where places are equal the first one counts, for everybody.
      if measured.contains(where: { $0.far >= farthest.far - margin && $0.far < farthest.far }) {
        isClose = true
      }
      retained.insert(farthest.index)
      spans.append((first, farthest.index))
      spans.append((farthest.index, last))
    }
    return (retained.sorted(), isClose)
  }

  /// Hands each vertex that went to a check, with the two that stay around it.
  static func forEachDropped(
    _ retained: [Int], _ check: (_ index: Int, _ first: Int, _ last: Int) throws -> Void
  ) rethrows {
    for (first, last) in zip(retained, retained.dropFirst()) {
      for index in first + 1..<max(last, first + 1) { try check(index, first, last) }
    }
  }

  /// The place at a part of the way between two, by GeographicLib.
  static func place(_ a: Coordinate, _ b: Coordinate, at fraction: Double) -> Coordinate {
    let path = Geodesic.path(from: a, to: b)
    return Geodesic.destination(
      from: a, bearing: path.initialBearing, distance: (path.distance * fraction).meters)
  }

  /// Which part of the time between two fixes has passed at a third; nil where a time is unknown.
  static func timePart(_ segment: Segment, _ index: Int, _ first: Int, _ last: Int) -> Double? {
    guard let a = segment[first].time, let b = segment[last].time, let t = segment[index].time
    else {
      return nil
    }
    let duration = b.seconds(since: a)
    return duration == 0 ? 0 : min(max(t.seconds(since: a) / duration, 0), 1)
  }

  /// The synchronized distance by GeographicLib, or the distance to the geodesic without times.
  static func synchronized(_ segment: Segment, _ index: Int, _ first: Int, _ last: Int) -> Double {
    let all = segment.coordinates
    guard let part = timePart(segment, index, first, last) else {
      return Geodesic.crossTrack(of: all[index], from: all[first], to: all[last]).distance
    }
    return Geodesic.distance(from: all[index], to: place(all[first], all[last], at: part))
  }

  /// The line as web maps draw it, by the textbook's formula, in parts of the world.
  static func screen(_ segment: Segment) -> [(x: Double, y: Double)] {
    var turn = 0.0
    var previous: Double?
    return segment.coordinates.map { coordinate in
      if let previous {
        if coordinate.longitude - previous > 180 { turn -= 360 }
        if coordinate.longitude - previous < -180 { turn += 360 }
      }
      previous = coordinate.longitude
      let limit = 2 * atan(exp(Double.pi)) - .pi / 2
      let latitude = min(max(coordinate.latitude * .pi / 180, -limit), limit)
      return (
        (coordinate.longitude + turn) / 360, 0 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)
      )
    }
  }

  /// The distance to a straight line between two points of the plane, ends included.
  static func planar(
    _ p: (x: Double, y: Double), _ a: (x: Double, y: Double), _ b: (x: Double, y: Double)
  ) -> Double {
    let square = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)
    var part = 0.0
    if square > 0 {
      part = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / square
      part = min(max(part, 0), 1)
    }
    return hypot(p.x - a.x - part * (b.x - a.x), p.y - a.y - part * (b.y - a.y))
  }
}

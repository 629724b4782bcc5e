import Geodesy
import RoutelayTestSupport
import Tracks

@testable import TrackProcessing

/// What a certificate should say, vertex by vertex through GeographicLib's geodesics and map points,
/// without any of the planes that make it fast.
struct CertificateOracle {
  var deviation = 0.0
  var deviationSum = 0.0
  var screen = 0.0
  var elevationError: Double?
  var timeError: Double?
  var synchronizedDistance: Double?

  init(_ line: Segment, keeping retained: [Int]) {
    for (a, b) in zip(retained, retained.dropFirst()) where b > a + 1 {
      for i in a + 1..<b { add(line, i, a, b) }
    }
  }

  mutating func add(_ line: Segment, _ i: Int, _ a: Int, _ b: Int) {
    let (p, q, r) = (line.coordinates[a], line.coordinates[b], line.coordinates[i])
    let path = Geodesic.path(from: p, to: q)
    let track = Geodesic.crossTrack(of: r, from: p, to: q)
    let part = path.distance > 1e-9 ? track.along / path.distance : nil
    deviation = max(deviation, track.distance)
    deviationSum += track.distance
    screen = max(screen, Self.screen(r, p, q))
    func miss(_ v: Double, _ from: Double, _ to: Double) -> Double {
      if let part { return abs(v - (from + part * (to - from))) }
      return max(0, min(from, to) - v, v - max(from, to))
    }
    if let v = line[i].elevation, let from = line[a].elevation, let to = line[b].elevation {
      elevationError = max(elevationError ?? 0, miss(v, from, to))
    }
    if let time = line[i].time, let start = line[a].time, let end = line[b].time {
      let seconds = time.seconds(since: start)
      let whole = end.seconds(since: start)
      timeError = max(timeError ?? 0, miss(seconds, 0, whole))
      let gone = whole == 0 ? 0 : min(max(seconds / whole, 0), 1)
      let there = Geodesic.destination(
        from: p, bearing: path.initialBearing, distance: Meters(gone * path.distance))
      synchronizedDistance = max(
        synchronizedDistance ?? 0, Geodesic.distance(from: r, to: gone == 1 ? q : there))
    }
  }

  /// Map points from a vertex to the straight line between two, in any copies of the world.
  static func screen(_ r: Coordinate, _ p: Coordinate, _ q: Coordinate) -> Double {
    let world = EarthModel.worldSize
    let (from, to, point) = (MapPoint(p), MapPoint(q), MapPoint(r))
    var dx = to.x - from.x
    if abs(q.longitude - p.longitude) > 180 && abs(q.longitude - p.longitude) != 360 {
      dx -= (dx / world).rounded() * world
    }
    let dy = to.y - from.y
    return (-4...4).map { copy in
      let x = point.x + Double(copy) * world - from.x
      let y = point.y - from.y
      let square = dx * dx + dy * dy
      let part = square > 0 ? min(max((x * dx + y * dy) / square, 0), 1) : 0
      return ((x - part * dx) * (x - part * dx) + (y - part * dy) * (y - part * dy)).squareRoot()
    }.min() ?? 0
  }
}

/// A random walk, and which of its fixes stay: the ends always.
struct RandomLine {
  var line = Segment()
  var retained: [Int] = []

  /// - Parameters:
  ///   - step: The mean length of a leg, meters.
  ///   - latitude: Where it starts.
  init(
    _ random: inout SeededGenerator, count: Int, step: Double, latitude: Double, longitude: Double,
    keepingOneIn share: Int, hasGaps: Bool = true
  ) {
    var place = Coordinate(uncheckedLatitude: latitude, longitude: longitude)
    var course = random.double(in: 0...360)
    var seconds = 1_700_000_000.0
    var height = 500.0
    var unwrapper = LongitudeUnwrapper()
    for i in 0..<count {
      line.append(
        Fix(
          coordinate: Coordinate(
            uncheckedLatitude: place.latitude, longitude: unwrapper.next(place.longitude)),
          elevation: hasGaps && random.oneIn(8) ? nil : height,
          time: hasGaps && random.oneIn(8)
            ? nil
            : Timestamp(
              seconds: Int64(seconds),
              nanoseconds: UInt32((seconds - seconds.rounded(.down)) * 1e9))))
      if i == 0 || i == count - 1 || random.oneIn(share) { retained.append(i) }
      course += random.double(in: -60...60)
      height += random.double(in: -5...5)
      seconds += random.double(in: 0...20)
      if !random.oneIn(10) {
        place = Geodesic.destination(
          from: place, bearing: Bearing(degrees: course),
          distance: Meters(step * random.double(in: 0.1...2)))
      }
    }
  }
}

import Geodesy
import Tracks

@testable import Geofencing

/// A box of longitudes and latitudes: the simplest polygon with straight edges.
struct TestBox: FenceShape {
  static let kind = "polygon"
  let bounds: CoordinateBounds

  init(west: Double, south: Double, east: Double, north: Double) {
    bounds = CoordinateBounds(west: west, south: south, east: east, north: north)
  }

  private func offset(_ longitude: Double) -> Double {
    Antimeridian.wrapped(longitude - bounds.west - bounds.longitudeSpan / 2)
      + bounds.longitudeSpan / 2
  }

  func state(of place: Coordinate) -> FenceState {
    let x = offset(place.longitude)
    let y = place.latitude
    if x < 0 || x > bounds.longitudeSpan || y < bounds.south || y > bounds.north {
      return .outside
    }
    let isEdge =
      x == 0 || x == bounds.longitudeSpan || y == bounds.south || y == bounds.north
    return isEdge ? .boundary : .inside
  }

  func margin(of place: Coordinate) -> Meters {
    let x = offset(place.longitude)
    let y = place.latitude
    let span = bounds.longitudeSpan
    func distance(_ toX: Double, _ toY: Double) -> Double {
      Geodesic.legLength(
        from: place,
        to: Coordinate(uncheckedLatitude: toY, longitude: place.longitude + toX - x))
    }
    let (inX, inY) = (min(max(x, 0), span), min(max(y, bounds.south), bounds.north))
    if state(of: place) == .outside { return Meters(distance(inX, inY)) }
    return Meters(
      -min(
        distance(0, y), distance(span, y), distance(x, bounds.south), distance(x, bounds.north)))
  }

  func crossings(from start: Coordinate, to end: Coordinate) -> [Double] {
    let x = offset(start.longitude)
    let dx = Antimeridian.unwrapped(end.longitude, after: start.longitude) - start.longitude
    let dy = end.latitude - start.latitude
    var (enter, exit) = (0.0, 1.0)
    for (from, step, low, high) in [
      (x, dx, 0, bounds.longitudeSpan), (start.latitude, dy, bounds.south, bounds.north),
    ] {
      if step == 0 {
        if from < low || from > high { return [] }
        continue
      }
      let (a, b) = ((low - from) / step, (high - from) / step)
      enter = max(enter, min(a, b))
      exit = min(exit, max(a, b))
    }
    if enter >= exit { return [] }
    return (enter > 0 ? [enter] : []) + (exit < 1 ? [exit] : [])
  }
}

/// Everything within half the globe east of a meridian: a straight boundary.
struct TestHalfPlane: FenceShape {
  static let kind = "polygon"
  let meridian: Double

  var bounds: CoordinateBounds {
    CoordinateBounds(
      west: meridian, south: -90, east: Antimeridian.wrapped(meridian + 90), north: 90)
  }

  func state(of place: Coordinate) -> FenceState {
    let offset = Antimeridian.wrapped(place.longitude - meridian)
    return offset == 0 ? .boundary : offset > 0 ? .inside : .outside
  }

  func margin(of place: Coordinate) -> Meters {
    Meters(-Antimeridian.wrapped(place.longitude - meridian) * TestHalfPlane.metersPerDegree)
  }

  /// On the equator.
  static let metersPerDegree = 111_319.49079327358

  func crossings(from start: Coordinate, to end: Coordinate) -> [Double] {
    let a = Antimeridian.wrapped(start.longitude - meridian)
    let b = a + Antimeridian.wrapped(end.longitude - start.longitude)
    return a * b < 0 ? [a / (a - b)] : []
  }

  /// The place on the equator with a margin in meters.
  func place(margin: Double) -> Coordinate {
    Coordinate(
      uncheckedLatitude: 0, longitude: meridian - margin / TestHalfPlane.metersPerDegree)
  }
}

/// A geodesic circle whose way is the geodesic.
struct TestCircle: FenceShape {
  static let kind = "circle"
  let circle: GeodesicCircle

  init(_ latitude: Double, _ longitude: Double, radius: Double) {
    circle = GeodesicCircle(
      center: Coordinate(uncheckedLatitude: latitude, longitude: longitude), radius: radius)
  }

  var circleRadius: Meters? { Meters(circle.radius) }
  var size: Meters { Meters(circle.radius) }

  var bounds: CoordinateBounds {
    var builder = BoundsBuilder()
    builder.add(path: circle.outline(vertexCount: 720))
    return builder.bounds ?? CoordinateBounds(west: -180, south: -90, east: 180, north: 90)
  }

  func state(of place: Coordinate) -> FenceState {
    let margin = self.margin(of: place).value
    return margin == 0 ? .boundary : margin < 0 ? .inside : .outside
  }

  func margin(of place: Coordinate) -> Meters {
    Meters(Geodesic.distance(from: circle.center, to: place) - circle.radius)
  }

  func place(at fraction: Double, from start: Coordinate, to end: Coordinate) -> Coordinate {
    let path = Geodesic.path(from: start, to: end)
    return Geodesic.destination(
      from: start, bearing: path.initialBearing, distance: Meters(path.distance * fraction))
  }

  func crossings(from start: Coordinate, to end: Coordinate) -> [Double] {
    func margin(_ fraction: Double) -> Double {
      self.margin(of: place(at: fraction, from: start, to: end)).value
    }
    let foot = Geodesic.crossTrack(of: circle.center, from: start, to: end)
    let length = Geodesic.distance(from: start, to: end)
    let middle = length > 0 ? min(max(foot.along / length, 0), 1) : 0
    var crossings: [Double] = []
    for (from, to) in [(0, middle), (middle, 1)] where (margin(from) > 0) != (margin(to) > 0) {
      var (a, b) = (from, to)
      let isOutside = margin(a) > 0
      for _ in 0..<60 {
        let half = (a + b) / 2
        if (margin(half) > 0) == isOutside { a = half } else { b = half }
      }
      crossings.append((a + b) / 2)
    }
    return crossings
  }
}

extension FenceSet {
  /// A set of one fence.
  static func one(
    _ shape: any FenceShape, id: String = "zone", _ overrides: Fence.Overrides = Fence.Overrides()
  ) -> FenceSet {
    FenceSet([Fence(id: id, shape: shape, overrides: overrides)])
  }
}

/// A segment from latitudes, longitudes and seconds.
func segment(_ fixes: [(latitude: Double, longitude: Double, seconds: Double)]) -> Segment {
  var segment = Segment()
  for fix in fixes {
    segment.append(
      Coordinate(uncheckedLatitude: fix.latitude, longitude: fix.longitude), elevation: .nan,
      time: instant(fix.seconds))
  }
  return segment
}

/// A segment without times.
func untimedSegment(_ places: [(latitude: Double, longitude: Double)]) -> Segment {
  Segment(
    coordinates: places.map {
      Coordinate(uncheckedLatitude: $0.latitude, longitude: $0.longitude)
    })
}

/// An instant some seconds after the epoch of the tests, 2026-05-01T07:00:00Z.
func instant(_ seconds: Double) -> Timestamp {
  let whole = seconds.rounded(.down)
  return Timestamp(
    seconds: 1_777_618_800 + Int64(whole),
    nanoseconds: UInt32(((seconds - whole) * 1e9).rounded()))
}

/// An event in short: `enter@40!cross`.
func short(_ event: FenceEvent, since epoch: Double = 0) -> String {
  var text = event.event.rawValue
  if let time = event.time {
    let seconds = time.seconds(since: instant(epoch))
    text += "@" + (seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds))
  }
  text += "#\(event.segment).\(event.fix)"
  if event.isInterpolated { text += "~" }
  if event.isCross { text += " cross" }
  if event.isGap { text += " gap" }
  return text
}

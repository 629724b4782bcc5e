import Geodesy
import RoutelayTestSupport
import Tracks

@testable import Geofencing

/// A box of meridians and parallels, worked out as simply as can be.
struct BoxFence: FenceShape {
  static let kind = "box"
  let bounds: CoordinateBounds

  init(west: Double, south: Double, east: Double, north: Double) {
    bounds = CoordinateBounds(west: west, south: south, east: east, north: north)
  }

  /// Degrees east of the western edge.
  private func offset(_ longitude: Double) -> Double {
    let offset = (longitude - bounds.west).truncatingRemainder(dividingBy: 360)
    // What is a rounding error west of the edge stays west of it.
    return offset < -1 ? offset + 360 : offset
  }

  func state(of place: Coordinate) -> FenceState {
    let x = offset(place.longitude)
    let (y, width) = (place.latitude, bounds.longitudeSpan)
    if x < 0 || x > width || y < bounds.south || y > bounds.north { return .outside }
    return x > 0 && x < width && y > bounds.south && y < bounds.north ? .inside : .boundary
  }

  func margin(of place: Coordinate) -> Meters {
    let x = offset(place.longitude)
    let (y, width) = (place.latitude, bounds.longitudeSpan)
    func edge(_ x: Double, _ y: Double) -> Coordinate {
      at(min(max(y, bounds.south), bounds.north), bounds.west + min(max(x, 0), width))
    }
    let feet = [edge(0, y), edge(width, y), edge(x, bounds.south), edge(x, bounds.north)]
    let here = at(y, bounds.west + x)
    let nearest = feet.map { Geodesic.distance(from: $0, to: here) }.min() ?? 0
    switch state(of: here) {
    case .inside: return Meters(-nearest)
    case .boundary: return .zero
    case .outside: return Meters(nearest)
    }
  }

  func crossings(from start: Coordinate, to end: Coordinate) -> [Double] {
    let step = LongitudeStep.degrees(from: start.longitude, to: end.longitude)
    let x = offset(start.longitude)
    var parts: [Double] = []
    for turn in [-360.0, 0, 360] {
      parts += [(turn - x) / step, (bounds.longitudeSpan + turn - x) / step]
    }
    let rise = end.latitude - start.latitude
    parts += [(bounds.south - start.latitude) / rise, (bounds.north - start.latitude) / rise]
    // Too many: those on the edges' extensions. A clip must not mind.
    return parts.filter { $0 >= 0 && $0 <= 1 }.sorted()
  }
}

/// A circle, with crossings along the straight way.
struct DiscFence: FenceShape {
  static let kind = "disc"
  let center: Coordinate
  let radius: Double

  var bounds: CoordinateBounds {
    let north = radius / 110_000
    let east = north / cosine(center.latitude)
    return CoordinateBounds(
      west: Antimeridian.wrapped(center.longitude - east), south: center.latitude - north,
      east: Antimeridian.wrapped(center.longitude + east), north: center.latitude + north)
  }

  func state(of place: Coordinate) -> FenceState {
    let margin = margin(of: place).value
    return margin < 0 ? .inside : margin > 0 ? .outside : .boundary
  }

  func margin(of place: Coordinate) -> Meters {
    Meters(Geodesic.distance(from: center, to: place) - radius)
  }

  func crossings(from start: Coordinate, to end: Coordinate) -> [Double] {
    let leg = ClipLeg(from: start, to: end)
    func margin(_ part: Double) -> Double { self.margin(of: leg.place(at: part)).value }
    // The nearest place, in thirds.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<100 {
      let (a, b) = (low + (high - low) / 3, high - (high - low) / 3)
      if margin(a) < margin(b) { high = b } else { low = a }
    }
    let middle = (low + high) / 2
    if margin(middle) >= 0 { return [] }
    func root(_ inside: Double, _ outside: Double) -> [Double] {
      if margin(outside) <= 0 { return [] }
      var (inside, outside) = (inside, outside)
      for _ in 0..<60 {
        let middle = (inside + outside) / 2
        if margin(middle) < 0 { inside = middle } else { outside = middle }
      }
      return [(inside + outside) / 2]
    }
    return (root(middle, 0) + root(middle, 1)).sorted()
  }
}

/// The cosine of degrees, by a table of nothing but the square root of a series.
private func cosine(_ degrees: Double) -> Double {
  let x = degrees * .pi / 180
  var (term, sum) = (1.0, 1.0)
  for k in stride(from: 2.0, through: 30, by: 2) {
    term *= -x * x / (k * (k - 1))
    sum += term
  }
  return max(sum, 1e-3)
}

/// A place.
func at(_ latitude: Double, _ longitude: Double) -> Coordinate {
  Coordinate(uncheckedLatitude: latitude, longitude: longitude)
}

/// A set of shapes with ids `0`, `1`, …
func fences(_ shapes: any FenceShape...) -> FenceSet {
  FenceSet(shapes.enumerated().map { Fence(id: "\($0.offset)", shape: $0.element) })
}

/// A document of items.
func document(_ items: TrackDocument.Item...) -> TrackDocument {
  var document = TrackDocument()
  document.items = items
  return document
}

/// A segment along places.
func line(_ places: Coordinate...) -> Segment { Segment(coordinates: places) }

/// A track of random fixes around a place, some hundred meters apart, with times and channels.
func wander(
  around center: Coordinate, count: Int, step: Double = 0.003,
  _ random: inout SeededGenerator
) -> Segment {
  var segment = Segment()
  var (x, y) = (center.longitude, center.latitude)
  var seconds: Int64 = 1_700_000_000
  for i in 0..<count {
    x += random.double(in: -step...step)
    y += random.double(in: -step...step)
    let longitude = abs(center.longitude) > 179 ? Antimeridian.wrapped(x) : x
    segment.append(
      at(y, longitude), elevation: random.double(in: 0...100),
      time: Timestamp(seconds: seconds, nanoseconds: 0))
    segment.setLast(.heartRate, Double(i))
    seconds += Int64(random.int(in: 1...20))
  }
  return segment
}

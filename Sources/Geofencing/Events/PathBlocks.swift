import Geodesy

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The boxes of stretches of a path, small and large, so that a fence need not look at the fixes far
/// from it.
struct PathBlocks: Sendable {
  /// Fixes in a small stretch.
  static let smallSize = 64
  /// Fixes in a large stretch.
  static let largeSize = 4096

  /// A box as its middle and half its width: longitudes around the circle, degrees.
  struct Box: Sendable {
    var middle: Double
    var halfWidth: Double
    var south: Double
    var north: Double

    /// Whether two boxes have a place in common, or nearly so.
    func meets(_ other: Box) -> Bool {
      if south > other.north || north < other.south { return false }
      var apart = (middle - other.middle).magnitude
      if apart > 180 { apart = 360 - apart }
      return apart <= halfWidth + other.halfWidth + 1e-9
    }
  }

  private var small: [Box] = []
  private var large: [Box] = []

  /// Takes the boxes of a path: each stretch with the step that leads to it.
  ///
  /// A step counts with the bulge that the shortest way between its ends has toward the pole.
  init(_ places: [Coordinate]) {
    var unwrapper = LongitudeUnwrapper()
    var builder = Builder()
    var outer = Builder()
    small.reserveCapacity(places.count / Self.smallSize + 1)
    var previous: (longitude: Double, latitude: Double)?
    for (i, place) in places.enumerated() {
      let longitude = unwrapper.next(place.longitude)
      let next = (longitude: longitude, latitude: place.latitude)
      if i % Self.smallSize == 0 && i > 0 {
        small.append(builder.box)
        builder = Builder()
      }
      if i % Self.largeSize == 0 && i > 0 {
        large.append(outer.box)
        outer = Builder()
      }
      builder.add(from: previous ?? next, to: next)
      outer.add(from: previous ?? next, to: next)
      previous = next
    }
    if !places.isEmpty {
      small.append(builder.box)
      large.append(outer.box)
    }
  }

  /// How many fixes from a fix on, with the steps to them, do not meet a box: 0, a small stretch or
  /// a large one. Only where a stretch begins.
  func clearFixes(from i: Int, of box: Box) -> Int {
    guard i % Self.smallSize == 0, i / Self.smallSize < small.count else { return 0 }
    if i % Self.largeSize == 0, !large[i / Self.largeSize].meets(box) { return Self.largeSize }
    return small[i / Self.smallSize].meets(box) ? 0 : Self.smallSize
  }

  fileprivate struct Builder {
    var west = Double.infinity
    var east = -Double.infinity
    var south = Double.infinity
    var north = -Double.infinity

    mutating func add(
      from a: (longitude: Double, latitude: Double), to b: (longitude: Double, latitude: Double)
    ) {
      west = min(west, a.longitude, b.longitude)
      east = max(east, a.longitude, b.longitude)
      let step = b.longitude - a.longitude
      // A great circle between two places of one latitude leaves it by less than a sixteenth of the
      // square of the step, in radians; long steps may lead anywhere.
      let bulge = abs(step) < 10 ? step * step * 0.00112 : 180
      south = min(south, min(a.latitude, b.latitude) - bulge)
      north = max(north, max(a.latitude, b.latitude) + bulge)
    }

    var box: Box {
      Box(
        middle: Antimeridian.wrapped((west + east) / 2), halfWidth: (east - west) / 2,
        south: south, north: north)
    }
  }
}

extension PathBlocks.Box {
  /// The box of a fence, grown by some meters on all sides.
  init(_ bounds: CoordinateBounds, grownBy meters: Double) {
    // Degrees of latitude are at least 110.5 km long.
    let north = meters / 110_500
    self.south = bounds.south - north
    self.north = bounds.north + north
    let highest = max(abs(self.south), abs(self.north))
    halfWidth =
      highest < 89
      ? bounds.longitudeSpan / 2 + (meters == 0 ? 0 : north / cos(highest * .pi / 180)) : 180
    middle = Antimeridian.wrapped(bounds.west + bounds.longitudeSpan / 2)
  }
}

extension PathBlocks.Box {
  /// The box of the step that leads to a fix.
  init(legTo i: Int, of places: [Coordinate]) {
    let (start, end) = (places[i - 1], places[i])
    var builder = PathBlocks.Builder()
    builder.add(
      from: (start.longitude, start.latitude),
      to: (Antimeridian.unwrapped(end.longitude, after: start.longitude), end.latitude))
    self = builder.box
  }
}

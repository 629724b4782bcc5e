import Routelay

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Times functions of the library that a whole process would drown: one line for each, with the
/// ratio to a plain scan of the same vertices, the median of several rounds in turn.
@main struct Kernels {
  static let vertexCount = 1_000_000
  static let rounds = 9

  static func main() throws {
    print("a fit of \(vertexCount) vertices, and what it takes of projecting them for their bounds")
    for (name, path) in [
      ("a walk", walk()), ("a random cloud", cloud()), ("a circle", circle()),
    ] {
      for pitch in [0.0, 60.0] { try compare(name, path, pitch: pitch) }
    }
    print("Douglas–Peucker on the ground, and GEOS's in a plane")
    for spread in [0.15, 0.6] {
      try Simplifying.main(ride(turning: spread), tolerance: 10, rounds: rounds)
    }
  }

  static func compare(_ name: String, _ path: [Coordinate], pitch: Double) throws {
    var options = FramingOptions(
      viewport: try Viewport(width: 390, height: 844), padding: try ViewportPadding(all: 20))
    options.pitch = pitch
    options.heading = .degrees(30)
    let clock = ContinuousClock()
    var fits: [Double] = []
    var scans: [Double] = []
    var check = 0.0
    for _ in 0..<rounds {
      fits.append(
        try seconds(clock) {
          var content = FramedContent()
          content.add(path: path)
          check += try content.fit(options).camera.distance.value
        })
      scans.append(seconds(clock) { check += mapRect(of: path).width })
    }
    let (fit, scan) = (median(fits), median(scans))
    let ratio = (fit / scan * 1000).rounded() / 1000
    print(
      "\(name), pitch \(Int(pitch)): \(milliseconds(fit)) ms, projecting \(milliseconds(scan)) ms, "
        + "ratio \(ratio)\(check.isFinite ? "" : "!")")
  }

  /// The plain scan: the box of the vertices in map points.
  static func mapRect(of path: [Coordinate]) -> MapRect {
    var west = Double.infinity
    var east = -Double.infinity
    var north = Double.infinity
    var south = -Double.infinity
    for coordinate in path {
      let point = MapPoint(coordinate)
      west = min(west, point.x)
      east = max(east, point.x)
      north = min(north, point.y)
      south = max(south, point.y)
    }
    return MapRect(x: west, y: north, width: east - west, height: south - north)
  }

  static func walk() -> [Coordinate] {
    var dice = SplitMix(state: 1)
    var (latitude, longitude) = (46.0, 8.0)
    return (0..<vertexCount).map { _ in
      latitude += dice.next(in: -1e-5...1.2e-5)
      longitude += dice.next(in: -1e-5...1.1e-5)
      return place(latitude, longitude)
    }
  }

  /// Steps of some 6 m that turn by random angles of so many radians.
  static func ride(turning spread: Double) -> [Coordinate] {
    var dice = SplitMix(state: 3)
    var (latitude, longitude, heading) = (46.0, 8.0, 0.0)
    return (0..<vertexCount).map { _ in
      heading += dice.next(in: -spread...spread) + dice.next(in: -spread...spread)
      latitude += 5e-5 * cos(heading)
      longitude += 6e-5 * sin(heading)
      return place(latitude, longitude)
    }
  }

  static func cloud() -> [Coordinate] {
    var dice = SplitMix(state: 2)
    return (0..<vertexCount).map { _ in place(dice.next(in: 45...46), dice.next(in: 7...8)) }
  }

  /// The worst case: each vertex is a corner of the hull.
  static func circle() -> [Coordinate] {
    GeodesicCircle(center: place(46, 8), radius: 50_000).outline(vertexCount: vertexCount)
  }

  static func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    do { return try Coordinate(latitude: latitude, longitude: longitude) } catch {
      fatalError("\(error)")
    }
  }

  static func seconds(_ clock: ContinuousClock, _ body: () throws -> Void) rethrows -> Double {
    let start = clock.now
    try body()
    let (seconds, attoseconds) = (clock.now - start).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  static func milliseconds(_ seconds: Double) -> Double { (seconds * 100_000).rounded() / 100 }
}

/// Random numbers that a seed repeats.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func next(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}

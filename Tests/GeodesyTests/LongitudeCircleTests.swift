import RoutelayTestSupport
import Testing

@testable import Geodesy

@Suite struct LongitudeCircleTests {
  /// The narrowest arc by trying every start.
  static func widthByTrial(_ longitudes: [Double]) -> Double {
    longitudes.map { west in
      longitudes.map { east in
        let offset = Antimeridian.wrapped(east) - Antimeridian.wrapped(west)
        return offset < 0 ? offset + 360 : offset
      }.max() ?? 0
    }.min() ?? 0
  }

  @Test func arcsAreAsNarrowAsCanBe() throws {
    try forEachSeed { random in
      let center = random.double(in: -180...180)
      let spread = random.oneIn(2) ? 180.0 : 20
      let longitudes = (0..<random.int(in: 1...30)).map { _ in
        Antimeridian.wrapped(center + random.double(in: -spread...spread))
      }
      var circle = LongitudeCircle()
      for longitude in longitudes { circle.add(west: longitude, east: longitude, span: 0) }
      let arc = try #require(circle.narrowestArc())
      let width = arc.east < arc.west ? arc.east - arc.west + 360 : arc.east - arc.west
      try #require(abs(width - Self.widthByTrial(longitudes)) < 1e-9)
      try #require(longitudes.contains(arc.west) && longitudes.contains(arc.east))
    }
  }

  /// Beyond 1024 stretches the circle works with cells; the result must not change.
  @Test func manyPointsGiveExactEdges() throws {
    try forEachSeed(count: 20) { random in
      let center = random.double(in: -180...180)
      let longitudes = (0..<5000).map { _ in
        Antimeridian.wrapped(center + random.double(in: -150...150))
      }
      var circle = LongitudeCircle()
      for longitude in longitudes { circle.add(west: longitude, east: longitude, span: 0) }
      let arc = try #require(circle.narrowestArc())
      let far = longitudes.map { Antimeridian.wrapped($0 - center) }
      let west = zip(far, longitudes).min { $0.0 < $1.0 }
      let east = zip(far, longitudes).max { $0.0 < $1.0 }
      try #require(arc.west == west?.1 && arc.east == east?.1)
    }
  }

  @Test func manyStretchesGiveTheSameAsTheirUnion() throws {
    try forEachSeed(count: 20) { random in
      let center = random.double(in: -180...180)
      var circle = LongitudeCircle()
      var lowest = 1000.0
      var highest = -1000.0
      for _ in 0..<3000 {
        let from = random.double(in: -160...150)
        let to = from + random.double(in: 0...9)
        lowest = min(lowest, from)
        highest = max(highest, to)
        circle.add(west: center + from, east: center + to, span: to - from)
      }
      let arc = try #require(circle.narrowestArc())
      try #require(arc.west == Antimeridian.wrapped(center + lowest))
      try #require(arc.east == Antimeridian.wrapped(center + highest))
    }
  }

  @Test func pointsAllAroundAreTheWorldToATenthOfADegree() throws {
    var circle = LongitudeCircle()
    for i in 0..<7200 {
      let longitude = Double(i) / 20 - 180
      circle.add(west: longitude, east: longitude, span: 0)
    }
    let arc = try #require(circle.narrowestArc())
    let width = arc.east < arc.west ? arc.east - arc.west + 360 : arc.east - arc.west
    #expect(width >= 359.9)
  }

  @Test func aRoundedStretchIsNoCircle() throws {
    // Wrapping 190 + 1e-15 steps rounds to one value or swaps neighbors; never the whole circle.
    try forAll(count: 2000) { random in
      let west = random.double(in: 180...540)
      let east = west.nextUp
      var circle = LongitudeCircle()
      circle.add(west: west, east: east, span: east - west)
      guard let arc = circle.narrowestArc() else { return false }
      return abs(Antimeridian.wrapped(arc.east - arc.west)) < 1e-9 && arc.west <= arc.east
        || arc.west == 180
    }
  }
}

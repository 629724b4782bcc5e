import Geodesy
import RoutelayTestSupport
import Testing

@testable import Framing

@Suite struct PathHullTests {
  enum Kind: CaseIterable { case walk, cloud, line, circle, parallel, meridian, parked, tall }

  static func path(_ kind: Kind, _ count: Int, _ random: inout SeededGenerator) -> [Coordinate] {
    var latitude = 45.0
    var longitude = 7.0
    var heading = 0.0
    return (0..<count).map { index in
      let share = Double(index) / Double(count)
      switch kind {
      case .walk:
        heading += random.double(in: -10...10)
        latitude += 1e-4 * DegreeMath.cosine(heading)
        longitude += 1e-4 * DegreeMath.sine(heading)
        return place(latitude, longitude)
      case .cloud: return place(random.double(in: 40...50), random.double(in: 0...10))
      case .line:
        return MapPoint(x: 1.4e8 + 1e5 * share, y: 9e7 + 3e4 * share).coordinate ?? place(0, 0)
      case .circle:
        return place(
          45 + DegreeMath.sine(360 * share) / 10, 7 + DegreeMath.cosine(360 * share) / 7)
      case .parallel: return place(45, 7 + share)
      case .meridian: return place(45 + share, 7)
      case .parked: return place(45, 7)
      case .tall: return place(random.double(in: -89...89), random.double(in: 7...8))
      }
    }
  }

  /// Whatever the kind of path, the hull is that of all vertices but for rounding.
  @Test(arguments: Kind.allCases)
  func theHullOfAllVertices(kind: Kind) throws {
    try forEachSeed(count: 3) { random in
      for count in [1, 2, 500, 6000] {
        let path = Self.path(kind, count, &random)
        let hull = try #require(PathHull(path))
        let all = ConvexPolygon(hullOf: path.map { PathHull.projected($0) })
        let own = ConvexPolygon(corners: hull.corners)
        for degrees in stride(from: 0.0, to: 360, by: 7) {
          let direction = SIMD2(DegreeMath.cosine(degrees), DegreeMath.sine(degrees))
          #expect(abs(own.highest(direction) - all.highest(direction)) < 1e-6)
        }
        #expect(hull.low.y == path.map(\.latitude).min())
        #expect(hull.high.x == path.map(\.longitude).max())
        #expect(!hull.isUnwrapped)
      }
    }
  }

  @Test func longTracksHaveFewCorners() throws {
    var random = SeededGenerator(seed: 9)
    let walk = try #require(PathHull(Self.path(.walk, 20_000, &random)))
    #expect(walk.corners.count < 200)
    let line = try #require(PathHull(Self.path(.line, 20_000, &random)))
    #expect(line.corners.count < 2000)
  }

  @Test func longitudesAreUnwrappedInOrder() throws {
    let hull = try #require(PathHull([place(0, 179), place(0, -179), place(1, 178)]))
    #expect(hull.isUnwrapped && hull.low.x == 178 && hull.high.x == 181)
    #expect(hull.last == PathHull.projected(place(1, 178)))
    let long = (0..<2000).map { place(0, Antimeridian.wrapped(170 + Double($0) / 100)) }
    let crossing = try #require(PathHull(long))
    #expect(crossing.isUnwrapped && abs(crossing.high.x - 189.99) < 1e-9)
  }

  @Test func noVertexNoHull() { #expect(PathHull([]) == nil) }
}

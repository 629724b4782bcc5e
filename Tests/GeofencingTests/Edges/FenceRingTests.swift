import RoutelayTestSupport
import Testing

@testable import Geodesy
@testable import Geofencing

@Suite struct FenceRingTests {
  /// 200,000 places against GEOS: rings with few and many vertices, tiny and large, with holes.
  @Test func placesAgreeWithGEOS() throws {
    try forAll(count: 40) { random in
      let size = [1e-5, 0.01, 1, 20, 60][random.int(in: 0...4)]
      let middle = place(
        random.double(in: -(85 - size)...(85 - size)),
        random.double(in: -(169 - size)...(169 - size)))
      let count = [3, 9, 64, 500, 20_000][random.int(in: 0...4)]
      var rings = [
        random.star(middle.latitude, middle.longitude, radii: size / 2...size, vertices: count)
      ]
      if random.oneIn(2) {
        rings.append(
          random.star(middle.latitude, middle.longitude, radii: size / 60...size / 25))
      }
      let fence = try PolygonFence([rings])
      let oracle = try #require(PreparedPolygon(rings))
      for i in 0..<5000 {
        var point = place(
          middle.latitude + random.double(in: -size...size),
          middle.longitude + random.double(in: -size...size))
        let ring = rings[i % rings.count]
        let vertex = ring[random.int(in: 0...ring.count - 1)]
        switch i % 10 {
        case 0: point = vertex
        // Level with a vertex, and on its meridian.
        case 1: point = place(vertex.latitude, point.longitude)
        case 2: point = place(point.latitude, vertex.longitude)
        default: break
        }
        let state = fence.state(of: point)
        if (state != .outside) != oracle.covers(point) { return false }
        if (state == .inside) != oracle.contains(point) { return false }
      }
      return true
    }
  }

  /// On the halves of edges, as near as numbers come: GEOS decides in double-doubles too.
  @Test func edgesAgreeWithGEOS() throws {
    try forAll(count: 100) { random in
      let ring = random.star(40, 10, radii: 1...2, vertices: 40)
      let fence = try PolygonFence([[ring]])
      let oracle = try #require(PreparedPolygon([ring]))
      return zip(ring, ring.dropFirst()).allSatisfy { a, b in
        let part = random.double(in: 0...1)
        let point = place(
          a.latitude + part * (b.latitude - a.latitude),
          a.longitude + part * (b.longitude - a.longitude))
        return (fence.state(of: point) != .outside) == oracle.covers(point)
      }
    }
  }

  /// A ring round the earth, with a coast that turns back on itself: inside are odd counts of edges
  /// toward the other pole.
  @Test func coastsRoundThePole() throws {
    let coast = places([
      (-65, -180), (-60, -100), (-70, -110), (-66, -90), (-62, 0), (-68, 90), (-75, 60), (-64, 120),
    ])
    let ring = try FenceRing(coast, edges: .planar)
    #expect(ring.pole == -90)
    #expect(ring.state(of: place(-80, 0)) == .inside)
    #expect(ring.state(of: place(-61, -102)) == .inside)
    #expect(ring.state(of: place(-67, -102)) == .outside)
    #expect(ring.state(of: place(-69.9, -107)) == .inside)
    #expect(ring.state(of: place(-40, -102)) == .outside)
    #expect(ring.state(of: place(-62, 360)) == .boundary)
    for turn in [-360.0, 360] {
      #expect(ring.state(of: place(-67, -102 + turn)) == .outside)
      #expect(ring.state(of: place(-61, -102 + turn)) == .inside)
    }
  }

  @Test func aTurnFurtherIsTheSame() throws {
    let ring = try FenceRing(box(-20, 177, -16, 182), edges: .planar)
    #expect(ring.turns(fromWest: 0, toEast: 0) == nil)
    #expect(ring.turns(fromWest: -179, toEast: -179) == 1...1)
    #expect(ring.turns(fromWest: 540, toEast: 540) == (-1)...(-1))
    #expect(ring.turns(fromWest: -190, toEast: 190) == 0...1)
  }
}

import Foundation
import RoutelayTestSupport
import Testing

@testable import Geodesy
@testable import Geofencing

@Suite struct PolygonFenceMarginTests {
  /// The least distance to places set densely along all edges, and how far apart those are.
  static func dense(
    _ rings: [[Coordinate]], _ edges: FenceEdges, from point: Coordinate
  ) -> (least: Double, gap: Double) {
    var least = Double.infinity
    var gap = 0.0
    for ring in rings {
      for (a, next) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
        let b = place(
          next.latitude,
          a.longitude + (next.longitude - a.longitude).remainder(dividingBy: 360))
        let steps = 400
        var previous = a
        for i in 1...steps {
          let vertex = edges.point(Double(i) / Double(steps), from: a, to: b)
          least = min(least, Geodesic.distance(from: point, to: vertex))
          gap = max(gap, Geodesic.distance(from: previous, to: vertex))
          previous = vertex
        }
      }
    }
    return (least, gap)
  }

  @Test(arguments: FenceEdges.allCases)
  func noPlaceOfTheBoundaryIsNearer(edges: FenceEdges) throws {
    try forAll(count: 60) { random in
      let size = [0.002, 0.1, 3, 12][random.int(in: 0...3)]
      let middle = place(
        random.double(in: -(88 - size)...(88 - size)), random.double(in: -180...180))
      let ring = random.star(
        middle.latitude, middle.longitude, radii: size / 2...size, vertices: random.int(in: 3...12))
      let fence = try PolygonFence([[ring]], edges: edges)
      let reach = random.oneIn(3) ? size * 5 : size * 1.2
      let point = place(
        min(max(middle.latitude + random.double(in: -reach...reach), -90), 90),
        middle.longitude + random.double(in: -reach...reach))
      let margin = fence.margin(of: point).value
      let (least, gap) = Self.dense([ring], edges, from: point)
      let isInside = fence.state(of: point) == .inside
      return (margin < 0) == isInside && abs(margin) <= least + 2e-3
        && abs(margin) >= least - gap / 2 - 2e-3
        && hypot(margin, gap / 2) >= least - 1e-2 - gap * gap / 1e5
    }
  }

  @Test func aSquareOfAKilometer() throws {
    let north = Geodesic.destination(from: place(45, 7), azimuth: 0, distance: 1000).latitude
    let east = Geodesic.destination(from: place(45, 7), azimuth: 90, distance: 1000).longitude
    let fence = try PolygonFence([[box(45, 7, north, east)]])
    let inside = Geodesic.destination(from: place(45, 7.006), azimuth: 0, distance: 12.5)
    #expect(abs(fence.margin(of: inside).value + 12.5) < 1e-3)
    let below = Geodesic.destination(from: place(45, 7.006), azimuth: 180, distance: 0.25)
    #expect(abs(fence.margin(of: below).value - 0.25) < 1e-3)
    #expect(fence.margin(of: place(45, 7.006)).value == 0)
    // Past a corner.
    let corner = Geodesic.destination(from: place(45, 7), azimuth: 225, distance: 300)
    #expect(abs(fence.margin(of: corner).value - 300) < 1e-3)
  }

  @Test func holesAndPartsCount() throws {
    let fence = try PolygonFence([[box(0, 0, 8, 8), box(2, 2, 6, 6)], [box(3, 3, 5, 5)]])
    let inRing = fence.margin(of: place(1, 1.9)).value
    #expect(abs(inRing + Geodesic.distance(from: place(1, 1.9), to: place(0, 1.9))) < 1)
    let inHole = fence.margin(of: place(2.4, 4)).value
    #expect(abs(inHole - Geodesic.distance(from: place(2.4, 4), to: place(2, 4))) < 1)
    #expect(fence.margin(of: place(4, 4)).value < 0)
    // Inside a second part, the boundary of the first is none.
    let overlap = try PolygonFence([[box(0, 0, 4, 4)], [box(1, 2, 3, 6)]])
    #expect(overlap.margin(of: place(2, 4)).value < -100_000)
  }

  /// The whole boundary is the same distance away.
  @Test func thePoleOfARoundRing() throws {
    let ring = stride(from: -180.0, to: 180, by: 10).map { place(89, $0) }
    let fence = try PolygonFence([[ring]])
    let expected = Geodesic.distance(from: place(90, 0), to: place(89, 0))
    #expect(abs(fence.margin(of: place(90, 0)).value + expected) < 1e-3)
    #expect(abs(fence.margin(of: place(88, 30)).value - 111_693.9) < 1)
  }

  @Test func theSeamOfACapIsNoBoundary() throws {
    let fence = try PolygonFence([[PolygonFenceTests.cap]])
    let margin = fence.margin(of: place(-89, 180)).value
    #expect(margin < -1_700_000)
  }

  @Test func aThousandTimesTheEarthRound() throws {
    let fence = try PolygonFence([[box(10, 170, 20, 190)]])
    for longitude in [-175.0, 185, -535] {
      let margin = fence.margin(of: place(15, longitude)).value
      #expect(abs(margin + Geodesic.distance(from: place(15, 5), to: place(15, 10))) < 3000)
    }
    #expect(
      abs(
        fence.margin(of: place(-10, 0)).value
          - Geodesic.distance(from: place(-10, 0), to: place(20, 170))) < 1)
  }

  /// What a limit leaves out is not below it.
  @Test func aLimitChangesNothingBelowIt() throws {
    try forAll { random in
      let ring = random.star(45, 7, radii: 0.05...0.1, vertices: 100)
      let fence = try PolygonFence([[ring]])
      let point = place(45 + random.double(in: -0.5...0.5), 7 + random.double(in: -0.5...0.5))
      let margin = fence.margin(of: point).value
      let limit = random.double(in: 0...50_000)
      let limited = fence.margin(of: point, below: Meters(limit)).value
      return margin < limit ? abs(limited - margin) < 1e-3 : limited >= limit
    }
  }
}

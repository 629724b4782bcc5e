import Foundation
import Geodesy
import Geofencing
import RoutelayTestSupport
import Testing
import TrackProcessing
import Tracks

@testable import Simplifying

struct FenceAvoidanceTests {
  @Test(arguments: [place(47, 11), place(0, 180), place(-70, -179.999)])
  func aWayRoundAZoneStaysOutside(origin: Coordinate) throws {
    // Round a circle of 100 m, 3 m outside of it.
    let way = line(
      (0..<360).map { i in
        let angle = Double(i) * .pi / 180
        return (103 * cos(angle), 103 * sin(angle))
      }, at: origin)
    let zone = try CircleFence(center: origin, radius: Meters(100))
    let square = try PolygonFence([
      [
        [(-70.0, -70.0), (70, -70), (70, 70), (-70, 70)].map {
          LocalPlane(origin: origin).coordinate(PlanePoint(x: $0.0, y: $0.1))
        }
      ]
    ])
    for shape in [zone, square] as [any FenceShape] {
      let avoidance = FenceAvoidance(FenceSet([Fence(id: "zone", shape: shape)]))
      let coarse = [[0, 90, 200, 359]]
      let retained = avoidance.avoiding(in: [way], retained: coarse)[0]
      #expect(Set(retained).isSuperset(of: coarse[0]) && retained == retained.sorted())
      #expect(retained.count < 60)
      for (a, b) in zip(retained, retained.dropFirst()) {
        #expect(!shape.touches(from: way.coordinates[a], to: way.coordinates[b]))
        for part in stride(from: 0.0, through: 1, by: 0.05) {
          let spot = shape.place(at: part, from: way.coordinates[a], to: way.coordinates[b])
          #expect(shape.state(of: spot) == .outside)
        }
      }
      // Nothing more comes back.
      #expect(avoidance.avoiding(in: [way], retained: [retained]) == [retained])
    }
  }

  @Test func whatIsNotNearComesAsItWas() throws {
    let fence = Fence(
      id: "a", shape: try CircleFence(center: place(48, 11), radius: Meters(100)))
    let way = line(walk([(0, 0), (500, 0), (500, 500)], step: 5))
    let avoidance = FenceAvoidance(FenceSet([fence]))
    #expect(
      avoidance.avoiding(in: [way, Segment()], retained: [[0, 200], []]) == [[0, 200], []])
    #expect(FenceAvoidance(FenceSet([])).avoiding(in: [way], retained: [[0, 3]]) == [[0, 3]])
  }

  @Test(arguments: [(40, false), (0, true)] as [(Double, Bool)])
  func aWayThatIsInsideMayStraightenButNotGoDeeper(north: Double, may: Bool) throws {
    let fence = Fence(
      id: "a", shape: try CircleFence(center: place(47, 11), radius: Meters(100)))
    // By way of the center the way itself is as deep as any chord.
    let corners: [(Double, Double)] =
      may ? [(-500, 50), (0, north), (500, 50)] : [(-500, 0), (0, north), (500, 0)]
    let way = line(walk(corners, step: 5))
    let retained = [[0, way.count - 1]]
    let stay = FenceAvoidance(FenceSet([fence])).avoiding(in: [way], retained: retained)
    #expect((stay == retained) == may)
  }

  @Test(arguments: [-0.05, 0, 0.02]) func aLineThatWasCutAtAZoneDoesNotGoIn(depth: Double) throws {
    let origin = place(47, 11)
    let radius = Meters(100)
    let zone = try CircleFence(center: origin, radius: radius)
    // Begins at the border, goes round the zone and ends at the border.
    var places = (0...180).map { i in
      let angle = Double(i) * .pi / 180
      return (110 * cos(angle), 110 * sin(angle))
    }
    places = [(100 - depth, 0)] + places + [(-100 + depth, 0)]
    let way = line(places, at: origin)
    let avoidance = FenceAvoidance(FenceSet([Fence(id: "zone", shape: zone)]))
    for retained in [[0, 182], [0, 100, 182], [0, 1, 182]] {
      let stay = avoidance.avoiding(in: [way], retained: [retained])[0]
      #expect(stay.count < 30)
      for (a, b) in zip(stay, stay.dropFirst()) {
        for part in stride(from: 0.0, through: 1, by: 0.02) {
          let spot = zone.place(at: part, from: way.coordinates[a], to: way.coordinates[b])
          #expect(zone.margin(of: spot).value > -0.2)
        }
      }
    }
  }

  private static let zone = polygon([
    (6.991, 44.996), (7.004, 44.991), (7.009, 45.004), (6.996, 45.009), (6.991, 44.996),
  ])

  private static func polygon(_ places: [(Double, Double)]) -> [Coordinate] {
    places.map { place($0.1, $0.0) }
  }

  /// The depths of a simplified way in meters, or how far it is out, at many places.
  private func deepest(
    _ shape: any FenceShape, _ way: Segment, _ kept: [Int], side: ClipSide
  ) -> Double {
    var deepest = -Double.infinity
    for (a, b) in zip(kept, kept.dropFirst()) {
      for part in stride(from: 0.0, through: 1, by: 1 / 64) {
        let spot = shape.place(at: part, from: way.coordinates[a], to: way.coordinates[b])
        let margin = shape.margin(of: spot).value
        deepest = max(deepest, side == .outside ? -margin : margin)
      }
    }
    return deepest
  }

  @Test func aSegmentCutAtBothEndsByAPolygonDidNotStayOutside() throws {
    let shape = try PolygonFence([[Self.zone]])
    let fences = FenceSet([Fence(id: "z", shape: shape)])
    let track = Segment(
      coordinates: Self.polygon([
        (7.001, 44.998), (7.006, 44.981), (6.977, 45.01), (7.018, 45.008), (7.002, 45.001),
      ]))
    var document = TrackDocument()
    document.items = [.track(Track(segments: [track]))]
    let cut = document.kept(.outside, of: fences).0
    var checked = 0
    for way in cut.tracks.flatMap(\.segments) {
      let ends = [0, way.count - 1]
      #expect(deepest(shape, way, ends, side: .outside) > 10)
      let kept = FenceAvoidance(fences).avoiding(in: [way], retained: [ends])[0]
      #expect(deepest(shape, way, kept, side: .outside) < 0.03)
      checked += 1
    }
    #expect(checked > 0)
  }

  @Test(arguments: ClipSide.allCases)
  func chordsOfCutTracksWentWhereNothingWasKept(side: ClipSide) throws {
    var (strayed, brought) = (0, 0)
    try forEachSeed(count: 120) { random in
      let origin = place(random.double(in: -60...60), random.double(in: -179...179))
      let plane = LocalPlane(origin: origin)
      func at(_ angle: Double, _ radius: Double) -> Coordinate {
        plane.coordinate(PlanePoint(x: radius * cos(angle), y: radius * sin(angle)))
      }
      // A star, or a circle.
      let corners = random.int(in: 3...9)
      let star = (0..<corners).map {
        at(6.28 * Double($0) / Double(corners), random.double(in: 200...1000))
      }
      let shape: any FenceShape =
        random.oneIn(4)
        ? try CircleFence(center: origin, radius: Meters(700))
        : try PolygonFence([[star + [star[0]]]])
      let fences = FenceSet([Fence(id: "a", shape: shape)])
      var angle = 0.0
      let radii = side == .outside ? 600.0...1500 : 100...600
      let track = Segment(
        coordinates: (0..<20).map { _ in
          angle += random.double(in: -0.3...0.8)
          return at(angle, random.double(in: radii))
        })
      var document = TrackDocument()
      document.items = [.track(Track(segments: [track]))]
      let cut = document.kept(side, of: fences).0
      for way in cut.tracks.flatMap(\.segments) where way.count > 2 {
        let ends = [0, way.count - 1]
        let own = max(0, deepest(shape, way, Array(way.indices), side: side))
        if deepest(shape, way, ends, side: side) > own + 0.05 { strayed += 1 }
        let kept = FenceAvoidance(fences, keeping: side).avoiding(in: [way], retained: [ends])[0]
        try #require(deepest(shape, way, kept, side: side) < own + 0.03)
        brought += kept.count - 2
      }
    }
    #expect(strayed > 10 && brought > 10, "\(strayed) \(brought)")
  }

  @Test func aTrackInAUShapedFenceCutAcrossIt() throws {
    let ring = Self.polygon([
      (0, 0), (0.05, 0), (0.05, 0.05), (0.04, 0.05), (0.04, 0.01), (0.01, 0.01), (0.01, 0.05),
      (0, 0.05), (0, 0),
    ])
    let fences = FenceSet([Fence(id: "u", shape: try PolygonFence([[ring]]))])
    let way = Segment(
      coordinates: Self.polygon([
        (0.005, 0.045), (0.005, 0.005), (0.045, 0.005), (0.045, 0.045),
      ]))
    let inside = FenceAvoidance(fences, keeping: .inside)
    let kept = inside.avoiding(in: [way], retained: [[0, 3]])
    #expect(kept[0].count > 2)
    #expect(deepest(fences.fences[0].shape, way, kept[0], side: .inside) < 0)
    #expect(inside.avoiding(in: [way], retained: kept) == kept)
    // What leaves by itself may go on leaving.
    let astray = Segment(coordinates: [
      place(0.045, 0.005), place(0.06, 0.025), place(0.045, 0.045),
    ])
    #expect(inside.avoiding(in: [astray], retained: [[0, 2]]) == [[0, 2]])
  }

  @Test func fromOneFenceToTheNextIsInside() throws {
    let squares = try [0.0, 0.01].map { west in
      Fence(
        id: "\(west)",
        shape: try PolygonFence([
          [
            Self.polygon([
              (west, 0), (west + 0.01, 0), (west + 0.01, 0.01), (west, 0.01), (west, 0),
            ])
          ]
        ]))
    }
    let way = Segment(
      coordinates: Self.polygon([(0.002, 0.002), (0.01, 0.004), (0.015, 0.007), (0.018, 0.002)]))
    let inside = FenceAvoidance(FenceSet(squares), keeping: .inside)
    #expect(inside.avoiding(in: [way], retained: [[0, 3]]) == [[0, 3]])
  }
}

import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import Geofencing

@Suite struct TrackDocumentClippingTests {
  static let box = fences(BoxFence(west: 0, south: 0, east: 10, north: 10))

  private var document: TrackDocument {
    made(
      .track(Track(segments: [line(at(5, -5), at(5, 5), at(5, 15))])),
      .route(Route(points: line(at(1, -5), at(1, 15)))),
      .waypoint(Waypoint(position: line(at(5, 5)))),
      .waypoint(Waypoint(position: line(at(5, 15)))),
      .waypoint(Waypoint(position: line(at(0, 5)))), .feature(Feature()))
  }

  @Test func bothSides() {
    let inside = document.kept(inside: Self.box, keepsIndices: true)
    #expect(inside.document.tracks.map { $0.segments.map(\.count) } == [[3]])
    #expect(inside.document.routes.map(\.points.count) == [2])
    #expect(inside.document.waypoints.map { $0.position.coordinates[0].latitude } == [5, 0])
    #expect(inside.document.features.count == 1)
    #expect(inside.report.keptIndices == [[1]])
    #expect((inside.report.routePoints.before, inside.report.routePoints.after) == (2, 2))
    #expect(inside.report.borderRoutePoints == 2)
    let outside = document.kept(outside: Self.box, keepsIndices: true)
    #expect(outside.document.tracks.map { $0.segments.map(\.count) } == [[2, 2]])
    #expect(outside.document.routes.map(\.points.count) == [2, 2])
    #expect(outside.document.waypoints.map { $0.position.coordinates[0].longitude } == [15])
    #expect(outside.report.keptIndices == [[0, 2]])
    #expect((outside.report.routes.before, outside.report.routes.after) == (1, 2))
    let open = document.kept(outside: Self.box, boundary: .exclusive)
    #expect(open.document.waypoints.count == 2 && open.report.keptIndices == nil)
  }

  @Test func withoutFencesOutsideIsEverything() {
    let kept = document.kept(.outside, of: fences())
    #expect(kept.document == document && kept.report.isUnchanged)
    let none = document.kept(.inside, of: fences())
    #expect(none.document.items == [.feature(Feature())])
  }

  @Test func circlesAndPolygonsOfAnyPlaceCutExactly() throws {
    try forEachSeed(count: 60) { random in
      let center = at(random.double(in: -85...85), random.double(in: -180...180))
      let circle = try CircleFence(center: center, radius: Meters(random.double(in: 100...900)))
      let far = Geodesic.destination(from: center, azimuth: 45, distance: 700)
      let triangle = [
        far, at(far.latitude + 0.01, far.longitude),
        at(far.latitude, Antimeridian.wrapped(far.longitude + 0.02)),
      ]
      let polygon = try PolygonFence([[triangle]])
      let set = fences(circle, polygon)
      let segments = (0..<2).map { _ in wander(around: center, count: 100, &random) }
      let input = made(.track(Track(segments: segments)))
      let inside = input.kept(inside: set)
      let outside = input.kept(outside: set)
      func length(_ document: TrackDocument) -> Double {
        document.tracks.flatMap(\.segments).reduce(0) {
          $0 + Geodesic.pathLength($1.coordinates)
        }
      }
      let difference = length(inside.document) + length(outside.document) - length(input)
      try #require(abs(difference) < 1e-3 + 1e-9 * length(input), "\(difference)")
      try #require(inside.report.borderFixes == outside.report.borderFixes)
      try #require(
        inside.report.removedFixes + outside.report.removedFixes
          == input.tracks[0].segments
          .reduce(0) { $0 + $1.count })
      for place in inside.document.tracks.flatMap(\.segments).flatMap(\.coordinates) {
        let margin = min(circle.margin(of: place).value, polygon.margin(of: place).value)
        try #require(margin < 1e-6)
      }
      for place in outside.document.tracks.flatMap(\.segments).flatMap(\.coordinates) {
        let margin = min(circle.margin(of: place).value, polygon.margin(of: place).value)
        try #require(margin > -1e-6)
      }
      // Times never turn back within a segment.
      for segment in (inside.document.tracks + outside.document.tracks).flatMap(\.segments) {
        let times = segment.compactMap(\.time)
        try #require(times == times.sorted() && times.count == segment.count)
      }
    }
  }
}

/// `document` under a name that a test's own does not hide.
private func made(_ items: TrackDocument.Item...) -> TrackDocument {
  var document = TrackDocument()
  document.items = items
  return document
}

import Geodesy
import Testing
import TrackProcessing
import Tracks

@testable import RouteJobs

@Suite struct DocumentRecordTests {
  private static func segment(_ count: Int) -> Segment {
    Segment(
      coordinates: (0..<count).map {
        Coordinate(uncheckedLatitude: 45 + Double($0) / 100, longitude: 7)
      })
  }

  /// One of everything.
  static let document: TrackDocument = {
    var document = TrackDocument()
    var track = Track(segments: [segment(3), segment(0), segment(2)])
    track.details.text.name = "Ridge"
    track.details.text.type = "hike"
    var waypoint = Waypoint(position: segment(1))
    waypoint.details.text.symbol = "Flag"
    document.items = [
      .track(track), .route(Route(points: segment(4))), .waypoint(waypoint),
      .area(Area(polygons: [Polygon(rings: [segment(4)])])),
      .feature(
        Feature(
          geometry: .collection([.point(segment(1)), .collection([.lineString(segment(5))])]))),
      .feature(Feature()),
    ]
    document.featureCount = 2
    document.locatedFeatureCount = 1
    return document
  }()

  @Test func kindsAreCountedApart() {
    let record = DocumentRecord(Self.document, SummaryOptions())
    #expect(record.segmentCounts == [3, 0, 2])
    #expect(record.pointCount == 5 + 5)
    #expect(record.routePointCount == 4)
    #expect(record.areaCount == 1)
    #expect(record.featureCount == 2 && record.locatedFeatureCount == 1)
    #expect(record.tracks.map(\.name) == ["Ridge"] && record.tracks.map(\.type) == ["hike"])
    #expect(record.waypoints.map(\.symbol) == ["Flag"])
  }

  @Test func aVeryDeepCollectionDoesNotDeepenTheStack() {
    var geometry = Geometry.point(Self.segment(1))
    for _ in 0..<10_000 { geometry = .collection([geometry]) }
    var count = 0
    GeometryParts.visit(geometry) { path, _ in count += path.count }
    #expect(count == 1)
    // Taken apart from outside in: freeing it whole would recurse.
    while case .collection(let parts) = geometry { geometry = parts[0] }
  }

  @Test func partsComeInOrder() {
    var counts: [Int] = []
    let parts = Geometry.collection([
      .lineString(Self.segment(1)), .multiPoint(Self.segment(2)),
      .collection([.polygon(Polygon(rings: [Self.segment(4), Self.segment(5)]))]),
      .multiLineString([Self.segment(6), Self.segment(7)]),
    ])
    GeometryParts.visit(parts) { path, _ in counts.append(path.count) }
    #expect(counts == [1, 1, 1, 4, 5, 6, 7])
  }

  @Test func aRouteIsAsLongAsItsWayAndHasItsStopsForPoints() {
    let points = Self.segment(2)
    let aside = Coordinate(uncheckedLatitude: 45.005, longitude: 7.5)
    var document = TrackDocument()
    document.items = [.route(Route(points: points, shaping: [[aside]]))]
    let record = DocumentRecord(document, SummaryOptions())
    #expect(record.routePointCount == 2)
    #expect(record.routes.map(\.points) == [2])
    #expect(record.routes[0].stats.distance > 70_000)
    #expect(record.bounds?.east == 7.5)
  }
}

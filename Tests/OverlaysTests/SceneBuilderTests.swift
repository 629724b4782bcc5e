import Geodesy
import OverlayModel
import Testing
import Tracks

@testable import Overlays

@Suite struct SceneBuilderTests {
  @Test func aTrackIsOneFeatureWhoseLinesNameTheirSegments() throws {
    let track = Track(segments: [
      segment([(0, 0), (1, 1)]), Segment(), segment([(179, 0), (-179, 2)]),
    ])
    let (scene, report) = scene(.track(track))
    #expect(scene.features.map(\.id.text) == ["\"track-0\""])
    guard case .polyline(let lines) = scene.features.first?.shape else {
      Issue.record("no polyline")
      return
    }
    #expect(lines.map(\.segment) == [0, 2, 2])
    #expect(lines.map(\.points.count) == [2, 2, 2])
    #expect(!lines.contains { $0.endsAtRecordedVertex })
    #expect(report == SceneReport())
  }

  @Test func aVertexOnTheSeamIsMarkedAsRecorded() {
    let (scene, _) = scene(
      .track(Track(segments: [segment([(179, 0), (180, 0), (-179, 0), (179, 0)])])))
    guard case .polyline(let lines) = scene.features.first?.shape else {
      Issue.record("no polyline")
      return
    }
    #expect(lines.map(\.endsAtRecordedVertex) == [true, false, false])
  }

  @Test func linesThatNeedNoCutShareTheirColumns() {
    let line = segment((0..<50).map { (Double($0), 0) })
    let (scene, _) = scene(.track(Track(segments: [line])))
    let address = line.coordinates.withUnsafeBufferPointer { $0.baseAddress }
    scene.features.first?.shape.forEachSegment { run in
      #expect(run.coordinates.withUnsafeBufferPointer { $0.baseAddress } == address)
    }
  }

  @Test func aSegmentOfOneFixBecomesAPoint() {
    var track = Track(segments: [
      segment([(1, 1)]), segment([(2, 2), (3, 3)]), segment([(190, 4)]),
    ])
    track.details.text.name = "T"
    let (scene, report) = scene(.track(track), .route(Route(points: segment([(5, 5)]))))
    #expect(scene.features.map(\.shape.kind) == [.polyline, .annotation, .annotation, .annotation])
    #expect(
      scene.features.map(\.id.text)
        == ["\"track-0\"", "\"track-1\"", "\"track-2\"", "\"route-0\""])
    #expect(scene.features[2].properties["title"]?.text == "\"T\"")
    #expect(runs(scene.features[2].shape) == [[[-170, 4]]])
    #expect(report.notices.map(\.problem) == ["single-fix-segment"])
    #expect(report.notices.map(\.count) == [3])
  }

  @Test func whatHasNoPositionIsLeftOut() {
    let (scene, report) = scene(
      .track(Track()), .track(Track(segments: [Segment(), Segment()])), .route(Route()),
      .area(Area(polygons: [])), .area(Area(polygons: [Polygon(rings: [Segment()])])),
      .feature(Feature()), .feature(Feature(geometry: .multiPoint(Segment()))))
    #expect(scene.features.isEmpty)
    #expect(scene.bounds == nil)
    #expect(
      report.losses == [
        "tracks without fixes", "routes without points", "areas without positions",
        "features without geometry", "features without positions",
      ])
  }

  @Test func wordsOfGPXBecomeTitleSubtitleAndDescription() {
    var track = Track(segments: [segment([(0, 0), (1, 1)])])
    track.details.text.name = "A \"B\"\u{1}"
    track.details.text.type = "hike"
    track.details.text.description = "d"
    track.details.text.comment = "c"
    track.details.text.source = "s"
    track.details.text.links = [Link(href: "https://example.org")]
    track.details.number = "1"
    let (scene, report) = scene(.track(track))
    let properties = scene.features[0].properties
    #expect(properties["title"]?.text == "\"A \\\"B\\\"\\u0001\"")
    #expect(properties["subtitle"]?.text == "\"hike\"")
    #expect(properties["description"]?.text == "\"d\"")
    #expect(
      report.losses == ["comments", "sources", "links", "numbers of tracks and routes"])
  }

  @Test func inputPropertiesWinAndKeepTheirOrder() {
    var area = Area(
      details: details([("title", "\"mine\""), ("z", "1"), ("stroke", "\"#123456\"")]),
      polygons: [Polygon(rings: [segment([(0, 0), (1, 0), (1, 1), (0, 0)])])])
    area.details.text.name = "other"
    let (scene, _) = scene(.area(area))
    let members = scene.features[0].properties.members
    #expect(
      members.map(\.key) == [
        "title", "z", "stroke", "stroke-width", "stroke-opacity", "fill", "fill-opacity",
      ])
    #expect(members[0].value.text == "\"mine\"")
    #expect(members[2].value.text == "\"#123456\"")
  }

  @Test func idsThatClashAreMadeUnique() {
    let point = segment([(0, 0)])
    let (scene, report) = scene(
      .waypoint(Waypoint(details: details(id: "7"), position: point)),
      .waypoint(Waypoint(details: details(id: "7"), position: point)),
      .waypoint(Waypoint(position: point)))
    #expect(scene.features.map(\.id.text) == ["7", "\"7~2\"", "\"waypoint-2\""])
    #expect(report.notices.map(\.problem) == ["duplicate-id"])
    #expect(
      report.notices[0].message == "the id 7 stands twice; the later feature is \"7~2\", a string")
  }

  @Test func thePointsOfAMultiPointShareAnIDWithoutAFinding() {
    let items = (0..<3).map {
      TrackDocument.Item.waypoint(
        Waypoint(
          details: details(id: "\"m\""), position: segment([(Double($0), 0)]), multiPointIndex: $0))
    }
    var document = TrackDocument()
    document.items = items
    let (scene, report) = SceneBuilder.scene(of: document)
    #expect(scene.features.map(\.id.text) == ["\"m\"", "\"m~2\"", "\"m~3\""])
    #expect(report.notices.isEmpty)
  }

  @Test func cutPolygonsSayWhichTheyBelongTo() {
    func box(_ west: Double, _ east: Double) -> Polygon {
      Polygon(rings: [segment([(west, 0), (east, 0), (east, 1), (west, 1), (west, 0)])])
    }
    func numbers(_ polygons: [Polygon]) -> [Int]? {
      guard
        case .polygon(_, let numbers) = scene(.area(Area(polygons: polygons))).0.features[0].shape
      else { return nil }
      return numbers
    }
    #expect(numbers([box(0, 1), box(2, 3)]) == [])
    #expect(numbers([box(0, 1), box(179, 181), box(2, 3)]) == [0, 1, 1, 2])
  }

  @Test func boundsCrossTheSeamTheNarrowWay() {
    let (scene, _) = scene(
      .track(Track(segments: [segment([(178, 1), (-179, 2)])])),
      .waypoint(Waypoint(position: segment([(-170, 5)]))))
    #expect(
      scene.features[0].bounds == CoordinateBounds(west: 178, south: 1, east: -179, north: 2))
    #expect(scene.bounds == CoordinateBounds(west: 178, south: 1, east: -170, north: 5))
  }

  @Test func aFeatureIs3DOnlyWhenAllItsPositionsAre() {
    let high = segment([(0, 0), (1, 1)], elevations: [5, -3])
    let mixed = segment([(0, 0), (1, 1)], elevations: [7, nil])
    let flat = segment([(0, 0), (1, 1)])
    func elevations(_ segments: [Segment]) -> ClosedRange<Double>? {
      scene(.track(Track(segments: segments))).0.features[0].elevations
    }
    #expect(elevations([high]) == -3...5)
    #expect(elevations([high, mixed]) == nil)
    #expect(elevations([high, flat]) == nil)
    #expect(elevations([flat]) == nil)
    #expect(elevations([high, Segment()]) == -3...5)
  }

  @Test func foreignMembersAreKept() {
    var document = TrackDocument()
    document.foreignMembers = JSONMembers([.init(key: "a", value: JSONText(text: "1"))])
    var waypoint = Waypoint(position: segment([(0, 0)]))
    waypoint.details.foreignMembers = document.foreignMembers
    document.items = [.waypoint(waypoint)]
    let (scene, _) = SceneBuilder.scene(of: document)
    #expect(scene.foreignMembers == document.foreignMembers)
    #expect(scene.features[0].foreignMembers == document.foreignMembers)
  }

  @Test func aRouteIsDrawnAlongItsShapingPoints() {
    let points = segment([(0, 0), (2, 0)])
    let place = segment([(1, 1)]).coordinates
    let (scene, _) = scene(.route(Route(points: points, shaping: [place])))
    guard case .polyline(let lines)? = scene.features.first?.shape else {
      Issue.record("no line")
      return
    }
    #expect(lines.map { $0.points.map(\.coordinate.latitude) } == [[0, 1, 0]])
  }
}

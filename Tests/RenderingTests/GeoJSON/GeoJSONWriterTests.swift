import Foundation
import Geodesy
import Testing
import Tracks

@testable import Rendering

@Suite struct GeoJSONWriterTests {
  private func type(_ feature: [String: Any]) -> String? {
    (feature["geometry"] as? [String: Any])?["type"] as? String
  }

  @Test func oneLineIsALineStringAndMoreAreAMultiLineString() throws {
    let line = segment([1, 2], [3, 4])
    #expect(try features(document(.track(Track(segments: [line])))).map(type) == ["LineString"])
    #expect(
      try features(document(.track(Track(segments: [line, line])))).map(type)
        == ["MultiLineString"])
  }

  @Test func emptySegmentsLeaveNoEmptyLines() throws {
    let line = segment([1, 2], [3, 4])
    let read = try features(document(.track(Track(segments: [Segment(), line, Segment()]))))
    #expect(read.map(type) == ["LineString"])
  }

  @Test func aSegmentOfOneFixIsAPointWithANotice() throws {
    let track = Track(segments: [segment([1, 2], [3, 4]), segment([5, 6])])
    let read = try features(document(.track(track)))
    #expect(read.map(type) == ["LineString", "Point"])
    #expect(read.map { $0["id"] as? String } == ["track-0", "track-1"])
    let report = try output(document(.track(track)), .geoJSON).report
    #expect(report.notices.map(\.problem) == ["single-fix-segment"])
    #expect(report.notices.map(\.count) == [1])
  }

  @Test func aTrackOfLoneFixesIsPointsOnly() throws {
    let track = Track(segments: [segment([1, 2]), segment([5, 6])])
    #expect(try features(document(.track(track))).map(type) == ["Point", "Point"])
  }

  @Test func aTrackWithoutFixesHasNoGeometry() throws {
    for track in [Track(), Track(segments: [Segment(), Segment()])] {
      let read = try features(document(.track(track)))
      #expect(read.count == 1)
      #expect(read.first?["geometry"] is NSNull)
    }
  }

  @Test func clashingIDsAreNoticed() throws {
    let items = ["\"a\"", "\"a\""].map { id in
      TrackDocument.Item.waypoint(
        Waypoint(details: properties([:], id: id), position: segment([1, 2])))
    }
    var clashing = TrackDocument()
    clashing.items = items
    #expect(try features(clashing).map { $0["id"] as? String } == ["a", "a~2"])
    let notices = try output(clashing, .geoJSON).report.notices
    #expect(notices.map(\.problem) == ["duplicate-id"])
    #expect(notices.map(\.message) == ["the id \"a\" stands twice; the later feature is \"a~2\""])
  }

  @Test func foreignMembersOfTheTopAreKeptForOneInputOnly() throws {
    var one = TrackDocument()
    one.foreignMembers = JSONMembers([.init(key: "k", value: JSONText(text: "1.0"))])
    let kept = try output(one, .geoJSON)
    #expect(kept.text == "{\"type\":\"FeatureCollection\",\"features\":[],\"k\":1.0}\n")
    #expect(kept.report.losses == [])
    let merged = try output(one, .geoJSON, sources: 2)
    #expect(merged.text == "{\"type\":\"FeatureCollection\",\"features\":[]}\n")
    #expect(merged.report.losses == ["foreign members of the document"])
    #expect(
      try output(one, .geoJSONSequence).report.losses == ["foreign members of the document"])
  }

  @Test func membersThatStructureGeoJSONAreNoForeignOnes() throws {
    var one = TrackDocument()
    one.foreignMembers = JSONMembers(
      ["features", "coordinates", "bbox", "crs", "type"].map {
        .init(key: $0, value: JSONText(text: "1"))
      })
    #expect(
      try output(one, .geoJSON).text == "{\"type\":\"FeatureCollection\",\"features\":[]}\n")
  }

  @Test func aRouteIsDrawnAlongItsShapingPoints() throws {
    let points = segment([0, 0], [2, 0])
    let route = Route(
      points: points, shaping: [[Coordinate(uncheckedLatitude: 1, longitude: 1)]])
    let feature = try #require(try features(document(.route(route))).first)
    let geometry = feature["geometry"] as? [String: Any]
    #expect(geometry?["coordinates"] as? [[Double]] == [[0, 0], [1, 1], [2, 0]])
  }
}

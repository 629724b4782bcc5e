import Foundation
import Geodesy
import Testing
import Tracks

@testable import Rendering

@Suite struct OverlayColumnsTests {
  private func columns(
    _ items: [TrackDocument.Item], _ channels: Set<OverlayChannel>? = []
  ) throws -> [[String: Any]?] {
    var options = OutputOptions()
    options.overlayChannels = channels
    let text = try OverlayExamples.write(OverlayExamples.document(items), options).text
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let features = try #require(object["features"] as? [[String: Any]])
    return features.map {
      ($0["properties"] as? [String: Any])?["coordinateProperties"] as? [String: Any]
    }
  }

  private func json(_ value: Any?) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: try #require(value), options: [.fragmentsAllowed, .sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }

  @Test func elevationsThatAreNotCompleteStandBeside() throws {
    let track = Track(segments: [
      OverlayExamples.segment([(0, 0), (1, 1)], elevations: [1.5, nil]),
      OverlayExamples.segment([(2, 2), (3, 3)]),
    ])
    #expect(
      try json(columns([.track(track)])[0]) == #"{"elevation":[[1.5,null],[null,null]]}"#)
    let whole = Track(segments: [OverlayExamples.segment([(0, 0), (1, 1)], elevations: [1, 2])])
    #expect(try columns([.track(whole)])[0] == nil)
  }

  @Test func onlyChannelsThatAreWantedAndThere() throws {
    var segment = Segment()
    segment.append(
      Fix(
        coordinate: OverlayExamples.coordinate(0, 0), time: Timestamp(seconds: 0, nanoseconds: 5),
        channels: [.power: 200.00049, .fix: 3]))
    segment.append(
      Fix(coordinate: OverlayExamples.coordinate(1, 0), channels: [.fix: 9, .heartRate: 60]))
    let items = [TrackDocument.Item.track(Track(segments: [segment]))]
    #expect(try columns(items)[0] == nil)
    #expect(
      try json(columns(items, [.times])[0])
        == #"{"times":["1970-01-01T00:00:00.000000005Z",null]}"#)
    #expect(
      try json(columns(items, [.channel(.power), .channel(.cadence)])[0])
        == #"{"power":[200,null]}"#)
    #expect(
      try json(columns(items, nil)[0])
        == #"{"fix":["dgps",null],"heartRate":[null,60],"power":[200,null],"#
        + #""times":["1970-01-01T00:00:00.000000005Z",null]}"#)
  }

  @Test func pointsAndPolygonsNestLikeTheirCoordinates() throws {
    var waypoint = Segment()
    waypoint.append(Fix(coordinate: OverlayExamples.coordinate(0, 0), channels: [.accuracy: 3]))
    let ring = OverlayExamples.segment(
      [(0, 0), (1, 0), (1, 1), (0, 0)], elevations: [1, nil, 3, 1])
    let values = try columns(
      [
        .waypoint(Waypoint(position: waypoint)), .area(Area(polygons: [Polygon(rings: [ring])])),
        .area(Area(polygons: [Polygon(rings: [ring]), Polygon(rings: [ring])])),
      ], nil)
    #expect(try json(values[0]) == #"{"accuracy":3}"#)
    #expect(try json(values[1]) == #"{"elevation":[[1,null,3,1]]}"#)
    #expect(try json(values[2]) == #"{"elevation":[[[1,null,3,1]],[[1,null,3,1]]]}"#)
  }

  @Test func whatACollectionCannotSayIsALoss() throws {
    var point = Segment()
    point.append(Fix(coordinate: OverlayExamples.coordinate(0, 0), channels: [.accuracy: 3]))
    let points = OverlayExamples.segment([(0, 0), (0, 0)], elevations: [1, nil])
    let document = OverlayExamples.document([
      .feature(Feature(geometry: .collection([.point(point), .multiPoint(points)])))
    ])
    #expect(try columns(document.items, nil)[0] == nil)
    var options = OutputOptions()
    let elevations = "elevations of some positions in a geometry collection"
    #expect(try OverlayExamples.write(document, options).report.losses == [elevations])
    options.overlayChannels = nil
    #expect(
      try Set(OverlayExamples.write(document, options).report.losses)
        == [elevations, "times and channels in geometry collections"])
  }

  /// A straight line through a fix at exactly 180: nothing but this tells its vertex from one that
  /// the cut made.
  @Test func aRecordedVertexOnTheSeamIsMarked() throws {
    let items = OverlayExamples.recordedOnTheSeam.items
    #expect(
      try json(columns(items)[0])
        == #"{"cut":[[false,false],[true,false,true],[true,false],[false,false]]}"#)
    let crossing = Track(segments: [OverlayExamples.segment([(179, 0), (-179, 0)])])
    #expect(try columns([.track(crossing)])[0] == nil)
  }
}

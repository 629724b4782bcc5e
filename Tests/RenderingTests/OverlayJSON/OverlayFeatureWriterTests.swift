import Foundation
import Geodesy
import OverlayModel
import Testing
import Tracks

@testable import Rendering

/// What the writer makes is what `OverlayModel` reads.
@Suite struct OverlayFeatureWriterTests {
  private struct Document: Decodable {
    struct Feature: Decodable {
      struct Properties: Decodable { var overlay: FeatureOverlay }
      var id: OverlayIdentifier
      var properties: Properties
    }
    var routelay: OverlayDocumentInfo
    var features: [Feature]
  }

  private func read(_ document: TrackDocument) throws -> Document {
    try JSONDecoder().decode(
      Document.self, from: Data(OverlayExamples.write(document).text.utf8))
  }

  @Test func aRideDecodes() throws {
    let document = try read(OverlayExamples.ride)
    #expect(
      document.features.map(\.properties.overlay.type) == [
        .polyline, .annotation, .polyline, .annotation,
      ])
    for feature in document.features { #expect(feature.properties.overlay.id == feature.id) }
    let track = document.features[0].properties.overlay
    #expect(track.segments == [0, 0, 3])
    #expect(track.style.strokeColor?.text == "#007AFFFF")
    #expect(track.style.fillColor == nil && track.style.markerTintColor == nil)
    // The rectangle passes the world's edge, as a crossing one does.
    #expect(track.mapRect.x < 268_435_456)
    #expect(track.mapRect.x + track.mapRect.width > 268_435_456)
    #expect(document.features[3].properties.overlay.glyph == "Lodge")
  }

  @Test func aMapDecodes() throws {
    let document = try read(OverlayExamples.map)
    #expect(
      document.features.map(\.id) == [
        .integer(7), .string("c"), .string("parts"), .string("waypoint-0"),
      ])
    let circle = document.features[1].properties.overlay
    #expect(circle.type == .circle)
    #expect(circle.center == OverlayPlace(latitude: 47, longitude: 8))
    #expect(circle.radius == 1500.12345)
    #expect((circle.level, circle.zIndex) == (.aboveLabels, 3))
    #expect(circle.style.lineDashPattern == [6, 3.5])
    #expect(document.features[0].properties.overlay.segments == [0, 0])
    #expect(document.features[2].properties.overlay.style.markerTintColor != nil)
    #expect(document.features[3].properties.overlay.displayPriority == 750)
  }

  @Test func theMapRectOfADocumentIsThatOfItsBox() throws {
    let info = try read(
      OverlayExamples.document([
        .track(Track(segments: [OverlayExamples.segment([(-90, 0), (90, 10)])]))
      ])
    ).routelay
    let rect = try #require(info.mapRect)
    #expect((rect.x, rect.width) == (67_108_864, 134_217_728))
    #expect(rect.y + rect.height == 134_217_728)
    let region = try #require(info.region)
    #expect((region.center.longitude, region.span.longitudeDelta) == (0, 180))
    #expect(abs(region.span.latitudeDelta - 10) < 1e-6)
  }

  @Test func membersThatStandInTheWayAreLeftOutOfGeometries() throws {
    var waypoint = Waypoint(position: OverlayExamples.segment([(0, 0)]))
    waypoint.details.geometryForeignMembers = OverlayExamples.members([("bbox", "1"), ("x", "2")])
    waypoint.details.foreignMembers = OverlayExamples.members([("id", "3"), ("y", "4")])
    let text = try OverlayExamples.write(OverlayExamples.document([.waypoint(waypoint)])).text
    #expect(text.contains(#""coordinates":[0,0],"x":2}"#))
    #expect(text.contains(#","y":4}]}"#) && !text.contains(#""id":3"#))
  }
}

import Foundation
import Geodesy
import OverlayModel
import Overlays
import Testing
import Tracks

@testable import Rendering

/// What the writer makes is what `OverlayModel` reads.
@Suite struct OverlayFeatureWriterTests {
  private struct Document: Decodable {
    struct Feature: Decodable {
      struct Properties: Decodable { var overlay: FeatureOverlay }
      struct Geometry: Decodable {
        var type: String
        var coordinates: OverlayJSONValue?
      }
      var id: OverlayIdentifier
      var geometry: Geometry
      var properties: Properties
    }
    var routelay: OverlayDocumentInfo
    var features: [Feature]
  }

  private func read(
    _ document: TrackDocument, _ options: OutputOptions = OutputOptions()
  ) throws -> Document {
    try JSONDecoder().decode(
      Document.self, from: Data(OverlayExamples.write(document, options).text.utf8))
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

  /// The lines or rings of GeoJSON coordinates, as deep as they lie.
  private func lines(_ value: OverlayJSONValue) -> [[[Double]]] {
    func numbers(_ value: OverlayJSONValue) -> [Double]? {
      guard case .array(let items) = value else { return nil }
      let numbers = items.compactMap { if case .number(let number) = $0 { number } else { nil } }
      return numbers.count == items.count ? numbers : nil
    }
    guard case .array(let items) = value else { return [] }
    let positions = items.compactMap(numbers)
    return positions.count == items.count ? [positions] : items.flatMap(lines)
  }

  /// What a client does: decode, keep the vertices whose zoom is at most the map's, draw.
  @Test func aClientDrawsEachZoomByAFilter() throws {
    var options = OutputOptions()
    options.levels = .usual
    for example in [OverlayExamples.trip, OverlayExamples.ride, OverlayExamples.map] {
      for feature in try read(example, options).features {
        let overlay = feature.properties.overlay
        guard overlay.type != .annotation, feature.geometry.type != "GeometryCollection" else {
          #expect(overlay.vertexZoom == nil)
          continue
        }
        let lines = lines(try #require(feature.geometry.coordinates))
        let zooms = try #require(overlay.vertexZoom).flattened
        try #require(zooms.map(\.count) == lines.map(\.count))
        for (line, zooms) in zip(lines, zooms) {
          var coarser: Set<[Double]> = []
          for zoom in 0...19 {
            let drawn = zip(line, zooms).filter { $0.1 <= zoom }.map(\.0)
            #expect(drawn.first == line.first && drawn.last == line.last)
            if overlay.type == .polyline {
              #expect(drawn.count >= 2)
            } else {
              #expect(drawn.count >= 4 && drawn.first == drawn.last)
            }
            #expect(coarser.isSubset(of: drawn))
            coarser = Set(drawn)
          }
          #expect(coarser.count == Set(line).count)
        }
      }
    }
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

import Geodesy
import Testing
import Tracks

@testable import Overlays

@Suite struct OverlaySceneVertexZoomsTests {
  private func leveled(_ items: TrackDocument.Item...) -> (OverlayScene, SceneReport) {
    var document = TrackDocument()
    document.items = items
    return SceneBuilder.scene(of: document, levels: .usual)
  }

  @Test func nobodyAskedForThem() {
    #expect(
      scene(.track(Track(segments: [segment([(0, 0), (1, 1)])]))).0.features.allSatisfy {
        $0.vertexZooms == nil
      })
  }

  @Test func theyNestLikeTheShapes() {
    let square = segment([(0, 0), (4, 0), (4, 4), (0, 4), (0, 0)])
    let hole = segment([(1, 1), (1, 2), (2, 2), (2, 1), (1, 1)])
    let circle = GeodesicCircle(
      center: Coordinate(uncheckedLatitude: 0, longitude: 179.999), radius: 5000)
    let (scene, report) = leveled(
      .track(
        Track(segments: [
          segment([(179, 0), (-179, 2), (179, 4)]), segment([(5, 5)]), segment([(0, 0), (1, 1)]),
        ])),
      .area(Area(polygons: [Polygon(rings: [square, hole]), Polygon(rings: [square])])),
      .area(Area(polygons: [], circle: circle)),
      .waypoint(Waypoint(position: segment([(1, 1)]))))
    #expect(report.losses == [])
    for feature in scene.features {
      var counts: [Int] = []
      feature.shape.forEachSegment { counts.append($0.count) }
      if case .annotation = feature.shape {
        #expect(feature.vertexZooms == nil)
      } else {
        #expect(feature.vertexZooms?.map(\.count) == counts)
      }
    }
    // Ends of the pieces are 0, made by the cut or not.
    #expect(scene.features[0].vertexZooms == [[0, 0], [0, 0, 0], [0, 0], [0, 0]])
    let rings = scene.features.dropFirst().compactMap(\.vertexZooms).joined()
    #expect(rings.count > 4)
    for ring in rings { #expect(ring.filter { $0 == 0 }.count >= 4) }
  }

  /// Two districts in two features: their border is one.
  @Test func neighborsInTwoFeaturesKeepTheirBorder() {
    let border = (1...30).map { i -> (Double, Double) in
      let size = 1 / Double(1 << (i % 9))
      return (size * Double(i * i % 7) / 50, Double(i))
    }
    let west = segment([(-9, 1)] + border + [(-9, 30), (-9, 1)])
    let east = segment([(20, 15), (9, 1)] + border + [(9, 30), (20, 15)])
    let (scene, _) = leveled(
      .area(Area(polygons: [Polygon(rings: [west])])),
      .waypoint(Waypoint(position: segment([(1, 1)]))),
      .area(Area(polygons: [Polygon(rings: [east])])))
    let values = scene.features.map { feature in
      var values: [Coordinate: UInt8] = [:]
      feature.shape.forEachSegment { ring in
        for (place, zoom) in zip(ring.coordinates, feature.vertexZooms?[0] ?? []) {
          values[place] = zoom
        }
      }
      return values
    }
    for place in segment(border).coordinates {
      #expect(values[0][place] != nil && values[0][place] == values[2][place])
    }
    #expect(Set(values[0].values).count > 2)
  }

  @Test func collectionsHaveNone() {
    let line = segment([(0, 0), (1, 1)])
    let points = Feature(geometry: .collection([.point(segment([(0, 0)]))]))
    #expect(leveled(.feature(points)).1.losses == [])
    let lines = Feature(geometry: .collection([.lineString(line), .lineString(line)]))
    let (scene, report) = leveled(.feature(lines))
    #expect(report.losses == ["levels of detail of geometry collections"])
    #expect(scene.features.map(\.vertexZooms) == [nil])
  }
}

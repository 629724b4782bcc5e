import OverlayModel
import TrackProcessing
import Tracks

extension OverlayScene {
  /// Finds the first zoom at which each vertex is needed, for every line and ring but those in
  /// collections, which is a loss.
  ///
  /// Borders that areas share have the same zooms in all of them, across features. The pieces of what
  /// was cut at the 180th meridian are ranked one by one, their ends at the cut are always needed.
  ///
  /// - Complexity: O(*n* log *n*) on ordinary lines.
  mutating func addVertexZooms(_ levels: OverlayLevels, _ report: inout SceneReport) {
    let zooms = VertexZooms(pixels: levels.pixels, zooms: levels.zooms)
    var rings: [Segment] = []
    for i in features.indices {
      switch features[i].shape {
      case .polyline(let lines):
        features[i].vertexZooms = lines.map { zooms.ofLine($0.points) }
      case .polygon(let polygons, _), .circle(_, let polygons):
        for polygon in polygons { rings += polygon.rings }
      case .annotation: break
      case .collection:
        if features[i].shape.kind != .annotation {
          report.lose("levels of detail of geometry collections")
        }
      }
    }
    var values = zooms.ofRings(rings)[...]
    for i in features.indices {
      switch features[i].shape {
      case .polygon(let polygons, _), .circle(_, let polygons):
        let count = polygons.reduce(0) { $0 + $1.rings.count }
        features[i].vertexZooms = Array(values.prefix(count))
        values = values.dropFirst(count)
      case .polyline, .annotation, .collection: break
      }
    }
  }
}

import Tracks

/// What GeoJSON cannot hold of a document.
enum GeoJSONLosses {
  /// Notes each kind of thing that the document has and GeoJSON has no place for.
  static func note(in document: TrackDocument, _ report: inout OutputReport) {
    if document.metadata.saysAnything { report.lose("metadata") }
    if document.hasExtensions { report.lose("extensions") }
    for item in document.items {
      switch item {
      case .area(let area):
        if area.circle != nil && area.details.overlay == nil { report.lose("circles") }
      case .feature(let feature):
        if let geometry = feature.geometry { note(in: geometry, &report) }
      case .track, .route, .waypoint: break
      }
    }
  }

  /// `coordinateProperties` has no shape for collections.
  private static func note(in geometry: Geometry, _ report: inout OutputReport) {
    guard case .collection = geometry else { return }
    let segments = Leaves.geometries(of: geometry).flatMap { Leaves.segments(of: $0) }
    let shapes = Leaves.of(geometry)
    if shapes.contains(where: { !$0.is3D && $0.segments.contains(where: \.hasElevations) }) {
      report.lose("elevations of some positions in a geometry collection")
    }
    if segments.contains(where: { $0.hasTimes || !$0.columns.isEmpty }) {
      report.lose("times and channels in geometry collections")
    }
  }
}

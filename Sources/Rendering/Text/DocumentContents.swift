import Overlays
import Tracks

extension DocumentMetadata {
  /// Whether the file says anything about itself, besides which program made it.
  var saysAnything: Bool {
    name != nil || description != nil || author != nil || copyright != nil || !links.isEmpty
      || time != nil || keywords != nil
  }
}

extension TrackDocument {
  /// Whether raw XML extensions stand anywhere.
  var hasExtensions: Bool {
    if metadata.extensions != nil || metadata.documentExtensions != nil { return true }
    return items.contains { item in
      // A waypoint's one fix has no words of its own; documents may have millions of them.
      if case .waypoint(let waypoint) = item { return waypoint.details.text.extensions != nil }
      if item.details.text.extensions != nil { return true }
      return item.segments.contains { segment in
        segment.extensions != nil || segment.hasFixExtensions
      }
    }
  }
}

extension TrackDocument.Item {
  /// The runs of fixes or positions, in order: of a track its segments, of polygons their rings.
  var segments: [Segment] {
    switch self {
    case .track(let track): track.segments
    case .route(let route): [route.points]
    case .waypoint(let waypoint): [waypoint.position]
    case .area(let area): area.polygons.flatMap(\.rings)
    case .feature(let feature):
      feature.geometry.map { geometry in
        Leaves.geometries(of: geometry).flatMap { Leaves.segments(of: $0) }
      } ?? []
    }
  }
}

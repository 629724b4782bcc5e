import Geodesy
import Tracks

/// A geometry ready to be written: cut at the 180th meridian, and of the type that fits what is
/// left.
struct FeatureShape {
  /// The geometry types that have coordinates.
  enum Kind: String {
    case point = "Point"
    case multiPoint = "MultiPoint"
    case lineString = "LineString"
    case multiLineString = "MultiLineString"
    case polygon = "Polygon"
    case multiPolygon = "MultiPolygon"

    /// How many arrays stand around a position.
    var depth: Int {
      switch self {
      case .point: 0
      case .multiPoint, .lineString: 1
      case .multiLineString, .polygon: 2
      case .multiPolygon: 3
      }
    }
  }

  /// The type.
  let kind: Kind
  /// Polygons of rings, or one group of lines; points are one group of one segment.
  let groups: [[Segment]]

  /// Loose points.
  init(points: Segment, isMultiPoint: Bool) {
    kind = isMultiPoint ? .multiPoint : .point
    groups = [[Self.wrapped(points)]]
  }

  /// Lines of two or more fixes each; nil for no lines.
  init?(lines: [Segment]) {
    let pieces = lines.flatMap { AntimeridianCut.pieces(of: $0) }
    if pieces.isEmpty { return nil }
    kind = pieces.count == 1 ? .lineString : .multiLineString
    groups = [pieces]
  }

  /// Polygons; nil for none.
  init?(polygons: [Polygon]) {
    let pieces = polygons.flatMap { AntimeridianCut.pieces(of: $0) }
    if pieces.isEmpty { return nil }
    kind = pieces.count == 1 ? .polygon : .multiPolygon
    groups = pieces.map(\.rings)
  }

  /// All segments in order.
  var segments: some Sequence<Segment> { groups.lazy.joined() }

  /// Whether every position has an elevation.
  var is3D: Bool {
    for group in groups {
      for segment in group where !segment.hasAllElevations { return false }
    }
    return true
  }

  /// Points with longitudes in -180 through 180. Each by itself: points are no path.
  private static func wrapped(_ points: Segment) -> Segment {
    if points.coordinates.allSatisfy({ abs($0.longitude) <= 180 }) { return points }
    var result = Segment()
    for i in points.indices {
      let pieces = AntimeridianCut.pieces(of: points.keeping([i]))
      result.append(pieces.first?.first ?? points[i])
    }
    return result
  }
}

import Tracks

/// The geometries inside collections that have coordinates.
enum Leaves {
  /// The shapes of a geometry's leaves, in order; those without any position are left out.
  static func of(_ geometry: Geometry) -> [FeatureShape] {
    geometries(of: geometry).compactMap { shape(of: $0) }
  }

  /// The leaves of a geometry, in order. The depth of collections costs no stack.
  static func geometries(of geometry: Geometry) -> [Geometry] {
    var leaves: [Geometry] = []
    var waiting = [geometry]
    while let next = waiting.popLast() {
      if case .collection(let children) = next {
        waiting.append(contentsOf: children.reversed())
      } else {
        leaves.append(next)
      }
    }
    return leaves
  }

  /// The segments of a leaf.
  static func segments(of leaf: Geometry) -> [Segment] {
    switch leaf {
    case .point(let points), .multiPoint(let points), .lineString(let points): [points]
    case .multiLineString(let lines): lines
    case .polygon(let polygon): polygon.rings
    case .multiPolygon(let polygons): polygons.flatMap(\.rings)
    case .collection: []
    }
  }

  /// A leaf ready to be written, nil when it has no position.
  static func shape(of leaf: Geometry) -> FeatureShape? {
    switch leaf {
    case .point(let point):
      point.isEmpty ? nil : FeatureShape(points: point, isMultiPoint: point.count > 1)
    case .multiPoint(let points):
      points.isEmpty ? nil : FeatureShape(points: points, isMultiPoint: true)
    case .lineString(let line): FeatureShape(lines: line.isEmpty ? [] : [line])
    case .multiLineString(let lines): FeatureShape(lines: lines.filter { !$0.isEmpty })
    case .polygon(let polygon): FeatureShape(polygons: polygon.rings.isEmpty ? [] : [polygon])
    case .multiPolygon(let polygons):
      FeatureShape(polygons: polygons.filter { !$0.rings.isEmpty })
    case .collection: nil
    }
  }

  /// The type of a leaf without positions.
  static func typeName(of leaf: Geometry) -> String {
    switch leaf {
    case .point: "Point"
    case .multiPoint: "MultiPoint"
    case .lineString: "LineString"
    case .multiLineString: "MultiLineString"
    case .polygon: "Polygon"
    case .multiPolygon: "MultiPolygon"
    case .collection: "GeometryCollection"
    }
  }
}

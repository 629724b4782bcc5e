public import Geodesy
public import OverlayModel
public import Tracks

/// What an overlay document shows: features that are styled, cut at the 180th meridian and framed,
/// for any renderer to write.
public struct OverlayScene: Hashable, Sendable {
  /// The features, in the order of the document; drawn in the order of `zIndex`, then of this.
  public var features: [SceneFeature] = []
  /// The narrowest box around all features, nil when there are none.
  public var bounds: CoordinateBounds?
  /// Members that a single GeoJSON input had at its top, kept.
  public var foreignMembers = JSONMembers()

  /// Makes an empty scene.
  public init() {}

  /// The least and greatest elevation in meters, when every position of every feature has one.
  public var elevations: ClosedRange<Double>? {
    guard let first = features.first?.elevations else { return nil }
    var range = first
    for feature in features {
      guard let next = feature.elevations else { return nil }
      range = min(range.lowerBound, next.lowerBound)...max(range.upperBound, next.upperBound)
    }
    return range
  }
}

/// One thing to be drawn.
public struct SceneFeature: Hashable, Sendable {
  /// A JSON string or number, unique in the scene.
  public var id: JSONText
  /// What is drawn where.
  public var shape: SceneShape
  /// The properties to be written: those of the input, and ours that it does not have (title,
  /// subtitle, description, simplestyle).
  public var properties: JSONMembers
  /// Foreign members of the input's feature object.
  public var foreignMembers = JSONMembers()
  /// Foreign members of the input's geometry object.
  public var geometryForeignMembers = JSONMembers()
  /// The look.
  public var style: OverlayStyle
  /// Where among the map's layers.
  public var level: FeatureOverlay.Level = .aboveRoads
  /// Greater is drawn later.
  public var zIndex = 0
  /// How an annotation is marked and clustered.
  public var marker = SceneMarker()
  /// The narrowest box around the feature.
  public var bounds: CoordinateBounds
  /// The least and greatest elevation in meters, when every position has one: then the feature is
  /// three-dimensional. Else nil.
  public var elevations: ClosedRange<Double>?
  /// For each line or ring of the shape, in its order, and for each of its vertices: the first zoom
  /// (512-pixel tiles) at which it is needed, 0 where always, the last zoom + 1 where never. Nil when
  /// nobody asked, for annotations and for collections.
  public var vertexZooms: [[UInt8]]?
}

/// How an annotation is marked and clustered; nil is not said.
public struct SceneMarker: Hashable, Sendable {
  /// Annotations with the same one may be drawn as one.
  public var clusteringIdentifier: String?
  /// The symbol's name, or a short text.
  public var glyph: String?
  /// 0 through 1000.
  public var displayPriority: Double?

  /// Makes a marker of which nothing is said.
  public init() {}
}

/// What a feature is, with geometry that is ready to be drawn: longitudes in -180 through 180, no
/// step that goes the short way over the 180th meridian, rings wound as RFC 7946 wants.
public enum SceneShape: Hashable, Sendable {
  /// One line or more, each of two positions or more.
  case polyline([SceneLine])
  /// One polygon or more. Where some were cut, `numbers` says for each which polygon of the input,
  /// counted from 0, it is a piece of; else it is empty.
  case polygon([Polygon], numbers: [Int])
  /// A circle on the ground, and its outline as polygons.
  case circle(GeodesicCircle, outline: [Polygon])
  /// One position.
  case annotation(Segment)
  /// Several geometries that are one feature.
  case collection([SceneGeometry])
}

/// A line, and which recorded segment it is a piece of.
public struct SceneLine: Hashable, Sendable {
  /// The positions.
  public var points: Segment
  /// The segment's number in its track, from 0; 0 for a route.
  public var segment: Int
  /// Whether the last vertex, where the line goes on in the next one over the 180th meridian, was
  /// recorded; false when the cut made it, and when the line does not go on.
  public var endsAtRecordedVertex = false
}

/// A geometry inside a collection.
public enum SceneGeometry: Hashable, Sendable {
  /// One position.
  case point(Segment)
  /// Loose positions.
  case multiPoint(Segment)
  /// One line or more.
  case lines([Segment])
  /// One polygon or more.
  case polygons([Polygon])
}

extension SceneShape {
  /// What an overlay document calls it.
  public var kind: FeatureOverlay.Kind {
    switch self {
    case .polyline: return .polyline
    case .polygon: return .polygon
    case .circle: return .circle
    case .annotation: return .annotation
    case .collection(let geometries):
      var kind = FeatureOverlay.Kind.annotation
      for geometry in geometries {
        if case .polygons = geometry { return .polygon }
        if case .lines = geometry { kind = .polyline }
      }
      return kind
    }
  }

  /// All runs of positions: lines, rings, points.
  package func forEachSegment(_ body: (Segment) -> Void) {
    func visit(_ polygons: [Polygon]) {
      for polygon in polygons { polygon.rings.forEach(body) }
    }
    switch self {
    case .polyline(let lines):
      for line in lines { body(line.points) }
    case .polygon(let polygons, _), .circle(_, let polygons):
      visit(polygons)
    case .annotation(let point):
      body(point)
    case .collection(let geometries):
      for geometry in geometries {
        switch geometry {
        case .point(let points), .multiPoint(let points): body(points)
        case .lines(let lines): lines.forEach(body)
        case .polygons(let polygons): visit(polygons)
        }
      }
    }
  }
}

/// What `properties.overlay` of a feature says: how an overlay document wants it drawn.
///
/// Decode it beside the feature's geometry, for instance from the `properties` data of an
/// `MKGeoJSONFeature`:
///
///     struct Properties: Decodable {
///       var title: String?
///       var overlay: FeatureOverlay
///     }
///     let properties = try JSONDecoder().decode(Properties.self, from: feature.properties ?? Data())
///
/// Features are drawn in the order of `zIndex`, and of the document where it is equal.
public struct FeatureOverlay: Codable, Hashable, Sendable {
  /// What is to be drawn.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// Lines: `LineString` or `MultiLineString`; add an `MKMultiPolyline` or `MKPolyline`.
    case polyline
    /// Areas with holes, filled by the even-odd rule: `Polygon` or `MultiPolygon`.
    case polygon
    /// A circle on the ground. `center` and `radius` say it exactly; the geometry is its outline.
    case circle
    /// A place to be marked: `Point`.
    case annotation
  }

  /// Where a shape lies among the map's own layers.
  public enum Level: String, Codable, Hashable, Sendable, CaseIterable {
    /// Above roads, below labels.
    case aboveRoads
    /// Above everything of the map.
    case aboveLabels
  }

  /// What is to be drawn. A `GeometryCollection` has the kind that needs most style: polygon before
  /// polyline before annotation; each of its geometries is drawn by its own type.
  public var type: Kind
  /// The feature's id: the same as the `id` of the GeoJSON feature.
  public var id: OverlayIdentifier
  /// Among the map's layers.
  public var level: Level
  /// Greater is drawn later, on top.
  public var zIndex: Int
  /// The box around the feature, in map points of a world of 2^28 by 2^28. `x` is at least 0 and
  /// less than 2^28; `x + width` passes the world's edge where the feature crosses the 180th
  /// meridian.
  public var mapRect: OverlayMapRect
  /// For each line of the geometry the number of the recorded segment that it belongs to, from 0.
  /// Neighboring lines of one segment meet at the 180th meridian. For polygons only where some
  /// were cut there: for each the number of the polygon that it is a piece of.
  public var segments: [Int]?
  /// The look.
  public var style: FeatureOverlayStyle
  /// Color along the lines, one entry per line; nil entries use the style's `strokeColor`.
  public var gradients: [OverlayGradient?]?
  /// For each vertex the first zoom at which it is needed; absent when all always are.
  public var vertexZoom: OverlayVertexZoom?
  /// The middle of a circle.
  public var center: OverlayPlace?
  /// The radius of a circle on the ground, in meters.
  public var radius: Double?
  /// Annotations that share this may be drawn as one when they are close together.
  public var clusteringIdentifier: String?
  /// The symbol on a marker: its name, or a short text.
  public var glyph: String?
  /// 0 through 1000; annotations of higher priority push others away.
  public var displayPriority: Double?

  /// Makes a description; what is nil is left out of the JSON.
  public init(
    type: Kind, id: OverlayIdentifier, level: Level = .aboveRoads, zIndex: Int = 0,
    mapRect: OverlayMapRect, segments: [Int]? = nil,
    style: FeatureOverlayStyle = FeatureOverlayStyle(), gradients: [OverlayGradient?]? = nil,
    vertexZoom: OverlayVertexZoom? = nil, center: OverlayPlace? = nil, radius: Double? = nil,
    clusteringIdentifier: String? = nil, glyph: String? = nil, displayPriority: Double? = nil
  ) {
    self.type = type
    self.id = id
    self.level = level
    self.zIndex = zIndex
    self.mapRect = mapRect
    self.segments = segments
    self.style = style
    self.gradients = gradients
    self.vertexZoom = vertexZoom
    self.center = center
    self.radius = radius
    self.clusteringIdentifier = clusteringIdentifier
    self.glyph = glyph
    self.displayPriority = displayPriority
  }
}

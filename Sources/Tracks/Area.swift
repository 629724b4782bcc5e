public import Geodesy

/// An exterior ring and its holes. Each ring is closed: its last fix repeats the first.
public struct Polygon: Hashable, Sendable {
  /// The exterior ring, then the interior ones.
  public var rings: [Segment]

  /// Makes a polygon from closed rings.
  public init(rings: [Segment]) { self.rings = rings }
}

/// Polygons that belong together, or a circle.
public struct Area: Hashable, Sendable {
  /// Properties, id and so on.
  public var details = ItemDetails()
  /// The polygons; for a circle its outline.
  public var polygons: [Polygon]
  /// The circle that the area is, nil for polygons.
  public var circle: GeodesicCircle?

  /// Makes an area.
  public init(
    details: ItemDetails = ItemDetails(), polygons: [Polygon], circle: GeodesicCircle? = nil
  ) {
    self.details = details
    self.polygons = polygons
    self.circle = circle
  }
}

/// A GeoJSON feature that is neither track, waypoint nor area: without geometry, or a
/// GeometryCollection.
public struct Feature: Hashable, Sendable {
  /// Properties, id and so on.
  public var details = ItemDetails()
  /// The geometry, nil for `null`.
  public var geometry: Geometry?

  /// Makes a feature.
  public init(details: ItemDetails = ItemDetails(), geometry: Geometry? = nil) {
    self.details = details
    self.geometry = geometry
  }
}

/// A GeoJSON geometry.
public indirect enum Geometry: Hashable, Sendable {
  /// One position.
  case point(Segment)
  /// Loose positions.
  case multiPoint(Segment)
  /// One line.
  case lineString(Segment)
  /// Several lines.
  case multiLineString([Segment])
  /// One polygon.
  case polygon(Polygon)
  /// Several polygons.
  case multiPolygon([Polygon])
  /// Several geometries; depth is limited by the reader.
  case collection([Geometry])
}

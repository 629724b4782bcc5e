/// For each vertex of a geometry the first zoom (512-pixel tiles) at which it is needed. To draw
/// zoom z, keep the vertices whose value is at most z; levels nest, line ends are always kept, and
/// rings keep at least four.
public enum OverlayVertexZoom: Hashable, Sendable {
  /// Of a `LineString`.
  case line([Int])
  /// Of a `MultiLineString` (one array per line) or a `Polygon` (one per ring).
  case lines([[Int]])
  /// Of a `MultiPolygon`: one array of rings per polygon.
  case polygons([[[Int]]])

  /// One array per line or ring, in the order of the geometry.
  public var flattened: [[Int]] {
    switch self {
    case .line(let line): [line]
    case .lines(let lines): lines
    case .polygons(let polygons): polygons.flatMap { $0 }
    }
  }
}

extension OverlayVertexZoom: Codable {
  /// Decodes arrays nested one to three deep; an array without numbers counts as the shallowest.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let line = try? container.decode([Int].self) {
      self = .line(line)
    } else if let lines = try? container.decode([[Int]].self) {
      self = .lines(lines)
    } else {
      self = .polygons(try container.decode([[[Int]]].self))
    }
  }

  /// Encodes nested arrays.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .line(let line): try container.encode(line)
    case .lines(let lines): try container.encode(lines)
    case .polygons(let polygons): try container.encode(polygons)
    }
  }
}

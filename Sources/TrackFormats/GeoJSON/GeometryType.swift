/// The seven types of GeoJSON geometries.
enum GeometryType: String, CaseIterable {
  case point = "Point"
  case multiPoint = "MultiPoint"
  case lineString = "LineString"
  case multiLineString = "MultiLineString"
  case polygon = "Polygon"
  case multiPolygon = "MultiPolygon"
  case collection = "GeometryCollection"

  /// How many arrays there are around each position.
  var depth: Int {
    switch self {
    case .point, .collection: 0
    case .multiPoint, .lineString: 1
    case .multiLineString, .polygon: 2
    case .multiPolygon: 3
    }
  }

  var hasRings: Bool { self == .polygon || self == .multiPolygon }
  var hasLines: Bool { self == .lineString || self == .multiLineString }
  /// With its article.
  var spelled: String { self == .collection ? "a GeometryCollection" : "a \(rawValue)" }
}

import Geodesy
import Tracks

/// Where an item that is not cut is: all its positions.
enum ItemPositions {
  /// Those of the rings, and a circle's center.
  static func of(_ area: Area) -> [Coordinate] {
    area.polygons.flatMap { $0.rings.flatMap(\.coordinates) }
      + (area.circle.map { [$0.center] } ?? [])
  }

  /// Those of all parts.
  static func of(_ geometry: Geometry) -> [Coordinate] {
    var positions: [Coordinate] = []
    var rest = [geometry]
    while let geometry = rest.popLast() {
      switch geometry {
      case .point(let segment), .multiPoint(let segment), .lineString(let segment):
        positions += segment.coordinates
      case .multiLineString(let segments):
        positions += segments.flatMap(\.coordinates)
      case .polygon(let polygon):
        positions += polygon.rings.flatMap(\.coordinates)
      case .multiPolygon(let polygons):
        positions += polygons.flatMap { $0.rings.flatMap(\.coordinates) }
      case .collection(let parts):
        rest += parts
      }
    }
    return positions
  }
}

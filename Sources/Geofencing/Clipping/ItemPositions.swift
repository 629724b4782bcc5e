import Geodesy
import Tracks

/// Where an item that is not cut is: its places, and the lines between them.
enum ItemPositions {
  /// Places of an item.
  struct Part: Hashable {
    var places: [Coordinate]
    /// Whether there is a way from each place to the next.
    var isPath: Bool
  }

  /// The rings of an area, and a circle's center.
  static func of(_ area: Area) -> [Part] {
    area.polygons.flatMap(rings)
      + (area.circle.map { [Part(places: [$0.center], isPath: false)] } ?? [])
  }

  /// The parts of a geometry, in any depth.
  static func of(_ geometry: Geometry) -> [Part] {
    var parts: [Part] = []
    var rest = [geometry]
    while let geometry = rest.popLast() {
      switch geometry {
      case .point(let segment), .multiPoint(let segment):
        parts.append(Part(places: segment.coordinates, isPath: false))
      case .lineString(let segment):
        parts.append(Part(places: segment.coordinates, isPath: true))
      case .multiLineString(let segments):
        parts += segments.map { Part(places: $0.coordinates, isPath: true) }
      case .polygon(let polygon): parts += rings(of: polygon)
      case .multiPolygon(let polygons): parts += polygons.flatMap(rings)
      case .collection(let inner): rest += inner
      }
    }
    return parts
  }

  private static func rings(of polygon: Polygon) -> [Part] {
    polygon.rings.map { Part(places: closed($0.coordinates), isPath: true) }
  }

  /// A ring that ends where it begins.
  static func closed(_ ring: [Coordinate]) -> [Coordinate] {
    guard ring.count > 2, let first = ring.first, first != ring.last else { return ring }
    return ring + [first]
  }
}

import Geodesy

/// The turn of rings in the plane of longitude and latitude.
enum RingWinding {
  /// Twice the signed area in square degrees of a closed path; positive is counter-clockwise.
  static func doubledArea(_ points: some RandomAccessCollection<(x: Double, y: Double)>) -> Double {
    guard let origin = points.first, var previous = points.last else { return 0 }
    var area = 0.0
    for point in points {
      area +=
        (previous.x - origin.x) * (point.y - origin.y)
        - (point.x - origin.x) * (previous.y - origin.y)
      previous = point
    }
    return area
  }

  /// A polygon that needs no cut, wound as RFC 7946 wants it; itself when it is so already.
  static func wound(_ polygon: Polygon) -> Polygon {
    var wound = polygon
    for (i, ring) in polygon.rings.enumerated() {
      let area = doubledArea(ring.coordinates.lazy.map { (x: $0.longitude, y: $0.latitude) })
      if i == 0 ? area < 0 : area > 0 {
        wound.rings[i] = ring.keeping(Array(ring.indices.reversed()))
      }
    }
    return wound
  }
}

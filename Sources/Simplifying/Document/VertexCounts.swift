import Tracks

extension Track {
  /// The number of fixes of all segments.
  var vertexCount: Int { segments.reduce(0) { $0 + $1.count } }
}

extension Area {
  /// The number of positions of all rings.
  var vertexCount: Int {
    polygons.reduce(0) { $0 + $1.rings.reduce(0) { $0 + $1.count } }
  }
}

extension Route {
  /// The number of points and of the places that shape the way.
  var vertexCount: Int { points.count + shaping.reduce(0) { $0 + $1.count } }
}

extension Geometry {
  /// The number of positions of lines and rings.
  var vertexCount: Int {
    lines.reduce(0) { $0 + $1.count }
      + polygons.joined().reduce(0) { $0 + $1.rings.reduce(0) { $0 + $1.count } }
  }
}

import Tracks

extension Geometry {
  /// The lines of a geometry and of all its parts, in order.
  var lines: [Segment] {
    var lines: [Segment] = []
    _ = mappingPieces(
      line: {
        lines.append($0); return $0
      }, polygons: { $0 })
    return lines
  }

  /// The polygons of a geometry and of all its parts, in order: those of each part together.
  var polygons: [[Polygon]] {
    var polygons: [[Polygon]] = []
    _ = mappingPieces(
      line: { $0 },
      polygons: {
        polygons.append($0); return $0
      })
    return polygons
  }

  /// The geometry with other lines in place of its own, as many and in the same order.
  func replacingLines(_ lines: inout [Segment]) -> Geometry {
    var next = lines.makeIterator()
    return mappingPieces(line: { next.next() ?? $0 }, polygons: { $0 })
  }

  /// The geometry with other polygons in place of its own, as many and in the same order.
  func replacingPolygons(_ polygons: [[Polygon]]) -> Geometry {
    var next = polygons.makeIterator()
    return mappingPieces(line: { $0 }, polygons: { next.next() ?? $0 })
  }

  /// The reader limits how deep collections lie in each other, so the recursion is shallow.
  private func mappingPieces(
    line: (Segment) -> Segment, polygons: ([Polygon]) -> [Polygon]
  ) -> Geometry {
    switch self {
    case .point, .multiPoint: self
    case .lineString(let segment): .lineString(line(segment))
    case .multiLineString(let segments): .multiLineString(segments.map(line))
    case .polygon(let polygon): .polygon(polygons([polygon]).first ?? polygon)
    case .multiPolygon(let several): .multiPolygon(polygons(several))
    case .collection(let parts):
      .collection(parts.map { $0.mappingPieces(line: line, polygons: polygons) })
    }
  }
}

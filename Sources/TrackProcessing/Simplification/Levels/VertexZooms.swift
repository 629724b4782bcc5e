import Geodesy
package import Tracks

/// The zooms (512-pixel tiles) from which on vertices are needed, to draw lines and rings within a
/// tolerance in pixels.
///
/// One ranking by Douglas–Peucker, measured on the Web Mercator map, gives all zooms: drawing zoom
/// z with the vertices whose value is at most z leaves no vertex farther than the tolerance from what
/// is drawn, and the vertices of a zoom are among those of the next.
///
/// A value is 0 for what the first zoom needs, which coarser zooms are drawn with too; else the zoom
/// at which the vertex is first needed; and the last zoom + 1 for what none needs. Always 0 are:
/// * the ends of a line and of a ring,
/// * a vertex without which a step would go another way round the world, when the tolerance is less
///   than 512 pixels: a step of more than 180 degrees is read as the short way over the 180th meridian,
/// * what `RingArcs` says of rings, which have at least four zeros.
package struct VertexZooms: Sendable {
  /// The value of what no zoom needs.
  let beyond: UInt8
  /// The tolerances from the first zoom to the last, in map points; each half of the one before.
  private let tolerances: [Double]

  /// Takes the tolerance, more than 0, and the zooms, each in 0 through 24.
  package init(pixels: Double, zooms: ClosedRange<Int>) {
    beyond = UInt8(clamping: zooms.upperBound + 1)
    tolerances = zooms.map { ScreenMetric.tolerance(pixels: pixels, zoom: Double($0)) }
  }

  /// The values of a line's vertices.
  ///
  /// - Parameter line: With longitudes in -180 through 180, cut at the 180th meridian.
  /// - Complexity: O(*n* log *n*) on ordinary lines.
  package func ofLine(_ line: Segment) -> [UInt8] {
    values(of: line, pins: [])
  }

  /// The values of the vertices of rings, for each ring.
  ///
  /// Where rings share a border, its vertices have the same values in both, whatever the direction
  /// and the first vertices of the rings: neighbors are drawn without gaps. Coarse levels of a ring
  /// may touch or cross themselves and each other; they are for drawing only.
  ///
  /// - Parameter rings: All those that may share borders, cut at the 180th meridian, closed by a last
  ///   vertex that equals the first. What is no such ring, or has no three different vertices in a
  ///   row, is needed as a whole.
  /// - Complexity: O(*n* log *n*) on ordinary rings.
  package func ofRings(_ rings: [Segment]) -> [[UInt8]] {
    let arcs = RingArcs(rings.map(\.coordinates))
    let values = arcs.arcs.map { arc in
      self.values(of: Segment(coordinates: arc.coordinates), pins: arc.pins)
    }
    return rings.indices.map { ring in
      guard let pieces = arcs.pieces[ring] else {
        return Array(repeating: 0, count: rings[ring].count)
      }
      var result = Array(repeating: beyond, count: rings[ring].count)
      for piece in pieces {
        let values = values[piece.arc]
        for (i, vertex) in piece.vertices.enumerated() {
          result[vertex] = values[piece.isReversed ? values.count - 1 - i : i]
        }
      }
      let isEnough = result.lazy.filter { $0 == 0 }.count >= 4
      return isEnough ? result : Array(repeating: 0, count: result.count)
    }
  }

  private func values(of line: Segment, pins: [Int]) -> [UInt8] {
    if line.count <= 2 { return Array(repeating: 0, count: line.count) }
    let vertices = LineVertices(line, pins: pins)
    var metric = ScreenMetric(vertices)
    let ranking = TopDown.ranking(
      &metric, count: vertices.count, pins: vertices.pins, above: tolerances.last ?? 0)
    return ranking.importance.map(value)
  }

  /// The value of a vertex that stays at tolerances below its importance.
  private func value(_ importance: Double) -> UInt8 {
    var value = beyond
    for tolerance in tolerances.reversed() {
      guard importance > tolerance else { return value }
      value -= 1
    }
    return 0
  }
}

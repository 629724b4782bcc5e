package import Geodesy

/// A polygon in a local plane: an exterior ring and its holes, in meters.
///
/// Degrees cannot get in: points come from `LocalPlane`.
package struct PlaneArea: Hashable, Sendable {
  /// The exterior ring, then the interior ones. Each is closed: its last point repeats the first.
  package let rings: [[PlanePoint]]

  /// Why rings are no polygon.
  package enum Invalid: Error, Hashable, Sendable {
    /// There is no ring.
    case noRing
    /// A ring has fewer than three points beside the closing one.
    case tooFewPoints(ring: Int)
    /// A number is NaN or infinite.
    case notFinite(ring: Int, index: Int)
  }

  /// Makes an area; rings that are not closed are closed.
  ///
  /// - Throws: `Invalid.noRing`, `Invalid.tooFewPoints` or `Invalid.notFinite`. Whether the rings
  ///   cross is not looked at: that is what `validity(in:)` tells.
  package init(rings: [[PlanePoint]]) throws(Invalid) {
    guard !rings.isEmpty else { throw .noRing }
    var closed = rings
    for (number, ring) in rings.enumerated() {
      for (index, point) in ring.enumerated() where !(point.x.isFinite && point.y.isFinite) {
        throw .notFinite(ring: number, index: index)
      }
      if let first = ring.first, ring.count < 2 || ring.last != first {
        closed[number].append(first)
      }
      guard closed[number].count >= 4 else { throw .tooFewPoints(ring: number) }
    }
    self.rings = closed
  }
}

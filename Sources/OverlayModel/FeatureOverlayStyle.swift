/// The look of a feature; names and units are those of `MKOverlayPathRenderer`.
///
/// Polylines have the stroke, polygons and circles stroke and fill, annotations the marker tint.
public struct FeatureOverlayStyle: Codable, Hashable, Sendable {
  /// How a line ends.
  public enum LineCap: String, Codable, Hashable, Sendable, CaseIterable {
    case butt, round, square
  }

  /// How two legs of a line meet.
  public enum LineJoin: String, Codable, Hashable, Sendable, CaseIterable {
    case miter, round, bevel
  }

  /// The color of lines and outlines, `#RRGGBBAA` in sRGB.
  public var strokeColor: OverlayHexColor?
  /// The width of lines and outlines in screen points, 0 or more.
  public var lineWidth: Double?
  /// How lines end.
  public var lineCap: LineCap?
  /// How legs meet.
  public var lineJoin: LineJoin?
  /// The longest miter in line widths; sharper joins are beveled.
  public var miterLimit: Double?
  /// Lengths of dashes and gaps in turn, in screen points; empty is a solid line.
  public var lineDashPattern: [Double]?
  /// Where in the pattern a line starts, in screen points.
  public var lineDashPhase: Double?
  /// The color inside polygons and circles, `#RRGGBBAA` in sRGB.
  public var fillColor: OverlayHexColor?
  /// The color of an annotation's marker, `#RRGGBBAA` in sRGB.
  public var markerTintColor: OverlayHexColor?

  /// Makes a style; what is nil is left out of the JSON.
  public init(
    strokeColor: OverlayHexColor? = nil, lineWidth: Double? = nil, lineCap: LineCap? = nil,
    lineJoin: LineJoin? = nil, miterLimit: Double? = nil, lineDashPattern: [Double]? = nil,
    lineDashPhase: Double? = nil, fillColor: OverlayHexColor? = nil,
    markerTintColor: OverlayHexColor? = nil
  ) {
    self.strokeColor = strokeColor
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.lineDashPattern = lineDashPattern
    self.lineDashPhase = lineDashPhase
    self.fillColor = fillColor
    self.markerTintColor = markerTintColor
  }
}

/// Colors along one line: at each location, a fraction of the line's length on the map, one color.
public struct OverlayGradient: Codable, Hashable, Sendable {
  /// Fractions, increasing from 0 to 1.
  public var locations: [Double]
  /// One color for each location.
  public var colors: [OverlayHexColor]

  /// Makes a gradient.
  public init(locations: [Double], colors: [OverlayHexColor]) {
    self.locations = locations
    self.colors = colors
  }
}

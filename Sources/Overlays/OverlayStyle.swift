public import OverlayModel

/// The look of a feature, complete: what was not said has the toolkit's default.
public struct OverlayStyle: Hashable, Sendable {
  /// Lines and outlines.
  public var strokeColor = OverlayStyle.tint
  /// Screen points.
  public var lineWidth = 4.0
  /// How lines end.
  public var lineCap = FeatureOverlayStyle.LineCap.round
  /// How legs meet.
  public var lineJoin = FeatureOverlayStyle.LineJoin.round
  /// Line widths.
  public var miterLimit = 10.0
  /// Dashes and gaps in turn, in screen points; empty for a solid line.
  public var lineDashPattern: [Double] = []
  /// Screen points.
  public var lineDashPhase = 0.0
  /// Inside polygons and circles.
  public var fillColor = OverlayStyle.tint.withOpacity(0.1)
  /// The marker of an annotation.
  public var markerTintColor = OverlayStyle.tint

  /// The default style.
  public init() {}

  /// Apple's system blue, the default of everything.
  private static let tint = OverlayHexColor(red: 0x00, green: 0x7A, blue: 0xFF)
}

extension OverlayHexColor {
  /// The color with its alpha set from an opacity of 0 through 1.
  package func withOpacity(_ opacity: Double) -> OverlayHexColor {
    var color = self
    color.alpha = UInt8(min(max(opacity, 0), 1) * 255 + 0.5)
    return color
  }

  /// The fewest decimals that give the same alpha again.
  package var opacity: Double {
    let exact = Double(alpha) / 255
    for scale in [1.0, 10, 100] {
      let rounded = (exact * scale).rounded() / scale
      if withOpacity(rounded).alpha == alpha { return rounded }
    }
    return (exact * 1000).rounded() / 1000
  }

  /// `#rrggbb`, as simplestyle writes colors.
  package var simplestyleText: String { String(text.dropLast(2)).lowercased() }
}

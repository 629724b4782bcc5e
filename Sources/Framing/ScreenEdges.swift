/// Screen points at the four edges of something: what a drawing needs around its vertices, or what
/// is left over inside a viewport.
public struct ScreenEdges: Hashable, Sendable {
  /// At the top.
  public var top: Double
  /// At the left.
  public var left: Double
  /// At the bottom.
  public var bottom: Double
  /// At the right.
  public var right: Double

  /// Makes edges.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes edges that are all the same.
  public init(all points: Double) {
    self.init(top: points, left: points, bottom: points, right: points)
  }

  /// Nothing at any edge.
  public static let zero = ScreenEdges(all: 0)

  /// The smallest of the four.
  public var least: Double { min(min(top, bottom), min(left, right)) }

  /// Whether all four are finite and not negative.
  var areFree: Bool {
    top >= 0 && left >= 0 && bottom >= 0 && right >= 0 && top.isFinite && left.isFinite
      && bottom.isFinite && right.isFinite
  }
}

/// Screen points that are kept free at the edges of a viewport.
public struct ViewportPadding: Hashable, Sendable {
  /// At the top; 0 or more.
  public let top: Double
  /// At the left; 0 or more.
  public let left: Double
  /// At the bottom; 0 or more.
  public let bottom: Double
  /// At the right; 0 or more.
  public let right: Double

  /// Makes a padding.
  ///
  /// - Throws: `FramingError.invalidPadding` when a number is negative or not finite.
  public init(top: Double, left: Double, bottom: Double, right: Double) throws(FramingError) {
    let edges = ScreenEdges(top: top, left: left, bottom: bottom, right: right)
    guard edges.areFree else { throw .invalidPadding(edges) }
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes a padding that is the same at all edges.
  ///
  /// - Throws: as for four numbers.
  public init(all points: Double) throws(FramingError) {
    try self.init(top: points, left: points, bottom: points, right: points)
  }

  private init() {
    top = 0
    left = 0
    bottom = 0
    right = 0
  }

  /// Nothing is kept free.
  public static let zero = ViewportPadding()
}

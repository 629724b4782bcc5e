/// The size of a map view in screen points.
public struct Viewport: Hashable, Sendable {
  /// From left to right; more than 0.
  public let width: Double
  /// From top to bottom; more than 0.
  public let height: Double

  /// Makes a size.
  ///
  /// - Throws: `FramingError.invalidViewport` unless both numbers are finite and more than 0.
  public init(width: Double, height: Double) throws(FramingError) {
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw .invalidViewport(width: width, height: height)
    }
    self.width = width
    self.height = height
  }
}

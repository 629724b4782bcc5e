/// The levels of detail that an overlay document has: for each vertex the first zoom that needs it.
public struct OverlayLevels: Hashable, Sendable {
  /// How far from what is drawn a vertex that is left out may be, in pixels.
  public let pixels: Double
  /// The zooms, counted in 512-pixel tiles. Coarser ones are drawn as the first, finer ones with all
  /// vertices.
  public let zooms: ClosedRange<Int>

  /// Why levels cannot be meant.
  public enum Invalid: Error, Hashable, Sendable {
    /// The pixels are zero, negative, infinite or no number.
    case pixelsNotPositive(Double)
    /// A zoom is not in 0 through 24.
    case zoomsOutOfRange(ClosedRange<Int>)
  }

  /// Half a pixel, zooms 4 through 18.
  public static let usual = OverlayLevels(unchecked: 0.5, 4...18)

  /// The zooms that there may be.
  public static let possibleZooms = 0...24

  /// Makes levels.
  ///
  /// - Throws: `Invalid.pixelsNotPositive`, `Invalid.zoomsOutOfRange`.
  public init(
    pixels: Double = usual.pixels, zooms: ClosedRange<Int> = usual.zooms
  ) throws(Invalid) {
    guard pixels > 0, pixels.isFinite else { throw .pixelsNotPositive(pixels) }
    let possible = Self.possibleZooms
    guard possible.contains(zooms.lowerBound), possible.contains(zooms.upperBound) else {
      throw .zoomsOutOfRange(zooms)
    }
    self.init(unchecked: pixels, zooms)
  }

  private init(unchecked pixels: Double, _ zooms: ClosedRange<Int>) {
    self.pixels = pixels
    self.zooms = zooms
  }
}

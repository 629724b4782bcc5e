public import Geodesy

/// How lines are simplified: by what method, and how far the result may be from the original.
public struct Simplification: Hashable, Sendable {
  /// What a vertex may not exceed to be dropped.
  public enum Limit: Hashable, Sendable {
    /// On the ground: the distance to what replaces it.
    case distance(Meters)
    /// On the screen: the distance in pixels to what replaces it, as drawn by Web Mercator at a zoom
    /// counted in 512-pixel tiles.
    case pixels(Double, zoom: Double)
    /// Square meters of the triangle with its neighbors, for Visvalingam–Whyatt.
    case area(Double)
    /// None: a budget alone decides.
    case none
  }

  /// Why a simplification cannot be meant.
  public enum Invalid: Error, Hashable, Sendable {
    /// A tolerance or an area is zero, negative, infinite or no number.
    case notPositive(Double)
    /// A zoom is not in 0 through 30.
    case zoomOutOfRange(Double)
    /// The method does not know this kind of limit.
    case unsuitedLimit(method: String)
    /// The method does not know elevations.
    case unsuitedVertical(method: String)
    /// The method has no weights.
    case unsuitedWeight(method: String)
  }

  /// What decides which vertices stay.
  public let method: SimplificationMethod
  /// How far the result may be from the original.
  public let limit: Limit
  /// How far the elevation of a vertex may be from that of the simplified line beside it; nil for
  /// any.
  public let vertical: Meters?
  /// Whether Visvalingam–Whyatt smooths: the area of sharp corners counts for less.
  public let isWeighted: Bool

  /// Makes a simplification.
  ///
  /// - Parameter vertical: With it a method that measures distances keeps elevations too. Where an
  ///   elevation is unknown nothing is kept for it.
  /// - Throws: `Invalid.notPositive`, `Invalid.zoomOutOfRange`, and where the method does not know
  ///   what is asked for `Invalid.unsuitedLimit`, `Invalid.unsuitedVertical`,
  ///   `Invalid.unsuitedWeight`.
  public init(
    _ method: SimplificationMethod = .douglasPeucker, to limit: Limit, vertical: Meters? = nil,
    isWeighted: Bool = false
  ) throws(Invalid) {
    switch limit {
    case .distance(let tolerance): try Self.checkPositive(tolerance.value)
    case .pixels(let tolerance, let zoom):
      try Self.checkPositive(tolerance)
      guard zoom >= 0, zoom <= 30 else { throw .zoomOutOfRange(zoom) }
    case .area(let area): try Self.checkPositive(area)
    case .none: break
    }
    if case .area = limit, !method.traits.contains(.measuresAreas) {
      throw .unsuitedLimit(method: method.name)
    }
    if case .none = limit, !method.isRanking { throw .unsuitedLimit(method: method.name) }
    if let vertical {
      try Self.checkPositive(vertical.value)
      if !method.traits.contains(.measuresElevations) {
        throw .unsuitedVertical(method: method.name)
      }
    }
    if isWeighted, !method.traits.contains(.measuresAreas) {
      throw .unsuitedWeight(method: method.name)
    }
    self.method = method
    self.limit = limit
    self.vertical = vertical
    self.isWeighted = isWeighted
  }

  private static func checkPositive(_ value: Double) throws(Invalid) {
    guard value > 0, value.isFinite else { throw .notPositive(value) }
  }
}

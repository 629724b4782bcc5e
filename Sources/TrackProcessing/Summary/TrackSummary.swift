/// Statistics of fixes: what DESIGN calls `stats`. Nil is unknown.
public struct TrackSummary: Hashable, Sendable {
  /// Meters along the legs, 0 without legs.
  public var distance = 0.0
  /// Makes the summary of nothing.
  public init() {}
}

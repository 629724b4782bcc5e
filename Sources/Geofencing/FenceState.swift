/// Where a place is with regard to a fence.
public enum FenceState: String, Hashable, Sendable, CaseIterable {
  /// Strictly inside.
  case inside
  /// On the edge: exactly on a polygon's, as far from a circle's center as its radius.
  case boundary
  /// Strictly outside.
  case outside
}

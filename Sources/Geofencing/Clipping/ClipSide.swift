/// Which side of the fences is kept.
public enum ClipSide: String, Hashable, Sendable, CaseIterable {
  /// What lies in some fence.
  case inside
  /// What lies in no fence.
  case outside
}

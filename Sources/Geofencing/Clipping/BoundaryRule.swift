/// Whether the boundary of a fence belongs to it.
public enum BoundaryRule: String, Hashable, Sendable, CaseIterable {
  /// The boundary counts as inside.
  case inclusive
  /// The boundary counts as outside.
  case exclusive

  /// Whether a state counts as inside.
  public func countsAsInside(_ state: FenceState) -> Bool {
    switch state {
    case .inside: true
    case .boundary: self == .inclusive
    case .outside: false
    }
  }
}

/// Storage that values share until one of them is changed: for what most values do without, so that
/// these stay small and cheap to copy.
///
/// A value holds an optional box, nil as long as nothing was set, and changes it only through
/// `unique(_:)`.
final class SharedBox<Contents: Sendable>: @unchecked Sendable {
  // Unchecked: only a box with one owner is ever changed.
  fileprivate(set) var contents: Contents

  init(_ contents: Contents) { self.contents = contents }
}

extension Optional {
  /// The contents, to be changed: first copied when others share them, or made when there are none.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  mutating func change<Contents, Result>(
    orMake empty: @autoclosure () -> Contents, _ body: (inout Contents) -> Result
  ) -> Result where Wrapped == SharedBox<Contents> {
    if self == nil {
      self = SharedBox(empty())
    } else if !isKnownUniquelyReferenced(&self), let shared = self?.contents {
      self = SharedBox(shared)
    }
    guard let box = self else { preconditionFailure("a box was just made") }
    return body(&box.contents)
  }
}

import Geodesy

extension FenceWatch {
  /// Lists a change of state that does not come.
  mutating func explain(
    _ kind: FenceEvent.Kind, at i: Int, _ reason: SuppressedTransition.Reason
  ) {
    suppressed.append(SuppressedTransition(event(kind, at: i), reason))
  }

  /// Lists a fix that leaves the state as it is, where it would have changed it: once for the fixes
  /// in a row with reasons of one kind.
  mutating func explainHeld(_ i: Int, _ reason: SuppressedTransition.Reason) {
    let wouldBe = fence.shape.state(of: fixes.places[i]) != .outside
    guard wouldBe != (isInside ?? false), openSuppression != reason.word else {
      if wouldBe == (isInside ?? false) { openSuppression = nil }
      return
    }
    openSuppression = reason.word
    explain(wouldBe ? .enter : .exit, at: i, reason)
  }

  /// Lists an exit on the way to a fix that does not go far enough.
  mutating func explainBuffer(_ i: Int, _ margin: Meters?) {
    guard options.explains else { return }
    explain(
      .exit, at: i, .exitBuffer(margin: margin ?? .zero, buffer: Meters(rules.exitBuffer)))
  }
}

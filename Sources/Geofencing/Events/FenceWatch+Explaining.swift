import Geodesy
import Tracks

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

  /// Lists a way between two fixes on one side of the boundary that leads over it and is not looked
  /// at.
  mutating func explainPass(to i: Int) {
    guard i > 0, !rules.isGated else { return }
    let reason: SuppressedTransition.Reason
    if fixes.isGap(before: i) {
      let isBreak = fixes.origins[i].segment != fixes.origins[i - 1].segment
      reason = .gap(seconds: isBreak ? nil : fixes.times[i].seconds(since: fixes.times[i - 1]))
    } else if rules.minFixes > 1 {
      reason = .passNeedsFixes(needed: rules.minFixes)
    } else if options.crossings == .fixes {
      reason = .passBetweenFixes
    } else {
      return
    }
    let (start, end) = (fixes.places[i - 1], fixes.places[i])
    let side = fence.shape.state(of: start) != .outside
    guard (fence.shape.state(of: end) != .outside) == side,
      side
        || PathBlocks.Box(legTo: i, of: fixes.places).meets(
          PathBlocks.Box(fence.shape.bounds, grownBy: 0)),
      !LegChanges(fence.shape, from: start, to: end, startsInside: side, endsInside: side)
        .fractions.isEmpty
    else { return }
    explain(side ? .exit : .enter, at: i, reason)
  }

  /// Lists an exit on the way to a fix that does not go far enough.
  mutating func explainBuffer(_ i: Int, _ margin: Meters?) {
    guard options.explains else { return }
    explain(
      .exit, at: i, .exitBuffer(margin: margin ?? .zero, buffer: Meters(rules.exitBuffer)))
  }
}

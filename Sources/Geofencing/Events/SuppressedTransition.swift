public import Geodesy

/// A change of state that gave no event, and why.
public struct SuppressedTransition: Hashable, Sendable {
  /// Why there was no event.
  public enum Reason: Hashable, Sendable {
    /// The accuracy of the fix reaches over the boundary.
    case uncertain(margin: Meters, accuracy: Meters)
    /// The accuracy is too bad for a fence of this size.
    case poorAccuracy(accuracy: Meters, limit: Meters)
    /// The accuracy is negative: the device says that the fix is invalid.
    case invalidAccuracy
    /// The fix lies not far enough outside.
    case exitBuffer(margin: Meters, buffer: Meters)
    /// Too few fixes in a row confirmed it.
    case minFixes(count: Int, needed: Int)
    /// The step to the fix is a jump that the next fix does not confirm.
    case jump(speed: Double, limit: Double)
    /// The fix is not later than the one before.
    case timeNotIncreasing
    /// The way between two fixes passes through, but by less than they are accurate.
    case shortPass(chord: Meters, accuracy: Meters)
    /// The way between two fixes on one side leads over the boundary, but nothing is said about a way
    /// that took so many seconds, or leads from one segment to another: nil.
    case gap(seconds: Double?)
    /// As `gap`, but changes need fixes that confirm them.
    case passNeedsFixes(needed: Int)
    /// As `gap`, but changes are placed at fixes only.
    case passBetweenFixes
    /// The path begins inside, and such events are not wanted.
    case initialState

    /// The reason's word.
    public var word: String {
      switch self {
      case .uncertain: "uncertain"
      case .poorAccuracy: "poor-accuracy"
      case .invalidAccuracy: "invalid-accuracy"
      case .exitBuffer: "exit-buffer"
      case .minFixes: "min-fixes"
      case .jump: "jump"
      case .timeNotIncreasing: "time-not-increasing"
      case .shortPass: "short-pass"
      case .gap: "gap"
      case .passNeedsFixes: "min-fixes"
      case .passBetweenFixes: "crossings"
      case .initialState: "initial"
      }
    }
  }

  /// The event that did not come: what it would have said, at the fix that asked for it.
  public var event: FenceEvent
  /// Why it did not come.
  public var reason: Reason

  /// Makes a suppressed transition.
  public init(_ event: FenceEvent, _ reason: Reason) {
    self.event = event
    self.reason = reason
  }
}

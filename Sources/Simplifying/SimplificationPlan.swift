public import Geofencing
public import TrackProcessing

/// How a document is simplified: by what, what stays in any case, and what it may come to.
public struct SimplificationPlan: Sendable {
  /// How lines and rings are simplified.
  public var simplification: Simplification
  /// What stays beside the ends of lines.
  public var pins = PinRules()
  /// The fences whose events must stay what they are, in their order; nil for none.
  public var verdicts: FenceMonitor?
  /// Seconds by which the time of such an event may change, so that stays last as long as before; nil
  /// for any.
  public var verdictTimes: Double? = 1
  /// Fences that no simplified line or border may come into where the original does not.
  public var avoided: [FenceSet] = []
  /// Sets of fences of which no simplified line or border may leave all together where the original
  /// does not.
  public var confining: [FenceSet] = []
  /// The greatest number of vertices of all tracks, routes and areas together; nil for any.
  public var maxPoints: Int?

  /// Makes a plan.
  public init(_ simplification: Simplification) { self.simplification = simplification }
}

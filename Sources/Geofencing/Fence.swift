/// A named shape that tracks are tested against.
public struct Fence: Sendable {
  /// The name that reports and expectations use; unique in its set.
  public var id: String
  /// The shape.
  public var shape: any FenceShape
  /// What the fence file says about events of this fence; nil leaves it to the options of the run.
  public var overrides: Overrides

  /// Settings of one fence that win over those of the run.
  public struct Overrides: Hashable, Sendable {
    /// Seconds inside after which a `dwell` event comes.
    public var dwell: Double?
    /// Meters beyond the boundary that an exit needs.
    public var exitBuffer: Double?
    /// Fixes in a row that confirm a change.
    public var minFixes: Int?

    /// Overrides nothing.
    public init() {}
  }

  /// Makes a fence.
  public init(id: String, shape: any FenceShape, overrides: Overrides = Overrides()) {
    self.id = id
    self.shape = shape
    self.overrides = overrides
  }
}

public import Geodesy

/// How changes between inside and outside become events.
public struct FenceMonitorOptions: Hashable, Sendable {
  /// What the accuracy of fixes does.
  public enum AccuracyPolicy: String, Hashable, Sendable, CaseIterable {
    /// Nothing: every fix is where it says.
    case ignore
    /// A fix whose accuracy reaches over the boundary changes nothing; fixes of no use are left
    /// out, and so are jumps that nothing could make.
    case gate
  }

  /// What is said of a path that begins inside.
  public enum Initial: String, Hashable, Sendable, CaseIterable {
    /// `inside`.
    case state
    /// `enter`.
    case enter
    /// Nothing.
    case none
  }

  /// Where changes between two fixes are placed.
  public enum Crossings: String, Hashable, Sendable, CaseIterable {
    /// Where the way between them crosses the boundary; what passes between two fixes counts.
    case interpolated
    /// At the second of them; only fixes count.
    case fixes
  }

  /// In which order fixes are taken.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// By time. A fix without one stays behind the fix before it.
    case time
    /// As they stand in the file.
    case file
  }

  /// Meters beyond the boundary that an exit needs; nil for none under `ignore`, and under `gate`
  /// for a tenth of the fence's size, but 10 m at least and 50 m at most.
  public var exitBuffer: Meters?
  /// Fixes in a row that confirm a change, 1 or more. With more than 1 an event is dated at the
  /// first of them, and what passes between fixes is none.
  public var minFixes = 1
  /// What the accuracy of fixes does.
  public var accuracyPolicy = AccuracyPolicy.ignore
  /// Seconds between two fixes beyond which nothing is known about the way between them.
  public var maxGap = 600.0
  /// What is said of a path that begins inside.
  public var initial = Initial.state
  /// Where changes between two fixes are placed.
  public var crossings = Crossings.interpolated
  /// In which order fixes are taken.
  public var order = Order.time
  /// Seconds inside after which a `dwell` event comes; nil for no such events.
  public var dwell: Double?

  /// Under `gate`: how many times its accuracy a fix must lie from the boundary to count.
  public var accuracyFactor = 1.0
  /// Under `gate`: meters per second beyond which a step is a jump; 350 fits aircraft.
  public var maxSpeed = 90.0
  /// Whether suppressed transitions are listed.
  public var explains = false

  /// The defaults.
  public init() {}
}

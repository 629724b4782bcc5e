public import Tracks

/// What a recorded path must have done at a fence.
///
/// All that is set must hold, for each file by itself. What a file without fixes would have done is
/// not known, so it neither holds nor fails; see `FenceCheck`.
public struct FenceExpectation: Hashable, Sendable {
  /// How often something may happen.
  public struct CountRule: Hashable, Sendable {
    /// The least number.
    public var min = 0
    /// The greatest number, nil for none.
    public var max: Int?
    /// From when on it counts, nil for from the beginning.
    public var from: Timestamp?
    /// Until when it counts, that moment included; nil for until the end.
    public var until: Timestamp?

    /// Makes a rule.
    public init(min: Int = 0, max: Int? = nil, from: Timestamp? = nil, until: Timestamp? = nil) {
      self.min = min
      self.max = max
      self.from = from
      self.until = until
    }

    /// Whether times matter.
    public var isTimed: Bool { from != nil || until != nil }

    /// Whether a number is right.
    func allows(_ count: Int) -> Bool { count >= min && count <= max ?? .max }

    /// Whether an event counts.
    func counts(_ event: FenceEvent) -> Bool {
      guard isTimed else { return true }
      guard let time = event.time else { return false }
      if let from, time < from { return false }
      if let until, time > until { return false }
      return true
    }

    /// Seconds from an event to the time in which it would count; infinite where it has no time.
    func secondsOff(_ event: FenceEvent) -> Double {
      guard let time = event.time else { return .infinity }
      if let from, time < from { return from.seconds(since: time) }
      if let until, time > until { return time.seconds(since: until) }
      return 0
    }
  }

  /// How long something may take, seconds.
  public struct DurationRule: Hashable, Sendable {
    /// The least duration.
    public var min = 0.0
    /// The greatest duration, nil for none.
    public var max: Double?

    /// Makes a rule.
    public init(min: Double = 0, max: Double? = nil) {
      self.min = min
      self.max = max
    }
  }

  /// Its name in reports; nil for one made from what it expects.
  public var name: String?
  /// Which files it is about: a pattern for their relative path or base name (see `PathPattern`);
  /// nil for all.
  public var tracks: String?
  /// The id of the fence; nil where only a sequence is expected.
  public var fence: String?
  /// How often the path comes in. To begin inside is none, unless the monitor calls it `enter`.
  public var enter: CountRule?
  /// How often the path goes out.
  public var exit: CountRule?
  /// How often the path is there: it comes in, or begins inside.
  public var count: CountRule?
  /// The path is never inside: at no fix, not on the boundary, and not between two fixes.
  public var never = false
  /// The path is always inside.
  public var always = false
  /// Whether the path begins inside.
  public var startsInside: Bool?
  /// Whether the path ends inside.
  public var endsInside: Bool?
  /// Seconds that one stay without a gap must reach.
  public var dwell: Double?
  /// Seconds inside, all stays together, without gaps.
  public var totalDwell: DurationRule?
  /// Seconds that no stay without a gap may go beyond.
  public var maxDwell: Double?
  /// Fences that are entered, or begun in, in this order; others may be between them.
  public var sequence: [String] = []

  /// Expects nothing.
  public init() {}

  /// What is expected, one by one, in a fixed order.
  public var demands: [Demand] {
    var demands: [Demand] = []
    if never { demands.append(.never) }
    if always { demands.append(.always) }
    if let startsInside { demands.append(.startsInside(startsInside)) }
    if let endsInside { demands.append(.endsInside(endsInside)) }
    if let enter { demands.append(.enter(enter)) }
    if let exit { demands.append(.exit(exit)) }
    if let count { demands.append(.count(count)) }
    if let dwell { demands.append(.dwell(dwell)) }
    if let totalDwell { demands.append(.totalDwell(totalDwell)) }
    if let maxDwell { demands.append(.maxDwell(maxDwell)) }
    if !sequence.isEmpty { demands.append(.sequence(sequence)) }
    return demands
  }

  /// One thing that is expected; see the property of the same name.
  public enum Demand: Hashable, Sendable {
    case never
    case always
    case startsInside(Bool)
    case endsInside(Bool)
    case enter(CountRule)
    case exit(CountRule)
    case count(CountRule)
    case dwell(Double)
    case totalDwell(DurationRule)
    case maxDwell(Double)
    case sequence([String])

    /// Its key in an expectations file.
    public var key: String {
      switch self {
      case .never: "never"
      case .always: "always"
      case .startsInside: "startsInside"
      case .endsInside: "endsInside"
      case .enter: "enter"
      case .exit: "exit"
      case .count: "count"
      case .dwell: "dwell"
      case .totalDwell: "totalDwell"
      case .maxDwell: "maxDwell"
      case .sequence: "sequence"
      }
    }

    /// Whether it cannot be answered without times.
    var needsTimes: Bool {
      switch self {
      case .enter(let rule), .exit(let rule), .count(let rule): rule.isTimed
      case .dwell, .totalDwell, .maxDwell: true
      default: false
      }
    }
  }
}

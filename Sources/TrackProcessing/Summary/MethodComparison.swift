public import Tracks

/// The same fixes counted in many ways: why another tool says otherwise.
public struct MethodComparison: Hashable, Sendable {
  /// What is counted.
  public enum Quantity: String, CaseIterable, Hashable, Sendable {
    /// Meters.
    case distance
    /// Meters climbed.
    case ascent
    /// Meters descended, positive.
    case descent
    /// Seconds.
    case movingTime
    /// Meters per second.
    case maxSpeed
  }

  /// One way to count.
  public struct Row: Hashable, Sendable {
    /// What is counted.
    public var quantity: Quantity
    /// The method, with its parameters.
    public var method: String
    /// What it gives; nil when it is not known.
    public var value: Double?
    /// How much more that is than the method of the summary gives; nil when either is not known.
    public var difference: Double?
    /// Whether it is the method of the summary.
    public var isUsed: Bool
    /// Which tools are known to count so.
    public var countsLike: String?
  }

  /// The rows, quantity by quantity; of each first the method of the summary.
  public private(set) var rows: [Row] = []

  /// Counts the tracks of a document.
  ///
  /// - Parameter options: The methods of the summary.
  /// - Complexity: O(number of fixes), some 30 passes over them.
  public init(of document: TrackDocument, options: SummaryOptions = SummaryOptions()) {
    var distances = ComparedDistances()
    var ascents = ComparedAscents(options)
    var movements = ComparedMovements(options)
    var speeds = ComparedSpeeds()
    for case .track(let track) in document.items {
      for segment in track.segments where !segment.isEmpty {
        let ways = segment.ways
        distances.add(segment, ways: ways)
        ascents.add(segment)
        movements.add(segment, ways: ways)
        speeds.add(segment, ways: ways)
      }
    }
    add(.distance, distances.results)
    add(.ascent, ascents.results(\.ascent))
    add(.descent, ascents.results(\.descent))
    add(.movingTime, movements.results)
    add(.maxSpeed, speeds.results)
  }

  /// Adds the rows of a quantity; the first is the method of the summary.
  private mutating func add(_ quantity: Quantity, _ results: [ComparedResult]) {
    let used = results.first?.value
    for (i, result) in results.enumerated() {
      let difference = result.value.flatMap { value in used.map { value - $0 } }
      rows.append(
        Row(
          quantity: quantity, method: result.method, value: result.value, difference: difference,
          isUsed: i == 0, countsLike: result.countsLike))
    }
  }
}

/// What one method gives.
struct ComparedResult {
  let method: String
  let value: Double?
  var countsLike: String?

  init(_ method: String, _ value: Double?, like countsLike: String? = nil) {
    self.method = method
    self.value = value
    self.countsLike = countsLike
  }
}

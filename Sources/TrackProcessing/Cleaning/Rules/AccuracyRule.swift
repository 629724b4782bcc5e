import Tracks

/// Removes fixes that the receiver itself says are bad. What a fix does not say is no evidence: it
/// stays.
///
/// The accuracy is the fix's own, in meters; else HDOP × 5 m, a usual error of a satellite's
/// distance. A negative accuracy and the kind of fix `none` mean that there is no position: those
/// go whatever is set.
public struct AccuracyRule: SegmentRule, Hashable {
  /// `accuracy`.
  public static let name = "accuracy"
  /// What it does, for help.
  public static let summary = "fixes whose accuracy, HDOP, satellites or kind of fix are too bad"
  /// What can be set.
  public static let parameters = [
    RuleParameter(
      "max", .length, "the greatest accuracy, else HDOP × 5 m, that stays"),
    RuleParameter("max-hdop", .number(0...1000), "the greatest HDOP that stays"),
    RuleParameter("min-satellites", .count(0...1000), "the fewest satellites that stay"),
    RuleParameter("fix", .choice(kinds), "the least kind of fix that stays"),
  ]
  /// It is applied until it finds nothing more.
  public static let settles = true
  /// What it removes it takes for a fault.
  public static let judges = true

  /// Meters for each unit of HDOP.
  static var metersPerHDOP: Double { 5 }
  private static let kinds = ["2d", "3d", "dgps"]

  /// The greatest accuracy that stays, meters.
  public var greatest = 50.0
  /// The greatest HDOP that stays; nil for any.
  public var greatestHDOP: Double?
  /// The fewest satellites that stay; nil for any number.
  public var fewestSatellites: Int?
  /// The least kind of fix that stays: `2d`, `3d` or `dgps`; nil for each of them.
  public var leastFix: String?

  /// Makes the rule, which lets 50 m pass.
  public init() {}

  /// What is set.
  public var settings: [RuleSetting] {
    let values: [RuleValue?] = [
      .number(greatest), greatestHDOP.map { .number($0) },
      fewestSatellites.map { .number(Double($0)) }, leastFix.map { .word($0) },
    ]
    return zip(Self.parameters, values).compactMap { parameter, value in
      value.map { RuleSetting(parameter, $0) }
    }
  }

  /// Sets a limit.
  public mutating func set(_ parameter: RuleParameter, to value: RuleValue) {
    switch (parameter.name, value) {
    case ("max", .number(let meters)): greatest = meters
    case ("max-hdop", .number(let hdop)): greatestHDOP = hdop
    case ("min-satellites", .number(let count)): fewestSatellites = Int(count)
    case ("fix", .word(let word)): leastFix = word
    default: break
    }
  }

  /// Marks what is too bad.
  public func clean(_ work: inout SegmentWork) {
    let segment = work.segment
    let accuracies = segment.column(.accuracy) ?? []
    let hdops = segment.column(.hdop) ?? []
    let satellites = segment.column(.satellites) ?? []
    let fixes = segment.column(.fix) ?? []
    if accuracies.isEmpty, hdops.isEmpty, satellites.isEmpty, fixes.isEmpty { return }
    let least = leastFix.flatMap { Channel.fixWords.firstIndex(of: $0) } ?? 1
    // NaN, which stands for an unknown value, fails all comparisons.
    func value(_ column: [Double], _ i: Int) -> Double { column.isEmpty ? .nan : column[i] }
    for i in segment.coordinates.indices {
      let accuracy = value(accuracies, i)
      let hdop = value(hdops, i)
      if accuracy < 0 {
        work.remove(i, because: "accuracy \(shortest(accuracy)) m, which says that there is none")
      } else if accuracy > greatest {
        work.remove(
          i, because: "accuracy \(shortest(accuracy)) m; the limit is \(shortest(greatest)) m")
      } else if accuracy.isNaN, hdop * Self.metersPerHDOP > greatest {
        work.remove(
          i,
          because: "HDOP \(shortest(hdop)) is about \(tenths(hdop * Self.metersPerHDOP)) m; "
            + "the limit is \(shortest(greatest)) m")
      } else if let limit = greatestHDOP, hdop > limit {
        work.remove(i, because: "HDOP \(shortest(hdop)); the limit is \(shortest(limit))")
      } else if let limit = fewestSatellites, value(satellites, i) < Double(limit) {
        work.remove(
          i, because: "\(shortest(value(satellites, i))) satellites; \(limit) are needed")
      } else if value(fixes, i) < Double(least) {
        work.remove(i, because: "the kind of fix is \(Self.word(value(fixes, i)))")
      }
    }
  }

  private static func word(_ kind: Double) -> String {
    Channel.fixWords.indices.contains(Int(kind)) ? Channel.fixWords[Int(kind)] : shortest(kind)
  }
}

import RouteJobs

/// The units of what is said to people; JSON and CSV are always in meters and seconds.
enum UnitSystem: String, CaseIterable {
  /// Kilometers, meters, kilometers per hour.
  case metric
  /// Miles, feet, miles per hour.
  case imperial
  /// Nautical miles, feet, knots.
  case nautical

  /// The long unit of length: its word, and its meters.
  private var long: (word: String, meters: Double) {
    switch self {
    case .metric: ("km", 1000)
    case .imperial: ("mi", 1609.344)
    case .nautical: ("nmi", 1852)
    }
  }

  /// The short unit of length.
  private var short: (word: String, meters: Double) {
    self == .metric ? ("m", 1) : ("ft", 0.3048)
  }

  /// A way: in the long unit where it has at least one, else in the short one.
  ///
  /// - Parameters:
  ///   - decimals: Of the long unit.
  ///   - isCell: Whether it stands in a column: zeros at the end are kept then, as in all below.
  func length(_ meters: Double, decimals: Int = 2, isCell: Bool = false) -> String {
    meters < long.meters
      ? Self.text(meters / short.meters, self == .metric ? 1 : 0, short.word, isCell)
      : Self.text(meters / long.meters, decimals, long.word, isCell)
  }

  /// An elevation, ascent or descent, in the short unit.
  func height(_ meters: Double, decimals: Int = 0, isCell: Bool = false) -> String {
    Self.text(meters / short.meters, self == .metric ? decimals : 0, short.word, isCell)
  }

  /// A speed.
  func speed(_ metersPerSecond: Double, isCell: Bool = false) -> String {
    let word =
      switch self {
      case .metric: "km/h"
      case .imperial: "mph"
      case .nautical: "kn"
      }
    return Self.text(metersPerSecond * 3600 / long.meters, 1, word, isCell)
  }

  /// Percent.
  static func percent(_ value: Double, isCell: Bool = false) -> String {
    text(value, 1, "%", isCell)
  }

  private static func text(
    _ value: Double, _ decimals: Int, _ word: String, _ isCell: Bool
  ) -> String {
    var number = fixed(value, decimals)
    if isCell && decimals > 0 && value.isFinite && !number.contains("e") {
      let point = number.firstIndex(of: ".")
      let shown = point.map { number.distance(from: $0, to: number.endIndex) - 1 } ?? 0
      if point == nil { number += "." }
      number += String(repeating: "0", count: decimals - shown)
    }
    return "\(number) \(word)"
  }

  /// Minutes and seconds for a kilometer or mile; nil where nobody speaks of a pace: standing,
  /// faster than on foot, or at sea.
  func pace(_ metersPerSecond: Double) -> String? {
    guard self != .nautical, metersPerSecond >= 0.3, metersPerSecond <= 7 else { return nil }
    return "\(Self.clock(long.meters / metersPerSecond)) /\(long.word)"
  }

  /// A temperature.
  func temperature(_ celsius: Double) -> String {
    self == .imperial ? "\(Self.fixed(celsius * 1.8 + 32, 0)) °F" : "\(Self.fixed(celsius, 1)) °C"
  }

  /// A duration in words: `1 h 30 min 0 s`.
  static func time(_ seconds: Double) -> String {
    guard seconds >= 60, seconds < 1e15 else { return "\(fixed(seconds, 3)) s" }
    let whole = Int(seconds.rounded())
    let text = "\(whole / 60 % 60) min \(whole % 60) s"
    return whole >= 3600 ? "\(whole / 3600) h \(text)" : text
  }

  /// A duration in the fewest words: `30 min`, `1 h`.
  static func shortTime(_ seconds: Double) -> String {
    for (word, unit) in [("h", 3600.0), ("min", 60)]
    where seconds >= unit && seconds.truncatingRemainder(dividingBy: unit) == 0 {
      return "\(fixed(seconds / unit, 0)) \(word)"
    }
    return time(seconds)
  }

  /// A duration for a column: `5:02`, `1:30:00`.
  static func clock(_ seconds: Double) -> String {
    guard seconds >= 0, seconds < 1e15 else { return "unknown" }
    let whole = Int(seconds.rounded())
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let rest = "\(two(whole / 60 % 60)):\(two(whole % 60))"
    return whole >= 3600 ? "\(whole / 3600):\(rest)" : "\(whole / 60):\(two(whole % 60))"
  }

  /// A number with at most so many decimals; what is absurdly large as `1.235e+300`.
  static func fixed(_ value: Double, _ decimals: Int) -> String {
    scientific(value) ?? ReportText.number(value, decimals: decimals) ?? "unknown"
  }

  /// Four digits and a power of ten; nil for what fits into 17 digits.
  private static func scientific(_ value: Double) -> String? {
    guard value.isFinite, abs(value) >= 1e17 else { return nil }
    let parts = "\(value)".split(separator: "e")
    guard parts.count == 2, let mantissa = Double(String(parts[0])) else { return nil }
    let rounded = "\((mantissa * 1000).rounded() / 1000)"
    return (rounded.hasSuffix(".0") ? String(rounded.dropLast(2)) : rounded) + "e" + parts[1]
  }
}

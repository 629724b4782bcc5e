import TextWriting
package import TrackProcessing

/// A condition on what simplification did, as it is typed: `deviation>5m`, `removed>=90%`,
/// `pixels>1px@z12`.
package struct FailIfText: Hashable, Sendable {
  /// What it says.
  package let condition: CertificateCondition
  /// What was typed.
  package let text: String

  /// Reads a condition: a quantity, `>`, `>=`, `<` or `<=`, a number with its unit. A bare
  /// number is meters, seconds, pixels or vertices; changes need a unit or a percent sign; counts may
  /// be in percent, pixels may name a zoom.
  ///
  /// - Throws: `invalid-argument`.
  package init(_ text: String) throws(JobRefusal) {
    let isOperator: (Character) -> Bool = { $0 == ">" || $0 == "<" }
    guard let start = text.firstIndex(where: isOperator) else {
      throw JobRefusal("a condition is like 'deviation>5m', with >, >=, < or <=, not '\(text)'")
    }
    let hasEqual = text[start...].dropFirst().first == "="
    guard
      let comparison = CertificateCondition.Comparison(
        rawValue: String(text[start]) + (hasEqual ? "=" : ""))
    else { throw JobRefusal("a condition is like 'deviation>5m', not '\(text)'") }
    let name = Self.trimmed(text[..<start])
    guard let quantity = CertificateCondition.Quantity(rawValue: name) else {
      let names = CertificateCondition.Quantity.allCases.map(\.rawValue)
      let hint = Suggestion.hint(for: name, among: names)
      throw JobRefusal(
        "there is no '\(name)' to compare"
          + (hint.isEmpty ? "; there are " + names.joined(separator: ", ") : hint))
    }
    let value = Self.trimmed(text[start...].dropFirst(hasEqual ? 2 : 1))
    let (limit, zoom) = try Self.limit(value, of: quantity)
    do throws(CertificateCondition.Invalid) {
      condition = try CertificateCondition(quantity, comparison, limit, zoom: zoom)
    } catch {
      switch error {
      case .unsuitedZoom: throw JobRefusal("a zoom is 0 through 30, not that of '\(text)'")
      case .limitOutOfRange, .unsuitedPercent: throw Self.refusal(value, quantity)
      }
    }
    self.text = text
  }

  private static func limit(
    _ value: String, of quantity: CertificateCondition.Quantity
  ) throws(JobRefusal) -> (CertificateCondition.Limit, zoom: Double?) {
    if value.last == "%" {
      guard quantity.hasPercentage, let number = Quantity.number(trimmed(value.dropLast())),
        number >= 0
      else { throw refusal(value, quantity) }
      return (.percent(number), nil)
    }
    var number: Double?
    var zoom: Double?
    switch quantity.unit {
    case .meters, .seconds:
      // A bare number is meters or seconds, where it cannot be taken for a percentage.
      if value.last?.isLetter == true || !quantity.hasPercentage {
        number = quantity.unit == .meters ? Quantity.meters(value) : Quantity.seconds(value)
      }
    case .vertices: number = Quantity.number(value).flatMap { $0 == $0.rounded() ? $0 : nil }
    case .pixels:
      let halves = value.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
      let pixels = halves[0].hasSuffix("px") ? halves[0].dropLast(2) : halves[0]
      number = Quantity.number(String(pixels))
      if halves.count == 2 {
        zoom = halves[1].first == "z" ? Quantity.number(String(halves[1].dropFirst())) : nil
        if zoom == nil { number = nil }
      }
    }
    guard let number, number >= 0, number.isFinite else { throw refusal(value, quantity) }
    return (.value(number), zoom)
  }

  private static func refusal(
    _ value: String, _ quantity: CertificateCondition.Quantity
  ) -> JobRefusal {
    let kind =
      switch quantity.unit {
      case .meters: "a length with its unit, such as 5m"
      case .seconds: "a time with its unit, such as 10s"
      case .pixels: "a number of pixels, such as 1px or 1px@z14"
      case .vertices: "a whole number"
      }
    let percent = quantity.hasPercentage ? ", or a percentage such as 5%" : ""
    return JobRefusal("\(quantity.rawValue) is compared with \(kind)\(percent), not '\(value)'")
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    String(
      text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// What is to be said of a file's certificate, a sentence without its end.
  package enum Answer: Hashable, Sendable {
    /// The condition holds: the answer is no.
    case failure(String)
    /// The quantity is not known, so the condition does not hold.
    case note(String)
  }

  /// Holds the condition against a certificate; nil when it does not hold.
  ///
  /// - Parameters:
  ///   - file: The input's name.
  ///   - zoom: The zoom at which pixels are counted where the condition names none.
  ///   - place: Where a vertex of the original lines is: `fix 311 of track 1, segment 1`.
  package func answer(
    on certificate: SimplificationCertificate, of file: String, zoom: Double,
    place: (SimplificationCertificate.Extreme) -> String
  ) -> Answer? {
    let quantity = condition.quantity
    let head = "simplification of \(file): \(quantity.words)"
    switch condition.verdict(on: certificate, zoom: zoom) {
    case .fails: return nil
    case .unknown: return .note("\(head) is unknown, so '\(text)' does not hold")
    case .holds(let value):
      var unit = quantity.unit.suffix
      var limit = 0.0
      switch condition.limit {
      case .value(let number): limit = number
      case .percent(let number):
        limit = number
        unit = " %"
      }
      // Rounding must not make the sentence untrue.
      var found = ReportText.number(value, decimals: 3) ?? "infinite"
      if let rounded = Quantity.number(found), !condition.comparison.holds(rounded, limit) {
        found = ReportText.number(value, decimals: 12) ?? found
      }
      if value == .infinity { unit = "" }
      let pixels = quantity == .pixels ? " at zoom \(Self.short(condition.zoom ?? zoom))" : ""
      let spot = quantity.place(in: certificate).map { " at \(place($0))" } ?? ""
      let bound = "\(Self.short(limit))\(unit)"
      let comparison =
        switch condition.comparison {
        case .greater: "more than \(bound)"
        case .greaterOrEqual: "\(bound) or more"
        case .less: "less than \(bound)"
        case .lessOrEqual: "\(bound) or less"
        }
      return .failure("\(head) \(found)\(unit)\(pixels)\(spot), \(comparison)")
    }
  }

  private static func short(_ number: Double) -> String {
    ReportText.number(number, decimals: 12) ?? "\(number)"
  }
}

/// What the numbers of a quantity count.
private enum ConditionUnit {
  case meters, seconds, pixels, vertices

  /// What stands behind a number in a sentence.
  var suffix: String {
    switch self {
    case .meters: " m"
    case .seconds: " s"
    case .pixels: " px"
    case .vertices: ""
    }
  }
}

extension CertificateCondition.Quantity {
  fileprivate var unit: ConditionUnit {
    switch self {
    case .deviation, .meanDeviation, .elevationError, .synchronizedDistance, .distanceChange,
      .ascentChange:
      .meters
    case .timeError, .durationChange: .seconds
    case .pixels: .pixels
    case .removed, .kept: .vertices
    }
  }

  /// The quantity in a sentence.
  fileprivate var words: String {
    switch self {
    case .deviation: "deviation"
    case .meanDeviation: "mean deviation"
    case .pixels: "deviation on the screen"
    case .elevationError: "elevation error"
    case .timeError: "time error"
    case .synchronizedDistance: "synchronized distance"
    case .distanceChange: "change of distance"
    case .ascentChange: "change of ascent"
    case .durationChange: "change of duration"
    case .removed: "number of removed vertices"
    case .kept: "number of kept vertices"
    }
  }
}

import Geodesy
package import Simplifying
import TrackFormats
import TrackProcessing

/// What a simplification did to a document, and by what.
package struct SimplificationRecord: Sendable {
  /// What was asked for.
  package var step: SimplificationStep
  /// What came of it.
  package var report: SimplificationReport

  /// What was lost beyond what was asked for, in words for loss lines.
  var losses: [String] {
    report.itemsWithLostArrays > 0
      ? ["unknown coordinateProperties of what was simplified"] : []
  }

  /// What must be said as findings: areas that stayed as they came, because they are no valid ones.
  var findings: [Finding] {
    var log = FindingLog()
    for (area, name) in zip(report.rings.untouched, report.untouchedNames) {
      let part = area.polygon.map { "polygon \($0 + 1) of " } ?? ""
      log.add(
        .invalidGeometry, at: nil, "\(part)\(name) was not simplified: \(area.reason.words)")
    }
    return log.findings
  }

  /// What else is worth a line.
  var notes: [String] {
    var notes: [String] = []
    func note(_ count: Int, one: String, many: String) {
      if count > 0 { notes.append(count == 1 ? one : "\(count) \(many)") }
    }
    note(
      report.rings.minimal.count,
      one: "a ring would have collapsed and keeps three of its corners",
      many: "rings would have collapsed and keep three of their corners")
    note(
      report.rings.touching, one: "1 vertex of a ring stays because it lies on an edge of a ring",
      many: "vertices of rings stay because they lie on edges of rings")
    note(
      report.untimedLines, one: "1 line has no times and was simplified by distance alone",
      many: "lines have no times and were simplified by distance alone")
    for tolerance in exceededTolerances {
      notes.append("the budget took more than the \(tolerance)")
    }
    note(
      report.droppedWords,
      one: "1 fix with words of its own was dropped; --pin words keeps it",
      many: "fixes with words of their own were dropped; --pin words keeps them")
    return notes
  }

  /// The tolerances that do not hold because a budget asked for more, in words.
  private var exceededTolerances: [String] {
    guard step.plan.maxPoints ?? step.maxBytes ?? step.maxURL != nil else { return [] }
    func text(_ number: Double) -> String { ReportText.number(number, decimals: 6) ?? "?" }
    let certificate = report.certificate
    let simplification = step.plan.simplification
    var exceeded: [String] = []
    // What the certificate may be off by is no fault of a budget.
    switch simplification.limit {
    case .distance(let tolerance):
      var found = certificate.maxDeviation
      if simplification.method == .tdTR {
        found = max(found, certificate.maxSynchronizedDistance ?? 0)
      }
      if found > tolerance.value * (1 + 1e-9) + 2e-4 {
        exceeded.append("tolerance of \(text(tolerance.value)) m")
      }
    case .pixels(let tolerance, let zoom):
      if certificate.maxDeviationPixels(zoom: zoom) > tolerance * (1 + 1e-6) + 1e-3 {
        exceeded.append("tolerance of \(text(tolerance)) px at zoom \(text(zoom))")
      }
    case .area, .none: return []
    }
    if let vertical = simplification.vertical?.value,
      certificate.maxElevationError ?? 0 > vertical
    {
      exceeded.append("vertical tolerance of \(text(vertical)) m")
    }
    return exceeded
  }

  /// `simplify kept 812 of 10000 vertices; those dropped lie at most 4.9 m off, 1.2 m on average`; nil
  /// when there are none.
  var summary: String? {
    if report.isUnchanged {
      let count = report.vertices.before
      return count > 0 ? "simplify kept all of \(count) vertices" : nil
    }
    let certificate = report.certificate
    let count = report.vertices
    func meters(_ value: Double) -> String {
      (ReportText.number(value, decimals: 3) ?? "?") + " m"
    }
    return "simplify kept \(count.after) of \(count.before) vertices; those dropped lie at most "
      + "\(meters(certificate.maxDeviation)) off, \(meters(certificate.meanDeviation)) on average"
  }

  /// Writes the members of its step.
  func writeMembers(to json: inout ReportJSON, isWhole: Bool) {
    step.writeMembers(to: &json)
    for (key, number) in [
      ("before", report.fixes.before), ("after", report.fixes.after),
      ("removed", report.fixes.before - report.fixes.after),
      ("routePointsBefore", report.routePoints.before),
      ("routePointsAfter", report.routePoints.after),
      ("positionsBefore", report.positions.before), ("positionsAfter", report.positions.after),
      ("pinned", report.pinned), ("restoredForFences", report.verdictVertices),
      ("restoredForRings", report.rings.broughtBack),
      ("minimalRings", report.rings.minimal.count), ("touchingVertices", report.rings.touching),
      ("untouchedAreas", report.rings.untouched.count), ("droppedWords", report.droppedWords),
    ] {
      json.key(key)
      json.integer(number)
    }
    json.key("certificate")
    report.certificate.write(to: &json, zoom: step.pixelZoom) { json, place in
      for (key, number) in linePlace(of: place).numbers + [("fix", place.index)] {
        json.key(key)
        json.integer(number)
      }
      for (key, degrees) in [
        ("latitude", place.coordinate.latitude), ("longitude", place.coordinate.longitude),
      ] {
        json.key(key)
        json.number(degrees, decimals: 7)
      }
    }
    guard isWhole, step.keepsIndices else { return }
    json.key("keptIndices")
    guard let keptIndices = report.keptIndices else { return json.null() }
    json.array { json in
      for segment in keptIndices {
        json.array { json in for index in segment { json.integer(index) } }
      }
    }
  }
}

extension SimplificationRecord: Hashable {
  /// Records are equal when what came of them is.
  package static func == (a: SimplificationRecord, b: SimplificationRecord) -> Bool {
    a.report == b.report
  }

  /// Hashes the report.
  package func hash(into hasher: inout Hasher) { hasher.combine(report) }
}

extension SimplificationStep {
  /// Writes what was asked for.
  fileprivate func writeMembers(to json: inout ReportJSON) {
    let simplification = plan.simplification
    json.key("method")
    json.string(simplification.method.name)
    switch simplification.limit {
    case .distance(let tolerance):
      json.key("tolerance")
      json.number(tolerance.value, decimals: 6)
    case .pixels(let tolerance, let zoom):
      json.key("tolerancePixels")
      json.number(tolerance, decimals: 6)
      json.key("zoom")
      json.number(zoom, decimals: 6)
    case .area(let area):
      json.key("area")
      json.number(area, decimals: 6)
    case .none: break
    }
    if simplification.isWeighted {
      json.key("weighted")
      json.boolean(true)
    }
    if let vertical = simplification.vertical {
      json.key("vertical")
      json.number(vertical.value, decimals: 6)
    }
    for (key, limit) in [
      ("maxPoints", plan.maxPoints), ("maxBytes", maxBytes), ("maxURL", maxURL),
    ] where limit != nil {
      json.key(key)
      json.integer(limit)
    }
    if !pins.isEmpty {
      json.key("pins")
      json.array { json in for pin in pins { json.string(pin) } }
    }
    if plan.verdicts != nil {
      json.key("keepsVerdicts")
      json.boolean(true)
    }
  }
}

extension RingReport.Untouched.Reason {
  /// In words for people, without an end.
  fileprivate var words: String {
    switch self {
    case .notClosed: "a ring is not closed"
    case .tooFewPositions: "a ring has fewer than three different positions"
    case .severalTurns: "a ring goes round the earth more than once"
    case .invalid(let reason): "it is not valid as it came (\(reason))"
    case .wouldBeInvalid(let reason): "it would not have stayed valid (\(reason))"
    }
  }
}

extension SimplificationRecord {
  /// What is to be said of the conditions that hold, and of those of which nothing is known.
  ///
  /// - Parameter path: The input.
  package func answers(for path: String) -> [FailIfText.Answer] {
    step.conditions.compactMap { condition in
      condition.answer(on: report.certificate, of: path, zoom: step.pixelZoom) { place in
        let line = linePlace(of: place)
        if line.isRecorded { return "fix \(place.index + 1) of \(line.words)" }
        let degrees = [place.coordinate.latitude, place.coordinate.longitude].compactMap {
          ReportText.number($0, decimals: 7)
        }
        return "\(degrees.joined(separator: ",")), a vertex of \(line.words)"
      }
    }
  }

  private func linePlace(
    of place: SimplificationCertificate.Extreme
  ) -> SimplificationReport.LinePlace {
    place.line < report.linePlaces.count ? report.linePlaces[place.line] : .feature
  }
}

extension SimplificationReport.LinePlace {
  fileprivate var isRecorded: Bool { if case .track = self { true } else { false } }

  /// In words for people, who count from 1.
  fileprivate var words: String {
    switch self {
    case .track(let track, let segment): "track \(track + 1), segment \(segment + 1)"
    case .route(let route): "route \(route + 1)"
    case .feature: "a line"
    case .border: "a border"
    }
  }

  /// The numbers of reports with their keys.
  fileprivate var numbers: [(String, Int)] {
    switch self {
    case .track(let track, let segment): [("track", track), ("segment", segment)]
    case .route(let route): [("route", route)]
    case .feature, .border: []
    }
  }
}

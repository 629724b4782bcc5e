package import Geofencing
package import TrackProcessing
package import Tracks

/// One step that was done to a document.
package enum StepRecord: Hashable, Sendable {
  /// A cleaning rule.
  case cleaning(CleaningStep)
  /// A cut at the border of fences.
  case clip(side: ClipSide, ClippingReport)
  /// A cut at privacy zones; of them nothing is told.
  case privacy(ClippingReport, PrivacyReport)
  /// A simplification.
  case simplify(SimplificationRecord)

  /// Whether fixes are there that the input did not have.
  var madeFixes: Bool {
    switch self {
    case .cleaning(let step): step.added > 0
    case .clip(_, let report), .privacy(let report, _):
      report.borderFixes > 0 || report.borderRoutePoints > 0
    case .simplify: false
    }
  }

  /// Whether a privacy zone hid something; nil for other steps.
  package var touchedZone: Bool? {
    if case .privacy(let report, _) = self { return !report.isUnchanged }
    return nil
  }

  /// What must be said about the step beside its counts, sentences without their ends.
  package var notes: [String] {
    switch self {
    case .cleaning(let step): step.notes.map { "\(step.rule): \($0)" }
    case .clip, .privacy: []
    case .simplify(let record): record.notes
    }
  }

  /// What the step did, in a few words for people; nil when it changed nothing.
  package var summary: String? {
    switch self {
    case .cleaning(let step): step.summary
    case .clip(let side, let report): report.summary("keep-\(side.rawValue)")
    case .privacy(let report, _): report.summary("privacy")
    case .simplify(let record): record.summary
    }
  }

  /// The step as one line of JSON for an overlay document: without the fixes it touched.
  ///
  /// - Parameter source: The input's name, where there are several.
  package func text(source: String?) -> JSONText {
    var json = ReportJSON()
    write(to: &json, source: source, isWhole: false)
    return JSONText(text: String(decoding: json.finish().dropLast(), as: UTF8.self))
  }

  /// Writes the step.
  ///
  /// - Parameter isWhole: Whether what was done to each fix is written too.
  func write(to json: inout ReportJSON, source: String? = nil, isWhole: Bool) {
    switch self {
    case .cleaning(let step): step.write(to: &json, source: source, isWhole: isWhole)
    case .clip(let side, let report):
      json.object { json in
        json.beginStep("keep-\(side.rawValue)", source)
        report.writeMembers(to: &json, isWhole: isWhole)
      }
    case .privacy(let clipping, let report):
      json.object { json in
        json.beginStep("privacy", source)
        clipping.writeMembers(to: &json, isWhole: isWhole)
        for (key, count) in [
          ("forgottenItems", report.forgottenItems), ("removedWords", report.removedWords),
        ] {
          json.key(key)
          json.integer(count)
        }
      }
    case .simplify(let record):
      json.object { json in
        json.beginStep("simplify", source)
        record.writeMembers(to: &json, isWhole: isWhole)
      }
    }
  }
}

extension FileRecord {
  /// What must be said where rules that judge have removed more than half of the fixes that they had
  /// before them: limits that are too low take the way for a fault. Nil otherwise.
  package var removalWarning: String? {
    var removed = 0
    var rest = 0
    for case .cleaning(let step) in steps where step.judges {
      removed += step.removed
      rest = step.after
    }
    if removed <= rest { return nil }
    return
      "cleaning removed \(removed) of \(removed + rest) fixes; are the limits right for this "
      + "recording?"
  }
}

extension CleaningStep {
  /// `spikes removed 3 of 812 fixes, made 2 segments of 1`.
  fileprivate var summary: String? {
    var parts: [String] = []
    if removed > 0 { parts.append("removed \(removed) of \(before) fixes") }
    if changed > 0 { parts.append("changed \(changed) of \(before) fixes") }
    if added > 0 { parts.append("made \(added) \(added == 1 ? "fix" : "fixes")") }
    if segmentsBefore != segmentsAfter {
      parts.append(
        "made \(segmentsAfter) \(segmentsAfter == 1 ? "segment" : "segments") of \(segmentsBefore)")
    }
    return parts.isEmpty ? nil : "\(rule) \(parts.joined(separator: ", "))"
  }

  fileprivate func write(to json: inout ReportJSON, source: String?, isWhole: Bool) {
    json.object { json in
      json.beginStep("clean", source)
      json.key("rule")
      json.string(rule)
      for setting in settings {
        json.key(setting.key)
        switch setting.value {
        case .number(let value): json.number(value, decimals: 6)
        case .time(let time): json.time(time)
        case .word(let word): json.string(word)
        }
      }
      for (key, count) in [
        ("before", before), ("after", after), ("removed", removed), ("added", added),
        ("changed", changed), ("segmentsBefore", segmentsBefore), ("segmentsAfter", segmentsAfter),
      ] {
        json.key(key)
        json.integer(count)
      }
      if isWhole { writeFixes(to: &json) }
    }
  }

  private func writeFixes(to json: inout ReportJSON) {
    json.key("fixes")
    json.array { json in
      for change in changes {
        json.object { json in
          for (key, number) in [
            ("track", change.track), ("segment", change.segment), ("index", change.index),
          ] {
            json.key(key)
            json.integer(number)
          }
          json.key("change")
          json.string(change.kind.rawValue)
          json.key("time")
          json.time(change.time)
          json.key("reason")
          json.string(change.reason)
        }
      }
    }
    json.key("notes")
    json.array { json in for note in notes { json.string(note) } }
    guard keepsIndices else { return }
    json.key("keptIndices")
    guard let keptIndices else { return json.null() }
    json.array { json in
      for segment in keptIndices {
        json.array { json in for index in segment { json.integer(index) } }
      }
    }
  }
}

extension ReportJSON {
  /// Writes what every step begins with.
  fileprivate mutating func beginStep(_ name: String, _ source: String?) {
    key("step")
    string(name)
    if let source {
      key("source")
      string(source)
    }
  }
}

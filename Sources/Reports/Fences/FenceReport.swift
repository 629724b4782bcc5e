import Geodesy
public import Geofencing

extension CheckReport {
  /// The report of a fence check.
  ///
  /// - Parameters:
  ///   - cases: All cases, as `FenceCheck.completed(_:)` gives them.
  ///   - expectations: What was expected.
  ///   - expectationsPath: The file that it was read from: the place of what belongs to no track.
  ///   - version: The version of the tool.
  public init(
    fenceCases cases: [CheckCase], of expectations: [FenceExpectation],
    expectationsPath: String?, version: String
  ) {
    self.init(name: "fence check", version: version)
    self.cases = cases.map { own in
      let expectation =
        expectations.indices.contains(own.expectation)
        ? expectations[own.expectation] : FenceExpectation()
      let name = own.name ?? FenceSentences.name(of: expectation)
      var result = ReportCase(name: name, path: own.path, outcome: .passed)
      switch own.outcome {
      case .passed: break
      case .noFixes:
        result.outcome = .skipped
        result.problems = [
          ReportProblem(
            rule: "fence-no-fixes", severity: .note, "the file has no fixes", path: own.path)
        ]
      case .error(let message, let line, let column):
        result.outcome = .error
        result.problems = [
          ReportProblem(rule: "fence-error", message, path: own.path, line: line, column: column)
        ]
      case .failed(let failures):
        result.outcome = .failed
        result.problems = failures.map {
          ReportProblem(fence: $0, expectation: own.expectation, path: own.path ?? expectationsPath)
        }
      }
      result.problems += own.notes.map {
        var note = ReportProblem(
          fence: $0, expectation: own.expectation, path: own.path ?? expectationsPath)
        note.rule = "fence-unseen"
        note.severity = .note
        return note
      }
      return result
    }
  }
}

extension ReportProblem {
  /// A failure with its sentence, its place in the track and its numbers.
  init(fence failure: CheckFailure, expectation: Int, path: String?) {
    let event: FenceEvent? =
      switch failure.cause {
      case .inside(let event): event
      case .outside(let event), .count(_, let event), .stoppedBefore(_, _, let event): event
      case .duration(_, let visit): visit?.entry
      case .unknownStay(let visit): visit.exit ?? visit.entry
      default: nil
      }
    let rule: String =
      switch failure.cause {
      case .noFile, .onlyEmptyFiles, .notTested: "fence-not-tested"
      default: "fence-" + (failure.demand?.key ?? "failed")
      }
    self.init(
      rule: rule, FenceSentences.sentence(failure), path: path,
      line: event?.line ?? failure.approach?.line ?? failure.unseen?.end.line,
      identity: ["\(expectation)", failure.fence ?? "", failure.demand?.key ?? ""])
    let time = event?.time ?? failure.approach?.time ?? failure.unseen?.start.time
    let place = event?.place ?? failure.approach?.place
    facts = [
      Fact("expectation", .number(Double(expectation), decimals: 0)),
      Fact("fence", failure.fence.map { .text($0) }),
      Fact("margin", failure.approach.map { .number($0.margin.value, decimals: 3) }),
      Fact("time", time.map { .text(ReportWords.time($0)) }),
      Fact("latitude", place.map { .number($0.latitude, decimals: 7) }),
      Fact("longitude", place.map { .number($0.longitude, decimals: 7) }),
    ]
  }
}

extension CheckFailure {
  /// The way that nobody saw, where that is what happened.
  var unseen: UnseenWay? {
    if case .unseen(let way) = cause { return way }
    return nil
  }
}

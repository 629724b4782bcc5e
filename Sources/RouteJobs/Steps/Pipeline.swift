package import TrackFormats
package import TrackProcessing
package import Tracks

/// What is done with a document between reading and writing, in the order of the contract.
/// Nothing unless asked for.
package struct Pipeline: Sendable {
  /// The rules that clean it, nil for none.
  package var cleaning: CleaningPlan?
  /// Whether records say which fixes were kept.
  package var keepsIndices = false
  /// Whether records say what was done to each fix, and why.
  package var keepsChanges = false

  /// Makes a pipeline that does nothing.
  package init() {}

  /// Whether nothing is asked for.
  package var isEmpty: Bool { cleaning == nil }

  /// Does all steps.
  ///
  /// - Returns: A record for each step, and what must be said about them: a track that lost all
  ///   its fixes is a finding, and so are segments of which one fix is left, and what was refused.
  package func run(
    _ document: inout TrackDocument
  ) -> (steps: [StepRecord], findings: [Finding]) {
    var steps: [StepRecord] = []
    var log = FindingLog()
    if let cleaning {
      let before = document.tracks
      let (cleaned, report) = document.cleaned(
        by: cleaning, keepsChanges: keepsChanges, keepsIndices: keepsIndices)
      document = cleaned
      steps += report.steps.map { .cleaning($0) }
      for (i, track) in before.enumerated() where report.emptiedTracks.contains(i) {
        let count = track.segments.reduce(0) { $0 + $1.count }
        let name = track.details.text.name.map { " '\($0)'" } ?? ""
        log.add(
          Finding(
            .noData, at: nil,
            "cleaning left none of the \(count) \(count == 1 ? "fix" : "fixes") of track "
              + "\(i + 1)\(name)"))
      }
      for step in report.steps {
        for words in step.refusals {
          log.add(Finding(.limitExceeded, at: nil, "\(step.rule): \(words)"))
        }
      }
      if report.loneFixes > 0 {
        log.add(
          Finding(
            .singleFixSegment, at: nil,
            "cleaning left one fix of a segment", count: report.loneFixes))
      }
    }
    return (steps, log.findings)
  }
}

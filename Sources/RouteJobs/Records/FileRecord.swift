package import Overlays
package import TrackFormats

/// What became of one input.
package struct FileRecord: Sendable {
  /// How it ended.
  package enum Status: String, Sendable {
    /// Done.
    case ok
    /// It could not be read, or its output not written.
    case error
    /// Its output was there already.
    case skipped
    /// The job stopped before its turn.
    case notStarted = "not-started"
  }

  /// The path as it was given.
  package var path: String
  /// How it ended.
  package var status: Status
  /// The format's word, nil when unknown.
  package var format: String?
  /// The version that the file states.
  package var version: String?
  /// Why it failed.
  package var failure: JobFailure?
  /// What was odd, in reading and in writing.
  package var findings: [Finding] = []
  /// What was done to the input, in order.
  package var steps: [StepRecord] = []
  /// Counts, bounds and statistics after the steps, when there were steps and statistics were asked
  /// for.
  package var result: DocumentRecord?
  /// The word of the output's format, nil when none was written.
  package var outputFormat: String?
  /// What the output's format could not hold.
  package var losses: [String] = []
  /// The output's path, `-` for standard output; nil when none was written.
  package var output: String?
  /// An output from an earlier run that was left alone.
  package var keptOutput: String?
  /// Counts, bounds and statistics, when they were asked for.
  package var document: DocumentRecord?
  /// What is drawn of it, when cameras were asked for.
  package var scene: OverlayScene?
  /// What became of its paths at fences, when that was asked for.
  package var fences: FenceOutcome?
  /// How long it took.
  package var seconds = 0.0

  /// Makes a record.
  package init(path: String, status: Status) {
    self.path = path
    self.status = status
  }

  /// Makes the record of a failure.
  package init(path: String, _ failure: JobFailure) {
    self.init(path: path, status: .error)
    self.failure = failure
  }
}

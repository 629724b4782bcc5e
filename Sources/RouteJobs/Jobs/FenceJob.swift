package import Geofencing
import TrackFormats

/// What became of the paths of one file at fences.
package struct FenceOutcome: Sendable {
  /// What happened, path by path.
  package var events: [FenceEvent] = []
  /// What gave no event, when that was asked for, path by path.
  package var suppressed: [SuppressedTransition] = []
  /// How many fixes its tracks and routes have.
  package var fixCount = 0
  /// The expectations that are about the file, held against it.
  package var cases: [CheckCase] = []
}

/// Reads files, watches their tracks and routes at fences, and holds expectations against them.
package struct FenceJob: Sendable {
  private let reader: DocumentReader
  private let monitor: FenceMonitor
  private let check: FenceCheck?

  /// Makes a job.
  ///
  /// - Parameters:
  ///   - reader: How files are read; the line of each fix is always remembered.
  ///   - check: What is expected, nil for nothing.
  package init(reader: DocumentReader, monitor: FenceMonitor, check: FenceCheck? = nil) {
    self.reader = reader
    self.monitor = monitor
    self.check = check
  }

  /// Watches one file. Its record has an outcome, also when it failed: then each expectation that is
  /// about the file failed with it.
  package func run(_ entry: InputSet.Entry) -> FileRecord {
    let started = Clock.seconds
    var reader = reader
    reader.options.recordsLines = true
    do throws(ReadError) {
      let loaded = try reader.read(entry.path)
      var record = FileRecord(path: entry.path, loaded)
      let document = loaded.result.document
      do throws(FenceMonitorError) {
        let log = try monitor.log(of: document)
        var outcome = FenceOutcome(events: log.events, suppressed: log.suppressed)
        outcome.fixCount = log.paths.reduce(0) { $0 + $1.fixCount }
        outcome.cases =
          check?.cases(
            path: PathText.reported(entry.path), relativePath: entry.relativePath, document, log)
          ?? []
        record.fences = outcome
        record.seconds = Clock.seconds - started
        return record
      } catch {
        return failed(entry, JobFailure(.noData, path: entry.path, error.message))
      }
    } catch {
      return failed(entry, JobFailure(error, path: entry.path))
    }
  }

  /// The record of a file whose turn never came: what is expected of it was not tested.
  package func notStarted(_ entry: InputSet.Entry) -> FileRecord {
    var record = FileRecord(path: entry.path, status: .notStarted)
    record.fences = FenceOutcome(
      cases: cases(entry, "the run stopped before the file was read", at: nil))
    return record
  }

  private func failed(_ entry: InputSet.Entry, _ failure: JobFailure) -> FileRecord {
    var record = FileRecord(path: entry.path, failure)
    record.fences = FenceOutcome(cases: cases(entry, failure.message, at: failure.position))
    return record
  }

  private func cases(
    _ entry: InputSet.Entry, _ message: String, at position: FilePosition?
  ) -> [CheckCase] {
    check?.cases(
      path: PathText.reported(entry.path), relativePath: entry.relativePath, error: message,
      line: position?.line, column: position?.column) ?? []
  }
}

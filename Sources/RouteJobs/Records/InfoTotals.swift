package import TrackProcessing

/// What the files of a batch hold together.
package struct InfoTotals: Sendable {
  /// All files.
  package private(set) var files = 0
  /// Files that were read.
  package private(set) var ok = 0
  /// Files that could not be read.
  package private(set) var failed = 0
  /// Files that were not looked at: the job stopped before.
  package private(set) var notStarted = 0
  /// Track fixes and line positions.
  package private(set) var points = 0
  /// Statistics of all tracks of all files.
  package private(set) var stats = TrackSummary()

  /// Makes the totals of nothing.
  package init() {}

  /// Adds a file.
  package mutating func add(_ record: FileRecord) {
    files += 1
    switch record.status {
    case .ok, .skipped: ok += 1
    case .error: failed += 1
    case .notStarted: notStarted += 1
    }
    guard let document = record.document else { return }
    points += document.pointCount
    stats.add(document.stats)
  }

  /// Writes the `totals` of a report.
  func write(to json: inout ReportJSON) {
    json.object { json in
      for (key, count) in [
        ("files", files), ("ok", ok), ("failed", failed), ("notStarted", notStarted),
        ("points", points),
      ] {
        json.key(key)
        json.integer(count)
      }
      json.key("stats")
      stats.write(to: &json)
    }
  }
}

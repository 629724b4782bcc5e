import TrackFormats

/// Reads files only to say what is wrong with them.
package struct ValidateJob: Sendable {
  /// How many findings of one file are listed one by one, unless something else is asked for.
  package static let usualLimit = 100_000

  private let reader: DocumentReader

  /// Makes a job.
  ///
  /// - Parameters:
  ///   - reader: How files are read.
  ///   - findingLimit: How many findings of one file to list one by one; those that follow are
  ///     counted by class.
  package init(reader: DocumentReader, findingLimit: Int = usualLimit) {
    var reader = reader
    reader.options.singleFindings = findingLimit
    self.reader = reader
  }

  /// Looks at one file.
  ///
  /// - Returns: The findings in the order of their places, those without one at the end; or why
  ///   the file cannot be read.
  package func run(_ entry: InputSet.Entry) -> FileRecord {
    do throws(ReadError) {
      var record = FileRecord(path: entry.path, try reader.read(entry.path))
      record.findings = Self.sorted(record.findings)
      return record
    } catch {
      return FileRecord(path: entry.path, JobFailure(error, path: entry.path))
    }
  }

  /// Findings of one place stay in the order in which they were made.
  private static func sorted(_ findings: [Finding]) -> [Finding] {
    let last = FilePosition(line: .max, column: .max)
    return findings.enumerated().sorted { a, b in
      let (first, second) = (a.element.position ?? last, b.element.position ?? last)
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
  }
}

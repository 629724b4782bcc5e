package import TrackFormats

/// Reads files only to say what is wrong with them.
package struct ValidateJob: Sendable {
  private let reader: DocumentReader

  /// Makes a job.
  ///
  /// - Parameter reader: How files are read; each finding is kept whatever its options say.
  package init(reader: DocumentReader) {
    var reader = reader
    reader.options.keepsEachFinding = true
    self.reader = reader
  }

  /// Looks at one file.
  ///
  /// - Returns: Every finding in the order of their places, those without one at the end; or why
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

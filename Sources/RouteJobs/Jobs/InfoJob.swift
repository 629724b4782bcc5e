import TrackFormats
package import TrackProcessing

/// Reads files and describes them.
package struct InfoJob: Sendable {
  /// How files are read.
  package var reader: DocumentReader
  /// What is done with a document before it is described.
  package var pipeline = Pipeline()
  /// How statistics are computed.
  package var summary = SummaryOptions()
  /// What to tell beside statistics.
  package var request = DetailRequest()

  /// Makes a job.
  package init(reader: DocumentReader) { self.reader = reader }

  /// Describes one file.
  package func run(_ entry: InputSet.Entry) -> FileRecord {
    let started = Clock.seconds
    do {
      var loaded = try reader.read(entry.path)
      var record = FileRecord(path: entry.path, loaded)
      let done = pipeline.run(&loaded.result.document)
      record.steps = done.steps
      record.findings += done.findings
      let document = DocumentRecord(loaded.result.document, summary, request: request)
      record.findings += document.findings
      record.document = document
      record.seconds = Clock.seconds - started
      return record
    } catch {
      return FileRecord(path: entry.path, JobFailure(error, path: entry.path))
    }
  }
}

extension FileRecord {
  init(path: String, _ loaded: DocumentReader.Loaded) {
    self.init(path: path, status: .ok)
    format = loaded.result.format
    version = loaded.result.version
    findings = loaded.result.findings.findings
  }
}

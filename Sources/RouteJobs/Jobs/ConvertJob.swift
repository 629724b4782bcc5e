package import Rendering
import TextWriting
import TrackFormats
package import TrackProcessing
import Tracks

/// Reads files and writes each, or all together, in another format.
package struct ConvertJob: Sendable {
  /// How files are read.
  package var reader: DocumentReader
  /// What is written; nil for the format of the input.
  package var format: OutputFormat?
  /// The formats that inputs may have when they keep theirs.
  package var formats = OutputFormat.all
  /// How it is written.
  package var options = OutputOptions()
  /// Whether the version of GPX and the precision of polylines are the input's, where the format
  /// is.
  package var keepsVersion = true
  /// What becomes of the channels of overlay documents that are written as such, where nobody has
  /// said which ones to carry; nil where somebody has.
  package var unnamedChannels: UnnamedChannels?
  /// What is done with each document before it is written.
  package var pipeline = Pipeline()
  /// Whether to wait until outputs are on the disk.
  package var isDurable = false
  /// How statistics are computed for the report; nil for no statistics.
  package var summary: SummaryOptions?

  /// What may become of channels that nobody has named.
  package enum UnnamedChannels: Sendable {
    /// All are carried.
    case kept
    /// None is; what is lost is said.
    case lost
  }

  /// Makes a job.
  package init(reader: DocumentReader, format: OutputFormat?) {
    self.reader = reader
    self.format = format
  }

  /// Makes one output. An input that fails leaves an older output alone; of a merged output
  /// nothing is written when any of its inputs fails.
  ///
  /// - Returns: One record for each input of the output, in order.
  package func run(_ output: OutputPlan.Output, _ entries: [InputSet.Entry]) -> [FileRecord] {
    let started = Clock.seconds
    var records: [FileRecord] = []
    var loaded: [DocumentReader.Loaded] = []
    for i in output.inputs {
      let path = entries[i].path
      if output.isSkipped {
        var record = FileRecord(path: path, status: .skipped)
        record.output = output.path
        records.append(record)
        continue
      }
      do {
        var one = try reader.read(path)
        var record = FileRecord(path: path, one)
        // Whoever hides a place does not want it in a report either.
        if let summary, pipeline.privacy == nil {
          record.document = DocumentRecord(one.result.document, summary)
        }
        let done = pipeline.run(&one.result.document, byteCount: byteCount(of: one))
        record.steps = done.steps
        record.findings += done.findings
        if let refusal = done.refusal {
          record.status = .error
          record.failure = JobFailure(.cannotWrite, path: path, refusal)
          records.append(record)
          continue
        }
        one.result.losses += done.losses.filter { !one.result.losses.contains($0) }
        if let summary, !done.steps.isEmpty {
          record.result = DocumentRecord(one.result.document, summary)
        }
        records.append(record)
        loaded.append(one)
      } catch {
        records.append(FileRecord(path: path, JobFailure(error, path: path)))
      }
    }
    if !output.isSkipped {
      if loaded.count == output.inputs.count {
        write(loaded, to: output.path, &records)
      } else {
        abandon(output, &records)
      }
    }
    let seconds = (Clock.seconds - started) / Double(max(records.count, 1))
    for i in records.indices { records[i].seconds = seconds }
    return records
  }

  /// How long the output of an input would be, for a pipeline that limits it.
  private func byteCount(
    of input: DocumentReader.Loaded
  ) -> ((TrackDocument, () -> [StepRecord]) -> Int)? {
    guard pipeline.simplification?.maxBytes != nil else { return nil }
    return { document, steps in
      guard let format = try? outputFormat(of: [input]) else { return 0 }
      // Other formats do not say what was done.
      let steps = format.name == OutputFormat.overlay.name ? steps() : []
      let contents = OutputContents(
        document: document, sources: [input.source], steps: steps.map { $0.text(source: nil) })
      var count = 0
      var writer = ByteWriter { count += $0.count }
      // What cannot be written fails when it is written.
      _ = try? format.write(contents, options(for: [input], format), &writer)
      try? writer.finish()
      return count
    }
  }

  private func write(
    _ loaded: [DocumentReader.Loaded], to path: String, _ records: inout [FileRecord]
  ) {
    let format: OutputFormat
    do throws(JobRefusal) {
      format = try outputFormat(of: loaded)
    } catch {
      for i in records.indices {
        records[i].status = .error
        records[i].failure = JobFailure(error.problem, path: path, error.message)
        records[i].keptOutput = existingOutput(path)
      }
      return
    }
    let options = options(for: loaded, format)
    let (document, mergeLosses) = MergedDocument.of(loaded.map(\.result.document))
    let contents = OutputContents(
      document: document, sources: loaded.map(\.source), steps: stepTexts(records))
    do throws(WriteError) {
      let report = try AtomicOutput.write(to: path, isDurable: isDurable) {
        (writer) throws(WriteError) in try format.write(contents, options, &writer)
      }
      for i in records.indices {
        records[i].output = path
        records[i].outputFormat = format.name
      }
      for loss in loaded.flatMap(\.result.losses) + mergeLosses + report.losses
        + channelLosses(loaded, format)
      where !records[0].losses.contains(loss) {
        records[0].losses.append(loss)
      }
      var log = FindingLog()
      for finding in records[0].findings { log.add(finding) }
      for notice in report.notices {
        let problem = ProblemClass(rawValue: notice.problem) ?? .invalidGeometry
        var count = notice.count
        // Readers that know the place of a lone fix have said it already.
        if problem == .singleFixSegment { count -= Self.count(problem, in: records) }
        if count > 0 { log.add(Finding(problem, at: nil, notice.message, count: count)) }
      }
      records[0].findings = log.findings
    } catch {
      var failure = JobFailure(.cannotWrite, path: path, error.message)
      failure.isClosedPipe = error.isClosedPipe
      for i in records.indices {
        records[i].status = .error
        records[i].failure = failure
        records[i].keptOutput = existingOutput(path)
      }
    }
  }

  /// The format to write.
  ///
  /// - Throws: `JobRefusal` when inputs that keep their formats have several.
  private func outputFormat(
    of loaded: [DocumentReader.Loaded]
  ) throws(JobRefusal) -> OutputFormat {
    if let format { return format }
    let names = loaded.map(\.result.format)
    guard let name = names.first, let format = formats.first(where: { $0.name == name }) else {
      throw JobRefusal("no output format is named: use --to")
    }
    if let other = names.first(where: { $0 != name }) {
      throw JobRefusal("the inputs of one output are \(name) and \(other): use --to")
    }
    return format
  }

  /// How an output is written that has the format of its input.
  private func options(
    for loaded: [DocumentReader.Loaded], _ target: OutputFormat
  ) -> OutputOptions {
    var options = options
    if unnamedChannels == .kept, !Self.overlays(loaded, writtenAs: target).isEmpty {
      options.overlayChannels = nil
    }
    guard format == nil, keepsVersion, let result = loaded.first?.result else { return options }
    if let version = result.version.flatMap(GPXVersion.init) { options.gpxVersion = version }
    if let precision = result.polylinePrecision { options.polylinePrecision = precision }
    return options
  }

  /// The overlay documents among inputs, where the output is one too.
  private static func overlays(
    _ loaded: [DocumentReader.Loaded], writtenAs format: OutputFormat
  ) -> [DocumentReader.Loaded] {
    let name = OutputFormat.overlay.name
    return format.name == name ? loaded.filter { $0.result.format == name } : []
  }

  /// The channels that overlay documents had and lose because nobody has named them.
  private func channelLosses(
    _ loaded: [DocumentReader.Loaded], _ format: OutputFormat
  ) -> [String] {
    if unnamedChannels != .lost { return [] }
    var words: [String] = []
    for word in Self.overlays(loaded, writtenAs: format)
      .flatMap(\.result.document.overlayChannelWords) where !words.contains(word)
    {
      words.append(word)
    }
    return words.isEmpty ? [] : ["\(words.joined(separator: ", ")) without --channels"]
  }

  /// The steps as an overlay document lists them; each with its input where there are several.
  private func stepTexts(_ records: [FileRecord]) -> [JSONText] {
    records.flatMap { record in
      let source = records.count > 1 ? PathText.reported(PathText.baseName(record.path)) : nil
      return record.steps.map { $0.text(source: source) }
    }
  }

  private static func count(_ problem: ProblemClass, in records: [FileRecord]) -> Int {
    records.reduce(0) { sum, record in
      record.findings.reduce(sum) { $0 + ($1.problem == problem ? $1.count : 0) }
    }
  }

  private func abandon(_ output: OutputPlan.Output, _ records: inout [FileRecord]) {
    let kept = existingOutput(output.path)
    for i in records.indices {
      records[i].keptOutput = kept
      // Read, but not written: that is no success.
      if records[i].status == .ok { records[i].status = .notStarted }
    }
  }

  private func existingOutput(_ path: String) -> String? {
    path != "-" && FileSystem.existing(path)?.kind == .regular ? path : nil
  }
}

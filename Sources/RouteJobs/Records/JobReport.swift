import TrackFormats
package import TrackProcessing

/// The report of a job as JSON: `{"files":[…],"totals":{…}}`.
package struct JobReport: Sendable {
  /// What a report holds beside each file's own record.
  package enum Kind: Sendable {
    /// Records, and totals of what they hold.
    case info
    /// Also outputs, steps and seconds; totals of what was done.
    case conversion
    /// What was wrong with each file, and totals; nothing about what it holds.
    case validation
  }

  private let kind: Kind
  private let options: SummaryOptions
  private var files: [FileRecord] = []
  private let skippedFiles: Int

  /// Makes an empty report.
  ///
  /// - Parameter skippedFiles: How many files of the folders were passed over.
  package init(
    _ kind: Kind, _ options: SummaryOptions = SummaryOptions(), skippedFiles: Int = 0
  ) {
    self.kind = kind
    self.options = options
    self.skippedFiles = skippedFiles
  }

  /// Adds a file.
  package mutating func add(_ record: FileRecord) { files.append(record) }

  /// The report, with a line end.
  package var json: [UInt8] {
    var json = ReportJSON()
    json.object { json in
      json.key("files")
      json.array { json in for file in files { write(file, to: &json) } }
      switch kind {
      case .info:
        var totals = InfoTotals()
        for file in files { totals.add(file) }
        json.key("totals")
        totals.write(to: &json)
      case .conversion:
        json.key("totals")
        writeTotals(to: &json)
      case .validation:
        json.key("totals")
        writeValidationTotals(to: &json)
      }
    }
    return json.finish()
  }

  private func write(_ file: FileRecord, to json: inout ReportJSON) {
    json.object { json in
      json.key("path")
      json.string(PathText.reported(file.path))
      json.key("format")
      json.string(file.format)
      json.key("version")
      json.string(file.version)
      json.key("status")
      json.string(file.status.rawValue)
      json.key("error")
      writeFailure(file.failure, of: file, to: &json)
      json.key("findings")
      json.array { json in for finding in file.findings { write(finding, to: &json) } }
      if let document = file.document {
        document.writeMembers(to: &json, options)
      } else if kind == .info {
        DocumentRecord.writeUnknown(to: &json)
      }
      if kind == .conversion {
        json.key("output")
        json.string(file.output.map(PathText.reported))
        json.key("losses")
        json.array { json in for loss in file.losses { json.string(loss) } }
      }
      if kind == .conversion || !file.steps.isEmpty {
        json.key("steps")
        json.array { json in for step in file.steps { step.write(to: &json, isWhole: true) } }
      }
      if kind == .conversion {
        json.key("result")
        if let result = file.result { result.writeResult(to: &json) } else { json.null() }
        json.key("seconds")
        json.measure(file.seconds)
      }
    }
  }

  private func writeFailure(
    _ failure: JobFailure?, of file: FileRecord, to json: inout ReportJSON
  ) {
    guard let failure else {
      json.null()
      return
    }
    json.object { json in
      json.key("class")
      json.string(failure.problem.rawValue)
      if failure.path != file.path {
        json.key("path")
        json.string(PathText.reported(failure.path))
      }
      json.key("line")
      json.integer(failure.position?.line)
      json.key("column")
      json.integer(failure.position?.column)
      json.key("message")
      json.string(failure.message)
    }
  }

  private func write(_ finding: Finding, to json: inout ReportJSON) {
    json.object { json in
      json.key("class")
      json.string(finding.problem.rawValue)
      json.key("severity")
      json.string("warning")
      json.key("line")
      json.integer(finding.position?.line)
      json.key("column")
      json.integer(finding.position?.column)
      json.key("count")
      json.integer(finding.count)
      json.key("message")
      json.string(finding.message)
    }
  }

  private func writeTotals(to json: inout ReportJSON) {
    json.object { json in
      for (key, count) in [
        ("files", files.count), ("ok", files.count { $0.status == .ok }),
        ("failed", files.count { $0.status == .error }),
        ("skipped", files.count { $0.status == .skipped }),
        ("notStarted", files.count { $0.status == .notStarted }),
        ("passedOver", skippedFiles),
        ("findings", files.reduce(0) { $0 + $1.findings.reduce(0) { $0 + $1.count } }),
        ("points", files.reduce(0) { $0 + ($1.document?.pointCount ?? 0) }),
      ] {
        json.key(key)
        json.integer(count)
      }
      json.key("seconds")
      json.measure(files.reduce(0) { $0 + $1.seconds })
    }
  }

  private func writeValidationTotals(to json: inout ReportJSON) {
    var tally = ValidationTally()
    for file in files { tally.add(file) }
    json.object { json in
      for (key, count) in [
        ("files", tally.files), ("valid", tally.valid), ("errors", tally.withErrors),
        ("warnings", tally.withWarnings), ("notStarted", tally.notStarted),
        ("passedOver", skippedFiles),
      ] {
        json.key(key)
        json.integer(count)
      }
    }
  }
}

import TextWriting

extension ReportFormat {
  /// SARIF 2.1.0: a result for each problem, with its rule, its place and a fingerprint that stays the
  /// same when only numbers change. What passed or was skipped is left out.
  public static let sarif = ReportFormat(
    name: "sarif", title: "SARIF 2.1.0", fileExtension: "sarif"
  ) { report, out in
    let results = report.cases.filter { $0.outcome != .skipped }.flatMap { own in
      own.problems.map { (own, $0) }
    }
    var rules: [String] = []
    var indices: [String: Int] = [:]
    for (_, problem) in results where indices[problem.rule] == nil {
      indices[problem.rule] = rules.count
      rules.append(problem.rule)
    }
    var json = JSONWriter()
    json.beginObject(&out)
    json.key("$schema", &out)
    json.string("https://json.schemastore.org/sarif-2.1.0.json", &out)
    json.key("version", &out)
    json.string("2.1.0", &out)
    json.key("runs", &out)
    json.beginArray(&out)
    json.beginObject(&out)
    writeTool(report, rules, &json, &out)
    json.key("columnKind", &out)
    json.string("unicodeCodePoints", &out)
    json.key("results", &out)
    json.beginArray(&out)
    var fingerprints: [String: Int] = [:]
    for (own, problem) in results {
      write(problem, of: own, index: indices[problem.rule] ?? 0, &fingerprints, &json, &out)
    }
    json.endArray(&out)
    json.endObject(&out)
    json.endArray(&out)
    json.endObject(&out)
    out.write("\n")
  }

  private static func writeTool(
    _ report: CheckReport, _ rules: [String], _ json: inout JSONWriter, _ out: inout ByteWriter
  ) {
    json.key("tool", &out)
    json.beginObject(&out)
    json.key("driver", &out)
    json.beginObject(&out)
    json.key("name", &out)
    json.string("routelay", &out)
    json.key("version", &out)
    json.string(report.version, &out)
    json.key("rules", &out)
    json.beginArray(&out)
    for rule in rules {
      json.beginObject(&out)
      json.key("id", &out)
      json.string(rule, &out)
      json.key("shortDescription", &out)
      writeText("\(report.name): \(rule)", &json, &out)
      json.endObject(&out)
    }
    json.endArray(&out)
    json.endObject(&out)
    json.endObject(&out)
  }

  private static func writeText(
    _ text: String, _ json: inout JSONWriter, _ out: inout ByteWriter
  ) {
    json.beginObject(&out)
    json.key("text", &out)
    json.string(text, &out)
    json.endObject(&out)
  }

  private static func write(
    _ problem: ReportProblem, of own: ReportCase, index: Int,
    _ fingerprints: inout [String: Int], _ json: inout JSONWriter, _ out: inout ByteWriter
  ) {
    json.beginObject(&out)
    json.key("ruleId", &out)
    json.string(problem.rule, &out)
    json.key("ruleIndex", &out)
    json.integer(index, &out)
    json.key("level", &out)
    json.string(problem.severity.rawValue, &out)
    json.key("message", &out)
    writeText("\(own.name): \(problem.message)", &json, &out)
    json.key("locations", &out)
    json.beginArray(&out)
    if let path = problem.path { writeLocation(path, problem, &json, &out) }
    json.endArray(&out)
    json.key("partialFingerprints", &out)
    json.beginObject(&out)
    json.key("routelay/v1", &out)
    let base = Fingerprint.text(
      of: [problem.rule, own.name, problem.path ?? ""] + problem.identity)
    // Of equal ones the number among them tells which is which.
    let number = fingerprints[base, default: 0] + 1
    fingerprints[base] = number
    json.string("\(base):\(number)", &out)
    json.endObject(&out)
    json.endObject(&out)
  }

  private static func writeLocation(
    _ path: String, _ problem: ReportProblem, _ json: inout JSONWriter, _ out: inout ByteWriter
  ) {
    json.beginObject(&out)
    json.key("physicalLocation", &out)
    json.beginObject(&out)
    json.key("artifactLocation", &out)
    json.beginObject(&out)
    json.key("uri", &out)
    json.string(PathURI.text(of: path), &out)
    json.endObject(&out)
    if let line = problem.line {
      json.key("region", &out)
      json.beginObject(&out)
      json.key("startLine", &out)
      json.integer(line, &out)
      if let column = problem.column {
        json.key("startColumn", &out)
        json.integer(column, &out)
      }
      json.endObject(&out)
    }
    json.endObject(&out)
    json.endObject(&out)
  }
}

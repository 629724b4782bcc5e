import TextWriting

extension ReportFormat {
  /// One JSON document: `{"cases":[…],"totals":{…}}`. Keys are a contract; what is unknown is null.
  public static let json = ReportFormat(
    name: "json", title: "one JSON document", fileExtension: "json"
  ) { report, out in
    var json = JSONWriter()
    json.beginObject(&out)
    json.key("check", &out)
    json.string(report.name, &out)
    json.key("cases", &out)
    json.beginArray(&out)
    for own in report.cases { write(own, &json, &out) }
    json.endArray(&out)
    json.key("totals", &out)
    json.beginObject(&out)
    json.key("cases", &out)
    json.integer(report.cases.count, &out)
    for outcome in ReportCase.Outcome.allCases {
      json.key(outcome.rawValue, &out)
      json.integer(report.count(outcome), &out)
    }
    json.endObject(&out)
    json.endObject(&out)
    out.write("\n")
  }

  private static func write(
    _ own: ReportCase, _ json: inout JSONWriter, _ out: inout ByteWriter
  ) {
    json.beginObject(&out)
    json.key("name", &out)
    json.string(own.name, &out)
    json.key("path", &out)
    json.optional(own.path, &out)
    json.key("status", &out)
    json.string(own.outcome.rawValue, &out)
    json.key("problems", &out)
    json.beginArray(&out)
    for problem in own.problems {
      json.beginObject(&out)
      json.key("rule", &out)
      json.string(problem.rule, &out)
      json.key("severity", &out)
      json.string(problem.severity.rawValue, &out)
      json.key("message", &out)
      json.string(problem.message, &out)
      json.key("path", &out)
      json.optional(problem.path, &out)
      json.key("line", &out)
      json.optional(problem.line, &out)
      json.key("column", &out)
      json.optional(problem.column, &out)
      for fact in problem.facts {
        json.key(fact.key, &out)
        switch fact.value {
        case .text(let text): json.string(text, &out)
        case .number(let value, let decimals): json.number(value, decimals: decimals, &out)
        case nil: json.null(&out)
        }
      }
      json.endObject(&out)
    }
    json.endArray(&out)
    json.endObject(&out)
  }
}

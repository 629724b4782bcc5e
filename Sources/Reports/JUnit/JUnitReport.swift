import TextWriting

extension ReportFormat {
  /// JUnit XML as build servers read it: a suite for each file, a test case for each case, what is
  /// wrong in an attribute and in the body. Without times, so that it is the same from run to run.
  public static let junit = ReportFormat(
    name: "junit", title: "JUnit XML", fileExtension: "xml"
  ) { report, out in
    out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites")
    attribute("name", "routelay \(report.name)", &out)
    writeCounts(report.cases, &out)
    out.write(">\n")
    for (path, cases) in suites(report.cases) {
      out.write("  <testsuite")
      attribute("name", path ?? report.name, &out)
      writeCounts(cases, &out)
      attribute("skipped", "\(cases.count { $0.outcome == .skipped })", &out)
      out.write(">\n")
      for own in cases { write(own, className: path ?? report.name, &out) }
      out.write("  </testsuite>\n")
    }
    out.write("</testsuites>\n")
  }

  /// The cases by file, files in the order in which they come.
  private static func suites(_ cases: [ReportCase]) -> [(path: String?, cases: [ReportCase])] {
    var suites: [(path: String?, cases: [ReportCase])] = []
    var indices: [String?: Int] = [:]
    for own in cases {
      if let index = indices[own.path] {
        suites[index].cases.append(own)
      } else {
        indices[own.path] = suites.count
        suites.append((own.path, [own]))
      }
    }
    return suites
  }

  private static func writeCounts(_ cases: [ReportCase], _ out: inout ByteWriter) {
    attribute("tests", "\(cases.count)", &out)
    attribute("failures", "\(cases.count { $0.outcome == .failed })", &out)
    attribute("errors", "\(cases.count { $0.outcome == .error })", &out)
  }

  private static func write(
    _ own: ReportCase, className: String, _ out: inout ByteWriter
  ) {
    out.write("    <testcase")
    attribute("name", own.name, &out)
    attribute("classname", className, &out)
    if let path = own.path { attribute("file", path, &out) }
    let lines = own.problems.map { $0.place.isEmpty ? $0.message : "\($0.place): \($0.message)" }
    let message = own.problems.first?.message ?? ""
    let more = own.problems.count - 1
    let first = more > 0 ? "\(message) (and \(more) more)" : message
    switch own.outcome {
    case .passed where lines.isEmpty: return out.write("/>\n")
    case .passed:
      out.write(">\n      <system-out>")
      out.writeXML(text: lines.joined(separator: "\n"))
      out.write("</system-out>")
    case .skipped:
      out.write(">\n      <skipped")
      attribute("message", first, &out)
      out.write("/>")
    case .failed, .error:
      let element = own.outcome == .failed ? "failure" : "error"
      out.write(">\n      <\(element)")
      attribute("message", first, &out)
      attribute("type", own.problems.first?.rule ?? element, &out)
      out.write(">")
      out.writeXML(text: lines.joined(separator: "\n"))
      out.write("</\(element)>")
    }
    out.write("\n    </testcase>\n")
  }

  private static func attribute(_ name: String, _ value: String, _ out: inout ByteWriter) {
    out.write(" \(name)=\"")
    out.writeXML(attribute: value)
    out.write("\"")
  }
}

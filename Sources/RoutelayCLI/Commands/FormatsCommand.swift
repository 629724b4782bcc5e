import CommandLineParsing
import Rendering
import Reports
import RouteJobs
import Simplifying
import TrackFormats
import TrackProcessing

/// `routelay formats`: what can be read and written, from the registries.
enum FormatsCommand: Command {
  static let name = "formats"

  /// The documents that a schema describes, and their schemas; a new one is one line.
  private static let schemas = [
    ("overlay", OverlaySchema.text), ("events", EventSchema.text),
    ("expectations", ExpectationsSchema.text),
  ]
  private static let schema = OptionSpec(
    "schema", .choice("DOCUMENT", schemas.map(\.0)), "print the JSON Schema of a kind of file")

  static func spec(_ console: Console) -> CommandSpec {
    CommandSpec(
      name: name, summary: "list what can be read and written", operands: .none,
      examples: [
        .init("What there is", "routelay formats"),
        .init("The JSON Schema of overlay files", "routelay formats --schema overlay"),
      ],
      groups: [OptionGroup("What to print", [schema]), CommonOptions.group])
  }

  nonisolated(nonsending) static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws(UsageError) -> ExitCode {
    if let wanted = arguments.text(schema), let found = schemas.first(where: { $0.0 == wanted }) {
      return console.write(Array(found.1.utf8), CommonOptions.diagnostics(arguments, console))
    }
    var text = "Reads (--from), each also gzipped:\n"
    text += table(
      console.inputFormats.map {
        [$0.name, $0.fileExtensions.map { ".\($0)" }.joined(separator: " "), $0.title]
      })
    text += "\nWrites (--to):\n"
    text += table(console.outputFormats.map { [$0.name, ".\($0.fileExtension)", $0.title] })
    text += "\nAscent methods (--ascent-method):\n"
    text += table(AscentMethod.allCases.map { [$0.rawValue] })
    text += "\nSimplification methods (--method):\n"
    text += table(SimplificationMethod.all.map { [$0.name, $0.summary] })
    text += "\nVertices that stay (--pin):\n"
    text += table(PinKind.all.map { [$0.name, $0.summary] })
    text += "\nCleaning rules (--clean), in the order in which they are applied:\n"
    text += table(CleaningPlan.rules.flatMap(rows))
    text += "\nCleaning presets (--clean), and the rules that they stand for:\n"
    text += table(CleaningPreset.all.map { [$0.name, $0.plan.text] })
    return console.write(Array(text.utf8), CommonOptions.diagnostics(arguments, console))
  }

  /// A rule, and below it its parameters with their usual values.
  private static func rows(of rule: any CleaningRule.Type) -> [[String]] {
    let settings = rule.init().settings
    return [[rule.name, rule.summary]]
      + rule.parameters.map { parameter in
        var words: [String] = []
        if case .choice(let choices) = parameter.kind {
          words.append(choices.joined(separator: ", "))
        }
        if let usual = settings.first(where: { $0.parameter == parameter }) {
          words.append("default \(usual.text)")
        }
        let end = words.isEmpty ? "" : " (\(words.joined(separator: "; ")))"
        return ["  \(parameter.name)", parameter.summary + end]
      }
  }

  private static func table(_ rows: [[String]]) -> String {
    var widths: [Int] = []
    for row in rows {
      for (i, cell) in row.enumerated() {
        if i == widths.count { widths.append(0) }
        widths[i] = max(widths[i], cell.count)
      }
    }
    return rows.map { row in
      let cells = row.enumerated().map { i, cell in
        i == row.count - 1 ? cell : cell + String(repeating: " ", count: widths[i] - cell.count)
      }
      return "  " + cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}

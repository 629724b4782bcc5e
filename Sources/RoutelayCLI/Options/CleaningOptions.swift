import CommandLineParsing
import RouteJobs
import TrackProcessing

/// The option that cleans.
enum CleaningOptions {
  static let clean = OptionSpec(
    "clean", .text("RULES"),
    "rules separated by commas, or a preset: 'null-island,spikes:max-speed=40,gap:10min', 'bike', "
      + "'bike,trim:200m'; 'routelay formats' lists them. They are applied in that list's order, to "
      + "each input before --merge makes one output of all: merge:all joins the tracks of one file")
  static let indices = OptionSpec(
    "indices", "list in the JSON report which fixes each step has kept")

  static let group = OptionGroup("Cleaning", [clean, indices])

  /// The steps that were asked for.
  ///
  /// - Throws: `UsageError` for a rule, parameter or value that does not exist.
  static func pipeline(_ arguments: ParsedArguments) throws(UsageError) -> Pipeline {
    var pipeline = Pipeline()
    if let text = arguments.text(clean) { pipeline.cleaning = try CleaningText.plan(text) }
    pipeline.keepsIndices = arguments.has(indices)
    return pipeline
  }

  /// Says when nothing is there to list kept fixes of, or no report to list them in.
  ///
  /// - Parameter needs: The option that asks for the report.
  static func sayIdleIndices(
    _ arguments: ParsedArguments, _ pipeline: Pipeline, hasReport: Bool, needs: String,
    _ diagnostics: Diagnostics
  ) {
    guard arguments.has(indices) else { return }
    if pipeline.isEmpty {
      diagnostics.note("note: --indices changes nothing where no step is asked for")
    } else if !hasReport {
      diagnostics.note("note: --indices is about the report; it changes nothing without \(needs)")
    }
  }

  /// Says by which rules is cleaned, with all their values, in the order in which they are applied.
  static func sayPlan(_ pipeline: Pipeline, _ diagnostics: Diagnostics) {
    guard let plan = pipeline.cleaning else { return }
    diagnostics.note("cleaning by \(plan.text)")
  }
}

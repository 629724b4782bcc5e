package import Rendering

/// Where outputs are to go: what was typed.
package struct OutputRequest: Sendable {
  /// `-o`: a file, a folder, or `-`; nil for none.
  package var output: String?
  /// `--to`, nil for none.
  package var format: OutputFormat?
  /// Whether outputs have the format of their inputs when neither `--to` nor the ending of `-o`
  /// names one.
  package var keepsFormat = false
  /// One output of all inputs.
  package var merges = false
  /// Outputs go where their inputs are, and may replace them.
  package var inPlace = false
  /// Leave outputs alone that exist.
  package var skipsExisting = false
  /// Leave outputs alone that are newer than their inputs.
  package var skipsCurrent = false
  /// The formats to choose from.
  package var formats: [OutputFormat]

  /// Makes a request for standard output in the default format.
  package init(formats: [OutputFormat] = OutputFormat.all) { self.formats = formats }

  /// The folder that `-o` names, nil when it names a file or nothing: then it must not be walked.
  ///
  /// - Parameter inputCount: The number of inputs named on the command line.
  package func folder(hasFolders: Bool, inputCount: Int) -> String? {
    guard let output, output != "-", !merges else { return nil }
    let kind = FileSystem.existing(output)?.kind
    if kind == .folder || output.utf8.last == UInt8(ascii: "/") { return output }
    return hasFolders || inputCount > 1 ? output : nil
  }
}

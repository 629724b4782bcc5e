import Rendering
import RouteJobs
import TextWriting
import TrackFormats

/// What a command sees of the world: where text goes, and the formats that there are. Tests make
/// their own.
struct Console {
  /// Takes data.
  var output: ([UInt8]) throws(WriteError) -> Void
  /// Takes messages.
  var error: (String) -> Void
  /// Whether messages go to a terminal.
  var isErrorTerminal: Bool
  /// Whether `--color auto` means color.
  var prefersColor: Bool
  /// Whether it means color in data too: where that goes to a terminal.
  var prefersColorInOutput = false
  /// The formats to read.
  var inputFormats = TrackFormat.all
  /// The formats to write.
  var outputFormats = OutputFormat.all

  /// The process's own streams.
  static var process: Console {
    let isTerminal = StandardStreams.isErrorTerminal
    let allowsColor =
      StandardStreams.environment("NO_COLOR") ?? "" == ""
      && StandardStreams.environment("TERM") != "dumb"
    return Console(
      output: { (bytes) throws(WriteError) in try StandardStreams.writeOutput(bytes) },
      error: { StandardStreams.writeError($0) },
      isErrorTerminal: isTerminal, prefersColor: isTerminal && allowsColor,
      prefersColorInOutput: StandardStreams.isOutputTerminal && allowsColor)
  }

  /// Writes data, a closed pipe is no trouble.
  ///
  /// - Returns: `success`, or `failure` after saying why.
  func write(_ bytes: [UInt8], _ diagnostics: Diagnostics) -> ExitCode {
    do throws(WriteError) {
      try output(bytes)
      return .success
    } catch {
      if error.isClosedPipe { return .success }
      diagnostics.report(JobFailure(.cannotWrite, path: "-", error.message))
      return .failure
    }
  }
}

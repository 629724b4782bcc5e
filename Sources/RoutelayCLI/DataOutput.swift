import RouteJobs
import TextWriting
import TrackFormats

/// Standard output until it fails: then everything else is in vain.
struct DataOutput {
  let console: Console
  let diagnostics: Diagnostics
  /// Whether what is written still goes somewhere.
  private(set) var isOpen = true
  /// Whether the reader at the other end has gone away.
  private(set) var isClosedPipe = false
  /// `failure` when writing failed, which was said then.
  private(set) var code = ExitCode.success

  init(console: Console, diagnostics: Diagnostics) {
    self.console = console
    self.diagnostics = diagnostics
  }

  /// Writes data, while that works.
  mutating func write(_ bytes: [UInt8]) {
    guard isOpen, !bytes.isEmpty else { return }
    diagnostics.endProgress()
    do throws(WriteError) { try console.output(bytes) } catch {
      isOpen = false
      isClosedPipe = error.isClosedPipe
      if isClosedPipe { return }
      code = .failure
      diagnostics.report(JobFailure(.cannotWrite, path: "-", error.message))
    }
  }
}

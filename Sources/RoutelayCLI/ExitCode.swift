/// How the process ends; the numbers are a contract.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// Done.
  case success = 0
  /// It ran, and the answer is no: `validate` found malformed files, `fence check` something that is
  /// not as expected, `--fail-if` held, or `--strict` met warnings.
  case checkFailed = 1
  /// Some input could not be read or some output not written; the others are done.
  case failure = 2
  /// The command line, or a file of expectations, asks for something impossible; nothing was done.
  case usage = 64
  /// Stopped by SIGHUP (128 + 1): the terminal is gone.
  case hungUp = 129
  /// Stopped by SIGINT (128 + 2).
  case interrupted = 130
  /// Stopped by SIGTERM (128 + 15).
  case terminated = 143

  /// The code of a signal that stopped the work.
  init(signal: Int32) { self = ExitCode(rawValue: 128 + signal) ?? .interrupted }

  /// The worse of two codes: a signal, then usage, failure, failed check, success.
  package func merged(with other: ExitCode) -> ExitCode {
    rawValue >= other.rawValue ? self : other
  }
}

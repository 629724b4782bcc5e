#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why the system refused something.
package struct SystemError: Error, Hashable, Sendable {
  /// The error number.
  package let code: Int32

  /// Makes an error from an error number.
  package init(code: Int32) { self.code = code }

  /// The error of the call that just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// The reason in the system's words.
  package var message: String {
    if code == EINTR, Interruption.signal != nil { return "interrupted" }
    return strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  static let interrupted = EINTR
  static let isFolder = SystemError(code: EISDIR)
  /// The number of this process, for names that no other one uses.
  static let processNumber = getpid()

  /// Whether nothing is there.
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  /// Whether something is there already.
  var isPresent: Bool { code == EEXIST }
  /// Whether the reader at the other end of a pipe has gone away.
  var isClosedPipe: Bool { code == EPIPE }
}

/// Repeats a call that a signal cut short, unless the signal means to stop.
func retrying(_ call: () -> Int) throws(SystemError) -> Int {
  while true {
    let result = call()
    if result >= 0 { return result }
    let error = SystemError.last
    if error.code != EINTR || Interruption.signal != nil { throw error }
  }
}

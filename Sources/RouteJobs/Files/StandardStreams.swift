package import TextWriting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process's own streams.
package enum StandardStreams {
  /// Occupies streams that were closed when the process started: else the next file opened would
  /// take their place, and messages would be written into it. Using them fails, as it should.
  package static func secure() {
    for (descriptor, mode) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] as [(Int32, Int32)] {
      if fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
        _ = open("/dev/null", mode)
      }
    }
  }

  /// Writes to standard output.
  ///
  /// - Throws: `WriteError` with the system's reason.
  package static func writeOutput(_ bytes: [UInt8]) throws(WriteError) {
    try write(bytes, to: 1)
  }

  /// Writes to standard error; there is nobody to tell when that fails.
  package static func writeError(_ text: String) {
    do throws(WriteError) { try write(Array(text.utf8), to: 2) } catch {}
  }

  private static func write(_ bytes: [UInt8], to stream: Int32) throws(WriteError) {
    let file = OpenFile(standard: stream)
    var failure: SystemError?
    bytes.withUnsafeBytes { bytes in
      do throws(SystemError) { try file.write(bytes) } catch { failure = error }
    }
    if let failure { throw WriteError(failure) }
  }

  /// Ends the process.
  package static func exit(_ code: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(code)
    #elseif canImport(Musl)
      Musl.exit(code)
    #else
      Darwin.exit(code)
    #endif
  }

  /// Whether standard output is a terminal.
  package static var isOutputTerminal: Bool { isatty(1) == 1 }

  /// Whether standard error is a terminal.
  package static var isErrorTerminal: Bool { isatty(2) == 1 }

  /// A variable of the environment, nil when it is not set.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

package import TextWriting

/// Writes outputs that appear whole or not at all.
///
/// The content goes to a temporary file in the same folder, whose name begins with a dot; when it
/// is complete the file gets its name. On any failure the temporary file is removed, and what had
/// the name before stays. A link is followed, so it goes on pointing to its file; a replaced file
/// keeps its permissions. Devices and pipes are written as the content comes.
package enum AtomicOutput {
  /// Writes one output.
  ///
  /// - Parameters:
  ///   - path: The file, `-` for standard output. Missing folders are made.
  ///   - isDurable: Whether to wait until file and name are on the disk.
  ///   - isFinal: Whether to write in spite of a signal to stop: the report of what was done.
  ///   - body: Writes the content; what it throws is thrown on.
  /// - Throws: `WriteError` with the system's reason.
  package static func write<Result>(
    to path: String, isDurable: Bool = false, isFinal: Bool = false,
    _ body: (inout ByteWriter) throws(WriteError) -> Result
  ) throws(WriteError) -> Result {
    if path == "-" { return try fill(OpenFile(standard: 1), isFinal, body) }
    do throws(SystemError) { try FileSystem.makeFolders(PathText.folder(of: path)) } catch {
      throw WriteError(error)
    }
    let existing = FileSystem.existing(path)
    if existing?.kind == .special {
      let file = try opened(path, .write)
      let result = try fill(file, isFinal, body)
      try close(file)
      return result
    }
    // Refused before any work: the rename would only fail in the end.
    if existing?.kind == .folder { throw WriteError(SystemError.isFolder) }
    let target = existing == nil ? path : FileSystem.resolved(path) ?? path
    let (temporary, file) = try makeTemporary(beside: target)
    do throws(WriteError) {
      let result = try fill(file, isFinal, body)
      if let existing { file.setPermissions(existing.permissions) }
      if isDurable { try system { () throws(SystemError) in try file.sync() } }
      try close(file)
      try system { () throws(SystemError) in try FileSystem.rename(temporary, to: target) }
      if isDurable {
        try system { () throws(SystemError) in
          try FileSystem.syncFolder(PathText.folder(of: target))
        }
      }
      return result
    } catch {
      FileSystem.remove(temporary)
      throw error
    }
  }

  private static func fill<Result>(
    _ file: OpenFile, _ isFinal: Bool, _ body: (inout ByteWriter) throws(WriteError) -> Result
  ) throws(WriteError) -> Result {
    var writer = ByteWriter { (piece) throws(WriteError) in
      do throws(SystemError) {
        if !isFinal && Interruption.signal != nil {
          throw SystemError(code: SystemError.interrupted)
        }
        try file.write(piece)
      } catch { throw WriteError(error) }
    }
    let result = try body(&writer)
    try writer.finish()
    return result
  }

  private static func makeTemporary(
    beside target: String
  ) throws(WriteError) -> (path: String, file: OpenFile) {
    let folder = PathText.folder(of: target)
    // Names may have 255 bytes; the start of the target's tells a person whose remains these are.
    let name = String(PathText.baseName(target).prefix(40))
    var attempt = 0
    while true {
      let path = PathText.joined(
        folder, ".\(name).\(SystemError.processNumber)-\(attempt).tmp")
      do throws(SystemError) { return (path, try OpenFile(path, .create)) } catch {
        attempt += 1
        if !error.isPresent || attempt > 10_000 { throw WriteError(error) }
      }
    }
  }

  private static func opened(
    _ path: String, _ mode: OpenFile.Mode
  ) throws(WriteError) -> OpenFile {
    do throws(SystemError) { return try OpenFile(path, mode) } catch { throw WriteError(error) }
  }

  private static func close(_ file: OpenFile) throws(WriteError) {
    try system { () throws(SystemError) in try file.close() }
  }

  private static func system(_ call: () throws(SystemError) -> Void) throws(WriteError) {
    do throws(SystemError) { try call() } catch { throw WriteError(error) }
  }
}

extension WriteError {
  init(_ error: SystemError) {
    self.init(error.message, isClosedPipe: error.isClosedPipe)
  }
}

package import TrackFormats

/// An input file, or standard input for `-`: its bytes, unzipped where they are gzipped.
///
/// Compression is told by the first two bytes, not by the name. The file is opened when it is
/// made, and closed when it is gone.
package final class FileInput {
  /// The path as it was given.
  package let path: String
  /// The first bytes of the content, at most 1 KB, as UTF-8 without byte order mark as far as they
  /// are ASCII: enough to tell the format.
  package var start: [UInt8] { FormatDetection.asciiStart(head) }
  /// Bytes read from the file so far, before unzipping.
  package private(set) var bytesRead = 0

  private static let headSize = 1024
  private let file: OpenFile
  private let isRegular: Bool
  private var raw: [UInt8] = []
  private var rawUsed = 0
  private var gzip: GzipInput?
  private var head: [UInt8] = []
  private var headUsed = 0

  /// Opens a file and looks at its start.
  ///
  /// - Parameter expansionLimit: The greatest number of bytes that unzipping may give.
  /// - Throws: `cannot-read` with the system's reason; `corrupt-gzip`, `truncated-input` and
  ///   `limit-exceeded` when the start cannot be unzipped.
  package init(path: String, expansionLimit: Int) throws(ReadError) {
    self.path = path
    do throws(SystemError) {
      file = path == "-" ? OpenFile(standard: 0) : try OpenFile(path, .read)
      isRegular = try file.status().kind == .regular
    } catch { throw FileInput.cannotRead(error) }
    raw = try fill(2, from: { (space) throws(ReadError) in try self.readFile(space) })
    if raw == [0x1F, 0x8B] {
      gzip = try GzipInput(expansionLimit: expansionLimit) {
        [unowned self] (space) throws(ReadError) in try self.readRaw(space)
      }
    }
    head = try fill(
      FileInput.headSize, from: { (space) throws(ReadError) in try self.readContent(space) })
  }

  /// A buffer over the content. It keeps the file open.
  package func makeBuffer() -> InputBuffer {
    InputBuffer { (space) throws(ReadError) in try self.read(into: space) }
  }

  /// Gives more of the content; 0 at its end.
  package func read(into space: UnsafeMutableRawBufferPointer) throws(ReadError) -> Int {
    if headUsed < head.count { return Self.take(head, &headUsed, space) }
    return try readContent(space)
  }

  private func readContent(_ space: UnsafeMutableRawBufferPointer) throws(ReadError) -> Int {
    if let gzip { return try gzip.read(into: space) }
    return try readRaw(space)
  }

  private func readRaw(_ space: UnsafeMutableRawBufferPointer) throws(ReadError) -> Int {
    if rawUsed < raw.count { return Self.take(raw, &rawUsed, space) }
    return try readFile(space)
  }

  private func readFile(_ space: UnsafeMutableRawBufferPointer) throws(ReadError) -> Int {
    do throws(SystemError) {
      if !isRegular {
        try file.waitUntilReadable()
      } else if Interruption.signal != nil {
        throw SystemError(code: SystemError.interrupted)
      }
      let count = try file.read(into: space)
      bytesRead += count
      return count
    } catch { throw FileInput.cannotRead(error) }
  }

  private static func cannotRead(_ error: SystemError) -> ReadError {
    ReadError(.cannotRead, at: nil, error.message)
  }

  /// Reads a number of bytes, fewer only at the end.
  private func fill(
    _ count: Int, from source: (UnsafeMutableRawBufferPointer) throws(ReadError) -> Int
  ) throws(ReadError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var got = 0
    while got < count {
      var failure: ReadError?
      let more = bytes.withUnsafeMutableBytes { all in
        do throws(ReadError) {
          return try source(UnsafeMutableRawBufferPointer(rebasing: all[got...]))
        } catch {
          failure = error
          return 0
        }
      }
      if let failure { throw failure }
      if more == 0 { break }
      got += more
    }
    bytes.removeLast(count - got)
    return bytes
  }

  private static func take(
    _ bytes: [UInt8], _ used: inout Int, _ space: UnsafeMutableRawBufferPointer
  ) -> Int {
    let count = min(space.count, bytes.count - used)
    bytes.withUnsafeBytes { all in
      space.copyMemory(from: UnsafeRawBufferPointer(rebasing: all[used..<used + count]))
    }
    used += count
    return count
  }
}

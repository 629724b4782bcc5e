import TrackFormats

/// A file with recorded events, as bytes.
package enum GoldenFile {
  /// Reads a file, `-` for standard input.
  ///
  /// - Throws: `cannot-read` with the system's reason.
  package static func read(_ path: String) throws(JobFailure) -> [UInt8] {
    do throws(ReadError) {
      let input = try FileInput(path: path, expansionLimit: 1 << 32)
      var bytes: [UInt8] = []
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        var failure: ReadError?
        let count = piece.withUnsafeMutableBytes { space in
          do throws(ReadError) { return try input.read(into: space) } catch {
            failure = error
            return 0
          }
        }
        if let failure { throw failure }
        if count == 0 { return bytes }
        bytes += piece[..<count]
      }
    } catch { throw JobFailure(error, path: path) }
  }
}

public import TextWriting

extension OutputFormat {
  /// Writes a whole output into memory.
  ///
  /// - Parameters:
  ///   - contents: The document, and where it came from.
  ///   - options: How to write it.
  /// - Returns: The bytes of the file, and what the format could not hold.
  /// - Throws: `WriteError` when the format cannot be written at all; no format of today throws.
  /// - Complexity: O(size of the document).
  public func bytes(
    of contents: OutputContents, options: OutputOptions = OutputOptions()
  ) throws(WriteError) -> (bytes: [UInt8], report: OutputReport) {
    var report = OutputReport()
    let bytes = try ByteWriter.collect { (writer) throws(WriteError) in
      report = try write(contents, options, &writer)
    }
    return (bytes, report)
  }
}

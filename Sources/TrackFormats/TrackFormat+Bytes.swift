extension TrackFormat {
  /// Reads a document from bytes in memory, plain UTF-8 text of this format.
  ///
  /// - Parameters:
  ///   - bytes: The whole text, with or without a byte order mark.
  ///   - options: Limits, and what to do with invalid features.
  /// - Returns: The document, and what was odd in it.
  /// - Throws: `ReadError` with the place, when the text is not what it says or is cut off.
  /// - Complexity: O(number of bytes).
  public func read(
    _ bytes: [UInt8], options: ReadOptions = ReadOptions()
  ) throws(ReadError) -> ReadResult {
    var input = InputBuffer(bytes)
    return try read(&input, options)
  }
}

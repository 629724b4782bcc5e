extension TrackFormat {
  /// Reads a document from bytes in memory, text of this format that is not compressed.
  ///
  /// - Parameters:
  ///   - bytes: The whole text, in any encoding that is read from files.
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

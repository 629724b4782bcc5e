package import TrackFormats

/// Reads files of fences from the disk.
package struct FenceFileReader: Sendable {
  /// How files are found and read; places of items are always kept.
  package var reader: DocumentReader
  /// How documents are read as fences.
  package var options = FenceFile.Options()

  /// Makes a reader with the default options.
  package init(reader: DocumentReader = DocumentReader()) { self.reader = reader }

  /// Reads a file.
  ///
  /// - Parameter firstNumber: The number in the name of the first fence, where it has none of its own.
  /// - Throws: whatever `DocumentReader` and `FenceFile` throw.
  package func read(_ path: String, firstNumber: Int = 0) throws(ReadError) -> FenceFile {
    var reader = reader
    reader.options.keepsItemPlaces = true
    return try FenceFile(
      try reader.read(path).result, options: options, firstNumber: firstNumber)
  }
}

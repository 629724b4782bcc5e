package import Overlays
package import TrackFormats

/// Reads documents from the disk.
package struct DocumentReader: Sendable {
  /// The format of all inputs, nil to tell it from each.
  package var format: TrackFormat?
  /// How documents are read.
  package var options = ReadOptions()
  /// The greatest number of bytes that unzipping one file may give.
  package var expansionLimit = 4 << 30
  /// The formats to choose from.
  package var formats: [TrackFormat]

  /// Makes a reader with the default options.
  package init(formats: [TrackFormat] = TrackFormat.all) { self.formats = formats }

  /// A document and where it came from.
  package struct Loaded: Sendable {
    /// The document, with what was odd about it.
    package var result: ReadResult
    /// The file.
    package var source: OverlaySource
  }

  /// Reads a file.
  ///
  /// - Throws: whatever `FileInput`, `FormatDetection` and the format's reader throw.
  package func read(_ path: String) throws(ReadError) -> Loaded {
    let input = try FileInput(path: path, expansionLimit: expansionLimit)
    if let refusal = ForeignContent.refusal(of: input.start) { throw refusal }
    let chosen: TrackFormat
    if let format {
      chosen = format
    } else {
      chosen = try FormatDetection.format(start: input.start, path: path, among: formats)
    }
    var buffer = input.makeBuffer()
    let result = try chosen.read(&buffer, options)
    let source = OverlaySource(
      name: PathText.reported(PathText.baseName(path)), format: result.format,
      bytes: input.bytesRead)
    return Loaded(result: result, source: source)
  }
}

import Rendering
import TrackFormats
import Tracks

extension FuzzTarget {
  /// The GPX reader.
  static let gpx = FuzzTarget(name: "gpx") { check($0, .gpx) }

  /// The GeoJSON reader.
  static let geoJSON = FuzzTarget(name: "geojson") { check($0, .geoJSON) }

  /// All readers that there are.
  static let formats = FuzzTarget(name: "formats") { input in
    for format in TrackFormat.all { check(input, format) }
  }

  /// Borders of chunks change nothing, errors have a place, and what was read can be written and
  /// read again.
  private static func check(_ input: FuzzInput, _ format: TrackFormat) {
    let whole = read(input, format, chunk: 256 << 10)
    let parts = read(input, format, chunk: input.chunk)
    require(whole == parts, "\(format.name): chunks of \(input.chunk) differ:\n\(whole)\n\(parts)")
    switch whole {
    case .failed(let error): input.check(error)
    case .read(let document, _, _, _):
      if !input.hasSmallLimits {
        for (output, reader) in [
          (OutputFormat.gpx, TrackFormat.gpx), (.geoJSON, .geoJSON), (.overlay, .overlay),
        ] { checkWriting(document, output, reader) }
      }
    }
  }

  private enum Reading: Equatable {
    case read(TrackDocument, String?, FindingLog, [String])
    case failed(ReadError)
  }

  private static func read(_ input: FuzzInput, _ format: TrackFormat, chunk: Int) -> Reading {
    do throws(ReadError) {
      var buffer = InputBuffer(input.bytes, chunk: chunk)
      let result = try format.read(&buffer, input.options)
      return .read(result.document, result.version, result.findings, result.losses)
    } catch {
      return .failed(error)
    }
  }

  private static func checkWriting(
    _ document: TrackDocument, _ output: OutputFormat, _ reader: TrackFormat
  ) {
    do {
      let bytes = try output.bytes(of: OutputContents(document: document)).bytes
      do { _ = try reader.read(bytes) } catch {
        fatalError(
          "\(output.name) cannot be read again: \(error)\n\(String(decoding: bytes, as: UTF8.self))"
        )
      }
    } catch {
      fatalError("\(output.name) cannot be written: \(error)")
    }
  }
}

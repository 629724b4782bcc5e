import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackFormats

/// Reads a text as GeoJSON.
func readGeoJSON(
  _ text: String, _ options: ReadOptions = ReadOptions(), chunk: Int = 256 << 10
) throws(ReadError) -> ReadResult {
  try readGeoJSON(Array(text.utf8), options, chunk: chunk)
}

func readGeoJSON(
  _ bytes: [UInt8], _ options: ReadOptions = ReadOptions(), chunk: Int = 256 << 10
) throws(ReadError) -> ReadResult {
  var input = InputBuffer(bytes, chunk: chunk)
  return try GeoJSONReader.read(&input, options)
}

/// The error that reading a text ends with.
func geoJSONError(_ text: String, _ options: ReadOptions = ReadOptions()) -> ReadError? {
  do throws(ReadError) { _ = try readGeoJSON(text, options) } catch { return error }
  return nil
}

/// A feature around the text of a geometry.
func feature(_ geometry: String, properties: String = "{}") -> String {
  #"{"type":"Feature","properties":\#(properties),"geometry":\#(geometry)}"#
}

/// Everything that reading gives, in a form that tells NaN gaps apart from nothing.
struct Outcome: Equatable {
  var document: TrackDocument?
  var format: String?
  var version: String?
  var findings: [Finding]?
  var losses: [String]?
  var error: ReadError?

  init(_ bytes: [UInt8], _ options: ReadOptions = ReadOptions(), chunk: Int = 256 << 10) {
    do throws(ReadError) {
      let result = try readGeoJSON(bytes, options, chunk: chunk)
      document = result.document
      format = result.format
      version = result.version
      findings = result.findings.findings
      losses = result.losses
    } catch { self.error = error }
  }
}

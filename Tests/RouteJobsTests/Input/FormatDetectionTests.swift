import Testing
import TrackFormats

@testable import RouteJobs

@Suite struct FormatDetectionTests {
  private func detect(_ text: String, _ path: String) throws(ReadError) -> String {
    let start = FormatDetection.asciiStart(Array(text.utf8))
    return try FormatDetection.format(start: start, path: path, among: FakeFormats.all).name
  }

  @Test(
    arguments: [
      ("#fake\n1 2", "ride.gpx", "fake"),  // content wins over the name
      ("#fake\n1 2", "-", "fake"),
      (" \r\n\t<kml>", "ride.geojson", "gpx"),  // the reader says at which line it is no GPX
      ("{\"a\":1}", "ride.gpx", "geojson"),
      ("[1]", "x", "geojson"),
      ("", "ride.gpx", "gpx"),
      ("", "RIDE.GPX.GZ", "gpx"),
      ("hello", "ride.fk", "fake"),
    ])
  func contentThenName(_ text: String, _ path: String, _ name: String) throws {
    #expect(try detect(text, path) == name)
  }

  @Test(
    arguments: [
      ("_p~iF~ps|U_ulLnnqC", "ride.txt", "polyline"),  // it looks like a way
      ("{}_y@?", "ride.polyline", "polyline"),  // no JSON has only such bytes
      ("{}_y@?", "ride.txt", "geojson"), ("{'a':1}", "ride.polyline", "geojson"),
      ("{_p~iF~ps|U", "ride.polyline", "polyline"), ("hello", "ride.polyline", "polyline"),
      ("", "ride.polyline", "polyline"), ("\u{1E}{\"type\":", "-", "geojsonl"),
      ("\u{1E}x", "ride.json", "geojsonl"), ("", "ride.geojsonl", "geojsonl"),
      ("{\"type\":", "ride.geojsonl", "geojson"),  // its reader goes on behind the first text
      ("x", "ride.NDJSON.gz", "geojsonl"), ("{\"routelay\":", "ride.gpx", "geojson"),
    ])
  func realFormatsAreToldApart(_ text: String, _ path: String, _ name: String) throws {
    #expect(
      try FormatDetection.format(start: Array(text.utf8), path: path, among: TrackFormat.all).name
        == name)
  }

  @Test(arguments: ["hello", "HELLO\n", "GPSLog", "38.5,-120.2", "~~~~~~~~"])
  func aWordIsNoPolyline(_ text: String) {
    let error = #expect(throws: ReadError.self) {
      try FormatDetection.format(
        start: Array(text.utf8), path: "notes.txt", among: TrackFormat.all)
    }
    #expect(error?.problem == .notGPX)
  }

  @Test(arguments: [("hello", "ride.txt"), ("hello", ".gpx"), ("hello", "gpx")])
  func whatNobodyKnowsIsRefused(_ text: String, _ path: String) {
    let error = #expect(throws: ReadError.self) { try detect(text, path) }
    #expect(error?.problem == .notGPX)
  }

  @Test(arguments: ["ride", "-"])
  func nothingAtAllIsCutOffWhateverTheName(_ path: String) {
    let error = #expect(throws: ReadError.self) { try detect("", path) }
    #expect(error?.problem == .truncatedInput)
    #expect(error?.position == FilePosition(line: 1, column: 1))
  }

  @Test func utf16IsRecognizedWithAndWithoutMark() {
    let low = "<gpx>".utf8.flatMap { [$0, UInt8(0)] }
    let high = "<gpx>".utf8.flatMap { [UInt8(0), $0] }
    for bytes: [UInt8] in [low, high, [0xFF, 0xFE] + low, [0xFE, 0xFF] + high] {
      #expect(FormatDetection.asciiStart(bytes) == Array("<gpx>".utf8))
    }
    #expect(FormatDetection.asciiStart([0xEF, 0xBB, 0xBF, 0x7B]) == [0x7B])
  }
}

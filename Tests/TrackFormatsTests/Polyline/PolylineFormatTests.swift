import Testing
import Tracks

@testable import TrackFormats

struct PolylineFormatTests {
  @Test func theFormatReadsWhatItRecognizes() throws {
    let text = Array("_p~iF~ps|U_ulLnnqC\n".utf8)
    #expect(TrackFormat.polyline.recognizes(text))
    #expect(TrackFormat.all.filter { $0.recognizes(text) }.map(\.name) == ["polyline"])
    #expect(try TrackFormat.polyline.read(text).document.tracks.first?.segments.first?.count == 2)
  }
}

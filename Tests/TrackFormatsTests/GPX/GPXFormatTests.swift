import Testing

@testable import TrackFormats

@Suite struct GPXFormatTests {
  @Test(arguments: ["<gpx", "<?xml version='1.0'?><gpx", " \r\n\t<x:gpx", "<html>"])
  func xmlIsTaken(start: String) { #expect(TrackFormat.gpx.recognizes(Array(start.utf8))) }

  @Test(arguments: ["", "   ", "{\"type\":", "_p~iF", "gpx"])
  func anythingElseIsNot(start: String) {
    #expect(!TrackFormat.gpx.recognizes(Array(start.utf8)))
  }

  @Test func itIsListedOnce() {
    #expect(TrackFormat.all.filter { $0.name == "gpx" }.count == 1)
    #expect(TrackFormat.gpx.fileExtensions == ["gpx"])
  }
}

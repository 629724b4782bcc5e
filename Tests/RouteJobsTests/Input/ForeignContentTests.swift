import Testing
import TrackFormats

@testable import RouteJobs

@Suite struct ForeignContentTests {
  @Test(
    arguments: [
      (
        [0x50, 0x4B, 0x03, 0x04, 0x14],
        "this is a ZIP archive, neither GPX nor GeoJSON; unpack it first"
      ),
      (
        [14, 0x20, 0x54, 0x08, 1, 2, 3, 4] + Array(".FIT".utf8),
        "this is a FIT recording, neither GPX nor GeoJSON; convert it to GPX first"
      ),
      (Array("%PDF-1.7".utf8), "this is a PDF document, neither GPX nor GeoJSON"),
    ] as [([UInt8], String)])
  func aFileOfAnotherKindIsCalledByItsName(start: [UInt8], message: String) {
    let error = ForeignContent.refusal(of: start)
    #expect(error?.problem == .notGPX)
    #expect(error?.message == message)
  }

  @Test(arguments: [
    "", "<gpx>", "{\"type\":", "{}", "_p~iF~ps|U", "$", "B", "text .FIT", "BZhBq@n",
  ])
  func textIsNot(start: String) {
    #expect(ForeignContent.refusal(of: Array(start.utf8)) == nil)
  }
}

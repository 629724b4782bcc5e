import RoutelayTestSupport
import Testing

@testable import TrackFormats

struct PolylineRecognitionTests {
  private func recognizes(_ text: String) -> Bool {
    PolylineRecognition.recognizes(Array(text.utf8))
  }

  @Test(arguments: [
    "_p~iF~ps|U_ulLnnqC_mqNvxq`@", "_p~iF~ps|U_ulLnnqC\n", " \r\n\t_p~iF~ps|U_ulLnnqC \n\n??\n",
    // Precision 6: Berlin would be at 525 degrees.
    "k_cecBeqjlX`@xeA",
  ])
  func waysAreRecognized(text: String) { #expect(recognizes(text)) }

  @Test(arguments: [
    "", "\n\n", "hello", "hello\n", "HELLO", "HELP", "AT", "Routelay", "README", "camelCaseD",
    "hello world", "_p~iF~ps|U", "_p~iF~ps|U _ulLnnqC", "_p~iF~ps|U_ulLnnq",
    "_p~iF~ps|U_ulLnnqC?", "{}", "[]", "[[]]", "[null]", "[true]", "{\"type\":1}", "<gpx>",
    "_p~iF~ps|U_ulLnnqC=", "~~~~~~~~~~", "??????", "lat,lon\n1,2", "GPSLog", "isoDateFormatUTC",
    "_p~iF~ps|U_ulLnnqC\nlat=7", "someFileNameWithCamelCase", "AAAAAAAAAAAAAAAA",
  ])
  func otherTextsAreNot(text: String) { #expect(!recognizes(text)) }

  @Test func theStartOfALongLineIsEnough() throws {
    let way = encodedPolyline(of: (0..<400).map { [4_500_000 + $0 * 37, 900_000 - $0 * 21] })
    for count in 1000...1024 { #expect(recognizes(String(way.prefix(count)))) }
    // Short files are whole.
    #expect((11...20).contains { !recognizes(String(way.prefix($0))) })
  }

  @Test func randomWaysAreRecognized() throws {
    for precision in [5, 6] {
      try forEachSeed(count: 200) { random in
        let way = randomWay(&random, precision: precision)
        let isFar = max(abs(way[0][0]), abs(way[0][1])) >= 1 << 14
        try #require(recognizes(encodedPolyline(of: way)) == (isFar && way.count > 1))
      }
    }
  }
}

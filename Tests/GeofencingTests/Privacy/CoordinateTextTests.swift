import Geodesy
import Testing

@testable import Geofencing

@Suite struct CoordinateTextTests {
  /// Whether a text is taken to speak of Berlin's center, within a kilometer.
  private func holds(_ text: String, _ place: Coordinate = at(52.52, 13.405)) -> Bool {
    CoordinateText.holds(text) { Geodesic.distance(from: $0, to: place) < 1000 }
  }

  @Test(arguments: [
    "52.52,13.405", "13.405 52.52", "home 52.5200 / 13.4050!", "geo:52.52,13.405;u=35",
    "https://maps.example/@52.52,13.405,15z", "?q=52.52%2C13.405", "?lat=52.52&lon=13.405",
    "?mlat=52.52&amp;mlon=13.405", "[13.405,52.52]", "[13.405,52.52,34.5]",
    "{\"lat\":52.52,\"ele\":34,\"lng\":13.405}",
    "{\"lat\":\"52.52\",\"n\":null,\"lon\":\"13.405\"}",
    "<p lat=\"52.52\" lon=\"13.405\"/>", "<lat>52.52</lat><ele>1</ele><lon>13.405</lon>",
    "{\"latitudes\":[1,2,3,4,5,6,52.52],\"longitudes\":[1,2,3,4,5,6,13.405]}",
    "N52.52 E13.405", "52.52N 13.405E", "N 52° 31.2' E 13° 24.3'",
    "52°31'12.0\"N 13°24'18.0\"E", "52 31 12 N, 13 24 18 E", "52:31:12N 13:24:18E",
    "52,5200 13,4050", "52,52; 13,405", "{\"latE7\":525200000,\"lngE7\":134050000}",
    "525200000 134050000", "5.252e1 1.3405E1", "+52.52+013.405/", "\\u00b052.52\\n13.405",
    "2026-05-01T07:00:00Z 52.52 13.405",
  ])
  func coordinates(text: String) {
    #expect(holds(text))
  }

  @Test(arguments: [
    #"\u00352.52, \u00313.405"#, #"52\u002e52,13\u002e405"#, #"\\u00352.52, \\u00313.405"#,
    "&#53;2.52 &#x31;3.405", "52%2E52%2C13%2E405", "52%252E52%252C13%252E405", "52. 52 13. 405",
    "５２．５２，１３．４０５",
  ])
  func escapedDigitsHideNothing(text: String) {
    #expect(holds(text))
  }

  @Test(arguments: [
    "", "52.52", "Berlin", "52.52 1 2 3 4 13.405", "13 52", "2026-05-01T52:13:40.5Z",
    "-52.52,13.405",
    "52.52,-13.405", "route 52 to 13", "52.5.2", "a&b;c%d\\", "\\", "%5", "1e999 52.52",
  ])
  func noCoordinates(text: String) {
    #expect(!holds(text))
  }

  @Test func southAndWest() {
    let rio = at(-22.9, -43.2)
    for text in [
      "22.9S 43.2W", "S22.9 W43.2", "22°54'0\"S 43°12'0\"W", "−22.9, −43.2", "-22.9 -43.2",
    ] {
      #expect(holds(text, rio), "\(text)")
    }
    #expect(!holds("22.9N 43.2W", rio))
  }

  @Test func datesAndTimesAreNoCoordinates() {
    let box = CoordinateBounds(west: -10, south: 40, east: 10, north: 60)
    for text in [
      "2026-05-01T07:45:00.5Z", "07:45:00.25", "7:45", "\"time\":\"2026-05-01 07:45:01.5\"",
    ] {
      #expect(!CoordinateText.holds(text) { box.contains($0) }, "\(text)")
    }
  }

  @Test func aLongTextIsReadOnce() {
    let text = String(repeating: "n 1.5 ", count: 20_000)
    #expect(!holds(text))
  }
}

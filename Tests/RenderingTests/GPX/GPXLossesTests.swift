import Testing
import Tracks

@testable import Rendering

@Suite struct GPXLossesTests {
  private func losses(_ items: TrackDocument.Item...) throws -> [String] {
    var document = TrackDocument()
    document.items = items
    return try output(document, .gpx).report.losses
  }

  @Test func everythingOfGeoJSON() throws {
    #expect(
      try output(fullGeoJSONDocument(), .gpx).report.losses == [
        "foreign members", "ids", "properties", "areas", "features without geometry",
        "geometry collections", "styles",
      ])
  }

  @Test func propertiesThatBecomeElementsAreNoLoss() throws {
    var details = properties([
      "name": "\"N\\u0041\"", "desc": "\"D\"", "none": "null", "number": "7",
      "coordTimes": "[]",
    ])
    details.text.name = "NA"
    details.text.description = "D"
    details.number = "7"
    var line = Segment()
    line.append(segment([1, 2])[0].coordinate, elevation: .nan, time: Timestamp(seconds: 1))
    #expect(try losses(.track(Track(details: details, segments: [line]))) == [])
    #expect(try losses(.track(Track(details: details))) == ["properties"])
  }

  @Test(arguments: ["1", "\"other\"", "{}", "[]", "true"])
  func otherPropertiesAre(token: String) throws {
    let details = properties(["k": token])
    #expect(try losses(.track(Track(details: details))) == ["properties"])
  }

  @Test func whatStandsOnlyInTheModelIsALoss() throws {
    var styled = ItemDetails()
    styled.drawing = DrawingStyle()
    styled.drawing?.lineWidth = 3
    #expect(try losses(.track(Track(details: styled))) == ["styles"])
    styled.text.extensions = RawXML(text: "<a:b xmlns:a=\"u\"/>")
    #expect(try losses(.track(Track(details: styled))) == [])
    var waypoint = Waypoint(position: segment([1, 2]))
    waypoint.proximity = 5
    #expect(try losses(.waypoint(waypoint)) == ["proximities"])
    let points = segment([1, 2], [3, 4])
    let route = Route(points: points, shaping: [[points.coordinates[1]]])
    #expect(try losses(.route(route)) == ["shaping points of routes"])
  }

  @Test func halfCharactersAreNotHeld() throws {
    var details = properties(["name": #""a\ud800""#])
    details.text.name = "a\u{FFFD}"
    let point = document(.waypoint(Waypoint(details: details, position: segment([1, 2]))))
    #expect(try output(point, .gpx).report.losses == ["half characters"])
    #expect(try output(point, .geoJSON).report.losses == [])
  }
}

import RoutelayTestSupport
import Testing
import Tracks

@testable import Rendering

@Suite struct PolylineFormatTests {
  @Test func everythingOfGPX() throws {
    // Three segments of the track, the lone fix too, and the route; the empty one is no line.
    #expect(try decodedPolylines(of: fullGPXDocument()).map(\.count) == [3, 2, 1, 2])
  }

  @Test func everythingOfGeoJSON() throws {
    #expect(try decodedPolylines(of: fullGeoJSONDocument()).map(\.count) == [2, 2, 2])
  }

  @Test func precisionIsFiveUnlessSaid() throws {
    let line = document(.track(Track(segments: [segment([9.1234567, 45.7654321])])))
    #expect(try decodedPolylines(of: line) == [[[4_576_543, 912_346]]])
    var options = OutputOptions()
    options.polylinePrecision = 6
    #expect(try decodedPolylines(of: line, options) == [[[45_765_432, 9_123_457]]])
  }

  @Test func nothingIsAnEmptyFile() throws {
    let (text, report) = try output(TrackDocument(), .polyline)
    #expect(text.isEmpty && report.losses.isEmpty)
    let places = document(.waypoint(Waypoint(position: segment([1, 2]))))
    let (none, losses) = try output(places, .polyline)
    #expect(none.isEmpty && losses.losses == ["waypoints"])
  }
}

import Geodesy
import Testing
import Tracks

@testable import RouteJobs

@Suite struct ComputedFixesTests {
  @Test func onlyWhatIsNewIsRounded() {
    let old = Coordinate(uncheckedLatitude: 45.123456789012, longitude: 7.987654321098)
    let new = Coordinate(uncheckedLatitude: 45.123456789013, longitude: -0.00000001)
    var before = Segment(coordinates: [old])
    before.setElevations([100.12345678])
    var after = Segment(coordinates: [old, new])
    after.setElevations([100.12345678, 200.98765432])
    after.setColumn(.speed, [1.23456, 7.654321])
    var input = TrackDocument()
    input.items = [.track(Track(segments: [before]))]
    var document = TrackDocument()
    document.items = [.track(Track(segments: [after]))]
    ComputedFixes.round(in: &document, before: input)
    let segment = document.tracks[0].segments[0]
    #expect(segment.coordinates[0] == old)
    #expect(segment.coordinates[1].latitude == 45.1234568)
    #expect(segment.coordinates[1].longitude.bitPattern == 0)
    #expect(segment.elevations == [100.12345678, 200.988])
    #expect(segment.column(.speed) == [1.23456, 7.654])
  }
}

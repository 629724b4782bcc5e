import Geodesy
import RoutelayTestSupport
import Testing

@testable import Tracks

@Suite struct SegmentSeamVertexTests {
  @Test func aCopiedFixKeepsEverythingButItsLongitude() throws {
    var source = Segment()
    var details = FixDetails()
    details.name = "corner"
    source.append(Fix(coordinate: try Coordinate(latitude: 1, longitude: 2)))
    source.append(
      Fix(
        coordinate: try Coordinate(latitude: 3, longitude: 190), elevation: 4,
        time: Timestamp(seconds: 5), channels: [.hdop: 6, .fix: 1], details: details))
    var copy = Segment()
    copy.append(fix: 1, of: source, longitude: -170)
    var expected = source[1]
    expected.coordinate = try Coordinate(latitude: 3, longitude: -170)
    #expect(copy[0] == expected)
    copy.append(fix: 0, of: source, longitude: 2)
    #expect(copy[1] == source[0])
  }
}

import Geodesy
import Testing

@testable import Tracks

@Suite struct RouteTests {
  private func place(_ latitude: Double) -> Coordinate {
    Coordinate(uncheckedLatitude: latitude, longitude: 7)
  }

  private func points(_ latitudes: Double...) -> Segment {
    var segment = Segment()
    for latitude in latitudes {
      segment.append(place(latitude), elevation: 100 + latitude, time: .missing)
    }
    return segment
  }

  @Test func withoutShapingPointsTheWayIsThePoints() {
    let points = points(1, 2)
    #expect(Route(points: points).path == points)
    #expect(!Route(points: points).isShaped)
    #expect(Route(points: points, shaping: [[], []]).path == points)
  }

  @Test(arguments: [
    ([[1.5], []], [1, 1.5, 2]), ([[1.25, 1.5]], [1, 1.25, 1.5, 2]),
    ([[], [2.5]], [1, 2, 2.5]), ([[1.5], [2.5], [9]], [1, 1.5, 2, 2.5]),
  ])
  func shapingPointsFollowTheirPoint(shaping: [[Double]], path: [Double]) {
    let route = Route(points: points(1, 2), shaping: shaping.map { $0.map(place) })
    #expect(route.isShaped)
    #expect(route.path.map(\.coordinate.latitude) == path)
    #expect(route.points.count == 2)
  }

  @Test func aShapingPointCarriesNothingButItsPlace() {
    var points = points(1, 2)
    points.setLast(.speed, 3)
    let path = Route(points: points, shaping: [[place(1.5)]]).path
    #expect(path.map(\.elevation) == [101, nil, 102])
    #expect(path.values(of: .speed) == [nil, nil, 3])
  }
}

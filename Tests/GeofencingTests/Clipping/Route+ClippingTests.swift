import Geodesy
import Testing
import Tracks

@testable import Geofencing

@Suite struct RouteClippingTests {
  static let region = ClipRegion(
    .outside, of: fences(BoxFence(west: 0, south: 0, east: 10, north: 10)), boundary: .inclusive)

  private func rpt(_ latitude: Double, _ longitude: Double) -> String {
    "<g:rpt lat=\"\(latitude)\" lon=\"\(longitude)\"><g:Subclass>0102</g:Subclass></g:rpt>"
  }

  /// Over the box along the fifth parallel: two points, with shaping points before, in and behind it.
  private var route: Route {
    var points = Segment()
    var start = FixDetails()
    start.name = "Start"
    start.extensions = RawXML(
      text: "<g:RoutePointExtension xmlns:g=\"garmin\">\(rpt(5, -10))\(rpt(5, 5))\(rpt(5, 20))"
        + "</g:RoutePointExtension>")
    points.append(Fix(coordinate: at(5, -20), elevation: 10, details: start))
    var end = FixDetails()
    end.name = "End"
    points.append(Fix(coordinate: at(5, 30), elevation: 20, details: end))
    var details = ItemDetails()
    details.text.name = "Trip"
    return Route(
      details: details, points: points, shaping: [[at(5, -10), at(5, 5), at(5, 20)]])
  }

  @Test func aRouteFallsIntoRoutes() throws {
    let clipped = route.clipped(in: Self.region, snapping: false)
    #expect(!clipped.isWhole && clipped.routes.count == 2 && clipped.borderCount == 2)
    let (first, second) = (clipped.routes[0], clipped.routes[1])
    #expect(first.details.text.name == "Trip" && second.details.text.name == "Trip")
    // The first shaping point stays one, behind its point; the border is a point.
    #expect(first.points.count == 2)
    #expect(first.shaping.first == [at(5, -10)])
    #expect(first.points[0].details?.name == "Start")
    #expect(first.points[1].details == nil)
    let raw = try #require(first.points[0].details?.extensions?.text)
    #expect(
      raw == "<g:RoutePointExtension xmlns:g=\"garmin\">\(rpt(5, -10))</g:RoutePointExtension>")
    // The last one has lost its point and became one.
    #expect(second.points.coordinates.dropFirst() == [at(5, 20), at(5, 30)])
    #expect(!second.isShaped)
    #expect(second.points[2].details?.name == "End")
    #expect(clipped.origins == [[0, nil], [nil, nil, 1]])
  }

  @Test func aWholeRouteIsItself() {
    let region = ClipRegion(.outside, of: fences(), boundary: .inclusive)
    let clipped = route.clipped(in: region, snapping: false)
    #expect(clipped.isWhole && clipped.routes == [route])
  }

  @Test func nothingIsLeftOfARouteInside() {
    let route = Route(points: line(at(5, 5), at(6, 6)))
    let clipped = route.clipped(in: Self.region, snapping: false)
    #expect(clipped.routes.isEmpty && !clipped.isWhole)
  }
}

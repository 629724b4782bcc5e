import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import Simplifying

struct RouteKeepingTests {
  private static func route() -> Route {
    var route = Route(points: line([(0, 0), (100, 0), (200, 0), (300, 0)]))
    let places = line([(10, 9), (20, 9), (110, 9), (210, 9), (220, 9)]).coordinates
    route.shaping = [[places[0], places[1]], [places[2]], [places[3], places[4]]]
    return route
  }

  @Test func thePointsOwnVertices() {
    #expect(Self.route().pointVertices == [0, 3, 5, 8])
    #expect(Route(points: line([(0, 0), (1, 1)])).pointVertices == [0, 1])
    #expect(Route().pointVertices == [])
  }

  @Test func aRouteWithoutShapingPointsKeepsPoints() {
    let route = Route(points: line([(0, 0), (100, 0), (200, 0), (300, 0)]))
    #expect(route.keeping(wayPoints: [0, 3]).points == route.points.keeping([0, 3]))
    #expect(route.keeping(wayPoints: [0, 3]).shaping == [])
  }

  @Test(
    arguments: [
      (Array(0...8), [0, 1, 2, 3], [2, 1, 2, 0]),
      ([0, 8], [0, 3], [0, 0]),
      ([0, 3, 8], [0, 1, 3], [0, 0, 0]),
      // A point stays for its shaping points.
      ([0, 4, 8], [0, 1, 3], [0, 1, 0]),
      ([0, 2, 7, 8], [0, 2, 3], [1, 1, 0]),
    ] as [([Int], [Int], [Int])])
  func shapingPointsStayBehindTheirPoints(
    _ indices: [Int], _ points: [Int], _ shaping: [Int]
  ) throws {
    let route = Self.route()
    let kept = route.keeping(wayPoints: indices)
    #expect(kept.points == route.points.keeping(points))
    #expect(kept.shaping.map(\.count) == shaping)
    // The way is what was kept, with the points that stay beside.
    let way = Set(kept.path.coordinates)
    #expect(way.isSuperset(of: indices.map { route.path.coordinates[$0] }))
    #expect(way.count <= indices.count + 1)
    #expect(route.path.coordinates.filter(way.contains) == kept.path.coordinates)
  }

  @Test func shapingPointsInExtensionsGoToo() throws {
    var route = Self.route()
    let places = route.shaping
    route.points.updateDetails { details, index in
      guard index < places.count else { return }
      let rows = places[index].map {
        #"<x:rpt xmlns:x="u" lat="\#($0.latitude)" lon="\#($0.longitude)"/>"#
      }
      details.extensions = RawXML(text: rows.joined() + "<other/>")
    }
    let kept = route.keeping(wayPoints: [0, 2, 3, 8])
    let first = try #require(kept.points.extensions(at: 0)?.text)
    #expect(
      !first.contains("\(places[0][0].longitude)") && first.contains("\(places[0][1].longitude)"))
    #expect(first.contains("<other/>"))
    #expect(kept.points.extensions(at: 1)?.text.contains("rpt") == false)
    #expect(kept.points.extensions(at: 1)?.text.contains("<other/>") == true)
  }

  @Test func keepingAllChangesNothing() throws {
    try forEachSeed(count: 30) { random in
      let route = DocumentSamples.route(random.int(in: 1...30), isShaped: true, &random)
      var same = route.keeping(wayPoints: Array(route.path.indices))
      // Missing entries are empty ones.
      while same.shaping.last == [] { same.shaping.removeLast() }
      var wanted = route
      while wanted.shaping.last == [] { wanted.shaping.removeLast() }
      try #require(same == wanted)
    }
  }
}

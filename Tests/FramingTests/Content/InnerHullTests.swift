import Geodesy
import RoutelayTestSupport
import Testing

@testable import Framing

@Suite struct InnerHullTests {
  /// What is told to be inside from its degrees is inside the projected polygon, and little else
  /// is held to be outside.
  @Test func nothingOutsideIsTakenForInside() throws {
    var asked = 0
    var told = 0
    try forEachSeed(count: 200) { random in
      let size = [0.001, 0.1, 5, 60][random.int(in: 0...3)]
      let latitude = random.double(in: -20...20)
      let points = (0..<random.int(in: 3...12)).map { _ in
        place(latitude + random.double(in: -size...size), 100 + random.double(in: -size...size))
      }
      let west = points.map(\.longitude).min() ?? 0
      let east = points.map(\.longitude).max() ?? 0
      let corners = points.map { PathHull.projected($0) }
      let inner = InnerHull(vertices: corners, west: west, east: east)
      let hull = ConvexHull.of(corners)
      for _ in 0..<200 {
        let vertex = place(
          min(max(latitude + random.double(in: -size...size) * 1.1, -89), 89),
          random.double(in: west...east))
        let point = PathHull.projected(vertex)
        let isInside = hull.indices.allSatisfy {
          ConvexHullTests.cross(hull[$0], hull[($0 + 1) % hull.count], point) >= 0
        }
        let isTold = inner.contains(longitude: vertex.longitude, latitude: vertex.latitude)
        #expect(!isTold || isInside)
        // Rounding in map points may go either way.
        #expect(inner.contains(point) == isInside || !isTold)
        if isInside { asked += 1 }
        if isTold { told += 1 }
      }
    }
    #expect(told > asked * 95 / 100, "\(told) of \(asked)")
  }
}

import RoutelayTestSupport
import Testing

@testable import Geodesy

@Suite struct GeodesicCircleTests {
  @Test func everyVertexIsARadiusAway() throws {
    try forEachSeed(count: 60) { random in
      let circle = GeodesicCircle(
        center: random.coordinate(), radius: random.double(in: 1...2_000_000))
      let outline = circle.outline()
      try #require(outline.count == 129 && outline[0] == outline[128])
      for vertex in outline {
        let distance = Geodesic.distance(from: circle.center, to: vertex)
        try #require(abs(distance - circle.radius) < 1e-6)
        try #require(abs(vertex.longitude - circle.center.longitude) <= 180)
      }
    }
  }

  @Test func verticesGoFromNorthCounterclockwiseAtEqualAzimuths() {
    let circle = GeodesicCircle(center: place(45, 7), radius: 1000)
    let outline = circle.outline(vertexCount: 8)
    let bearings = outline.map {
      Geodesic.path(from: circle.center, to: $0).initialBearing.degrees
    }
    for (bearing, expected) in zip(bearings, [0.0, 315, 270, 225, 180, 135, 90, 45, 0]) {
      #expect(abs(Antimeridian.wrapped(bearing - expected)) < 1e-6)
    }
    let area = zip(outline, outline.dropFirst()).reduce(0.0) {
      $0 + ($1.0.longitude * $1.1.latitude - $1.1.longitude * $1.0.latitude)
    }
    #expect(area > 0)
  }

  @Test func longitudesDoNotJumpAtTheAntimeridian() {
    let outline = GeodesicCircle(center: place(-17, 179.9), radius: 50_000).outline()
    #expect(outline.contains { $0.longitude > 180 })
    for (a, b) in zip(outline, outline.dropFirst()) {
      #expect(abs(a.longitude - b.longitude) < 1)
    }
    let west = GeodesicCircle(center: place(-17, 540), radius: 50_000).outline()
    #expect(west.allSatisfy { abs($0.longitude) <= 540 })
    let far = GeodesicCircle(center: place(-17, 190), radius: 50_000).outline()
    #expect(far.allSatisfy { abs($0.longitude - 190) < 1 })
  }

  @Test func aCircleAroundAPoleClosesAWholeTurnAway() {
    for (latitude, turn) in [(89.5, 360.0), (-89.5, -360.0)] {
      var unwrapper = LongitudeUnwrapper()
      let outline = GeodesicCircle(center: place(latitude, 20), radius: 200_000).outline()
      let longitudes = outline.map { unwrapper.next($0.longitude) }
      #expect(abs(longitudes[128] - longitudes[0] - turn) < 1e-9)
    }
  }

  @Test(arguments: [0, -5, .nan, .infinity])
  func withoutARadiusAllVerticesAreTheCenter(radius: Double) {
    let outline = GeodesicCircle(center: place(1, 2), radius: radius).outline()
    #expect(outline == Array(repeating: place(1, 2), count: 129))
  }

  @Test func theBoundaryBelongsToTheCircle() {
    let circle = GeodesicCircle(center: place(0, 0), radius: 0)
    #expect(circle.contains(place(0, 0)) && circle.contains(place(0, 360)))
    #expect(!circle.contains(place(0, 1e-9)))
  }
}

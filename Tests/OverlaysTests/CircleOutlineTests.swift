import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import Overlays

@Suite struct CircleOutlineTests {
  private func isInside(_ place: Coordinate, _ polygons: [Polygon]) -> Bool {
    var inside = false
    for ring in polygons.flatMap(\.rings) {
      for (a, b) in zip(ring.coordinates, ring.coordinates.dropFirst())
      where (a.latitude > place.latitude) != (b.latitude > place.latitude) {
        let part = (place.latitude - a.latitude) / (b.latitude - a.latitude)
        if place.longitude < a.longitude + part * (b.longitude - a.longitude) { inside.toggle() }
      }
    }
    return inside
  }

  /// The outline holds the places that the geodesic distance says, but for a band at the edge
  /// where straight edges in longitude and latitude differ from the circle.
  @Test func holdsThePlacesWithinTheRadius() throws {
    try forEachSeed(count: 150) { random in
      let center = Coordinate(
        uncheckedLatitude: random.double(in: -89...89), longitude: random.double(in: -180...180))
      let radius = random.double(in: 1_000_000...19_500_000)
      let polygons = CircleOutline.polygons(of: GeodesicCircle(center: center, radius: radius))
      for ring in polygons.flatMap(\.rings) {
        try #require(ring.count >= 4)
        try #require(ring.coordinates.first == ring.coordinates.last)
        try #require(ring.coordinates.allSatisfy { abs($0.longitude) <= 180 })
      }
      for _ in 0..<30 {
        let place = Coordinate(
          uncheckedLatitude: random.double(in: -89...89), longitude: random.double(in: -180...180))
        let distance = Geodesic.distance(from: center, to: place)
        // Near the poles an edge of a few degrees of bearing spans many of longitude.
        let band = abs(place.latitude) > 70 ? 0.25 : 0.05
        if abs(distance - radius) < band * radius + 200_000 { continue }
        try #require(
          isInside(place, polygons) == (distance < radius),
          "center \(center), radius \(radius), place \(place), distance \(distance)")
      }
    }
  }

  @Test func aSmallCircleIsOneRingOf128Vertices() {
    let circle = GeodesicCircle(
      center: Coordinate(uncheckedLatitude: 47, longitude: 8), radius: 100)
    let polygons = CircleOutline.polygons(of: circle)
    #expect(polygons.map { $0.rings.map(\.count) } == [[129]])
    for vertex in polygons[0].rings[0].coordinates {
      #expect(abs(Geodesic.distance(from: circle.center, to: vertex) - 100) < 1e-6)
    }
    let area = polygons[0].rings[0].coordinates
    #expect(area[0].latitude > 47 && area[32].longitude < 8, "from north, counter-clockwise")
  }

  @Test func aCircleOverTheSeamIsCut() {
    let circle = GeodesicCircle(
      center: Coordinate(uncheckedLatitude: 0, longitude: 179.9), radius: 50_000)
    #expect(CircleOutline.polygons(of: circle).count == 2)
  }

  @Test func aCircleOfHalfTheEarthsGirthIsTheWorld() {
    let circle = GeodesicCircle(
      center: Coordinate(uncheckedLatitude: 10, longitude: 20), radius: 20_100_000)
    let polygons = CircleOutline.polygons(of: circle)
    #expect(polygons.map { $0.rings.map(\.count) } == [[5]])
  }
}

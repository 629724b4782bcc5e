import RoutelayTestSupport
import Testing

@testable import Geodesy
@testable import Geofencing

@Suite struct BoxIndexTests {
  static func box(_ random: inout SeededGenerator) -> CoordinateBounds {
    let (a, b) = (random.coordinate(), random.coordinate())
    let size = random.double(in: 0...20)
    let isSmall = random.oneIn(2)
    let north = isSmall ? min(90, min(a.latitude, b.latitude) + size) : max(a.latitude, b.latitude)
    return CoordinateBounds(
      west: a.longitude, south: min(a.latitude, b.latitude),
      east: isSmall ? Antimeridian.wrapped(a.longitude + size) : b.longitude, north: north)
  }

  /// A cell says what all boxes say, for every place in it.
  @Test func cellsHoldTheirBoxes() throws {
    try forAll(count: 100) { random in
      let bounds = (0..<random.int(in: 0...300)).map { _ in Self.box(&random) }
      let index = BoxIndex(bounds)
      for _ in 0..<50 {
        let point = random.coordinate()
        let longitude = Antimeridian.wrapped(point.longitude)
        let cell = index.cell(longitude: longitude, latitude: point.latitude)
        let found = Set(
          index.members[cell.members].filter { $0.holds(longitude, point.latitude) }.map(\.id))
        guard found == Set(bounds.indices.filter { bounds[$0].contains(point) }),
          cell.region.x <= longitude, longitude <= cell.region.z,
          cell.region.y <= point.latitude, point.latitude <= cell.region.w
        else { return false }
      }
      return true
    }
  }

  @Test func touchingBoxes() throws {
    try forAll(count: 100) { random in
      let bounds = (0..<random.int(in: 0...200)).map { _ in Self.box(&random) }
      let index = BoxIndex(bounds)
      let query = BoxIndex.boxes(of: Self.box(&random))[0]
      let expected = bounds.indices.filter { i in
        BoxIndex.boxes(of: bounds[i]).contains {
          $0.x <= query.z && query.x <= $0.z && $0.y <= query.w && query.y <= $0.w
        }
      }
      return index.ids(touching: query) == expected
    }
  }

  /// Boxes one in the other cannot be parted: they are not copied without end.
  @Test func nestedBoxesStayFew() {
    let bounds = (0..<2000).map { i in
      let half = Double(i + 1) / 100
      return CoordinateBounds(west: -half, south: -half, east: half, north: half)
    }
    #expect(BoxIndex(bounds).members.count < 20_000)
    let same = Array(repeating: CoordinateBounds(west: 1, south: 1, east: 2, north: 2), count: 5000)
    #expect(BoxIndex(same).members.count < 20_000)
  }

  @Test func aSearchEndsAtItsLimit() {
    let bounds = (0..<100).map { i in
      CoordinateBounds(
        west: Double(i), south: 0, east: Double(i) + 0.5, north: 1)
    }
    var seen: [Int] = []
    BoxIndex(bounds).search(from: place(0.5, 10.2), below: 300_000) {
      seen.append($0)
      return 300_000
    }
    #expect(Set(seen).isSuperset(of: 8...12) && seen.count == Set(seen).count)
    // The bound of a distance is low by a hundredth at most.
    #expect(Set(seen).isSubset(of: 7...13))
  }
}

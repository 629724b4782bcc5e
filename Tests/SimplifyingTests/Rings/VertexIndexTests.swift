import Geodesy
import RoutelayTestSupport
import Testing

@testable import Simplifying

@Suite struct VertexIndexTests {
  /// Looks at each vertex on three turns.
  private static func slow(
    _ places: [Coordinate], _ box: VertexIndex.Box, where isWanted: (Int32) -> Bool
  ) -> [Int32: Int] {
    var found: [Int32: Int] = [:]
    for (i, place) in places.enumerated() where isWanted(Int32(i)) {
      for turn in -2...2 {
        let longitude = place.longitude + 360 * Double(turn)
        if longitude >= box.x && longitude <= box.z && place.latitude >= box.y
          && place.latitude <= box.w
        {
          found[Int32(i), default: 0] += 1
        }
      }
    }
    return found
  }

  private static func found(
    _ index: VertexIndex, _ box: VertexIndex.Box, _ wanted: VertexIndex.Wanted
  ) -> [Int32: Int] {
    var found: [Int32: Int] = [:]
    index.search(box, wanted) { vertex, place in
      #expect(place.longitude > box.x - 1e-8 && place.longitude < box.z + 1e-8)
      found[vertex, default: 0] += 1
      return true
    }
    return found
  }

  @Test func whatLiesInABoxIsFound() throws {
    try forEachSeed(count: 60) { random in
      let size = [0, 1, 15, 16, 17, 300, 1000].randomElement(using: &random) ?? 0
      let isSmall = random.oneIn(2)
      let places = (0..<size).map { _ in
        Coordinate(
          uncheckedLatitude: random.double(in: isSmall ? 40...41 : -90...90),
          longitude: Antimeridian.wrapped(random.double(in: isSmall ? 170...190 : -180...180)))
      }
      var index = VertexIndex(places)
      var retained: Set<Int32> = []
      for _ in 0..<3 {
        index.forgetFresh()
        var fresh: Set<Int32> = []
        for i in places.indices where random.oneIn(5) {
          if retained.insert(Int32(i)).inserted { fresh.insert(Int32(i)) }
          index.retain(Int32(i))
        }
        let (x, y) = (random.double(in: -540...200), random.double(in: -90...41))
        let box = VertexIndex.Box(
          x, y, x + random.double(in: 0...400), y + random.double(in: 0...90))
        try #require(Self.found(index, box, .all) == Self.slow(places, box) { _ in true })
        try #require(
          Self.found(index, box, .retained) == Self.slow(places, box, where: retained.contains))
        try #require(
          Self.found(index, box, .fresh) == Self.slow(places, box, where: fresh.contains))
        try #require(
          places.indices.allSatisfy { index.isRetained(Int32($0)) == retained.contains(Int32($0)) })
      }
    }
  }

  @Test func aSearchEndsWhenItIsTold() {
    let places = (0..<100).map { Coordinate(uncheckedLatitude: Double($0) / 10, longitude: 9) }
    var count = 0
    VertexIndex(places).search(.init(-540, -90, 540, 90), .all) { _, _ in
      count += 1
      return count < 7
    }
    #expect(count == 7)
  }

  @Test func whatLiesOnALineIsFound() throws {
    try forEachSeed(count: 60) { random in
      // On a grid of quarters, so that many do; beside the seam, so that some are a turn away.
      let places = (0..<500).map { _ in
        Coordinate(
          uncheckedLatitude: Double(random.int(in: 0...40)) / 4,
          longitude: Antimeridian.wrapped(175 + Double(random.int(in: 0...40)) / 4))
      }
      let index = VertexIndex(places)
      for _ in 0..<30 {
        let ends = (0..<2).map { _ in
          Coordinate(
            uncheckedLatitude: Double(random.int(in: 0...10)),
            longitude: Double(random.int(in: 175...185)))
        }
        let box = VertexIndex.Box(
          min(ends[0].longitude, ends[1].longitude), min(ends[0].latitude, ends[1].latitude),
          max(ends[0].longitude, ends[1].longitude), max(ends[0].latitude, ends[1].latitude))
        func isOn(_ place: Coordinate) -> Bool {
          let x = (place.longitude < 0 ? place.longitude + 360 : place.longitude)
          return (ends[1].longitude - ends[0].longitude) * (place.latitude - ends[0].latitude)
            == (ends[1].latitude - ends[0].latitude) * (x - ends[0].longitude)
        }
        var found: Set<Int32> = []
        index.search(box, .all, near: (ends[0], ends[1])) { vertex, _ in
          if isOn(places[Int(vertex)]) { found.insert(vertex) }
          return true
        }
        let slow = Self.slow(places, box) { isOn(places[Int($0)]) }
        try #require(found == Set(slow.keys))
      }
    }
  }
}

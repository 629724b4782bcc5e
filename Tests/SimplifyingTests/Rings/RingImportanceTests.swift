import Geodesy
import RoutelayTestSupport
import Testing

@testable import Simplifying

@Suite struct RingImportanceTests {
  private static func closed(_ places: [(x: Double, y: Double)]) -> [Coordinate] {
    (places + places.prefix(1)).map { Coordinate(uncheckedLatitude: $0.y, longitude: $0.x) }
  }

  @Test func aTriangleWithBumpsBecomesTheTriangle() {
    let path = Self.closed([(0, 0), (5, 0.1), (10, 0), (7.5, 4), (5, 8), (2.4, 4), (1, 2)])
    #expect(RingImportance.mostImportant(of: path) { _ in false } == [0, 2, 4])
  }

  @Test func pinsStay() {
    let path = Self.closed([(0, 0), (5, 0.1), (10, 0), (7.5, 4), (5, 8), (2.4, 4), (1, 2)])
    let kept = RingImportance.mostImportant(of: path) { $0 == 1 || $0 == 6 }
    #expect(kept.count == 3)
    #expect(kept.contains(1) && kept.contains(6))
    #expect(RingImportance.mostImportant(of: path) { _ in true }.count == 7)
  }

  /// Takes the least out again and again, all areas anew each time.
  @Test func itIsWhatTheSlowWayLeaves() throws {
    try forEachSeed(count: 100) { random in
      let places = (0..<random.int(in: 3...30)).map { _ in
        (x: random.double(in: 0...1), y: random.double(in: -0.5...0.5))
      }
      let path = Self.closed(places)
      let pins = Set(places.indices.filter { _ in random.oneIn(10) })
      let east = RingSamples.cosine(
        path.reduce(0) { $0 + $1.latitude } / Double(path.count) * .pi / 180)
      var left = Array(places.indices)
      var floor: [Int: Double] = [:]
      while left.count > 3 {
        func area(_ i: Int) -> Double {
          let (a, b, c) = (
            places[left[(i + left.count - 1) % left.count]], places[left[i]],
            places[left[(i + 1) % left.count]]
          )
          let area = abs((a.x - b.x) * (c.y - b.y) - (a.y - b.y) * (c.x - b.x)) * east
          return max(area, floor[left[i]] ?? 0)
        }
        let open = left.indices.filter { !pins.contains(left[$0]) }
        guard let least = open.min(by: { area($0) < area($1) }) else { break }
        let level = area(least)
        for step in [left.count - 1, 1] {
          let neighbor = left[(least + step) % left.count]
          floor[neighbor] = level
        }
        left.remove(at: least)
      }
      try #require(RingImportance.mostImportant(of: path, pinned: pins.contains) == left)
    }
  }

  @Test func aRingRoundAPoleIsMeasuredAcrossItsEnd() {
    // All corners are alike but one; it is found wherever the ring starts.
    for start in 0..<8 {
      let path = (start...start + 8).map { i in
        Coordinate(
          uncheckedLatitude: i % 8 == 3 ? 60 : 80, longitude: Double(i) * 45 - 180)
      }
      let kept = RingImportance.mostImportant(of: path) { _ in false }
      #expect(kept.contains((3 - start + 8) % 8))
    }
  }
}

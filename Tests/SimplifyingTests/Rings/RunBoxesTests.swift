import Geodesy
import RoutelayTestSupport
import Testing

@testable import Simplifying

@Suite struct RunBoxesTests {
  @Test func theLoopOfEveryRunIsKnown() throws {
    try forEachSeed(count: 60) { random in
      let size = [2, 3, 16, 17, 33, 300, 700].randomElement(using: &random) ?? 2
      // A walk on a coarse grid, so that places often lie level with vertices.
      var (x, y) = (0.0, 0.0)
      let path = (0..<size).map { _ in
        x += Double(random.int(in: -2...3)) / 2
        y += Double(random.int(in: -2...2)) / 2
        return Coordinate(uncheckedLatitude: y, longitude: x)
      }
      let boxes = RunBoxes(path)
      for _ in 0..<50 {
        let first = random.int(in: 0...size - 2)
        let last = random.int(in: first + 1...size - 1)
        let place = Coordinate(
          uncheckedLatitude: Double(random.int(in: -20...20)) / 4,
          longitude: random.double(in: -10...x + 10))
        try #require(
          boxes.encloses(place, path, from: first, to: last)
            == Self.isOdd(place, Array(path[first...last])))
      }
    }
  }

  /// The even-odd rule by angles: the turns that the loop makes as seen from the place.
  private static func isOdd(_ place: Coordinate, _ run: [Coordinate]) -> Bool {
    // Quarters passed, a half one way or the other by the side on which the edge passes.
    func quarter(_ other: Coordinate) -> Int {
      let isEast = other.longitude > place.longitude
      return other.latitude > place.latitude ? (isEast ? 0 : 1) : (isEast ? 3 : 2)
    }
    var quarters = 0
    for (a, b) in zip(run, run.dropFirst() + run.prefix(1)) {
      var step = (quarter(b) - quarter(a) + 4) % 4
      if step == 3 { step = -1 }
      if step == 2 {
        let (u, v) = (a.longitude - place.longitude, a.latitude - place.latitude)
        let (s, t) = (b.longitude - place.longitude, b.latitude - place.latitude)
        if u * t - v * s < 0 { step = -2 }
      }
      quarters += step
    }
    return quarters / 4 % 2 != 0
  }
}

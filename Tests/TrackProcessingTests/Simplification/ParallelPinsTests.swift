import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct ParallelPinsTests {
  private func line(_ longitudes: [Double], latitude: Double = 10) -> [Coordinate] {
    longitudes.map { Coordinate(uncheckedLatitude: latitude, longitude: $0) }
  }

  @Test(arguments: [
    ([], []), ([0], []), ([0, 350, 359], []),
    // A whole parallel, and two.
    ([0, 360], [0, 1]), ([5, -180, 180, 5], [1, 2]), ([180, -180, 180], [0, 1, 2]),
    // What would be one.
    ([0, 350, 360], [1]), ([180, -179, -180], [1]), ([-180, 0, 90, 180], [2]),
    ([0, 80, 120, 180, 270, 360], [4]), ([10, 10, 100, 370, 370], [2]),
    // The parallel's own ends come first.
    ([180, 100, 180, -180, -100, 180], [2, 3, 4]),
    // Differences that are 360 only when they have been rounded.
    ([179.9999999, 10, -180.0000001], [1]), ([10.1, 100, 370.1], [1]),
    // All on one meridian, as far apart as longitudes may be.
    ([-540, 540, -180], [1]), ([-180, 540, -540, 180], [1, 2]),
  ])
  func whatMustStay(longitudes: [Double], pins: [Int]) {
    #expect(ParallelPins.indices(in: line(longitudes)) == pins)
  }

  /// Whatever else goes, no two neighbors are a whole parallel that were none before.
  @Test func noSpanHoldsWhatCouldBecomeAParallel() throws {
    try forEachSeed(count: 2000) { random in
      let step = [30.0, 90, 180, 0.1][random.int(in: 0...3)]
      let longitudes = (0..<random.int(in: 2...30)).map { _ in
        (random.double(in: -540...540) / step).rounded() * step
      }
      let pins = ParallelPins.indices(in: line(longitudes))
      try #require(pins == Set(pins).sorted())
      let borders = [0] + pins + [longitudes.count - 1]
      for (first, last) in zip(borders, borders.dropFirst()) {
        for a in first..<max(last, first) {
          for b in a + 1..<last + 1 where abs(longitudes[b] - longitudes[a]) == 360 {
            try #require(b == a + 1 && pins.contains(a) && pins.contains(b))
          }
        }
      }
    }
  }

  /// Round and round the pole, and to and fro over the 180th meridian.
  @Test func longLinesEnd() {
    let turns = line((0..<200_000).map { Double($0 % 1081 - 540) }, latitude: 89)
    #expect(ParallelPins.indices(in: turns).count < 4 * 200_000 / 361)
    let wiggle = line((0..<200_000).map { [180.0, 179, -179, -180][$0 % 4] })
    #expect(ParallelPins.indices(in: wiggle).count < 150_001)
    let apart = line((0..<200_000).map { $0 < 100_000 ? -180 : $0 == 100_000 ? 3 : 180 })
    #expect(ParallelPins.indices(in: apart).count == 1)
  }

  private static let simplifications: [Simplification] = [
    try? Simplification(to: .distance(100_000.meters)),
    try? Simplification(to: .pixels(60, zoom: 0)),
    try? Simplification(.tdTR, to: .distance(100_000.meters)),
    try? Simplification(.visvalingam, to: .distance(100_000.meters)),
    try? Simplification(.visvalingam, to: .pixels(60, zoom: 0)),
    try? Simplification(.visvalingam, to: .area(1e12)),
    try? Simplification(.radial, to: .distance(200_000.meters)),
  ].compactMap(\.self)

  /// A turn round the pole, and a wiggle at the 180th meridian: for all methods, and in all rankings.
  @Test(arguments: simplifications)
  func noMethodMakesAParallel(simplification: Simplification) {
    #expect(Self.simplifications.count == 7)
    let turn = line((0...36).map { Double($0 * 10 - 180) }, latitude: 89.9)
    let wiggle = line([180, -179.9999, -179.9998, -180, -179.9997], latitude: 60)
    for places in [turn, wiggle] {
      let segment = Segment(coordinates: places)
      let retained = segment.retainedIndices(by: simplification)
      let ranking = simplification.ranking(of: LineVertices(segment))
      for indices in [retained, ranking?.retained(at: .greatestFiniteMagnitude)] {
        guard let indices else { continue }
        let left = indices.map { places[$0].longitude }
        #expect(zip(left, left.dropFirst()).allSatisfy { abs($1 - $0) != 360 })
      }
    }
  }
}

import Foundation
import Geodesy
import Geofencing
import RoutelayTestSupport
import Testing
import Tracks

@testable import Simplifying

struct ChordExcursionTests {
  @Test(arguments: ClipSide.allCases) func samplesAgree(side: ClipSide) throws {
    var (deep, shallow) = (0, 0)
    try forEachSeed(count: 80) { random in
      let origin = place(random.double(in: -75...75), random.double(in: -180...180))
      let plane = LocalPlane(origin: origin)
      func spot() -> Coordinate {
        plane.coordinate(
          PlanePoint(x: random.double(in: -900...900), y: random.double(in: -900...900)))
      }
      let isRound = random.oneIn(3)
      let shapes: [any FenceShape] = try (0..<random.int(in: 1...3)).map { _ in
        if isRound {
          return try CircleFence(center: spot(), radius: Meters(random.double(in: 50...600)))
        }
        let corners = (0..<3).map { _ in spot() }
        return try PolygonFence([[corners + [corners[0]]]])
      }
      let excursion = ChordExcursion(side: side, shapes: shapes)
      let (a, b) = (spot(), spot())
      let most =
        stride(from: 0.0, through: 1, by: 1 / 1024).map {
          excursion.depth(at: shapes[0].place(at: $0, from: a, to: b))
        }.max() ?? 0
      // Samples are up to three meters apart.
      for limit in [0, 10, 50, 200] as [Double] {
        let goes = excursion.goes(deeperThan: limit, from: a, to: b)
        try #require(goes || most <= limit)
        try #require(!goes || most > limit - 2)
        if goes { deep += 1 } else { shallow += 1 }
      }
      try #require(excursion.leastDepth(from: a, to: b) <= most + 2)
    }
    #expect(deep > 20 && shallow > 20, "\(deep) \(shallow)")
  }

  @Test func withoutFencesAllIsOutside() {
    let (a, b) = (place(0, 0), place(0, 1))
    #expect(!ChordExcursion(side: .outside, shapes: []).goes(deeperThan: 0, from: a, to: b))
    let inside = ChordExcursion(side: .inside, shapes: [])
    #expect(inside.goes(deeperThan: 5, from: a, to: b))
    #expect(inside.leastDepth(from: a, to: b) == .infinity)
    #expect(!inside.goes(deeperThan: .infinity, from: a, to: b))
  }
}

import Geodesy
import Testing
import Tracks

@testable import Simplifying

@Suite struct RingJudgeTests {
  typealias Samples = RingSamples

  private static func complaint(
    _ polygons: [Polygon], keeping isKept: (Int, Int) -> Bool = { _, _ in true }
  ) throws -> String? {
    let builder = RingNetworkBuilder([polygons])
    return try RingJudge(builder.numbering.places).complaint(
      about: builder.ringsOfArea[0], of: builder.rings, keeping: isKept)
  }

  @Test func goodAndBadPolygonsAreTold() throws {
    let shell = Samples.square(9, 45, 1)
    #expect(try Self.complaint([Samples.polygon(shell, Samples.square(9.2, 45.2, 0.1))]) == nil)
    #expect(try Self.complaint([]) == nil)
    let cases: [([Polygon], String)] = [
      ([Samples.polygon([(9, 45), (10, 46), (10, 45), (9, 46)])], "Self-intersection"),
      ([Samples.polygon(shell, Samples.square(12, 45, 0.1))], "Hole lies outside"),
      (
        [Samples.polygon(shell), Samples.polygon(Samples.square(9.5, 45.5, 1))], "Self-intersection"
      ),
      ([Samples.polygon(shell), Samples.polygon(Samples.square(9.5, 45.5, 0.1))], "Nested shells"),
    ]
    for (polygons, reason) in cases {
      #expect(try Self.complaint(polygons)?.hasPrefix(reason) == true, "\(reason)")
    }
  }

  @Test func onlyWhatIsKeptIsJudged() throws {
    let polygon = Samples.polygon([(9, 45), (10, 46), (10, 45), (9, 46)])
    #expect(try Self.complaint([polygon]) { $1 != 3 } == nil)
    #expect(try Self.complaint([polygon]) { $1 > 1 }?.hasPrefix("Too few points") == true)
  }

  @Test func aTouchOnASlantingEdgeIsNotRoundedAway() throws {
    // The hole's corner lies on the edge exactly, as the numbers stand.
    for scale in [0.125, 0.375, 0.0078125] {
      let shell: [Samples.Place] = [(8.5, 47), (8.5 + 4 * scale, 47 + 3 * scale), (8.25, 50)]
      let (x, y) = (8.5 + 2 * scale, 47 + 1.5 * scale)
      let hole: [Samples.Place] = [
        (x, y), (x - 0.375 * scale, y + 0.5 * scale), (x - 0.5 * scale, y + 0.375 * scale),
      ]
      #expect(try Samples.complaint([Samples.polygon(shell, hole)]) == nil)
      #expect(try Self.complaint([Samples.polygon(shell, hole)]) == nil)
    }
  }

  @Test func holesAreLookedForOnTheShellsTurn() throws {
    let shell: [Samples.Place] = [(170, 0), (-170, 0), (-170, 10), (170, 10)]
    for west in [172.0, -188, -178] {
      #expect(try Self.complaint([Samples.polygon(shell, Samples.square(west, 3, 2))]) == nil)
    }
    #expect(try Self.complaint([Samples.polygon(shell, Samples.square(-165, 3, 2))]) != nil)
  }

  @Test func partsOnEitherSideOfTheSeamDoNotMeet() throws {
    // As RFC 7946 wants polygons cut.
    let parts = [
      Samples.polygon(Samples.square(170, 0, 10)), Samples.polygon(Samples.square(-180, 0, 10)),
    ]
    #expect(try Self.complaint(parts) == nil)
  }

  @Test(arguments: [1.0, -1]) func aRingRoundAPoleIsJudgedThere(_ side: Double) throws {
    func parallel(_ latitude: Double, _ step: Int) -> [Samples.Place] {
      stride(from: -180, to: 180, by: step).map { (Double($0), side * latitude) }
    }
    let cap = parallel(70, 30)
    #expect(try Self.complaint([Samples.polygon(cap)]) == nil)
    #expect(try Self.complaint([Samples.polygon(cap, parallel(80, 10).reversed())]) == nil)
    // Between chord and parallel: inside, because edges follow the parallel.
    #expect(
      try Self.complaint([Samples.polygon(cap, Samples.square(13, side * 71, side * 0.5))]) == nil)
    #expect(
      try Self.complaint([Samples.polygon(cap, Samples.square(13, side * 69, side * 0.5))]) != nil)
    var loop = cap
    loop.replaceSubrange(2...4, with: [(-60, side * 75), (-60, side * 65), (-100, side * 75)])
    #expect(try Self.complaint([Samples.polygon(loop)]) != nil)
  }
}

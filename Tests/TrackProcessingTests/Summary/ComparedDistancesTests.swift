import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct ComparedDistancesTests {
  private static func results(_ segment: Segment) -> [String: Double] {
    var distances = ComparedDistances()
    let ways = segment.ways
    distances.add(segment, ways: ways)
    var results: [String: Double] = [:]
    for result in distances.results { results[result.method] = result.value }
    return results
  }

  @Test func oneDegreeOfTheEquator() throws {
    let results = Self.results(
      segment((0...10).map { (0, Double($0) * 0.1, 1000 + Double($0) * 10, nil) }))
    let degree = Double.pi / 180
    for (method, length) in [
      ("WGS84 geodesics", 6_378_137 * degree),
      ("sphere of 6371008.8 m", 6_371_008.8 * degree),
      ("sphere of 6371000 m", 6_371_000 * degree),
      ("sphere of 6378137 m", 6_378_137 * degree),
      ("plane around each fix, 6378137 m", 6_378_137 * degree),
      (
        "WGS84 geodesics, scaled up to the heights",
        6_378_137 * degree * (1 + 1050 / 6_371_008.8)
      ),
    ] {
      #expect(try #require(results[method]).isNear(length, part: 1e-9), "\(method)")
    }
    let leg = 6_378_137 * degree / 10
    #expect(
      try #require(results["WGS84 geodesics and heights"])
        .isNear(10 * (leg * leg + 100).squareRoot(), part: 1e-9))
  }

  /// Reference value alt.scale.
  @Test func waysAreLongerHighUp() {
    #expect(abs(10_000 * ComparedDistances.scale(at: 3000) - 10004.708830413167) < 1e-6)
  }

  /// What gpxpy 1.6.2 gives for the same two legs: one short, one long and so without its heights.
  @Test func shortAndLongLegsOfAPlane() throws {
    let results = Self.results(
      segment([(45, 7, 100, nil), (45.001, 7.002, 130, nil), (45.3, 7.4, 900, nil)]))
    #expect(
      try #require(results["plane around each fix, 6378137 m"]).isNear(
        45845.47873720301, part: 1e-12))
    #expect(
      try #require(results["plane around each fix, 6378137 m, and heights"])
        .isNear(45847.79869852364, part: 1e-12))
  }

  @Test func withoutHeightsThereAreNone() {
    #expect(Self.results(segment([(0, 0, nil, nil), (0, 1, nil, nil)])).count == 5)
  }
}

import Foundation
import RoutelayTestSupport
import Testing

@testable import Geodesy

@Suite struct SegmentDistanceTests {
  @Test(arguments: ReferenceValues.segmentDistance)
  func referenceValues(entry: ReferenceValues.Entry) {
    let n = entry.input
    let result = Geodesic.segmentDistance(
      of: place(n[0], n[1]), from: place(n[2], n[3]), to: place(n[4], n[5]))
    #expect(entry.holds([result.distance]))
    #expect(abs(result.fraction - 0.5) < 1e-4)
  }

  @Test func itIsAsExactAsTheIteration() throws {
    var fast = 0
    try forEachSeed(count: 4000) { random in
      let length = exp(random.double(in: 0...log(15_000_000)))
      let it = SectionDistanceTests.sample(
        &random, length: length, offset: exp(random.double(in: log(1e-3)...log(length * 2))))
      let result = Geodesic.segmentDistance(of: it.point, from: it.start, to: it.end)
      let exact = Geodesic.crossTrack(of: it.point, from: it.start, to: it.end)
      try #require(
        abs(result.distance - exact.distance)
          <= 1e-9 * exact.distance + SectionDistanceTests.noise)
      try #require(abs(result.fraction * length - exact.along) <= 1e-3 * length)
      if result.distance != exact.distance { fast += 1 }
    }
    #expect(fast > 300)
  }

  @Test func aLegOfNothingIsItsStart() {
    let result = Geodesic.segmentDistance(of: place(46, 7), from: place(45, 7), to: place(45, 7))
    #expect(result.fraction == 0)
    #expect(abs(result.distance - Geodesic.distance(from: place(45, 7), to: place(46, 7))) < 1e-6)
  }
}

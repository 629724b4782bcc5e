import Geodesy
import Geofencing
import RoutelayTestSupport
import Testing
import Tracks

@testable import Simplifying

struct GapBridgingTests {
  private func bridging(_ seconds: [Double?], maxGap: Double = 10) -> GapBridging {
    var segment = line(seconds.indices.map { (Double($0), 0) })
    segment.setTimes(seconds.map { $0.map(instant) ?? .missing })
    return GapBridging(fixes: FixOrder([segment], FenceMonitorOptions()), maxGap: maxGap)
  }

  @Test(
    arguments: [
      // Close enough, and no times.
      ([0, 5, 10], []), ([0, nil, nil], []),
      // As few stops as there can be.
      ([0, 4, 8, 12, 16, 20, 24], [2, 4]),
      // A gap keeps both its sides where the ways beside it are known.
      ([0, 1, 2, 100, 101, 102], [2, 3]),
      ([0, 100, 101, 102], [1]), ([0, 1, 2, 100], [2]),
      // Gaps in a row are one.
      ([0, 100, 200, 300], []), ([0, 1, 100, 200, 201], [1, 3]),
    ] as [([Double?], [Int])])
  func stopsAreWhereTheyMustBe(seconds: [Double?], expected: [Int]) {
    #expect(bridging(seconds).positions(between: 0, and: seconds.count - 1) == expected)
  }

  @Test func gapsAreThoseOfTheRecording() throws {
    try forEachSeed(count: 300) { random in
      var now = 0.0
      let seconds = (0..<random.int(in: 2...60)).map { _ in
        now += random.oneIn(6) ? random.double(in: 9...40) : random.double(in: 0...6)
        return now
      }
      let bridging = bridging(seconds)
      let last = seconds.count - 1
      let stops = [0] + bridging.positions(between: 0, and: last) + [last]
      try #require(stops == stops.sorted() && Set(stops).count == stops.count)
      for (a, b) in zip(stops, stops.dropFirst()) where seconds[b] - seconds[a] > 10 {
        // Nothing in between is known either.
        for i in a..<b { try #require(seconds[i + 1] - seconds[i] > 10) }
      }
      for (a, b) in zip(stops, stops.dropFirst()) where seconds[b] - seconds[a] <= 10 {
        for i in a..<b { try #require(seconds[i + 1] - seconds[i] <= 10) }
      }
    }
  }
}

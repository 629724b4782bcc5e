import Foundation
import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct SynchronizedScreenMetricTests {
  @Test func distancesAreThoseByTheBook() throws {
    try forEachSeed(count: 200) { random in
      let segment = MetricSamples.walk(
        &random, count: 30,
        MetricSamples.Content(timeGaps: random.oneIn(2) ? 5 : 0, latitudes: -80...80))
      var metric = SynchronizedScreenMetric(LineVertices(segment))
      let screen = MetricSamples.screen(segment)
      var greatest = -1.0
      for i in 1..<29 {
        var expected = MetricSamples.planar(screen[i], screen[0], screen[29])
        if let part = MetricSamples.timePart(segment, i, 0, 29) {
          expected = hypot(
            screen[i].x - screen[0].x - part * (screen[29].x - screen[0].x),
            screen[i].y - screen[0].y - part * (screen[29].y - screen[0].y))
        }
        let deviation = metric.deviation(of: i, between: 0, and: 29)
        try #require(abs(deviation / EarthModel.worldSize - expected) < 1e-12)
        greatest = max(greatest, deviation)
      }
      let found = metric.farthest(between: 0, and: 29, beyond: 0)
      try #require(found?.deviation == greatest)
      try #require(metric.farthest(between: 0, and: 29, beyond: greatest * 1.000001) == nil)
      try #require(metric.visits == 56)
    }
  }
}

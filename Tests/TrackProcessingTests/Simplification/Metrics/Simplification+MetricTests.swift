import Geodesy
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct SimplificationMetricTests {
  @Test func tolerancesAreInTheUnitOfTheMetric() throws {
    #expect(try Simplification(to: .distance(5.meters)).metricTolerance == 5)
    #expect(try Simplification(to: .pixels(2, zoom: 19)).metricTolerance == 2)
    #expect(try Simplification(to: .none).metricTolerance == 0)
  }

  @Test func limitsChooseTheMetric() throws {
    let line = LineVertices(segment([(45, 7, 1, 0), (45, 7.001, 9, 1), (45, 7.002, 1, 2)]))
    let ground = try Simplification(to: .distance(5.meters))
    let screen = try Simplification(to: .pixels(1, zoom: 15))
    #expect(ground.metric(of: line) is GroundMetric)
    #expect(ground.synchronizedMetric(of: line) is SynchronizedMetric)
    let budget = try Simplification(to: .none)
    #expect(budget.metric(of: line) is GroundMetric)
    #expect(screen.metric(of: line) is ScreenMetric)
    #expect(screen.synchronizedMetric(of: line) is SynchronizedScreenMetric)
  }

  /// Eight meters of elevation on a straight line, in the unit of each metric.
  @Test func metersOfElevationCountForAsMuchAsTheTolerance() throws {
    let line = LineVertices(segment([(0, 7, 1, 0), (0, 7.001, 9, 1), (0, 7.002, 1, 2)]))
    let limits: [(Simplification.Limit, Double)] = [
      (.distance(20.meters), 40), (.pixels(3, zoom: 19), 6), (.none, 8),
    ]
    for (limit, expected) in limits {
      let simplification = try Simplification(to: limit, vertical: 4.meters)
      for metric in [
        simplification.metric(of: line), simplification.synchronizedMetric(of: line),
      ] {
        #expect(abs(metric.deviation(of: 1, between: 0, and: 2) - expected) < 1e-6)
      }
    }
  }
}

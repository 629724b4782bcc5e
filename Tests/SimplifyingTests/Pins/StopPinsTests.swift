import Geodesy
import Testing
import TrackProcessing
import Tracks

@testable import Simplifying

struct StopPinsTests {
  private func pins(of segment: Segment) -> [Int] {
    var rules = PinRules()
    rules.turnOn(.stops)
    return rules.pins(of: segment, waypoints: [])
  }

  /// A walk of ten fixes, twenty seconds on one spot, and ten more.
  private var stop: Segment {
    let way = (0..<10).map { (Double($0) * 5, 0.0) }
    return line(way + Array(repeating: (50, 0), count: 21) + way.map { ($0.0 + 55, 0) }).timed()
  }

  @Test func bothEndsOfAStopStay() {
    #expect(pins(of: stop) == [10, 30])
    #expect(PinRules().pins(of: stop, waypoints: []).isEmpty)
  }

  @Test func theFirstFixWithATimeStaysToo() {
    var segment = stop
    segment.setTimes(segment.indices.map { $0 == 10 ? .missing : segment.times[$0] })
    #expect(pins(of: segment) == [10, 11, 30])
  }

  @Test func withoutTimesThereIsNoStop() {
    #expect(pins(of: Segment(coordinates: stop.coordinates)).isEmpty)
  }
}

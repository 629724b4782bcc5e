import Testing
import Tracks

@testable import TrackProcessing

@Suite struct LineTimesTests {
  private func times(_ seconds: [Double?]) -> LineTimes {
    LineTimes(LineVertices(segment(seconds.map { (0, 0, nil, $0) })))
  }

  @Test func secondsCountFromTheFirstKnownTime() {
    let seconds = times([nil, 10, nil, 12.5, 8]).seconds
    #expect(seconds[0].isNaN && seconds[2].isNaN)
    #expect([seconds[1], seconds[3], seconds[4]] == [0, 2.5, -2])
    let none = times([nil, nil]).seconds.map { $0.isNaN }
    #expect(none == [true, true])
  }

  @Test func partsOfAStretch() {
    let line = times([0, 20, 110, 110, nil, 200, -5])
    let span = line.span(between: 0, and: 2)
    #expect(span.fraction(at: line.seconds[1]) == 20.0 / 110)
    #expect(span.fraction(at: line.seconds[3]) == 1)
    #expect(span.fraction(at: line.seconds[5]) == 1)
    #expect(span.fraction(at: line.seconds[6]) == 0)
    #expect(span.fraction(at: line.seconds[4]).isNaN)
    #expect(line.span(between: 4, and: 2).fraction(at: 0).isNaN)
    #expect(line.span(between: 0, and: 4).fraction(at: 0).isNaN)
    // Equal times: the place is the start.
    #expect(line.span(between: 2, and: 3).fraction(at: line.seconds[5]) == 0)
    #expect(line.span(between: 2, and: 3).fraction(at: line.seconds[2]) == 0)
    // Times that run backward.
    #expect(line.span(between: 2, and: 0).fraction(at: line.seconds[1]) == 90.0 / 110)
  }

  @Test(
    arguments: [
      ([], true), ([nil, nil, nil], true), ([nil, 5, nil], true), ([nil, 5, 6], false),
      ([5, 5, nil], false),
    ] as [([Double?], Bool)])
  func twoTimesAreEnough(seconds: [Double?], isTooFew: Bool) {
    let line = LineVertices(segment(seconds.map { (0, 0, nil, $0) }))
    #expect(line.hasTooFewTimes == isTooFew)
  }
}

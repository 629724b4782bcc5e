import Testing
import Tracks

@testable import Simplifying

@Suite struct RingReportTests {
  @Test func positionsAreCountedWithTheOnesThatClose() {
    let (large, small) = (
      RingSamples.polygon(RingSamples.square(0, 0, 4), RingSamples.square(1, 1, 1)),
      RingSamples.polygon([(0, 0), (4, 0), (4, 4)])
    )
    var report = RingReport()
    report.count([[large, small], []], [[small, small], []])
    #expect(report.rings == 3)
    #expect(report.positionsBefore == 14)
    #expect(report.positionsAfter == 8)
  }
}

import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import Geofencing

/// Ways that nobody saw, over a fence: they are neither inside nor outside.
struct UnseenWayTests {
  @Test func neverOverAGapCannotBeKnown() throws {
    let gap = FenceCheckTests.document([[(-1, 0), (2, 1200)]])
    let failures = try FenceCheckTests.failures(gap) { $0.never = true }
    guard case .unseen(let way)? = failures.first?.cause else {
      Issue.record("\(failures)")
      return
    }
    #expect(way.start.fix == 0 && way.end.fix == 1 && way.seconds == 1200 && !way.isBreak)
    // A way that does not meet the fence says nothing about it.
    #expect(try FenceCheckTests.failures(gap, fence: "far") { $0.never = true }.isEmpty)
    // With a greater limit it is a way like others, and passes through.
    var options = FenceMonitorOptions()
    options.maxGap = 1200
    let driven = try FenceCheckTests.failures(gap, options) { $0.never = true }
    guard case .inside? = driven.first?.cause else {
      Issue.record("\(driven)")
      return
    }
  }

  @Test func aSmallLimitForGapsHidesNoPass() throws {
    var options = FenceMonitorOptions()
    options.maxGap = 5
    let pass = FenceCheckTests.document([[(-1, 0), (2, 10)]])
    #expect(try FenceCheckTests.failures(pass, options) { $0.never = true }.count == 1)
  }

  @Test func aBreakBetweenSegmentsIsANote() throws {
    var expectation = FenceExpectation()
    expectation.fence = "yard"
    expectation.never = true
    let cases = try FenceCheckTests.cases(
      expectation, FenceCheckTests.document([[(-1, 0)], [(2, 1200)]]))
    #expect(cases.map(\.outcome) == [.passed])
    guard case .unseen(let way)? = cases[0].notes.first?.cause else {
      Issue.record("\(cases)")
      return
    }
    #expect(way.isBreak && cases[0].notes.count == 1)
  }

  @Test func allFencesAtOnceAreAsOneByOne() throws {
    var found = 0
    try forEachSeed(count: 60) { random in
      let meridian = random.oneIn(3) ? 180.0 : random.double(in: -170...170)
      let shapes = (0..<3).map { _ in
        ReferenceMonitorTests.randomShape(&random, near: meridian)
      }
      let segments = ReferenceMonitorTests.randomSegments(&random, near: meridian, isTimed: true)
      var options = ReferenceMonitorTests.randomOptions(&random, isTimed: true)
      options.maxGap = random.double(in: 20...500)
      if random.oneIn(3) { options.accuracyPolicy = .gate }
      let fences = FenceSet(
        shapes.enumerated().map { Fence(id: "\($0.offset)", shape: $0.element) })
      let together = UnseenWay.all(of: segments, at: fences, options)
      for (fence, shape) in shapes.enumerated() {
        for isInside in [true, false] {
          let alone = UnseenWay.all(of: segments, shape, isInside: isInside, options)
          let ends = alone.filter { !$0.isBreak }.map { [$0.start.fix, $0.end.fix] }
          let own = together.filter { $0.fence == fence && $0.isInside == isInside }
          try #require(own.map { [$0.way.start.fix, $0.way.end.fix] } == ends)
          found += own.count
        }
      }
    }
    #expect(found > 10)
  }
}

import Geodesy
import Testing
import Tracks

@testable import Geofencing

/// What `explains` lists when accuracies are ignored.
struct SuppressedTransitionTests {
  static func suppressed(
    _ fixes: [(Double, Double)], _ set: (inout FenceMonitorOptions) -> Void
  ) throws -> [String] {
    var options = FenceMonitorOptions()
    options.explains = true
    set(&options)
    let way = segment(fixes.map { (0.5, $0.0, $0.1) })
    return try FenceMonitor(.one(FenceMonitorTests.square), options: options).log(of: [way])
      .suppressed.map { "\(short($0.event)) \($0.reason.word)" }
  }

  @Test func tooFewFixesInARow() throws {
    let fixes = [(-1.0, 0.0), (0.5, 10), (-1, 20), (0.5, 30)]
    #expect(
      try Self.suppressed(fixes) { $0.minFixes = 2 } == [
        "enter@10#0.1 min-fixes", "enter@30#0.3 min-fixes",
      ])
  }

  @Test func aPassThatNobodyLooksAt() throws {
    let pass = [(-1.0, 0.0), (2, 10)]
    #expect(try Self.suppressed(pass) { $0.minFixes = 2 } == ["enter@10#0.1 min-fixes"])
    #expect(try Self.suppressed(pass) { $0.crossings = .fixes } == ["enter@10#0.1 crossings"])
    #expect(try Self.suppressed(pass) { $0.maxGap = 5 } == ["enter@10#0.1 gap"])
    #expect(try Self.suppressed(pass) { _ in }.isEmpty)
  }

  @Test func notFarEnoughOutside() throws {
    let fixes = [(0.5, 0.0), (1.0001, 10), (1.0002, 20), (0.5, 30), (1.0001, 40)]
    #expect(
      try Self.suppressed(fixes) { $0.exitBuffer = 100.meters } == [
        "exit@10#0.1 exit-buffer", "exit@40#0.4 exit-buffer",
      ])
  }

  @Test func theFirstStateWhenItIsNotWanted() throws {
    #expect(try Self.suppressed([(0.5, 0)]) { $0.initial = .none } == ["inside@0#0.0 initial"])
  }

  @Test func nothingIsListedUnlessAskedFor() throws {
    #expect(
      try Self.suppressed([(0.5, 0)]) {
        $0.initial = .none
        $0.explains = false
      }.isEmpty)
  }

  @Test func everyReasonHasItsWord() {
    let m = 1.meters
    let reasons: [SuppressedTransition.Reason] = [
      .uncertain(margin: m, accuracy: m), .poorAccuracy(accuracy: m, limit: m), .invalidAccuracy,
      .exitBuffer(margin: m, buffer: m), .minFixes(count: 1, needed: 2),
      .jump(speed: 1, limit: 1), .timeNotIncreasing, .shortPass(chord: m, accuracy: m),
      .initialState,
    ]
    #expect(Set(reasons.map(\.word)).count == reasons.count)
  }
}

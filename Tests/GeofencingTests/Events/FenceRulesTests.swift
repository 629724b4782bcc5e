import Geodesy
import Testing

@testable import Geofencing

struct FenceRulesTests {
  static func rules(
    _ fence: (inout Fence.Overrides) -> Void = { _ in },
    _ run: (inout FenceMonitorOptions) -> Void = { _ in }, radius: Double = 100
  ) -> FenceRules {
    var overrides = Fence.Overrides()
    fence(&overrides)
    var options = FenceMonitorOptions()
    run(&options)
    return FenceRules(
      Fence(id: "a", shape: TestCircle(0, 0, radius: radius), overrides: overrides), options)
  }

  @Test func theFenceWinsOverTheRun() {
    let own = Self.rules(
      {
        $0.dwell = 5
        $0.exitBuffer = 7
        $0.minFixes = 3
      },
      {
        $0.dwell = 50
        $0.exitBuffer = 70.meters
        $0.minFixes = 30
      })
    #expect(own.dwell == 5 && own.exitBuffer == 7 && own.minFixes == 3)
    let common = Self.rules { _ in
    } _: {
      $0.dwell = 50
      $0.exitBuffer = 70.meters
      $0.minFixes = 0
    }
    #expect(common.dwell == 50 && common.exitBuffer == 70 && common.minFixes == 1)
    #expect(Self.rules().exitBuffer == 0 && Self.rules().dwell == nil)
  }

  @Test(arguments: [(10.0, 10.0, 100.0), (300, 30, 600), (9000, 50, 18_000)])
  func gatesGrowWithTheFence(_ radius: Double, _ buffer: Double, _ limit: Double) {
    let rules = Self.rules({ _ in }, { $0.accuracyPolicy = .gate }, radius: radius)
    #expect(rules.exitBuffer == buffer)
    #expect(rules.accuracyLimit == limit)
    #expect(rules.reach(worstAccuracy: 1e9) == limit)
    #expect(Self.rules().reach(worstAccuracy: 1e9) == 0)
  }
}

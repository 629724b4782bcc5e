import Testing

@testable import TrackProcessing

@Suite struct CleaningPresetTests {
  @Test func presetsStandForRules() {
    #expect(CleaningPreset.all.map(\.name) == ["walk", "run", "bike", "boat", "car", "air"])
    #expect(
      CleaningPreset.all[0].text
        == "invalid,null-island:radius=100km,accuracy:max=50m,time-order:mode=mend,duplicates,"
        + "teleports:max-speed=4,min-run=10,noise=5m,"
        + "spikes:max-speed=4,noise=5m,jitter:radius=6m,time=30s,height=10m,"
        + "elevation-spikes:height=20m,max-rate=5,max-grade=1,max-run=10,gap:time=10min,still=50m,"
        + "factor=5")
    for preset in CleaningPreset.all {
      #expect(preset.plan.groups.count == 1, "each rule settles")
      #expect(preset.plan.rules.allSatisfy { $0.objection == nil })
    }
  }
}

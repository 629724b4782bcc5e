import Foundation
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

/// How well presets tell faults from good fixes, on recordings of which all is known.
@Suite struct PresetMeasurementTests {
  /// How many of each kind were there, and how many of them are gone.
  struct Count {
    var there: [SyntheticRecording.Kind: Int] = [:]
    var gone: [SyntheticRecording.Kind: Int] = [:]
    var jumps = 0
    var splits = 0

    func share(_ kinds: SyntheticRecording.Kind...) -> Double {
      let all = kinds.reduce(0) { $0 + (there[$1] ?? 0) }
      return all == 0 ? 0 : 100 * Double(kinds.reduce(0) { $0 + (gone[$1] ?? 0) }) / Double(all)
    }

    mutating func add(_ recording: SyntheticRecording, _ outcome: Outcome) {
      let kept = Set(outcome.kept)
      for (i, kind) in recording.kinds.enumerated() {
        there[kind, default: 0] += 1
        if !kept.contains(i) { gone[kind, default: 0] += 1 }
      }
      jumps += recording.jumps.count
      splits += outcome.document.tracks[0].segments.count - 1
    }
  }

  static func measured(
    _ activity: SyntheticRecording.Activity, recordings: Int, spoiled: Bool
  ) throws -> Count {
    let preset = try #require(CleaningPreset.all.first { $0.name == activity.preset })
    var count = Count()
    try forEachSeed(count: recordings) { random in
      var recording = SyntheticRecording(
        activity, limit: preset.maxSpeed, seconds: 7200, random: &random)
      if spoiled { recording.spoil(&random) }
      let outcome = Outcome(recording.segment, preset.plan)
      count.add(recording, outcome)
      // Once more there is nothing to do.
      let again = Outcome(outcome.document, preset.plan.rules)
      try #require(again.report.steps.allSatisfy { $0.didNothing })
    }
    return count
  }

  @Test(arguments: SyntheticRecording.activities)
  func faultsGoAndGoodFixesStay(activity: SyntheticRecording.Activity) throws {
    let recordings = ProcessInfo.processInfo.environment["RECORDINGS"].flatMap { Int($0) } ?? 3
    let clean = try Self.measured(activity, recordings: recordings, spoiled: false)
    let spoiled = try Self.measured(activity, recordings: recordings, spoiled: true)
    func text(_ share: Double) -> String { String(format: "%6.2f", share) }
    print(
      "preset \(activity.preset.padding(toLength: 5, withPad: " ", startingAt: 0))"
        + "good lost %: untouched\(text(clean.share(.good))) spoiled\(text(spoiled.share(.good)))"
        + "; gone %: spikes\(text(spoiled.share(.spike, .end))) runs\(text(spoiled.share(.run)))"
        + " null island\(text(spoiled.share(.nullIsland)))"
        + " duplicates\(text(spoiled.share(.duplicate)))"
        + " times\(text(spoiled.share(.wrongTime)))"
        + " standing\(text(clean.share(.standing)))"
        + "; jumps \(spoiled.jumps), splits \(spoiled.splits)")
    #expect(clean.share(.good) <= 0.5 && spoiled.share(.good) <= 0.5)
    #expect(spoiled.share(.spike, .end, .run, .nullIsland, .duplicate, .wrongTime) == 100)
    #expect(clean.splits == 0 && spoiled.splits == spoiled.jumps)
  }
}

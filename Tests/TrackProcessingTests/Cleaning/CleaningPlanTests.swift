import Foundation
import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct CleaningPlanTests {
  @Test func everyRuleIsRegistered() throws {
    let folder = PackageRoot.path("Sources/TrackProcessing/Cleaning/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix("Rule.swift") }.map { $0.dropLast(6) }
    let names = CleaningPlan.rules.map { "\($0)" }
    #expect(Set(files.map(String.init)) == Set(names))
    #expect(names.count == Set(names).count)
  }

  @Test func namesAreUniqueWords() {
    let words = Set("abcdefghijklmnopqrstuvwxyz-")
    let names = CleaningPlan.rules.map { $0.name }
    #expect(Set(names).count == names.count)
    for rule in CleaningPlan.rules {
      #expect(rule.name.allSatisfy(words.contains) && !rule.summary.isEmpty)
      let parameters = rule.parameters.map(\.name)
      #expect(Set(parameters).count == parameters.count, "\(rule.name)")
      for parameter in rule.parameters {
        #expect(parameter.name.allSatisfy(words.contains) && !parameter.summary.isEmpty)
      }
    }
    let presets = CleaningPreset.all.map(\.name)
    #expect(Set(presets).isDisjoint(with: names))
  }

  @Test func theOrderIsFixed() {
    let plan = CleaningPlan([JitterRule(), SpikesRule(maxSpeed: 40), NullIslandRule()])
    #expect(
      plan.text
        == "null-island:radius=100km,spikes:max-speed=40,noise=0m,jitter:radius=3m,time=15s,height=10m"
    )
    #expect(CleaningPlan([]).text == "")
  }

  @Test func ofTwoRulesOfANameTheLaterCounts() {
    let plan = CleaningPlan([SpikesRule(maxSpeed: 40), SpikesRule(maxSpeed: 30)])
    #expect(plan.text == "spikes:max-speed=30,noise=0m")
  }

  @Test func neighborsThatSettleAreAGroup() {
    let settling = CleaningPlan([InvalidRule(), DuplicatesRule(), JitterRule()])
    #expect(settling.groups.map(\.count) == [3])
    #expect(CleaningPlan([]).groups.isEmpty)
    for group in CleaningPlan(CleaningPlan.rules.map { $0.init() }).groups where group.count > 1 {
      #expect(group.allSatisfy { type(of: $0).settles })
    }
  }

  @Test func whatALaterRuleUncoversIsFound() {
    // Without the outlier, the last fix repeats the first.
    let segment = Recordings.meters([(0, 0, 0), (900, 0, nil), (0, 0, 0), (1, 0, 1)])
    let outcome = Outcome(segment, DuplicatesRule(), SpikesRule(maxSpeed: 10))
    #expect(outcome.kept == [0, 3])
    #expect(outcome.report.steps.map(\.rule) == ["duplicates", "spikes", "duplicates"])
    #expect(outcome.report.steps.map(\.before) == [4, 4, 3])
    #expect(outcome.report.steps.map(\.after) == [4, 3, 2])
  }

  @Test func everyRuleOfThePlanReportsOnce() {
    let outcome = Outcome(Recordings.east([0, 1, 2]), InvalidRule(), DuplicatesRule(), GapRule())
    #expect(outcome.report.steps.map(\.rule) == ["invalid", "duplicates", "gap"])
    #expect(outcome.report.steps.allSatisfy { $0.didNothing })
    #expect(outcome.report.steps.allSatisfy { $0.keptIndices == [[0, 1, 2]] })
  }

  /// A document with all that cleaning must not touch.
  static var mixed: TrackDocument {
    var document = TrackDocument()
    var named = Track(segments: [Recordings.east([0, 1]), Segment(), Recordings.east([5, 5000])])
    named.details.text.name = "Tour"
    var point = Segment()
    point.append(Recordings.fix(0, 0, 0))
    document.items = [
      .waypoint(Waypoint(position: point)), .track(named), .waypoint(Waypoint(position: point)),
      .track(Track()), .track(Track(segments: [Recordings.east([0, 9000, 1])])),
    ]
    document.metadata.name = "Day"
    return document
  }

  @Test func whatNoRuleFindsAnythingInStaysEqual() {
    let rules: [any CleaningRule] = [InvalidRule(), DuplicatesRule(), TimeOrderRule()]
    let outcome = Outcome(Self.mixed, rules)
    #expect(outcome.document == Self.mixed)
    #expect(outcome.report.emptiedTracks == [])
  }

  @Test func onlyTracksAreCleaned() {
    let outcome = Outcome(Self.mixed, [SpikesRule(maxSpeed: 10)])
    #expect(outcome.document.items.count == 5)
    #expect(outcome.document.waypoints == Self.mixed.waypoints)
    #expect(outcome.document.metadata == Self.mixed.metadata)
    #expect(outcome.document.tracks[0] == Self.mixed.tracks[0])
    #expect(outcome.document.tracks[2].segments == [Recordings.meters([(0, 0, 0), (1, 0, 2)])])
    #expect(outcome.report.steps[0].keptIndices == [[0, 1], [], [0, 1], [0, 2]])
    #expect(outcome.report.steps[0].changes.map(\.track) == [2])
  }

  @Test func reportsAreOnlyWhatWasAskedFor() {
    let report = Self.mixed.cleaned(by: CleaningPlan([SpikesRule(maxSpeed: 10)])).report
    #expect(report.steps[0].removed == 1 && report.steps[0].changes == [])
    #expect(report.steps[0].keptIndices == nil)
  }

  @Test func aTrackThatLosesAllItsFixesIsNamed() {
    let bad = Recordings.segment([Recordings.fix(0, 0, 0, [.accuracy: -1])])
    let document = Recordings.document([[Recordings.east([0])], [bad, bad], [], [Segment()]])
    let outcome = Outcome(document, [InvalidRule(), DuplicatesRule()])
    #expect(outcome.report.emptiedTracks == [1])
    #expect(outcome.report.steps.map(\.emptiedTracks) == [[1], []])
    #expect(outcome.document.tracks.map(\.segments.count) == [1, 0, 0, 1])
  }

  @Test func beforeLessRemovedAndMoreAddedIsAfter() throws {
    let rules: [any CleaningRule] = [
      TrimRule().setting("length", 20), DuplicatesRule(), SpikesRule(maxSpeed: 9), GapRule(),
      ResampleRule().setting("time", 4), MergeRule(), TimeOrderRule(), SplitDaysRule(),
      ResampleRule().setting("distance", 30), ReverseRule(), JitterRule(),
    ]
    try forEachSeed(count: 60) { random in
      let tracks = (0..<random.int(in: 1...3)).map { _ in nastyTrack(&random) }
      var document = TrackDocument()
      document.items = tracks.map { .track($0) }
      let some = rules.filter { _ in random.oneIn(2) }
      for keepsChanges in [false, true] {
        let report = document.cleaned(by: CleaningPlan(some), keepsChanges: keepsChanges).report
        for step in report.steps {
          try #require(step.before - step.removed + step.added == step.after, "\(step.rule)")
          if keepsChanges {
            try #require(step.changes.count { $0.kind == .added } == step.added)
          }
        }
      }
    }
  }

  @Test func segmentsOfWhichOneFixIsLeftAreCounted() {
    let segment = Recordings.meters([(0, 0, 0), (5, 0, 1), (2000, 0, 1000), (4000, 0, 2000)])
    let document = Recordings.document([[segment, Recordings.east([0])]])
    #expect(Outcome(document, [GapRule()]).report.loneFixes == 2)
    #expect(Outcome(document, [DuplicatesRule()]).report.loneFixes == 0)
  }

  @Test func onlyRulesFromInvalidToJitterJudge() {
    #expect(
      CleaningPlan.rules.filter { $0.judges }.map { $0.name } == [
        "invalid", "null-island", "accuracy", "time-order", "duplicates", "teleports", "spikes",
        "jitter",
      ])
    let outcome = Outcome(Recordings.east([0, 1]), DuplicatesRule(), GapRule())
    #expect(outcome.report.steps.map(\.judges) == [true, false])
  }
}

import Testing
import Tracks

@testable import RouteJobs
@testable import TrackProcessing

@Suite struct StepRecordTests {
  private func step(
    removed: Int = 0, added: Int = 0, changed: Int = 0, after: Int = 4, segments: Int = 1,
    before: Int = 4, segmentsBefore: Int = 1, judges: Bool = true
  ) -> StepRecord {
    let settings = [
      RuleSetting(RuleParameter("max-speed", .speed, ""), .number(12.5)),
      RuleSetting(RuleParameter("from", .time, ""), .time(Timestamp(seconds: 0))),
      RuleSetting(RuleParameter("mode", .choice(["a"]), ""), .word("a")),
    ]
    return .cleaning(
      CleaningStep(
        rule: "spikes", settings: settings, before: before, after: after,
        removed: removed, added: added, changed: changed, segmentsBefore: segmentsBefore,
        segmentsAfter: segments, emptiedTracks: [],
        changes: [
          FixChange(kind: .removed, track: 0, segment: nil, index: nil, time: nil, reason: "\"so\"")
        ], notes: ["a note"], judges: judges, keepsIndices: true, keptIndices: nil))
  }

  @Test func aStepIsOneLineInADocument() {
    let numbers = #""maxSpeed":12.5,"from":"1970-01-01T00:00:00Z","mode":"a","before":4,"after":3,"#
    let rest = #""removed":1,"added":0,"changed":0,"segmentsBefore":1,"segmentsAfter":1}"#
    let one = step(removed: 1, after: 3)
    #expect(
      one.text(source: nil).text == #"{"step":"clean","rule":"spikes","# + numbers + rest)
    #expect(
      one.text(source: "a.gpx").text.hasPrefix(
        #"{"step":"clean","source":"a.gpx","rule":"spikes","#))
  }

  @Test func reportsHaveTheFixesToo() {
    var json = ReportJSON()
    step().write(to: &json, isWhole: true)
    let text = String(decoding: json.finish(), as: UTF8.self)
    #expect(
      text.contains(
        #""fixes":[{"track":0,"segment":null,"index":null,"change":"removed","time":null,"#))
    #expect(text.contains(#""reason":"\"so\""}],"notes":["a note"],"keptIndices":null}"#))
  }

  @Test func whatWasDoneIsSaidInAFewWords() {
    #expect(step().summary == nil)
    #expect(step(removed: 1, after: 3).summary == "spikes removed 1 of 4 fixes")
    #expect(
      step(removed: 1, changed: 2, after: 3, segments: 2).summary
        == "spikes removed 1 of 4 fixes, changed 2 of 4 fixes, made 2 segments of 1")
    #expect(
      step(removed: 1, added: 6, after: 9).summary
        == "spikes removed 1 of 4 fixes, made 6 fixes")
    #expect(step(added: 1, after: 5).summary == "spikes made 1 fix")
    #expect(step(segments: 1, segmentsBefore: 2).summary == "spikes made 1 segment of 2")
  }

  @Test(arguments: [(2, 2, false), (1, 2, false), (1, 3, true), (4, 4, true)])
  func whoLosesMostFixesIsAsked(_ first: Int, _ both: Int, _ isAsked: Bool) {
    var record = FileRecord(path: "a", status: .ok)
    #expect(record.removalWarning == nil)
    record.steps = [step(removed: first, after: 4 - first)]
    if both > first {
      record.steps.append(step(removed: both - first, after: 4 - both, before: 4 - first))
    }
    #expect((record.removalWarning != nil) == isAsked)
  }

  @Test func whatWasAskedForIsNoReasonToAsk() {
    var record = FileRecord(path: "a", status: .ok)
    record.steps = [
      step(removed: 90, after: 10, before: 100, judges: false),
      step(removed: 2, after: 8, before: 10),
      step(removed: 7, added: 40, after: 41, before: 8, judges: false),
    ]
    #expect(record.removalWarning == nil)
    // Of ten that a crop left, a rule that judges took six.
    record.steps[1] = step(removed: 6, after: 4, before: 10)
    #expect(record.removalWarning?.hasPrefix("cleaning removed 6 of 10 fixes;") == true)
  }
}

import Geodesy
import Testing
import TrackFormats
import TrackProcessing
import Tracks

@testable import RouteJobs

@Suite struct PipelineTests {
  private let document: TrackDocument = {
    let place = Coordinate(uncheckedLatitude: 45, longitude: 7)
    var document = TrackDocument()
    for name in ["a", nil] {
      var track = Track(segments: [Segment(coordinates: [place, place])])
      track.details.text.name = name
      document.items.append(.track(track))
    }
    return document
  }()

  /// Takes everything.
  private struct EverythingRule: SegmentRule {
    static let name = "duplicates"
    static let summary = "everything"
    static let parameters: [RuleParameter] = []
    var settings: [RuleSetting] { [] }
    mutating func set(_ parameter: RuleParameter, to value: RuleValue) {}
    func clean(_ work: inout SegmentWork) {
      for i in work.segment.indices { work.remove(i, because: "asked for") }
    }
  }

  @Test func nothingIsDoneUnlessAskedFor() {
    var same = document
    let done = Pipeline().run(&same)
    #expect(same == document && done.steps.isEmpty && done.findings.isEmpty)
  }

  @Test(arguments: [false, true])
  func stepsAreRecorded(_ isAsked: Bool) {
    var pipeline = Pipeline()
    pipeline.cleaning = CleaningPlan([DuplicatesRule()])
    pipeline.keepsChanges = isAsked
    pipeline.keepsIndices = isAsked
    var cleaned = document
    let done = pipeline.run(&cleaned)
    #expect(cleaned.tracks.map { $0.segments.map(\.count) } == [[1], [1]])
    guard case .cleaning(let step) = done.steps.first else {
      Issue.record("no step")
      return
    }
    #expect(step.removed == 2 && step.changes.count == (isAsked ? 2 : 0))
    #expect(step.keptIndices == (isAsked ? [[0], [0]] : nil))
    #expect(
      done.steps[0].summary == "duplicates removed 2 of 4 fixes, made 2 segments of 2"
        || done.steps[0].summary == "duplicates removed 2 of 4 fixes")
    #expect(done.findings.map(\.problem) == [.singleFixSegment])
  }

  @Test func emptiedTracksAreFindings() {
    var pipeline = Pipeline()
    pipeline.cleaning = CleaningPlan([EverythingRule()])
    var cleaned = document
    let done = pipeline.run(&cleaned)
    #expect(cleaned.tracks.map(\.segments) == [[], []])
    #expect(done.findings.map(\.problem) == [.noData] && done.findings[0].count == 2)
    #expect(done.findings[0].message == "cleaning left none of the 2 fixes of track 1 'a'")
  }

  @Test func aRefusedStepIsAFinding() {
    var pipeline = Pipeline()
    var resample = ResampleRule()
    resample.time = 0.001
    pipeline.cleaning = CleaningPlan([resample])
    var segment = Segment()
    for second in [0, 9_000_000] {
      segment.append(
        Fix(
          coordinate: Coordinate(uncheckedLatitude: 45, longitude: 7),
          time: Timestamp(seconds: Int64(second))))
    }
    var document = TrackDocument()
    document.items = [.track(Track(segments: [segment]))]
    let before = document
    let done = pipeline.run(&document)
    #expect(document == before && done.findings.map(\.problem) == [.limitExceeded])
    #expect(done.findings.first?.message.hasPrefix("resample: about 9000000002 fixes") == true)
    #expect(done.steps.first?.notes == [])
  }

  @Test func segmentsOfWhichOneFixIsLeftAreAFinding() {
    var pipeline = Pipeline()
    var gap = GapRule()
    gap.distance = 1
    pipeline.cleaning = CleaningPlan([gap])
    let places = [45, 46, 47].map { Coordinate(uncheckedLatitude: $0, longitude: 7) }
    var document = TrackDocument()
    document.items = [.track(Track(segments: [Segment(coordinates: places)]))]
    let findings = pipeline.run(&document).findings
    #expect(findings.map(\.problem) == [.singleFixSegment] && findings.first?.count == 3)
    // They were there before.
    #expect(pipeline.run(&document).findings == [])
    #expect(!pipeline.isEmpty && Pipeline().isEmpty)
  }
}

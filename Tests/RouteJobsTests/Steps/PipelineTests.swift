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
    #expect(done.findings.isEmpty)
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
}

import Geodesy
import Geofencing
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
    #expect(done.steps[0].summary == "duplicates removed 2 of 4 fixes")
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

  /// Five fixes on a meridian, each 0.001 degrees north of the one before, and a waypoint on the
  /// third.
  private func walk() -> TrackDocument {
    let places = (0..<5).map {
      Coordinate(uncheckedLatitude: 45 + Double($0) / 1000, longitude: 7)
    }
    var document = TrackDocument()
    var track = Track(segments: [Segment(coordinates: places)])
    track.details.text.name = "Home and away"
    document.items = [
      .track(track), .waypoint(Waypoint(position: Segment(coordinates: [places[2]]))),
    ]
    return document
  }

  /// 50 m around the third fix.
  private func circle() throws -> CircleFence {
    try CircleFence(
      center: Coordinate(uncheckedLatitude: 45.002, longitude: 7), radius: 50.meters)
  }

  @Test func clipsComeBehindCleaning() throws {
    var pipeline = Pipeline()
    pipeline.keepsIndices = true
    pipeline.cleaning = CleaningPlan([DuplicatesRule()])
    pipeline.clips = [
      ClipStep(.outside, of: FenceSet([Fence(id: "a", shape: try circle())]))
    ]
    var document = walk()
    // A repetition that cleaning takes away: indices are those of the input all the same.
    let places = document.tracks[0].segments[0].coordinates
    document.items[0] = .track(Track(segments: [Segment(coordinates: [places[0]] + places)]))
    let done = pipeline.run(&document)
    #expect(document.tracks[0].segments.map(\.count) == [3, 3] && document.waypoints.isEmpty)
    #expect(done.steps.count == 2 && done.refusal == nil)
    guard case .clip(let side, let report) = done.steps[1] else {
      Issue.record("no clip")
      return
    }
    #expect(side == .outside && report.borderFixes == 2 && report.waypoints.lost == 1)
    #expect(report.keptIndices == [[0, 2, 4, 5]])
    #expect(
      done.steps[1].summary
        == "keep-outside removed 1 of 5 fixes, made 2 on the border, made 2 segments of 1, removed "
        + "1 waypoint")
  }

  @Test func aClipThatLeavesNothingIsAFinding() throws {
    var pipeline = Pipeline()
    let far = try CircleFence(
      center: Coordinate(uncheckedLatitude: 0, longitude: 0), radius: 50.meters)
    pipeline.clips = [ClipStep(.inside, of: FenceSet([Fence(id: "far", shape: far)]))]
    var document = walk()
    let done = pipeline.run(&document)
    #expect(document.items.isEmpty)
    #expect(done.findings.map(\.problem) == [.noData])
    #expect(done.findings[0].message == "--keep-inside left nothing of any track")
  }

  @Test func privacyTellsNothing() throws {
    var pipeline = Pipeline()
    let zones = try PrivacyZones(
      circles: [GeodesicCircle(center: circle().center, radius: 50)], seed: PrivacySeed("secret"))
    pipeline.privacy = PrivacyStep(zones)
    var document = walk()
    let done = pipeline.run(&document)
    #expect(done.refusal == nil)
    #expect(document.waypoints.isEmpty && document.tracks[0].details.text.name == nil)
    #expect(document.leaks(from: zones).isEmpty)
    #expect(done.losses == ["words of what was cut by a privacy zone"])
    let text = done.steps[0].text(source: nil).text
    #expect(text.hasPrefix(#"{"step":"privacy","before":5,"#) && !text.contains("45."))
    // The audit is no formality.
    let refusal = PrivacyStep(zones).refusal(of: walk())
    #expect(refusal?.contains("still finds something of a zone: ") == true)
    #expect(refusal?.contains("(position)") == true && refusal?.contains("45.") == false)
  }

  @Test func zonesThatHideNothingAreAFinding() throws {
    var pipeline = Pipeline()
    let swapped = Coordinate(uncheckedLatitude: 7, longitude: 45)
    pipeline.privacy = PrivacyStep(
      try PrivacyZones(
        circles: [GeodesicCircle(center: swapped, radius: 50)], seed: PrivacySeed("secret")))
    var document = walk()
    let done = pipeline.run(&document)
    #expect(document == walk() && done.findings == [Pipeline.untouchedZones])
    #expect(done.steps.map(\.touchedZone) == [false])
    pipeline.notesUntouchedZones = false
    #expect(pipeline.run(&document).findings.isEmpty)
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

import Geodesy
import RoutelayTestSupport
import Tracks

@testable import TrackProcessing

/// The tracks of a cleaned document, and what the last rule reported.
func cleaned(_ tracks: [Track], by rules: any CleaningRule...) throws
  -> (tracks: [Track], step: CleaningStep)
{
  var document = TrackDocument()
  document.items = tracks.map { .track($0) }
  let (result, report) = document.cleaned(
    by: CleaningPlan(rules), keepsChanges: true, keepsIndices: true)
  return (result.tracks, report.steps[report.steps.count - 1])
}

/// One track of one segment, cleaned.
func cleaned(_ segment: Segment, by rules: any CleaningRule...) throws
  -> (segments: [Segment], step: CleaningStep)
{
  var document = TrackDocument()
  document.items = [.track(Track(segments: [segment]))]
  let (result, report) = document.cleaned(
    by: CleaningPlan(rules), keepsChanges: true, keepsIndices: true)
  return (result.tracks[0].segments, report.steps[report.steps.count - 1])
}

/// Any rule with a parameter set as text would set it.
func set<Rule: CleaningRule>(_ rule: Rule, _ name: String, _ value: RuleValue) -> Rule {
  var rule = rule
  for parameter in Rule.parameters where parameter.name == name { rule.set(parameter, to: value) }
  return rule
}

/// A walk with gaps in every column, standing, jumps, equal and backward times; anywhere on earth,
/// the 180th meridian among it.
func nastySegment(
  _ random: inout SeededGenerator, count: ClosedRange<Int> = 1...40, backward: Bool = true
) -> Segment {
  var segment = Segment()
  var latitude = random.double(in: -70...70)
  var longitude = [random.double(in: -180...180), 179.999, -180, 200][random.int(in: 0...3)]
  var second = Int64(random.int(in: 1_600_000_000...1_600_200_000))
  let gaps = random.int(in: 1...6)
  func isGap(_ random: inout SeededGenerator) -> Bool { random.oneIn(gaps) }
  let isTimeless = random.oneIn(8)
  for i in 0..<random.int(in: count) {
    if !random.oneIn(5) {
      let reach = random.oneIn(12) ? 0.5 : 0.002
      latitude += random.double(in: -reach...reach)
      longitude += random.double(in: -reach...reach)
      // As a recorder does.
      if longitude > 180 && random.oneIn(2) { longitude -= 360 }
    }
    second += Int64(random.int(in: 0...30))
    if backward && random.oneIn(15) { second -= 100 }
    if random.oneIn(20) { second += 40_000 }
    var fix = Fix(coordinate: Coordinate(uncheckedLatitude: latitude, longitude: longitude))
    if !isGap(&random) { fix.elevation = random.double(in: -50...3000) }
    if !isTimeless && !isGap(&random) {
      fix.time = Timestamp(
        seconds: second,
        nanoseconds: random.oneIn(3) ? UInt32(random.int(in: 0...999)) * 1_000_000 : 0)
    }
    if !isGap(&random) { fix.channels[.heartRate] = Double(random.int(in: 60...180)) }
    if !isGap(&random) { fix.channels[.course] = random.double(in: 0...359) }
    if !isGap(&random) { fix.channels[.satellites] = Double(random.int(in: 3...12)) }
    if random.oneIn(6) {
      var details = FixDetails()
      details.name = "fix \(i)"
      if random.oneIn(2) { details.extensions = RawXML(text: "<n>\(i)</n>") }
      fix.details = details
    }
    segment.append(fix)
  }
  return segment
}

/// A track of some of those.
func nastyTrack(_ random: inout SeededGenerator, backward: Bool = true) -> Track {
  var track = Track()
  if !random.oneIn(3) { track.details.text.name = "Tour" }
  for _ in 0..<random.int(in: 0...4) {
    track.segments.append(nastySegment(&random, backward: backward))
  }
  return track
}

/// The length of all segments, meters.
func length(of segments: [Segment]) -> Double {
  segments.reduce(0) { $0 + Geodesic.pathLength($1.coordinates) }
}

/// Seconds after an instant of their own.
func at(_ seconds: Double) -> Timestamp {
  let whole = seconds.rounded(.down)
  return Timestamp(
    seconds: 1_656_000_000 + Int64(whole), nanoseconds: UInt32((seconds - whole) * 1e9))
}

import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

/// What holds for every preset, whatever a track looks like.
@Suite struct PresetPropertyTests {
  /// A segment with every fault there is, short and long, anywhere on earth.
  static func nasty(_ random: inout SeededGenerator) -> Segment {
    var segment = Segment()
    var place = Coordinate(
      uncheckedLatitude: random.double(in: -89...89),
      longitude: random.oneIn(3) ? 179.9999 : random.double(in: -180...180))
    if random.oneIn(6) { place = Coordinate(uncheckedLatitude: 0.3, longitude: 0.3) }
    let isTimed = !random.oneIn(6)
    let isWhole = !random.oneIn(3)
    let hasQuality = random.oneIn(3)
    let speed = [0.5, 3, 20, 200][random.int(in: 0...3)]
    let trouble = random.int(in: 2...40)
    let climbs = random.oneIn(3)
    var height = 0.0
    // A clock that is set, a planner that writes one time, a receiver that reports seldom.
    let clock = random.oneIn(4) ? random.int(in: 20...60) : 1_000_000
    let isSparse = random.oneIn(6)
    var seconds = 0.0
    var direction = 1.0
    var last: Fix?
    for _ in 0..<random.int(in: 0...(random.oneIn(4) ? 200 : 30)) {
      if random.oneIn(trouble), let last {
        segment.append(last)
        continue
      }
      let step = isWhole ? Double(random.int(in: 1...3)) : random.double(in: 0.01...2)
      seconds += random.oneIn(trouble) ? step * 500 : random.oneIn(trouble) ? 0 : step
      if isSparse { seconds += step * 400 }
      if random.oneIn(clock) { seconds += Double(random.int(in: -900...900)) }
      if random.oneIn(clock) { direction = -direction }
      seconds += (direction - 1) * step
      let reach = random.oneIn(trouble) ? 5000 : random.oneIn(4) ? 0 : speed
      place = SyntheticRecording.moved(
        place, random.double(in: -reach...reach), random.double(in: -reach...reach))
      var fix = Fix(coordinate: place)
      if random.oneIn(trouble) {
        let far = random.double(in: 1...200) * speed
        fix.coordinate = SyntheticRecording.moved(place, far, -far)
      }
      if random.oneIn(trouble * 2) {
        let latitude = [0, 0, .nan, 91][random.int(in: 0...3)]
        fix.coordinate = Coordinate(uncheckedLatitude: latitude, longitude: 0)
      }
      if isTimed, !random.oneIn(trouble) {
        let shift = random.oneIn(trouble) ? Double(random.int(in: -900...900)) : 0
        fix.time = Recordings.time(seconds + shift)
      }
      if !random.oneIn(5) {
        height += climbs ? Double(random.int(in: -4...6)) : 0
        fix.elevation = height + Double(random.int(in: 0...2))
      }
      if hasQuality, !random.oneIn(4) {
        fix.channels[.accuracy] = random.oneIn(trouble) ? -1 : random.double(in: 1...60)
      }
      if hasQuality, random.oneIn(2) { fix.channels[.hdop] = random.double(in: 0.5...11) }
      segment.append(fix)
      last = fix
    }
    return segment
  }

  @Test(arguments: CleaningPreset.all)
  func aSecondTimeFindsNothingAndOrderStays(preset: CleaningPreset) throws {
    try forEachSeed(count: 1000) { random in
      let segments = (0..<random.int(in: 1...3)).map { _ in Self.nasty(&random) }
      let document = Recordings.document([segments])
      let outcome = Outcome(document, preset.plan.rules)
      let again = Outcome(outcome.document, preset.plan.rules)
      for step in again.report.steps { try #require(step.didNothing, "\(step)") }
      // The second time, because NaN is not equal to itself, but is gone by then.
      try #require(again.document == outcome.document)
      let kept = try #require(outcome.report.steps.last?.keptIndices)
      for indices in kept { try #require(indices == Array(Set(indices)).sorted()) }
      // What the report counts is what happened.
      let steps = outcome.report.steps
      for (step, next) in zip(steps, steps.dropFirst()) { try #require(step.after == next.before) }
      for step in steps { try #require(step.before - step.removed == step.after) }
      try #require(steps.last?.after == kept.reduce(0) { $0 + $1.count })
    }
  }

  @Test(arguments: CleaningPreset.all)
  func whereNoRuleFindsAnythingTotalsStay(preset: CleaningPreset) throws {
    var quiet = 0
    try forEachSeed(count: 200) { random in
      var place = Coordinate(
        uncheckedLatitude: random.double(in: -80...80), longitude: random.double(in: -180...180))
      var segment = Segment()
      for second in 0..<random.int(in: 0...60) {
        let reach = preset.maxSpeed * 0.7
        place = SyntheticRecording.moved(place, random.double(in: reach / 2...reach), 0)
        segment.append(Fix(coordinate: place, elevation: 5, time: Recordings.time(Double(second))))
      }
      let document = Recordings.document([[segment, Segment()], []])
      let outcome = Outcome(document, preset.plan.rules)
      guard outcome.report.steps.allSatisfy({ $0.didNothing }) else { return }
      quiet += 1
      try #require(outcome.document == document)
      let before = TrackSummary(of: segment)
      try #require(TrackSummary(of: outcome.document.tracks[0].segments[0]) == before)
    }
    #expect(quiet > 190)
  }
}

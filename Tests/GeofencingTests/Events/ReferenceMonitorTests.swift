import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import Geofencing

/// The engine against the slow one, and what must hold for any track.
struct ReferenceMonitorTests {
  static func randomShape(_ random: inout SeededGenerator, near longitude: Double) -> any FenceShape
  {
    let center = Coordinate(
      uncheckedLatitude: random.double(in: -0.05...0.05),
      longitude: longitude + random.double(in: -0.05...0.05))
    switch random.int(in: 0...4) {
    case 0: if let shape = star(&random, around: center) { return shape }
    case 1:
      let line = (0..<random.int(in: 1...4)).map { _ in
        Coordinate(
          uncheckedLatitude: random.double(in: -0.15...0.15),
          longitude: longitude + random.double(in: -0.15...0.15))
      }
      let buffer = Meters(random.double(in: 500...5000))
      if let shape = try? CorridorFence([line], buffer: buffer) { return shape }
    case 2:
      let radius = Meters(random.double(in: 500...8000))
      if let shape = try? CircleFence(center: center, radius: radius) { return shape }
    default: break
    }
    if random.oneIn(2) {
      return TestCircle(
        random.double(in: -0.05...0.05), longitude + random.double(in: -0.05...0.05),
        radius: random.double(in: 500...8000))
    }
    let west = longitude + random.double(in: -0.15...0.05)
    let south = random.double(in: -0.15...0.05)
    return TestBox(
      west: Antimeridian.wrapped(west), south: south,
      east: Antimeridian.wrapped(west + random.double(in: 0.01...0.15)),
      north: south + random.double(in: 0.01...0.15))
  }

  /// A polygon with corners in all directions, half of the time with a hole.
  static func star(
    _ random: inout SeededGenerator, around center: Coordinate
  ) -> PolygonFence? {
    func ring(_ size: ClosedRange<Double>) -> [Coordinate] {
      let count = random.int(in: 4...9)
      return (0..<count).map { i in
        let radius = random.double(in: size)
        let angle = 360 * (Double(i) + random.double(in: 0...0.9)) / Double(count)
        return Geodesic.destination(
          from: center, bearing: Bearing(degrees: angle), distance: Meters(radius))
      }
    }
    let outer = ring(5000...18_000)
    return try? PolygonFence([random.oneIn(2) ? [outer, ring(1000...3000)] : [outer]])
  }

  /// A walk around a meridian, some degrees tenths wide, in segments, with gaps in time.
  static func randomSegments(
    _ random: inout SeededGenerator, near meridian: Double, isTimed: Bool
  ) -> [Segment] {
    var segments: [Segment] = []
    var (latitude, longitude, seconds) = (0.0, meridian, 0.0)
    for _ in 0..<random.int(in: 1...3) {
      var segment = Segment()
      for _ in 0..<random.int(in: 0...150) {
        latitude = min(max(latitude + random.double(in: -0.06...0.06), -0.2), 0.2)
        longitude = min(
          max(longitude + random.double(in: -0.06...0.06), meridian - 0.2), meridian + 0.2)
        seconds += Double(random.int(in: 1...60)) * (random.oneIn(15) ? 30 : 1)
        segment.append(
          Coordinate(
            uncheckedLatitude: latitude,
            longitude: random.oneIn(2) ? longitude : Antimeridian.wrapped(longitude)),
          elevation: .nan, time: isTimed ? instant(seconds) : .missing)
        segment.setLast(.accuracy, random.double(in: 0...900))
      }
      segments.append(segment)
    }
    return segments
  }

  static func randomOptions(_ random: inout SeededGenerator, isTimed: Bool) -> FenceMonitorOptions {
    var options = FenceMonitorOptions()
    if random.oneIn(3) { options.minFixes = random.int(in: 2...3) }
    if random.oneIn(3) { options.exitBuffer = Meters(random.double(in: 1...3000)) }
    if random.oneIn(3) { options.crossings = .fixes }
    if isTimed && options.minFixes == 1 && random.oneIn(2) {
      options.dwell = random.double(in: 0...500)
    }
    if random.oneIn(4) { options.order = .file }
    if options.minFixes > 1 { options.exitBuffer = nil }
    return options
  }

  @Test func fastAndSlowAgree() throws {
    var compared = 0
    try forEachSeed(count: 120) { random in
      let isTimed = !random.oneIn(5)
      let meridian = random.oneIn(3) ? 180.0 : random.double(in: -170...170)
      let shape = Self.randomShape(&random, near: meridian)
      let segments = Self.randomSegments(&random, near: meridian, isTimed: isTimed)
      let options = Self.randomOptions(&random, isTimed: isTimed)
      var slow = ReferenceMonitor(shape)
      slow.options = options
      let expected = slow.events(of: segments)
      // A visit shorter than a few samples may have been stepped over.
      if slow.closest < 4 { return }
      let got = try FenceMonitor(.one(shape), options: options).log(of: segments).events
      // Chords between two samples are found by one and not by the other.
      let isThin = zip(got, got.dropFirst()).contains { a, b in
        guard a.fix == b.fix, a.segment == b.segment, a.isInterpolated || b.isInterpolated else {
          return false
        }
        return Geodesic.distance(from: a.place, to: b.place) < 350
      }
      if isThin { return }
      compared += 1
      let same =
        try expected.count == got.count
        && zip(expected, got).allSatisfy { slow, fast in
          let sameTime: Bool
          if let time = fast.time {
            let seconds = try #require(slow.seconds)
            sameTime = abs(time.seconds(since: instant(0)) - seconds) < 1.5
          } else {
            sameTime = slow.seconds == nil
          }
          return slow.kind == fast.event && slow.segment == fast.segment && slow.fix == fast.fix
            && sameTime && slow.isCross == fast.isCross && slow.isGap == fast.isGap
        }
      let description =
        "\(expected.map { "\($0)" }.joined(separator: "\n"))\n\(got.map { short($0) })"
      try #require(same, "\(options)\n\(description)")
    }
    #expect(compared > 30, "only \(compared) compared")
  }

  /// No enter while inside, no exit while outside.
  static func alternates(_ events: [FenceEvent]) -> Bool {
    var isInside = false
    for event in events {
      switch event.event {
      case .inside, .enter:
        if isInside { return false }
        isInside = true
      case .exit:
        if !isInside { return false }
        isInside = false
      case .dwell:
        if !isInside { return false }
      }
    }
    return true
  }

  @Test func stateChangesAlternateUnderAllOptions() throws {
    try forEachSeed(count: 200) { random in
      let shapes = (0..<5).map { _ in Self.randomShape(&random, near: 180) }
      let set = FenceSet(shapes.enumerated().map { Fence(id: "f\($0.offset)", shape: $0.element) })
      let segments = Self.randomSegments(&random, near: 180, isTimed: true)
      var options = Self.randomOptions(&random, isTimed: true)
      if random.oneIn(2) { options.accuracyPolicy = .gate }
      options.explains = random.oneIn(2)
      let log = try FenceMonitor(set, options: options).log(of: segments)
      for (i, fence) in set.fences.enumerated() {
        let own = log.events.filter { $0.fence == fence.id }
        try #require(Self.alternates(own), "\(own.map { short($0) })")
        let visits = log.histories[i].visits
        try #require(visits.dropLast().allSatisfy { $0.exit != nil })
        try #require(visits.count == own.count { $0.event == .enter || $0.event == .inside })
      }
      let times = log.events.compactMap(\.time)
      if options.order == .time {
        try #require(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
      }
    }
  }

  @Test func uncertainFixesNeverAddEvents() throws {
    try forEachSeed(count: 120) { random in
      let shape = Self.randomShape(&random, near: 10)
      var options = Self.randomOptions(&random, isTimed: true)
      options.accuracyPolicy = .gate
      options.maxSpeed = .infinity
      options.maxGap = .infinity
      options.order = .time
      options.crossings = .fixes
      var with = Segment()
      var without = Segment()
      let rules = FenceRules(Fence(id: "", shape: shape), options)
      for fix in Self.randomSegments(&random, near: 10, isTimed: true).flatMap(Array.init) {
        let accuracy = fix.channels[.accuracy] ?? 0
        // Uncertain whatever the state is.
        let isUncertain = [true, false].allSatisfy {
          if case .held = rules.reading(shape, fix.coordinate, accuracy: accuracy, wasInside: $0) {
            true
          } else {
            false
          }
        }
        with.append(fix)
        if !isUncertain { without.append(fix) }
      }
      let monitor = FenceMonitor(.one(shape), options: options)
      let all = try monitor.log(of: [with]).events.map { "\($0.event) \($0.time as Any)" }
      let certain = try monitor.log(of: [without]).events.map { "\($0.event) \($0.time as Any)" }
      try #require(all == certain)
    }
  }

  @Test func stretchesFarAwayAreLeftOutWithoutAChange() throws {
    // Long enough for large stretches; goes far away and comes back.
    var random = SeededGenerator(seed: 7)
    var way = Segment()
    var longitude = 0.0
    for i in 0..<20_000 {
      longitude = 3 * Double((i / 5000) % 2) + random.double(in: -0.1...0.1)
      way.append(
        Coordinate(uncheckedLatitude: random.double(in: -0.1...0.1), longitude: longitude),
        elevation: .nan, time: instant(Double(i)))
    }
    for shape in [
      TestBox(west: -0.05, south: -0.05, east: 0.05, north: 0.05),
      TestBox(west: 1.4, south: -1, east: 1.6, north: 1),
      TestBox(west: 2.9, south: -0.02, east: 3.2, north: 0.02),
    ] {
      var options = FenceMonitorOptions()
      let fast = try FenceMonitor(.one(shape), options: options).log(of: [way])
      // An unknown fix at the front keeps the engine from leaving anything out.
      options.explains = true
      let fixes = FixSequence([way], options)
      var watch = FenceWatch(Fence(id: "zone", shape: shape), options, fixes, .track, 0)
      watch.run(PathBlocks([]), worstAccuracy: 0)
      #expect(fast.events == watch.events.map(\.event))
      #expect(fast.histories == [watch.history])
      #expect(!fast.events.isEmpty)
    }
  }
}

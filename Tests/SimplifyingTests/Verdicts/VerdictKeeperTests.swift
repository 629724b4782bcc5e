import Foundation
import Geodesy
import Geofencing
import RoutelayTestSupport
import Testing
import TrackProcessing
import Tracks

@testable import Simplifying

struct VerdictKeeperTests {
  /// The segments with what stays, as they would be written.
  private func simplified(_ segments: [Segment], _ retained: [[Int]]) -> [Segment] {
    zip(segments, retained).map { $0.keeping($1) }
  }

  /// What `never` and `always` say about every fence.
  private func outcomes(
    _ segments: [Segment], _ monitor: FenceMonitor
  ) throws -> [Bool] {
    var document = TrackDocument()
    document.items = [.track(Track(segments: segments))]
    let expectations = monitor.fences.fences.flatMap { fence in
      [true, false].map { never in
        var expectation = FenceExpectation()
        expectation.fence = fence.id
        if never { expectation.never = true } else { expectation.always = true }
        return expectation
      }
    }
    let check = FenceCheck(expectations, fences: monitor.fences, options: monitor.options)
    let log = try monitor.log(of: document)
    return check.cases(path: "a.gpx", relativePath: "a.gpx", document, log).map {
      $0.outcome == .passed
    }
  }

  @Test func eventsStayWhateverTheOptions() throws {
    var (events, restored, changed, paths, nevers) = (0, 0, 0, 0, 0)
    try forEachSeed(count: 60) { random in
      let generator = RandomPaths(&random)
      let isTimed = !random.oneIn(4)
      let segments = generator.segments(&random, isTimed: isTimed, upTo: 300)
      let monitor = FenceMonitor(
        try generator.fences(&random), options: generator.options(&random, isTimed: isTimed))
      let retained = try generator.retained(&random, of: segments)
      guard segments.contains(where: { !$0.times.isEmpty }) || monitor.options.dwell == nil else {
        return
      }
      let result = try VerdictKeeper(monitor).keepingVerdicts(of: segments, retained: retained)
      let expected = try monitor.log(of: segments)
      let kept = simplified(segments, result.retained)
      let found = try monitor.log(of: kept)
      try #require(found.events.map(\.verdict) == expected.events.map(\.verdict))
      try #require(
        zip(found.histories, expected.histories).allSatisfy {
          $0.startsInside == $1.startsInside && $0.endsInside == $1.endsInside
            && $0.visits.count == $1.visits.count
        })
      let (before, after) = (try outcomes(segments, monitor), try outcomes(kept, monitor))
      try #require(before == after)
      for (all, own) in zip(retained, result.retained) {
        try #require(Set(own).isSuperset(of: all) && own == Set(own).sorted())
      }
      let dropped = try monitor.log(of: simplified(segments, retained))
      if dropped.events.map(\.verdict) != expected.events.map(\.verdict) { changed += 1 }
      if before.contains(true) { nevers += 1 }
      paths += 1
      events += expected.events.count
      restored += result.restoredCount
    }
    // Most had been spoilt, and few fixes mend them.
    #expect(changed > paths / 3 && nevers > 5)
    #expect(restored < 4 * events)
  }

  @Test func nothingComesBackWhereNothingChanges() throws {
    let segment = line(walk([(-500, 0), (500, 0)], step: 5)).timed()
    let fence = Fence(
      id: "a", shape: try CircleFence(center: place(47, 11), radius: Meters(100)))
    let keeper = VerdictKeeper(FenceMonitor(FenceSet([fence])))
    let retained = [[0, 100, 200]]
    let result = try keeper.keepingVerdicts(of: [segment], retained: retained)
    #expect(result.retained == retained)
    #expect(result.restoredCount == 0)
    #expect(result.rounds == 1)
    #expect(result.eventCount == 2)
    let none = VerdictKeeper(FenceMonitor(FenceSet([])))
    #expect(try none.keepingVerdicts(of: [segment], retained: [[]]).retained == [[0, 200]])
    #expect(try keeper.keepingVerdicts(of: [], retained: []).retained == [])
    #expect(try keeper.keepingVerdicts(of: [Segment()], retained: [[]]).retained == [[]])
  }

  private func fences(_ shapes: [any FenceShape]) -> FenceSet {
    FenceSet(shapes.enumerated().map { Fence(id: "f\($0.offset)", shape: $0.element) })
  }

  private func box(
    _ west: Double, _ south: Double, _ east: Double, _ north: Double,
    at origin: Coordinate = place(47, 11)
  ) throws -> PolygonFence {
    try PolygonFence([
      [line([(west, south), (east, south), (east, north), (west, north)], at: origin).coordinates]
    ])
  }

  /// The events in short, before, without care, and with it.
  private func verdicts(
    _ segments: [Segment], _ retained: [[Int]], _ monitor: FenceMonitor
  ) throws -> (before: [String], spoilt: [String], kept: [String], restored: Int) {
    let result = try VerdictKeeper(monitor).keepingVerdicts(of: segments, retained: retained)
    func log(_ segments: [Segment]) throws -> [String] {
      try monitor.log(of: segments).events.map(\.verdict)
    }
    return (
      try log(segments), try log(simplified(segments, retained)),
      try log(simplified(segments, result.retained)), result.restoredCount
    )
  }

  @Test(arguments: [place(47, 11), place(0, 180), place(-70, -179.9999)])
  func aCornerThatIsGrazedStaysGrazed(origin: Coordinate) throws {
    // Over a corner of the fence between two fixes, in the middle of a gentle bend.
    let way = line(
      walk([(-400, 30), (-100, 4), (-10, -4), (10, -4), (100, 4), (400, 30)], step: 20), at: origin
    ).timed()
    let monitor = FenceMonitor(
      fences([
        try PolygonFence([[line([(0, -4.1), (5, -40), (-5, -40)], at: origin).coordinates]]),
        try PolygonFence([[line([(0, -4.1), (5, 0), (-5, 0)], at: origin).coordinates]]),
        try PolygonFence([[line([(0, 29), (5, 33), (-5, 33)], at: origin).coordinates]]),
      ]))
    let own = try verdicts([way], [[0, way.count - 1]], monitor)
    #expect(own.before == ["f1 enter cross", "f1 exit cross"])
    #expect(own.kept == own.before)
    #expect(own.restored < 8)
  }

  @Test func everyLapOfALoopStaysAVisit() throws {
    let lap = [(0.0, 0.0), (200, 0), (200, 200), (0, 200)]
    let laps = walk((0..<40).map { lap[$0 % 4] }, step: 10)
    let way = line(laps).timed(every: 5)
    let monitor = FenceMonitor(fences([try box(150, 150, 250, 250), try box(-20, -20, 20, 20)]))
    let own = try verdicts([way], [[0, way.count - 1]], monitor)
    #expect(own.before.count == 2 * 10 + 2 * 9 + 2)
    #expect(own.kept == own.before && own.spoilt != own.before)
    #expect(own.restored <= 4 * own.before.count)
  }

  @Test func noGapComesIntoBeing() throws {
    // Straight through a fence, at a walk: one chord takes an hour.
    let way = line(walk([(-2000, 0), (2000, 0)], step: 10)).timed(every: 10)
    let monitor = FenceMonitor(fences([try box(-500, -100, 500, 100)]))
    let own = try verdicts([way], [[0, way.count - 1]], monitor)
    #expect(own.spoilt.isEmpty)
    #expect(own.before == ["f0 enter", "f0 exit"])
    #expect(own.kept == own.before)
    let result = try VerdictKeeper(monitor).keepingVerdicts(
      of: [way], retained: [[0, way.count - 1]])
    for (a, b) in zip(result.retained[0], result.retained[0].dropFirst()) {
      #expect((b - a) * 10 <= 600)
    }
    let stays = try monitor.log(of: simplified([way], result.retained)).histories[0].visits
    #expect(stays.map(\.stretches.count) == [1])
    // Far from fences there may be gaps.
    let far = FenceMonitor(fences([try box(-500, 1000, 500, 1100)]))
    #expect(
      try VerdictKeeper(far).keepingVerdicts(of: [way], retained: [[0, 400]]).restoredCount == 0)
  }

  @Test func aRecordingOfGapsMayStaySparse() throws {
    // A fix every quarter of an hour: nothing is known between them anyway.
    let way = line((0..<200).map { (Double($0) * 100 - 10_000, Double($0 % 2)) }).timed(every: 900)
    let monitor = FenceMonitor(fences([try box(-5000, -100, 5000, 100)]))
    let own = try verdicts([way], [[0, 199]], monitor)
    #expect(own.before == ["f0 enter gap", "f0 exit gap"])
    #expect(own.kept == own.before)
    #expect(own.restored <= 6)
  }

  @Test func aGapStaysWhereItIs() throws {
    var segment = line(walk([(-1000, 0), (1000, 0)], step: 10)).timed(every: 4)
    // Half an hour between two fixes outside; the way in is known.
    segment.setTimes(segment.indices.map { instant(Double($0) * 4 + ($0 > 80 ? 1800 : 0)) })
    let monitor = FenceMonitor(fences([try box(-100, -100, 100, 100)]))
    let own = try verdicts([segment], [[0, 200]], monitor)
    #expect(own.before == ["f0 enter", "f0 exit"])
    #expect(own.kept == own.before)
  }

  @Test func aDwellJustLongEnoughStays() throws {
    // 100 m in 20 s, and in 20.4 s by another way in.
    let way = line(walk([(-300, 0), (-60, 0), (-40, 30), (40, 30), (300, 0)], step: 5)).timed()
    for dwell in stride(from: 15.0, through: 27, by: 0.25) {
      var options = FenceMonitorOptions()
      options.dwell = dwell
      let monitor = FenceMonitor(fences([try box(-50, -50, 50, 50)]), options: options)
      let own = try verdicts([way], [[0, way.count - 1]], monitor)
      #expect(own.kept == own.before)
    }
  }

  @Test func theOnlyTimeOfAPathStays() throws {
    var segment = line(walk([(-300, 0), (300, 0)], step: 5))
    segment.setTimes(segment.indices.map { $0 == 7 ? instant(0) : .missing })
    var options = FenceMonitorOptions()
    options.dwell = 10
    let monitor = FenceMonitor(fences([try box(-50, -50, 50, 50)]), options: options)
    let result = try VerdictKeeper(monitor).keepingVerdicts(of: [segment], retained: [[0, 120]])
    #expect(result.retained[0].contains(7))
    #expect(throws: FenceMonitorError.dwellWithoutTimes(source: .route, number: 3, fence: "f0")) {
      _ = try VerdictKeeper(monitor).keepingVerdicts(
        of: [Segment(coordinates: segment.coordinates)], retained: [[0, 120]], as: .route, number: 3
      )
    }
  }

  @Test func aRouteIsWatchedAlongItsShapingPoints() throws {
    var route = Route()
    route.points = line([(-300, 0), (300, 0)])
    route.shaping = [
      line(walk([(-290, 0), (-200, 100), (200, 100), (290, 0)], step: 10)).coordinates
    ]
    let monitor = FenceMonitor(fences([try box(-50, -50, 50, 50), try box(-50, 90, 50, 200)]))
    let path = route.path
    let own = try verdicts([path], [[0, path.count - 1]], monitor)
    #expect(own.before == ["f1 enter", "f1 exit"])
    #expect(own.spoilt == ["f0 enter cross", "f0 exit cross"])
    #expect(own.kept == own.before)
  }

  @Test func timesStayWithinATolerance() throws {
    var restored: [Int] = []
    for tolerance in [nil, 5, 0.5, 0] {
      var count = 0
      try forEachSeed(count: 40) { random in
        let paths = RandomPaths(&random)
        let segments = paths.segments(&random, isTimed: true, upTo: 200)
        let monitor = FenceMonitor(try paths.fences(&random))
        let retained = try paths.retained(&random, of: segments)
        let result = try VerdictKeeper(monitor, timeTolerance: tolerance).keepingVerdicts(
          of: segments, retained: retained)
        count += result.restoredCount
        guard let tolerance else { return }
        let before = try monitor.log(of: segments).events
        let after = try monitor.log(of: simplified(segments, result.retained)).events
        for (a, b) in zip(before, after) {
          try #require((a.time == nil) == (b.time == nil))
          guard let time = a.time, let other = b.time else { continue }
          try #require(abs(time.seconds(since: other)) <= tolerance)
        }
      }
      restored.append(count)
    }
    #expect(restored == restored.sorted() && restored[0] < restored[3])
  }

  @Test func aLongPathIsWatchedOnce() throws {
    // Up and down over a border 120 times, a hundred thousand fixes, ten fences.
    var random = SeededGenerator(seed: 11)
    let way = line(
      (0..<100_000).map { i in
        (Double(i) / 20, 400 * sin(Double(i) / 1300) + random.double(in: -3...3))
      }
    ).timed()
    let shapes = try (0..<10).map { i in
      try box(Double(i) * 500 + 50, Double(i) * 10, Double(i) * 500 + 450, 1000)
    }
    let monitor = FenceMonitor(fences(shapes))
    let retained = [way.indices.filter { $0 % 3000 == 0 || $0 == way.count - 1 }]
    let result = try VerdictKeeper(monitor).keepingVerdicts(of: [way], retained: retained)
    let before = try monitor.log(of: [way])
    #expect(result.eventCount == before.events.count && result.eventCount > 50)
    let after = try monitor.log(of: simplified([way], result.retained))
    #expect(after.events.map(\.verdict) == before.events.map(\.verdict))
    #expect(result.restoredCount < 4 * result.eventCount)
    #expect(result.rounds < 12)
    #expect(Double(result.watchedFixes) < 1.1 * 100_000)
  }
}

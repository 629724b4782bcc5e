import Geodesy
import Testing
import Tracks

@testable import Geofencing

/// What becomes an event, on tracks small enough to see it.
struct FenceMonitorTests {
  /// One degree wide, from (0, 0) to (1, 1).
  static let square = TestBox(west: 0, south: 0, east: 1, north: 1)

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Longitude and seconds of fixes at latitude 0.5, segment by segment.
    let segments: [[(Double, Double)]]
    let expected: [String]
    var options = FenceMonitorOptions()

    init(
      _ name: String, _ segments: [[(Double, Double)]], _ expected: [String],
      _ set: (inout FenceMonitorOptions) -> Void = { _ in }
    ) {
      testDescription = name
      self.segments = segments
      self.expected = expected
      set(&options)
    }
  }

  static let cases = [
    Case("outside", [[(-1, 0), (-0.5, 10)]], []),
    Case("begins inside", [[(0.5, 0), (0.6, 10)]], ["inside@0#0.0"]),
    Case("comes in", [[(-1, 0), (0.5, 30)]], ["enter@20#0.1~"]),
    Case("comes and goes", [[(-1, 0), (1, 20), (2, 30)]], ["enter@10#0.1~", "exit@20#0.2~"]),
    Case(
      "passes through", [[(-1, 0), (2, 30)]],
      ["enter@10#0.1~ cross", "exit@20#0.1~ cross"]),
    Case("touches", [[(-1, 0), (0, 10), (-1, 20)]], ["enter@10#0.1", "exit@10#0.2~"]),
    Case("on the boundary at first", [[(0, 0), (-1, 10)]], ["inside@0#0.0", "exit@0#0.1~"]),
    Case(
      "rounded to milliseconds", [[(-1, 0), (2, 1)]],
      ["enter@0.333#0.1~ cross", "exit@0.667#0.1~ cross"]),
    Case(
      "only fixes count", [[(-1, 0), (2, 10), (0.5, 20), (2, 30)]],
      ["enter@20#0.2", "exit@30#0.3"], { $0.crossings = .fixes }),
    Case(
      "a break is a gap", [[(-1, 0)], [(0.5, 30), (0.6, 40)], [(2, 50)]],
      ["enter@30#1.0 gap", "exit@50#2.0 gap"]),
    Case("the state carries over a break", [[(0.5, 0)], [(0.6, 10)]], ["inside@0#0.0"]),
    Case("no pass over a break", [[(-1, 0)], [(2, 30)]], []),
    Case(
      "a gap in time", [[(-1, 0), (0.5, 601), (2, 1202)]],
      ["enter@601#0.1 gap", "exit@1202#0.2 gap"]),
    Case("the longest step that is no gap", [[(-1, 0), (0.5, 600)]], ["enter@400#0.1~"]),
    Case(
      "a shorter gap", [[(-1, 0), (0.5, 30)]], ["enter@30#0.1 gap"], { $0.maxGap = 29 }),
    Case(
      "sorted by time", [[(-1, 0), (0.5, 20), (2, 30), (0.7, 25), (3, 40)]],
      ["enter@13.333#0.1~", "exit@26.154#0.2~"]),
    Case(
      "in file order", [[(-1, 0), (0.5, 20), (2, 30), (0.5, 25), (3, 40)]],
      ["enter#0.1", "exit#0.2", "enter#0.3", "exit#0.4"].map { $0 },
      {
        $0.order = .file
        $0.crossings = .fixes
      }),
    Case("initial enter", [[(0.5, 0), (2, 10)]], ["enter@0#0.0", "exit@3.333#0.1~"]) {
      $0.initial = .enter
    },
    Case("initial none", [[(0.5, 0), (2, 10)]], ["exit@3.333#0.1~"]) { $0.initial = .none },
    Case(
      "a dwell at the first fix at or after its time",
      [[(-1, 0), (0.5, 30), (0.6, 70), (0.7, 80), (0.8, 100)]],
      ["enter@20#0.1~", "dwell@80#0.3"], { $0.dwell = 60 }),
    Case(
      "a dwell of a path that begins inside", [[(0.5, 0), (0.6, 60), (0.6, 120)]],
      ["inside@0#0.0", "dwell@60#0.1"], { $0.dwell = 60 }),
    Case(
      "no dwell at a fix outside", [[(0.5, 0), (3, 100)]],
      ["inside@0#0.0", "exit@20#0.1~"], { $0.dwell = 10 }),
    Case(
      "a dwell counts anew behind a break", [[(0.5, 0), (0.5, 50)], [(0.6, 70), (0.6, 130)]],
      ["inside@0#0.0", "dwell@130#1.1"], { $0.dwell = 60 }),
    Case(
      "a dwell comes once in a visit", [[(0.5, 0), (0.5, 70)], [(0.6, 80), (0.6, 180)]],
      ["inside@0#0.0", "dwell@70#0.1"], { $0.dwell = 60 }),
    Case(
      "a second visit dwells again", [[(0.5, 0), (0.5, 60), (2, 70), (0.5, 80), (0.5, 180)]],
      [
        "inside@0#0.0", "dwell@60#0.1", "exit@63.333#0.2~", "enter@76.667#0.3~", "dwell@180#0.4",
      ], { $0.dwell = 60 }),
    Case(
      "two in a row, dated at the first", [[(-1, 0), (0.5, 10), (-1, 20), (0.5, 30), (0.6, 40)]],
      ["enter@30#0.3"], { $0.minFixes = 2 }),
    Case(
      "an exit in three", [[(0.5, 0), (2, 10), (2, 20), (0.5, 30), (2, 40), (2, 50), (2, 60)]],
      ["inside@0#0.0", "exit@40#0.4"], { $0.minFixes = 3 }),
    Case("a pass is not confirmed", [[(-1, 0), (2, 30)]], [], { $0.minFixes = 2 }),
    Case(
      "a dwell between confirming fixes", [[(-1, 0), (0.5, 10), (0.5, 20), (0.5, 30)]],
      ["enter@10#0.1", "dwell@20#0.2"],
      {
        $0.minFixes = 3
        $0.dwell = 10
      }),
    Case(
      "not far enough outside", [[(0.5, 0), (1.0001, 10), (0.5, 20), (1.01, 30)]],
      ["inside@0#0.0", "exit@29.804#0.3~"], { $0.exitBuffer = 100.meters }),
    Case(
      "far enough only at the second fix", [[(0.5, 0), (1.0001, 10), (1.01, 30)]],
      ["inside@0#0.0", "exit@30#0.2"], { $0.exitBuffer = 100.meters }),
    Case(
      "a pass that stays near", [[(-1, 0), (1.0001, 20), (1.01, 30)]],
      ["enter@10#0.1~", "exit@30#0.2"], { $0.exitBuffer = 100.meters }),
    Case(
      "a pass that goes away", [[(-1, 0), (2, 30)]],
      ["enter@10#0.1~ cross", "exit@20#0.1~ cross"], { $0.exitBuffer = 100.meters }),
  ]

  @Test(arguments: cases) func events(_ example: Case) throws {
    let segments = example.segments.map { fixes in
      segment(fixes.map { (0.5, $0.0, $0.1) })
    }
    let log = try FenceMonitor(.one(Self.square), options: example.options).log(of: segments)
    let isShortened = example.expected.allSatisfy { !$0.contains("@") }
    let got = log.events.map { event in
      var event = event
      if isShortened { event.time = nil }
      return short(event)
    }
    #expect(got == example.expected)
    #expect(log.fixCount == segments.reduce(0) { $0 + $1.count })
  }

  @Test func withoutTimesEventsComeByOrder() throws {
    let way = untimedSegment([(0.5, -1), (0.5, 0.5), (0.5, 3)])
    let log = try FenceMonitor(.one(Self.square)).log(of: [way])
    #expect(log.events.map { short($0) } == ["enter#0.1~", "exit#0.2~"])
    #expect(log.events.allSatisfy { $0.time == nil })
    #expect(log.events[0].place == Coordinate(uncheckedLatitude: 0.5, longitude: 0))
    #expect(!log.isTimed)
  }

  @Test func aFixWithoutATimeStaysBehindTheOneBefore() throws {
    var way = Segment()
    for (longitude, seconds) in [(-1.0, 20.0), (-0.5, nil), (0.5, 30), (-2, 0), (-1.5, nil)] {
      way.append(
        Coordinate(uncheckedLatitude: 0.5, longitude: longitude), elevation: .nan,
        time: seconds.map { instant($0) } ?? .missing)
    }
    let log = try FenceMonitor(.one(Self.square)).log(of: [way])
    // By time: -2, -1.5, -1, -0.5, 0.5; on the last step only the end has a time.
    #expect(log.events.map { short($0) } == ["enter#0.2~"])
  }

  @Test(arguments: [true, false]) func dwellNeedsTimes(ofTheFence: Bool) {
    var options = FenceMonitorOptions()
    var overrides = Fence.Overrides()
    if ofTheFence { overrides.dwell = 60 } else { options.dwell = 60 }
    let monitor = FenceMonitor(.one(Self.square, id: "yard", overrides), options: options)
    #expect(
      throws: FenceMonitorError.dwellWithoutTimes(source: .track, number: 4, fence: "yard")
    ) {
      try monitor.log(of: [untimedSegment([(0.5, 0.5)])], number: 4)
    }
    #expect(throws: Never.self) { try monitor.log(of: [Segment()]) }
  }

  @Test func aFenceHasItsOwnSettings() throws {
    var overrides = Fence.Overrides()
    overrides.minFixes = 2
    overrides.dwell = 15
    overrides.exitBuffer = 100
    let way = segment([
      (0.5, -1, 0), (0.5, 0.5, 10), (0.5, 0.5, 20), (0.5, 0.5, 30), (0.5, 1.0001, 40),
      (0.5, 1.0001, 50), (0.5, 2, 60), (0.5, 2, 70),
    ])
    let log = try FenceMonitor(.one(Self.square, overrides)).log(of: [way])
    #expect(log.events.map { short($0) } == ["enter@10#0.1", "dwell@30#0.3", "exit@60#0.6"])
  }

  @Test func atOneMomentExitComesBeforeEnterAndThenTheIdDecides() throws {
    let right = TestBox(west: 1, south: 0, east: 2, north: 1)
    let set = FenceSet([
      Fence(id: "b", shape: right), Fence(id: "a", shape: right),
      Fence(id: "left", shape: Self.square),
    ])
    var options = FenceMonitorOptions()
    options.crossings = .fixes
    let way = segment([(0.5, 0.5, 0), (0.5, 1.5, 10)])
    let log = try FenceMonitor(set, options: options).log(of: [way])
    #expect(
      log.events.map { "\($0.event.rawValue) \($0.fence)" }
        == ["inside left", "exit left", "enter a", "enter b"])
  }

  @Test func tracksAndRoutesOfADocumentEachByItself() throws {
    var document = TrackDocument()
    let way = untimedSegment([(0.5, -1), (0.5, 0.5)])
    document.items = [
      .route(
        Route(
          points: way,
          shaping: [
            [Coordinate(uncheckedLatitude: 0.5, longitude: 0.2)],
            [Coordinate(uncheckedLatitude: 0.5, longitude: 3)],
          ])), .track(Track(segments: [Segment()])), .track(Track(segments: [way, way])),
    ]
    let log = try FenceMonitor(.one(Self.square)).log(of: document)
    #expect(log.paths.map(\.fixCount) == [0, 4, 4])
    #expect(
      log.events.map { "\($0.source.rawValue) \($0.track) \(short($0))" } == [
        "track 1 enter#0.1~", "track 1 exit#1.0 gap", "track 1 enter#1.1~",
        // The first point's shaping point is inside, the second one's outside again.
        "route 0 enter#0.0~", "route 0 exit#0.1~",
      ])
  }

  @Test func aPassOverTheAntimeridianIsSeen() throws {
    let fiji = TestBox(west: 179, south: -1, east: -179, north: 1)
    let way = segment([(0, 178, 0), (0, -178, 40)])
    let log = try FenceMonitor(.one(fiji)).log(of: [way])
    #expect(log.events.map { short($0) } == ["enter@10#0.1~ cross", "exit@30#0.1~ cross"])
    #expect(log.events.map(\.place.longitude) == [179, -179])
  }

  @Test func theVisitsTellTheTimeInside() throws {
    let way = [
      segment([(0.5, -1, 0), (0.5, 0.5, 30), (0.5, 0.6, 50)]),
      segment([(0.5, 0.6, 100), (0.5, 0.7, 130), (0.5, 2, 143)]),
      segment([(0.5, 0.5, 200), (0.5, 0.5, 210)]),
    ]
    let history = try #require(
      try FenceMonitor(.one(Self.square)).log(of: way).histories.first)
    #expect(history.visits.count == 2)
    #expect(history.visits[0].seconds == 30 + 33)
    #expect(history.visits[0].longestStretch == 33)
    #expect(history.visits[0].exit?.isGap == false)
    #expect(history.visits[1].exit == nil)
    #expect(history.visits[1].seconds == 10)
    #expect(history.startsInside == false && history.endsInside == true)
    #expect(history.testedFixes == 8)
  }
}

import Geodesy
import Testing
import Tracks

@testable import Geofencing

/// Expectations against small files: what passes, what fails and why.
struct FenceCheckTests {
  /// `yard` from 0 to 1 degree, `gate` from 2 to 3, `far` from 50 to 51; at latitude 0…1.
  static let fences = FenceSet([
    Fence(id: "yard", shape: FenceMonitorTests.square),
    Fence(id: "gate", shape: TestBox(west: 2, south: 0, east: 3, north: 1)),
    Fence(id: "far", shape: TestBox(west: 50, south: 0, east: 51, north: 1)),
  ])

  static func document(_ segments: [[(Double, Double)]]) -> TrackDocument {
    var document = TrackDocument()
    document.items = [
      .track(Track(segments: segments.map { segment($0.map { (0.5, $0.0, $0.1) }) }))
    ]
    return document
  }

  /// From outside through the yard and the gate: in at 10, out at 30, in at 50, out at 70.
  static let drive = document([
    [(-1, 0), (0.5, 15), (0.6, 20), (1.5, 38), (2.5, 60), (3.5, 80)]
  ])

  static func cases(
    _ expectation: FenceExpectation, _ document: TrackDocument = drive, path: String = "a.gpx",
    _ options: FenceMonitorOptions = FenceMonitorOptions()
  ) throws -> [CheckCase] {
    let check = FenceCheck([expectation], fences: fences, options: options)
    let log = try FenceMonitor(fences, options: options).log(of: document)
    return check.completed(
      check.cases(path: path, relativePath: path, document, log))
  }

  static func failures(
    _ document: TrackDocument = drive, fence: String? = "yard",
    _ options: FenceMonitorOptions = FenceMonitorOptions(),
    _ set: (inout FenceExpectation) -> Void
  ) throws -> [CheckFailure] {
    var expectation = FenceExpectation()
    expectation.fence = fence
    set(&expectation)
    let cases = try cases(expectation, document, options)
    #expect(cases.count == 1)
    guard case .failed(let failures)? = cases.first?.outcome else {
      #expect(cases.first?.outcome == .passed)
      return []
    }
    return failures
  }

  @Test func whatHolds() throws {
    #expect(
      try Self.failures {
        $0.enter = .init(min: 1, max: 1, from: instant(0), until: instant(11))
        $0.exit = .init(min: 1)
        $0.count = .init(min: 1, max: 2)
        $0.startsInside = false
        $0.endsInside = false
        $0.dwell = 10
        $0.totalDwell = .init(min: 10, max: 30)
        $0.maxDwell = 30
      }.isEmpty)
    #expect(try Self.failures(fence: "far") { $0.never = true }.isEmpty)
    #expect(try Self.failures(fence: nil) { $0.sequence = ["yard", "gate"] }.isEmpty)
    let inside = Self.document([[(0.2, 0), (0.8, 10)], [(0.5, 20)]])
    #expect(try Self.failures(inside) { $0.always = true }.isEmpty)
    #expect(try Self.failures(inside) { $0.count = .init(min: 1, max: 1) }.isEmpty)
  }

  @Test func neverIsViolatedByAnyTouch() throws {
    for way in [
      [(0.5, 0.0), (-1, 10)], [(-1, 0), (0, 10), (-1, 20)], [(-1, 0), (2, 10)],
    ] {
      let failures = try Self.failures(Self.document([way])) { $0.never = true }
      #expect(failures.count == 1)
      guard case .inside? = failures.first?.cause else {
        Issue.record("\(failures)")
        continue
      }
      #expect(try #require(failures[0].approach).margin.value <= 0)
    }
    // Also where such events are not listed.
    var options = FenceMonitorOptions()
    options.initial = .none
    let inside = Self.document([[(0.5, 0)]])
    #expect(try Self.failures(inside, options) { $0.never = true }.count == 1)
  }

  @Test func alwaysIsViolatedOutside() throws {
    let failures = try Self.failures { $0.always = true }
    #expect(failures.map(\.cause) == [.outside(nil)])
    let left = try Self.failures(Self.document([[(0.5, 0), (2, 10), (0.5, 20)]])) {
      $0.always = true
    }
    guard case .outside(let event?)? = left.first?.cause else {
      Issue.record("\(left)")
      return
    }
    #expect(short(event) == "exit@3.333#0.1~")
    #expect(abs(try #require(left[0].approach).margin.value - 111_315) < 10)
  }

  @Test func aMissSaysByHowMuch() throws {
    let near = Self.document([[(1.5, 0), (1.1, 10), (1.5, 20)]])
    let failures = try Self.failures(near) { $0.enter = .init(min: 1) }
    #expect(failures.map(\.cause) == [.count(0, nearMiss: nil)])
    let approach = try #require(failures[0].approach)
    #expect(approach.fix == 1 && approach.time == instant(10))
    #expect(abs(approach.margin.value - 11_131.5) < 5)
  }

  @Test func atTheWrongTimeTheNearestCounts() throws {
    let failures = try Self.failures { $0.enter = .init(min: 1, from: instant(40)) }
    guard case .count(0, let event?)? = failures.first?.cause else {
      Issue.record("\(failures)")
      return
    }
    #expect(event.time == instant(10))
  }

  @Test func tooOftenNamesTheFirstTooMany() throws {
    let twice = Self.document([[(-1, 0), (0.5, 15), (-1, 30), (0.5, 45)]])
    let failures = try Self.failures(twice) { $0.enter = .init(max: 1) }
    guard case .count(2, let event?)? = failures.first?.cause else {
      Issue.record("\(failures)")
      return
    }
    #expect(event.fix == 3)
  }

  @Test func tooShortAndTooLong() throws {
    let short = try Self.failures { $0.dwell = 60 }
    guard case .duration(let seconds, let visit?)? = short.first?.cause else {
      Issue.record("\(short)")
      return
    }
    #expect(abs(seconds - 18) < 0.01)
    #expect(visit.entry.time == instant(10))
    #expect(try Self.failures { $0.totalDwell = .init(min: 60) }.count == 1)
    #expect(try Self.failures { $0.totalDwell = .init(max: 5) }.count == 1)
    #expect(try Self.failures { $0.maxDwell = 5 }.count == 1)
    // A gap is no part of a stay.
    let parts = Self.document([[(0.5, 0), (0.5, 40)], [(0.5, 60), (0.5, 95)]])
    #expect(try Self.failures(parts) { $0.dwell = 50 }.count == 1)
    #expect(try Self.failures(parts) { $0.dwell = 40 }.isEmpty)
    #expect(try Self.failures(parts) { $0.totalDwell = .init(min: 75) }.isEmpty)
  }

  @Test func aStayWithoutATimeAtItsEndIsNotShort() throws {
    // It goes out there, or ends inside.
    for longitude in [2, 0.6] {
      var way = segment([(0.5, -1, 0), (0.5, 0.5, 10)])
      way.append(
        Coordinate(uncheckedLatitude: 0.5, longitude: longitude), elevation: .nan, time: .missing)
      var document = TrackDocument()
      document.items = [.track(Track(segments: [way]))]
      for set in [
        { $0.maxDwell = 60 }, { $0.totalDwell = .init(max: 60) },
      ] as [(inout FenceExpectation) -> Void] {
        let failures = try Self.failures(document, .init(), set)
        guard case .unknownStay? = failures.first?.cause else {
          Issue.record("\(failures)")
          continue
        }
      }
    }
  }

  @Test func beginningAndEnd() throws {
    let failures = try Self.failures {
      $0.startsInside = true
      $0.endsInside = true
    }
    #expect(
      failures.map(\.cause) == [.wrongState(isInside: false), .wrongState(isInside: false)])
    #expect(failures.map { $0.approach?.fix } == [0, 5])
    // By time, not by the file.
    let turned = Self.document([[(0.5, 30), (-1, 0)]])
    #expect(try Self.failures(turned) { $0.startsInside = true }[0].approach?.fix == 1)
  }

  @Test func aSequenceStopsWhereItIsMissed() throws {
    let failures = try Self.failures(fence: nil) { $0.sequence = ["yard", "far", "gate"] }
    guard case .stoppedBefore("far", reached: 1, let latest?)? = failures.first?.cause else {
      Issue.record("\(failures)")
      return
    }
    #expect(latest.fence == "yard")
    #expect(try #require(failures[0].approach).margin.value > 5e6)
    let turned = try Self.failures(fence: nil) { $0.sequence = ["gate", "yard"] }
    #expect(turned.count == 1 && turned[0].approach == nil)
  }

  @Test func allThatIsExpectedMustHold() throws {
    let failures = try Self.failures {
      $0.enter = .init(min: 2)
      $0.exit = .init(min: 1)
      $0.dwell = 60
    }
    #expect(failures.map { $0.demand?.key } == ["enter", "dwell"])
  }

  @Test func timesAreNeededOnlyWhereTheyMatter() throws {
    var document = TrackDocument()
    document.items = [.track(Track(segments: [untimedSegment([(0.5, -1), (0.5, 0.5)])]))]
    #expect(try Self.failures(document) { $0.enter = .init(min: 1) }.isEmpty)
    for set in [
      { $0.dwell = 1 }, { $0.maxDwell = 1 }, { $0.totalDwell = .init(max: 1) },
      { $0.enter = .init(min: 1, from: instant(0)) },
    ] as [(inout FenceExpectation) -> Void] {
      #expect(try Self.failures(document, .init(), set).map(\.cause) == [.noTimes(.track)])
    }
  }

  // MARK: Nothing passes that was not tested

  @Test func anExpectationThatMatchesNoFileFails() throws {
    var expectation = FenceExpectation()
    expectation.fence = "yard"
    expectation.never = true
    expectation.tracks = "b*.gpx"
    let cases = try Self.cases(expectation)
    #expect(cases.count == 1 && cases[0].path == nil)
    #expect(
      cases[0].outcome
        == .failed([CheckFailure(nil, fence: "yard", .noFile(pattern: "b*.gpx"))]))
  }

  @Test func onlyFilesWithoutFixesFail() throws {
    var expectation = FenceExpectation()
    expectation.fence = "yard"
    expectation.never = true
    let check = FenceCheck([expectation], fences: Self.fences)
    let monitor = FenceMonitor(Self.fences)
    var empty = TrackDocument()
    empty.items = [.track(Track(segments: [Segment()]))]
    let nothing = check.cases(
      path: "e.gpx", relativePath: "e.gpx", empty, try monitor.log(of: empty))
    #expect(nothing.map(\.outcome) == [.noFixes])
    #expect(
      check.completed(nothing).map(\.outcome) == [
        .failed([CheckFailure(nil, fence: "yard", .onlyEmptyFiles(pattern: nil))])
      ])
    // Beside a file with fixes it does not matter.
    let far = Self.document([[(30, 0)]])
    let something = check.cases(
      path: "f.gpx", relativePath: "f.gpx", far, try monitor.log(of: far))
    #expect(check.completed(nothing + something).map(\.outcome) == [.noFixes, .passed])
  }

  @Test(arguments: ["never", "always", "enter", "maxDwell", "startsInside"])
  func aFenceOfWhichNoFixTellsFails(_ key: String) throws {
    var options = FenceMonitorOptions()
    options.accuracyPolicy = .gate
    var way = Segment()
    way.append(
      Coordinate(uncheckedLatitude: 0.5, longitude: 0.5), elevation: .nan, time: instant(0))
    way.setLast(.accuracy, 1e7)
    var document = TrackDocument()
    document.items = [.track(Track(segments: [way]))]
    let failures = try Self.failures(document, options) {
      switch key {
      case "never": $0.never = true
      case "always": $0.always = true
      case "enter": $0.enter = .init(max: 3)
      case "maxDwell": $0.maxDwell = 9
      default: $0.startsInside = false
      }
    }
    #expect(failures.map(\.cause) == [.notTested])
    let sequence = try Self.failures(document, fence: nil, options) { $0.sequence = ["yard"] }
    #expect(sequence.map(\.cause) == [.notTested])
  }

  @Test func anUnknownFenceIsNeverTested() throws {
    let failures = try Self.failures(fence: "moon") { $0.never = true }
    #expect(failures.map(\.cause) == [.notTested])
  }

  @Test func anUnreadableFileIsNoPass() {
    let check = FenceCheck([FenceExpectation()], fences: Self.fences)
    let cases = check.completed(
      check.cases(path: "x.gpx", relativePath: "x.gpx", error: "cut off"))
    #expect(cases.map(\.outcome) == [.error("cut off")])
  }

  @Test(arguments: [
    ("drives/*.gpx", true), ("a.gpx", true), ("drives/a.gpx", true), ("*.gpx", true),
    ("other/*.gpx", false), ("./drives/a.gpx", false),
  ])
  func patternsFitPathsAsTheyWereGivenToo(_ pattern: String, _ fits: Bool) {
    var expectation = FenceExpectation()
    expectation.tracks = pattern
    let check = FenceCheck([expectation], fences: Self.fences)
    for path in ["drives/a.gpx", "./drives/a.gpx"] {
      #expect(check.concerns(path: path, relativePath: "a.gpx") == fits)
    }
    #expect(check.concerns(path: "/x/drives/a.gpx", relativePath: "drives/a.gpx") == fits)
  }

  @Test func routesBesideTracksAreHeldAgainstExpectationsToo() throws {
    var document = Self.document([[(30, 0), (31, 10)]])
    document.items.append(.route(Route(points: untimedSegment([(0.5, -1), (0.5, 0.5)]))))
    let never = try Self.failures(document) { $0.never = true }
    guard case .inside(let event)? = never.first?.cause else {
      Issue.record("\(never)")
      return
    }
    #expect(event.source == .route)
    #expect(try Self.failures(document) { $0.enter = .init(min: 1) }.isEmpty)
    #expect(
      try Self.failures(document) { $0.maxDwell = 60 }.map(\.cause) == [.noTimes(.route)])
    #expect(
      try Self.failures(document) { $0.endsInside = false }.map(\.cause) == [
        .wrongState(isInside: true)
      ])
    #expect(
      try Self.failures(document) { $0.startsInside = true }.map(\.cause) == [
        .wrongState(isInside: false)
      ])
  }

  @Test func neverAndAlwaysDoNotDependOnWhatConfirmsEvents() throws {
    var options = FenceMonitorOptions()
    options.minFixes = 5
    options.crossings = .fixes
    options.exitBuffer = Meters(1e6)
    for way in [[(-1, 0), (0.5, 10), (-1, 20)], [(-1, 0), (2, 10)]] as [[(Double, Double)]] {
      let failures = try Self.failures(Self.document([way]), options) { $0.never = true }
      guard case .inside? = failures.first?.cause else {
        Issue.record("\(failures)")
        continue
      }
    }
    let left = try Self.failures(Self.document([[(0.5, 0), (2, 10), (0.5, 20)]]), options) {
      $0.always = true
    }
    guard case .outside? = left.first?.cause else {
      Issue.record("\(left)")
      return
    }
  }
}

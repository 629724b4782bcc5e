import Geodesy
import Testing
import Tracks

@testable import Geofencing

/// Events when the accuracy of fixes counts.
struct GatedMonitorTests {
  static let plane = TestHalfPlane(meridian: 0)

  /// Fixes on the equator from seconds, margins and accuracies, in meters.
  static func way(_ fixes: [(Double, Double, Double)]) -> Segment {
    var way = Segment()
    for (seconds, margin, accuracy) in fixes {
      way.append(plane.place(margin: margin), elevation: .nan, time: instant(seconds))
      way.setLast(.accuracy, accuracy)
    }
    return way
  }

  static func gated(_ set: (inout FenceMonitorOptions) -> Void = { _ in }) -> FenceMonitorOptions {
    var options = FenceMonitorOptions()
    options.accuracyPolicy = .gate
    options.exitBuffer = .zero
    set(&options)
    return options
  }

  static func log(
    _ fixes: [(Double, Double, Double)], _ options: FenceMonitorOptions,
    _ shape: any FenceShape = plane
  ) throws -> FencePathLog {
    try FenceMonitor(.one(shape), options: options).log(of: [way(fixes)])
  }

  static let restless: [(Double, Double, Double)] = [
    (0, 100, 10), (10, 5, 10), (20, -3, 10), (30, -50, 10), (40, -12, 10), (50, 4, 10),
    (60, 8, 10), (70, -15, 10), (80, 40, 10),
  ]

  /// The published sequences: `mon.buffer`, `mon.confirm`, `mon.dwell`, and the one without options.
  @Test func publishedSequences() throws {
    func events(
      _ fixes: [(Double, Double, Double)], _ set: (inout FenceMonitorOptions) -> Void
    ) throws -> [String] {
      var options = Self.gated(set)
      options.crossings = .fixes
      return try Self.log(fixes, options).events.map { short($0) }
    }
    #expect(try events(Self.restless) { _ in } == ["enter@30#0.3", "exit@80#0.8"])
    #expect(try events(Self.restless) { $0.exitBuffer = 50.meters } == ["enter@30#0.3"])
    #expect(try events(Self.restless) { $0.minFixes = 2 } == ["enter@30#0.3"])
    let stay = [(0.0, 100.0, 5.0)] + stride(from: 60.0, through: 420, by: 60).map { ($0, -50, 5) }
    #expect(try events(stay) { $0.dwell = 300 } == ["enter@60#0.1", "dwell@360#0.6"])
  }

  @Test func aChangeBetweenTwoKnownFixesIsInterpolated() throws {
    let log = try Self.log([(0, 100, 5), (60, -50, 5)], Self.gated())
    #expect(log.events.map { short($0) } == ["enter@40#0.1~"])
    // Beside a fix that does not tell it is not.
    let vague = try Self.log([(0, 100, 5), (30, 25, 30), (60, -50, 5)], Self.gated())
    #expect(vague.events.map { short($0) } == ["enter@60#0.2"])
  }

  @Test func confidenceComesFromTheAccuracy() throws {
    let log = try Self.log([(0, -10, 10), (10, 10, 10)], Self.gated())
    #expect(log.events.map(\.event) == [.inside, .exit])
    for event in log.events {
      #expect(abs(try #require(event.confidence) - 0.9213503964748575) < 1e-9)
    }
    let ignored = try Self.log([(0, -10, 10), (10, 10, 10)], FenceMonitorOptions())
    #expect(ignored.events.map(\.confidence) == [nil, nil])
  }

  @Test func withoutAccuracyAFixIsWhereItSays() throws {
    var way = Segment()
    way.append(Self.plane.place(margin: -1), elevation: .nan, time: instant(0))
    way.append(Self.plane.place(margin: 8), elevation: .nan, time: instant(10))
    // 1.5 is 7.5 m.
    way.setLast(.hdop, 1.5)
    way.append(Self.plane.place(margin: 1), elevation: .nan, time: instant(20))
    let log = try FenceMonitor(.one(Self.plane), options: Self.gated()).log(of: [way])
    #expect(log.events.map { short($0) } == ["inside@0#0.0", "exit@1.111#0.1~"])
    #expect(log.events[0].confidence == nil)
    #expect(try #require(log.events[1].confidence) > 0.9)
  }

  @Test func invalidFixesAndRepeatedTimesAreLeftOut() throws {
    let options = Self.gated { $0.explains = true }
    let log = try Self.log(
      [(0, 100, 5), (10, -50, -1), (20, 90, 5), (20, -50, 5), (30, 80, 5)], options)
    #expect(log.events.isEmpty)
    #expect(log.suppressed.map(\.reason.word) == ["invalid-accuracy", "time-not-increasing"])
    #expect(log.suppressed.map { short($0.event) } == ["enter@10#0.1", "enter@20#0.3"])
  }

  @Test func aJumpNeedsTheNextFixToAgree() throws {
    let options = Self.gated { $0.explains = true }
    // 3 km in 10 s and back: nothing does that.
    let spike = try Self.log([(0, 1000, 5), (10, -2000, 5), (20, 1000, 5)], options)
    #expect(spike.events.isEmpty)
    #expect(spike.suppressed.count == 1)
    guard case .jump(let speed, let limit)? = spike.suppressed.first?.reason else {
      Issue.record("no jump: \(spike.suppressed)")
      return
    }
    #expect(abs(speed - 299) < 1e-3 && limit == 90)
    let moved = try Self.log([(0, 1000, 5), (10, -2000, 5), (20, -2010, 5)], options)
    #expect(moved.events.map { short($0) } == ["enter@3.333#0.1~"])
    let last = try Self.log([(0, 1000, 5), (10, -2000, 5)], options)
    #expect(last.events.isEmpty && last.suppressed.count == 1)
    var fast = options
    fast.maxSpeed = 350
    #expect(try Self.log([(0, 1000, 5), (10, -2000, 5)], fast).events.count == 1)
  }

  @Test func theUsualExitBufferGrowsWithTheFence() throws {
    // 10 m below 100 m, then a tenth, 50 m at most.
    for (radius, buffer) in [(50.0, 10.0), (200, 20), (2000, 50)] {
      let circle = TestCircle(0, 0, radius: radius)
      var way = Segment()
      for (seconds, distance) in [
        (0.0, 0.0), (100, radius + buffer - 0.01), (200, radius + buffer + 0.01),
      ] {
        way.append(
          Coordinate(
            uncheckedLatitude: 0, longitude: distance / TestHalfPlane.metersPerDegree),
          elevation: .nan, time: instant(seconds))
      }
      var options = Self.gated()
      options.exitBuffer = nil
      let log = try FenceMonitor(.one(circle), options: options).log(of: [way])
      #expect(log.events.map { short($0) } == ["inside@0#0.0", "exit@200#0.2"])
    }
  }

  @Test func aSmallCircleTakesWhatIsMoreProbable() throws {
    // The accuracy of 25 m never fits into 20 m, but at the center 47 % are not enough either.
    let circle = TestCircle(0, 0, radius: 20)
    func events(_ accuracy: Double) throws -> Int {
      var way = Segment()
      way.append(
        Coordinate(uncheckedLatitude: 0, longitude: 0), elevation: .nan, time: instant(0))
      way.setLast(.accuracy, accuracy)
      return try FenceMonitor(.one(circle), options: Self.gated()).log(of: [way]).events.count
    }
    #expect(try events(19) == 1)
    #expect(try events(21) == 1)
    #expect(try events(25) == 0)
  }

  @Test func aFixTooVagueForTheFenceSaysNothing() throws {
    let circle = TestCircle(0, 0, radius: 30)
    var way = Segment()
    for (longitude, accuracy) in [(0.5, 120.0), (0.5, 99)] {
      way.append(
        Coordinate(uncheckedLatitude: 0, longitude: longitude), elevation: .nan,
        time: .missing)
      way.setLast(.accuracy, accuracy)
    }
    let log = try FenceMonitor(.one(circle), options: Self.gated()).log(of: [way])
    // Both are far away, which is known without a look at them one by one.
    #expect(log.histories[0].startsInside == false)
    let vague = try Self.log([(0, 500, 1e9), (10, 500, 1e9)], Self.gated())
    #expect(vague.histories[0].testedFixes == 0)
    #expect(vague.histories[0].startsInside == nil)
    #expect(vague.histories[0].uncertainSince == instant(0))
  }

  @Test func aPassMustBeDeeperThanItsEndsAreAccurate() throws {
    let circle = TestCircle(0, 0, radius: 50)
    func pass(latitude: Double, accuracy: Double) throws -> FencePathLog {
      var way = Segment()
      for (longitude, seconds) in [(-0.002, 0.0), (0.002, 20)] {
        way.append(
          Coordinate(uncheckedLatitude: latitude, longitude: longitude), elevation: .nan,
          time: instant(seconds))
        way.setLast(.accuracy, accuracy)
      }
      return try FenceMonitor(.one(circle), options: Self.gated { $0.explains = true })
        .log(of: [way])
    }
    let through = try pass(latitude: 0, accuracy: 10)
    #expect(through.events.map(\.event) == [.enter, .exit])
    #expect(through.events.allSatisfy { $0.isCross && $0.isInterpolated })
    // 49.7 m from the center: a chord of 11 m.
    let grazing = try pass(latitude: 0.00045, accuracy: 15)
    #expect(grazing.events.isEmpty)
    #expect(grazing.suppressed.map(\.reason.word) == ["short-pass"])
  }

  @Test func whatIsSuppressedIsListedOnce() throws {
    let log = try Self.log(
      Self.restless,
      Self.gated {
        $0.exitBuffer = 50.meters
        $0.explains = true
      })
    #expect(
      log.suppressed.map { "\(short($0.event)) \($0.reason.word)" } == [
        "enter@20#0.2 uncertain", "exit@50#0.5 uncertain", "exit@80#0.8 exit-buffer",
      ])
  }
}

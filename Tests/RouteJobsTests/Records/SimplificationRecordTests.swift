import Foundation
import Geodesy
import Geofencing
import Simplifying
import Testing
import TrackFormats
import TrackProcessing
import Tracks

@testable import RouteJobs

struct SimplificationRecordTests {
  private func step(
    _ limit: Simplification.Limit = .distance(10.meters),
    _ method: SimplificationMethod = .douglasPeucker
  ) throws -> SimplificationStep {
    SimplificationStep(SimplificationPlan(try Simplification(method, to: limit)))
  }

  /// A track of two segments and a route; the route is off most, by 222 m in its middle.
  private static let document: TrackDocument = {
    func line(_ bump: Double, times: Bool) -> Segment {
      var segment = Segment()
      for i in 0..<3 {
        segment.append(
          Fix(
            coordinate: Coordinate(
              uncheckedLatitude: i == 1 ? bump : 0, longitude: 0.01 * Double(i)),
            time: times ? Timestamp(seconds: Int64(i)) : nil))
      }
      return segment
    }
    var document = TrackDocument()
    document.items = [
      .track(Track(segments: [line(0.0001, times: true), line(0.0005, times: true)])),
      .route(Route(points: line(0.002, times: false))),
    ]
    return document
  }()

  private func record(
    _ step: SimplificationStep, of document: TrackDocument = Self.document
  ) throws -> SimplificationRecord {
    step.done(try document.simplified(by: step.plan, keepsIndices: step.keepsIndices).report)
  }

  private func object(
    _ record: SimplificationRecord, isWhole: Bool = true
  ) throws -> [String: Any] {
    var json = ReportJSON()
    StepRecord.simplify(record).write(to: &json, source: "a.gpx", isWhole: isWhole)
    let value = try JSONSerialization.jsonObject(with: Data(json.finish()))
    return try #require(value as? [String: Any])
  }

  @Test func theStepSaysWhatWasAskedForAndWhatCameOfIt() throws {
    let object = try object(record(step(.distance(300.meters))))
    #expect(
      Set(object.keys) == [
        "step", "source", "method", "tolerance", "before", "after", "removed", "routePointsBefore",
        "routePointsAfter", "positionsBefore", "positionsAfter", "pinned", "restoredForFences",
        "restoredForRings", "minimalRings", "touchingVertices", "untouchedAreas", "droppedWords",
        "certificate",
      ])
    #expect(object["step"] as? String == "simplify" && object["source"] as? String == "a.gpx")
    #expect(object["method"] as? String == "douglas-peucker")
    #expect(object["tolerance"] as? Double == 300)
    #expect([object["before"], object["after"], object["removed"]] as? [Int] == [6, 4, 2])
    #expect([object["routePointsBefore"], object["routePointsAfter"]] as? [Int] == [3, 2])
    let certificate = try #require(object["certificate"] as? [String: Any])
    #expect(certificate["removed"] as? Int == 3 && certificate["pixelZoom"] as? Double == 14)
    let place = try #require(certificate["maxDeviationAt"] as? [String: Any])
    #expect(Set(place.keys) == ["route", "fix", "latitude", "longitude"])
    #expect(place["route"] as? Int == 0 && place["fix"] as? Int == 1)
    let vertex = Self.document.routes[0].path.coordinates[1]
    #expect(abs(try #require(place["latitude"] as? Double) - vertex.latitude) < 1e-7)
    #expect(abs(try #require(place["longitude"] as? Double) - vertex.longitude) < 1e-7)
  }

  @Test func placesInTracksAreByTrackAndSegment() throws {
    var document = Self.document
    document.items.removeLast()
    let record = try record(step(.distance(300.meters)), of: document)
    let certificate = try object(record)["certificate"] as? [String: Any]
    let place = try #require(certificate?["maxDeviationAt"] as? [String: Any])
    #expect(
      ["track", "segment", "fix"].map { place[$0] as? Int } == [0, 1, 1] && place.count == 5)
  }

  @Test func nothingDroppedIsNull() throws {
    let object = try object(record(step(.distance(0.001.meters))))
    let certificate = try #require(object["certificate"] as? [String: Any])
    #expect(certificate["maxDeviationAt"] is NSNull && certificate["maxDeviation"] as? Double == 0)
  }

  struct Asked: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var make: @Sendable () throws -> SimplificationStep
    var members: [String: Double] = [:]
    var words: [String: [String]] = [:]
  }

  private static func made(
    _ method: SimplificationMethod, _ limit: Simplification.Limit, vertical: Double? = nil,
    isWeighted: Bool = false, _ change: (inout SimplificationStep) -> Void = { _ in }
  ) throws -> SimplificationStep {
    var step = SimplificationStep(
      SimplificationPlan(
        try Simplification(
          method, to: limit, vertical: vertical.map { Meters($0) }, isWeighted: isWeighted)))
    change(&step)
    return step
  }

  static let asked: [Asked] = [
    Asked(
      testDescription: "pixels", make: { try made(.radial, .pixels(0.5, zoom: 13.5)) },
      members: ["tolerancePixels": 0.5, "zoom": 13.5]),
    Asked(
      testDescription: "area", make: { try made(.visvalingam, .area(250), isWeighted: true) },
      members: ["area": 250, "weighted": 1]),
    Asked(
      testDescription: "vertical",
      make: { try made(.tdTR, .distance(1.5.meters), vertical: 2.25) },
      members: ["tolerance": 1.5, "vertical": 2.25]),
    Asked(
      testDescription: "budgets",
      make: {
        try made(.douglasPeucker, .none) {
          $0.plan.maxPoints = 7
          $0.maxBytes = 8
          $0.maxURL = 9
        }
      }, members: ["maxPoints": 7, "maxBytes": 8, "maxURL": 9]),
    Asked(
      testDescription: "pins",
      make: {
        try made(.douglasPeucker, .none) {
          $0.plan.maxPoints = 70
          $0.pins = ["stops", "turns"]
          $0.plan.verdicts = FenceMonitor(FenceSet([]))
        }
      }, members: ["maxPoints": 70, "keepsVerdicts": 1], words: ["pins": ["stops", "turns"]]),
  ]

  @Test(arguments: asked)
  func whatWasAskedForHasItsKeys(_ asked: Asked) throws {
    let step = try asked.make()
    let object = try object(SimplificationRecord(step: step, report: SimplificationReport()))
    let all = [
      "tolerance", "tolerancePixels", "zoom", "area", "weighted", "vertical", "maxPoints",
      "maxBytes", "maxURL", "keepsVerdicts",
    ]
    for key in all {
      #expect((object[key] as? NSNumber)?.doubleValue == asked.members[key], "\(key)")
    }
    #expect(object["pins"] as? [String] == asked.words["pins"])
    #expect(object["method"] as? String == step.plan.simplification.method.name)
  }

  @Test func keptIndicesAreOfWholeReportsThatAskForThem() throws {
    var step = try step(.distance(300.meters))
    #expect(try object(record(step))["keptIndices"] == nil)
    step.keepsIndices = true
    #expect(try object(record(step))["keptIndices"] as? [[Int]] == [[0, 2], [0, 2]])
    #expect(try object(record(step), isWhole: false)["keptIndices"] == nil)
    // Where nobody knows any more.
    var lost = try record(step)
    lost.report.keptIndices = nil
    #expect(try object(lost)["keptIndices"] is NSNull)
  }

  @Test func theSummaryIsAboutVertices() throws {
    let record = try record(step(.distance(300.meters)))
    let summary = try #require(record.summary)
    #expect(
      summary.hasPrefix("simplify kept 6 of 9 vertices; those dropped lie at most 221.")
        && summary.hasSuffix(" m on average"))
    #expect(
      try self.record(step(.distance(0.001.meters))).summary == "simplify kept all of 9 vertices")
  }

  @Test(
    arguments: [
      (0, 0, []), (1, 0, ["1 line has no times and was simplified by distance alone"]),
      (
        2, 1,
        [
          "a ring would have collapsed and keeps three of its corners",
          "2 lines have no times and were simplified by distance alone",
        ]
      ),
      (0, 2, ["2 rings would have collapsed and keep three of their corners"]),
    ] as [(Int, Int, [String])])
  func notesCountRightly(_ untimed: Int, _ minimal: Int, _ notes: [String]) throws {
    // Huts of some meters with a corner too many.
    var document = TrackDocument()
    for i in 0..<minimal {
      let (x, y) = (Double(i), 45.0)
      let ring = [(x, y), (x + 1e-4, y), (x + 1e-4, y + 1e-4), (x, y + 1e-4), (x, y)]
      document.items.append(
        .area(
          Area(polygons: [
            Polygon(rings: [
              Segment(
                coordinates: ring.map { Coordinate(uncheckedLatitude: $0.1, longitude: $0.0) })
            ])
          ])))
    }
    var record = try record(step(.distance(500.meters)), of: document)
    record.report.untimedLines = untimed
    #expect(record.notes == notes && StepRecord.simplify(record).notes == notes)
  }

  /// The bumps are 11, 56 and 222 m high.
  @Test(
    arguments: [
      (.distance(1.meters), 9, []),
      (.distance(1.meters), 8, ["the budget took more than the tolerance of 1 m"]),
      (.distance(12.meters), 8, []),
      (.distance(60.5.meters), 6, ["the budget took more than the tolerance of 60.5 m"]),
      (.pixels(0.5, zoom: 14), 6, ["the budget took more than the tolerance of 0.5 px at zoom 14"]),
      (.pixels(200, zoom: 14), 6, []), (.none, 6, []),
    ] as [(Simplification.Limit, Int, [String])])
  func aBudgetThatTakesMoreThanTheToleranceSaysSo(
    _ limit: Simplification.Limit, _ count: Int, _ notes: [String]
  ) throws {
    var step = try step(limit)
    #expect(try limit == .none || record(step).notes.isEmpty)
    step.plan.maxPoints = count
    #expect(try record(step).notes == notes)
  }

  @Test func areasThatStayAsTheyCameAreFindings() throws {
    let bow = [(9.0, 45.0), (10, 46), (10, 45), (9, 46), (9, 45)]
    var document = TrackDocument()
    document.items = [
      .area(
        Area(polygons: [
          Polygon(rings: [
            Segment(
              coordinates: bow.map { Coordinate(uncheckedLatitude: $0.1, longitude: $0.0) })
          ])
        ]))
    ]
    let findings = try record(step(), of: document).findings
    #expect(findings.map(\.problem) == [.invalidGeometry] && findings.map(\.count) == [1])
    #expect(
      findings[0].message.contains(" was not simplified: it is not valid as it came (Self-inter"))
    #expect(try record(step()).findings.isEmpty)
  }

  @Test func forgottenArraysAreALoss() throws {
    var record = try record(step())
    #expect(record.losses.isEmpty)
    record.report.itemsWithLostArrays = 2
    #expect(record.losses == ["unknown coordinateProperties of what was simplified"])
  }

  @Test func conditionsAreAnsweredWithThePlace() throws {
    var step = try step(.distance(300.meters))
    step.conditions = try ["deviation>5m", "deviation>1km", "elevationError>5m", "removed>2"]
      .map { try FailIfText($0) }
    let answers = try record(step).answers(for: "a.gpx")
    #expect(answers.count == 3)
    guard case .failure(let words) = answers[0], case .note(let unknown) = answers[1],
      case .failure(let count) = answers[2]
    else {
      Issue.record("\(answers)")
      return
    }
    #expect(words.hasPrefix("simplification of a.gpx: deviation 221."))
    #expect(words.hasSuffix(", a vertex of route 1, more than 5 m"))
    #expect(unknown.contains("elevation error is unknown"))
    #expect(count == "simplification of a.gpx: number of removed vertices 3, more than 2")
  }

  @Test func recordsAreEqualWhenWhatCameOfThemIs() throws {
    let (a, b) = (try record(step(.distance(300.meters))), try record(step(.distance(301.meters))))
    let c = try record(step(.distance(60.meters)))
    #expect(a == b && a.hashValue == b.hashValue && a != c)
  }

  @Test(
    arguments: [
      (1, "1 fix with words of its own was dropped; --pin words keeps it"),
      (3, "3 fixes with words of their own were dropped; --pin words keeps them"),
    ])
  func wordsWereDroppedWithoutAWord(count: Int, note: String) throws {
    var record = try record(step(.distance(500.meters)))
    #expect(record.notes.isEmpty)
    record.report.droppedWords = count
    #expect(record.notes == [note])
  }
}

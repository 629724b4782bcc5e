import Geodesy
import Geofencing
import Simplifying
import Testing
import TrackProcessing
import Tracks

@testable import RouteJobs

/// Simplification among the other steps of a pipeline.
struct SimplificationInPipelineTests {
  private static let origin = Coordinate(uncheckedLatitude: 45, longitude: 7)

  private static func place(_ x: Double, _ y: Double) -> Coordinate {
    LocalPlane(origin: origin).coordinate(PlanePoint(x: x, y: y))
  }

  /// The places on the way between corners, 10 m apart.
  private static func way(_ corners: [(Double, Double)]) -> Segment {
    var segment = Segment(coordinates: [place(corners[0].0, corners[0].1)])
    for (a, b) in zip(corners, corners.dropFirst()) {
      let (dx, dy) = (b.0 - a.0, b.1 - a.1)
      let count = Int((dx * dx + dy * dy).squareRoot() / 10)
      for i in 1...max(count, 1) {
        let part = Double(i) / Double(max(count, 1))
        segment.append(Fix(coordinate: place(a.0 + part * dx, a.1 + part * dy)))
      }
    }
    return segment
  }

  private static func document(_ item: TrackDocument.Item) -> TrackDocument {
    var document = TrackDocument()
    document.items = [item]
    return document
  }

  private func pipeline(
    _ meters: Double, _ change: (inout SimplificationStep) -> Void = { _ in }
  ) throws -> Pipeline {
    var pipeline = Pipeline()
    var step = SimplificationStep(
      SimplificationPlan(try Simplification(to: .distance(Meters(meters)))))
    change(&step)
    pipeline.simplification = step
    return pipeline
  }

  /// A yard 100 m in square at the origin, as a fence set.
  private static func square(_ half: Double = 50) throws -> FenceSet {
    let ring = [(-half, -half), (half, -half), (half, half), (-half, half), (-half, -half)]
      .map { place($0.0, $0.1) }
    return FenceSet([Fence(id: "yard", shape: try PolygonFence([[ring]]))])
  }

  private static func privacy(_ radius: Double = 50) throws -> PrivacyStep {
    PrivacyStep(
      try PrivacyZones(
        circles: [GeodesicCircle(center: origin, radius: radius)], seed: PrivacySeed("secret")))
  }

  @Test func aPipelineThatSimplifiesIsNotEmpty() throws {
    #expect(try !pipeline(5).isEmpty)
  }

  @Test func theOrderIsThatOfTheContract() throws {
    var pipeline = try pipeline(30)
    pipeline.keepsIndices = true
    pipeline.cleaning = CleaningPlan([DuplicatesRule()])
    pipeline.clips = [ClipStep(.outside, of: try Self.square())]
    pipeline.privacy = try Self.privacy(10)
    var drawing = FenceDrawing()
    drawing.items = [
      FenceDrawing.item(
        try CircleFence(center: Self.place(900, 0), radius: 20.meters), id: "gate")
    ]
    pipeline.drawing = drawing
    var document = Self.document(
      .track(Track(segments: [Self.way([(-500, 0), (500, 0), (500, 0)])])))
    let done = pipeline.run(&document)
    #expect(done.refusal == nil)
    let names = done.steps.map { $0.text(source: nil).text.split(separator: ",")[0] }
    #expect(
      names.map { $0.dropFirst(#"{"step":""#.count).dropLast() } == [
        "clean", "keep-outside", "privacy", "simplify",
      ])
    // What was drawn stays as round as it was, and is not counted.
    #expect(document.areas.map(\.circle?.radius) == [20])
    guard case .simplify(let record) = done.steps[3] else { return }
    #expect(record.report.positions.before == 0)
    #expect(document.tracks[0].segments.map(\.count) == [2, 2])
    // After two cuts nobody knows where a fix stood.
    #expect(record.report.keptIndices == nil)
  }

  @Test func keptIndicesAreThoseOfTheInput() throws {
    var pipeline = try pipeline(5)
    pipeline.keepsIndices = true
    pipeline.cleaning = CleaningPlan([DuplicatesRule()])
    let corners = Self.way([(0, 0), (100, 0), (100, 100)]).coordinates
    // The first two are there twice, and the corner.
    let places = [corners[0], corners[0], corners[1]] + corners[1...10] + corners[10...]
    var document = Self.document(.track(Track(segments: [Segment(coordinates: Array(places))])))
    let input = document
    let done = pipeline.run(&document)
    guard case .simplify(let record) = done.steps.last else {
      Issue.record("no step")
      return
    }
    let kept = try #require(record.report.keptIndices)
    #expect(kept == [[0, 12, 23]])
    #expect(
      document.tracks[0].segments[0].coordinates
        == kept[0].map { input.tracks[0].segments[0].coordinates[$0] })
  }

  @Test func keptIndicesAreThoseOfTheInputBehindBreaks() throws {
    var pipeline = try pipeline(5)
    pipeline.keepsIndices = true
    var gap = GapRule()
    gap.distance = 50
    pipeline.cleaning = CleaningPlan([gap])
    let first = Self.way([(0, 0), (100, 0)]).coordinates
    let second = Self.way([(300, 0), (300, 100), (400, 100)]).coordinates
    var document = Self.document(
      .track(Track(segments: [Segment(coordinates: first + second)])))
    let done = pipeline.run(&document)
    #expect(document.tracks[0].segments.map(\.count) == [2, 3])
    guard case .simplify(let record) = done.steps.last else { return }
    #expect(record.report.keptIndices == [[0, 10, 11, 21, 31]])
  }

  /// A way that goes round the yard and its surroundings.
  private static let detour = [
    (-600.0, 0.0), (-200, 0), (-200, 200), (200, 200), (200, 0), (600, 0),
  ]

  static let kinds = ["track", "route", "feature", "area"]

  private static func item(_ kind: String) -> TrackDocument.Item {
    let way = Self.way(detour)
    switch kind {
    case "track": return .track(Track(segments: [way]))
    case "route": return .route(Route(points: way))
    case "feature": return .feature(Feature(geometry: .collection([.lineString(way)])))
    default:
      let ring = Self.way(detour + [(600, 600), (-600, 600), (-600, 0)])
      return .area(Area(polygons: [Polygon(rings: [ring])]))
    }
  }

  private static func edges(_ document: TrackDocument) -> [(Coordinate, Coordinate)] {
    document.items.flatMap { item -> [(Coordinate, Coordinate)] in
      let lines: [Segment] =
        switch item {
        case .track(let track): track.segments
        case .route(let route): [route.path]
        case .area(let area): area.polygons.flatMap(\.rings)
        case .feature(let feature):
          if case .collection(let parts) = feature.geometry, case .lineString(let line) = parts[0] {
            [line]
          } else {
            []
          }
        case .waypoint: []
        }
      return lines.flatMap { zip($0.coordinates, $0.coordinates.dropFirst()).map { ($0, $1) } }
    }
  }

  private static func meets(_ document: TrackDocument, _ fences: FenceSet) -> Bool {
    edges(document).contains { a, b in
      fences.fences.contains { $0.shape.touches(from: a, to: b) }
    }
  }

  @Test(arguments: kinds)
  func nothingComesIntoAPrivacyZoneByBeingStraightened(_ kind: String) throws {
    var document = Self.document(Self.item(kind))
    var straight = document
    #expect(try pipeline(450).run(&straight).refusal == nil)
    var pipeline = try pipeline(450)
    let privacy = try Self.privacy()
    pipeline.privacy = privacy
    let before = document
    let fences = privacy.zones.fences
    #expect(Self.meets(straight, fences) && !Self.meets(before, fences))
    let done = pipeline.run(&document)
    #expect(done.refusal == nil && document != before)
    #expect(!Self.meets(document, fences) && document.leaks(from: privacy.zones).isEmpty)
    guard case .simplify(let record) = done.steps.last else { return }
    #expect(record.report.verdictVertices > 0)
  }

  @Test(arguments: kinds)
  func nothingComesIntoWhatIsKeptOutside(_ kind: String) throws {
    let yard = try Self.square()
    var document = Self.document(Self.item(kind))
    var straight = document
    _ = try pipeline(450).run(&straight)
    #expect(Self.meets(straight, yard) && !Self.meets(document, yard))
    var pipeline = try pipeline(450)
    pipeline.clips = [ClipStep(.outside, of: yard)]
    _ = pipeline.run(&document)
    #expect(!Self.meets(document, yard))
    #expect(Self.edges(document).count < 20)
  }

  @Test func whatIsKeptInsideIsNotAvoided() throws {
    var document = Self.document(.track(Track(segments: [Self.way([(-40, 0), (0, 9), (40, 0)])])))
    var pipeline = try pipeline(30)
    pipeline.clips = [ClipStep(.inside, of: try Self.square())]
    _ = pipeline.run(&document)
    #expect(document.tracks[0].segments.map(\.count) == [2])
  }

  @Test func eventsAreDrawnOfWhatWasSimplified() throws {
    // Off the road by 8 m into a gate.
    let way = Self.way([(-300, 0), (0, 0), (0, 10), (0, 0), (300, 0)])
    let gate = FenceSet([
      Fence(id: "gate", shape: try CircleFence(center: Self.place(0, 15), radius: 10.meters))
    ])
    func events(keeps: Bool) throws -> Int {
      var document = Self.document(.track(Track(segments: [way])))
      var pipeline = try pipeline(20) { if keeps { $0.plan.verdicts = FenceMonitor(gate) } }
      var drawing = FenceDrawing()
      drawing.monitor = FenceMonitor(gate)
      pipeline.drawing = drawing
      #expect(pipeline.run(&document).refusal == nil)
      return document.waypoints.count
    }
    #expect(try events(keeps: false) == 0)
    #expect(try events(keeps: true) == 2)
  }

  @Test func aRefusedSimplificationEndsThePipeline() throws {
    var document = Self.document(.track(Track(segments: [Self.way(Self.detour)])))
    let before = document
    var pipeline = try pipeline(5) { $0.plan.maxPoints = 1 }
    pipeline.privacy = try Self.privacy()
    let done = pipeline.run(&document)
    #expect(document == before)
    #expect(done.refusal?.hasSuffix(" vertices, more than the budget of 1") == true)
    #expect(done.steps.count == 1)
  }

  @Test func bytesAreCountedOfWhatWillBeDrawn() throws {
    let gate = FenceSet([
      Fence(id: "gate", shape: try CircleFence(center: Self.origin, radius: 10.meters))
    ])
    var drawing = FenceDrawing()
    drawing.items = [
      FenceDrawing.item(
        try CircleFence(center: Self.origin, radius: 10.meters), id: "gate")
    ]
    drawing.monitor = FenceMonitor(gate)
    var pipeline = try pipeline(0.5) { $0.maxBytes = 1000 }
    pipeline.drawing = drawing
    var document = Self.document(
      .track(Track(segments: [Self.way([(-300, 0), (0, 0), (0, 200)])])))
    var measured: [(items: Int, steps: Int)] = []
    let done = pipeline.run(&document) { drawn, steps in
      measured.append((drawn.items.count, steps().count))
      return drawn.tracks[0].segments[0].count
    }
    #expect(done.refusal == nil)
    // The track, the circle, an enter and an exit.
    #expect(!measured.isEmpty && measured.allSatisfy { $0.items == 4 && $0.steps == 1 })
  }
}

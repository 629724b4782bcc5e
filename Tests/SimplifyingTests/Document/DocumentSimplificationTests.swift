import Geodesy
import Geofencing
import RoutelayTestSupport
import Testing
import TrackProcessing
import Tracks

@testable import Simplifying

struct DocumentSimplificationTests {
  private typealias Samples = DocumentSamples

  @Test func theCertificateCoversLinesAndBorders() throws {
    try forEachSeed(count: 25) { random in
      let document = Samples.mixed(&random)
      let (result, report) = try document.simplified(by: try Samples.within(80))
      let certificate = report.certificate
      let lines = document.allLines.count
      try #require(certificate.lines == report.linePlaces.count)
      try #require(certificate.lines == lines + document.allRings.count)
      try #require(report.linePlaces[lines...].allSatisfy { $0 == .border })
      try #require(
        report.linePlaces == DocumentLines(document, PinRules()).places
          + document.allRings.map { _ in .border })
      try #require(certificate.vertices == document.countedVertices)
      // Points of routes that stay for their shaping points are measured too.
      try #require(certificate.kept == result.countedVertices)
      // Every vertex is within the tolerance of some edge that is left of its line.
      func farthest(_ before: [Segment], _ after: [Segment]) -> Double {
        zip(before, after).reduce(0) { most, pair in
          let (line, rest) = (pair.0.coordinates, pair.1.coordinates)
          let edges = zip(rest, rest.dropFirst())
          return line.reduce(most) { most, place in
            let nearest = edges.map {
              Geodesic.crossTrack(of: place, from: $0, to: $1).distance
            }.min()
            return max(most, nearest ?? 0)
          }
        }
      }
      let lineFarthest = farthest(document.allLines, result.allLines)
      try #require(lineFarthest <= certificate.maxDeviation * (1 + 1e-9) + 1e-4)
      try #require(
        farthest(document.allRings, result.allRings)
          <= certificate.maxDeviation * (1 + 1e-9) + 1e-4)
    }
  }

  @Test func oneLineIsItsOwnCertificate() throws {
    try forEachSeed(count: 20) { random in
      let segment = Samples.wiggle(random.int(in: 2...90), &random)
      let plan = try Samples.within(random.double(in: 1...100))
      let (_, report) = try Samples.document([segment]).simplified(by: plan)
      let own = SimplificationCertificate(
        of: segment, keeping: segment.retainedIndices(by: plan.simplification))
      try #require(report.certificate == own)
    }
  }

  @Test func keptIndicesAreThereWhenAskedFor() throws {
    var random = SeededGenerator(seed: 7)
    let document = Samples.mixed(&random)
    let plan = try Samples.within(20)
    #expect(try document.simplified(by: plan).report.keptIndices == nil)
    let kept = try document.simplified(by: plan, keepsIndices: true).report.keptIndices
    #expect(
      kept
        == document.tracks.flatMap(\.segments).map { $0.retainedIndices(by: plan.simplification) })
  }

  @Test func linesWithoutTimesAreCountedWhereTimesWereAskedFor() throws {
    let timed = line([(0, 0), (10, 5), (20, 0), (30, 5)]).timed()
    let untimed = line([(0, 0), (10, 5), (20, 0)])
    let short = line([(0, 0), (10, 5)])
    let document = Samples.document([timed, untimed, short, untimed])
    #expect(try document.simplified(by: Samples.within(1, .tdTR)).report.untimedLines == 2)
    #expect(try document.simplified(by: Samples.within(1)).report.untimedLines == 0)
  }

  @Test func pinsStayWhateverTheBudget() throws {
    let corners = walk([(0, 0), (300, 0), (300, 300)], step: 10)
    let document = Samples.document([line(corners), line([(0, 0), (0, 50), (0, 90)])])
    var plan = try Samples.within(1000)
    plan.pins.turnOn(.turns)
    let (result, report) = try document.simplified(by: plan, keepsIndices: true)
    #expect(report.keptIndices == [[0, 30, 60], [0, 2]] && report.pinned == 1)
    #expect(result.countedVertices == 5)
    var budget = try Samples.atMost(5)
    budget.pins = plan.pins
    #expect(try document.simplified(by: budget).document == result)
  }

  /// A walk along a road, and into a yard beside it and out again.
  private static let detour = line(
    walk([(-500, 0), (0, 0), (0, 12), (0, 0), (500, 0)], step: 4)
  ).timed()

  private static func yard() throws -> FenceSet {
    let plane = LocalPlane(origin: place(47, 11))
    let ring = [(-20.0, 8.0), (20, 8), (20, 40), (-20, 40), (-20, 8)]
      .map { plane.coordinate(PlanePoint(x: $0.0, y: $0.1)) }
    return FenceSet([Fence(id: "yard", shape: try PolygonFence([[ring]]))])
  }

  @Test func verdictsStay() throws {
    let document = Samples.document([Self.detour])
    let monitor = FenceMonitor(try Self.yard())
    var plan = try Samples.within(20)
    func events(_ document: TrackDocument) throws -> [String] {
      try monitor.log(of: document).events.map { "\($0.event)" }
    }
    let lost = try document.simplified(by: plan)
    #expect(try events(lost.document).isEmpty && lost.report.verdictVertices == 0)
    plan.verdicts = monitor
    let kept = try document.simplified(by: plan)
    let wanted = try events(document)
    #expect(wanted.count == 2)
    #expect(try events(kept.document) == wanted)
    let restored = kept.report.verdictVertices
    #expect(restored > 0 && kept.report.fixes.after == lost.report.fixes.after + restored)
  }

  @Test func verdictsCountInBudgets() throws {
    let document = Samples.document([Self.detour])
    let monitor = FenceMonitor(try Self.yard())
    var plan = try Samples.atMost(2)
    plan.verdicts = monitor
    let error = #expect(throws: SimplificationError.self) { try document.simplified(by: plan) }
    guard case .budgetTooSmall(2, "vertices", let least, 0) = error else {
      Issue.record("not too small")
      return
    }
    for more in 0..<4 {
      plan.maxPoints = least + more
      let (result, report) = try document.simplified(by: plan)
      #expect(report.fixes.after <= least + more && report.fixes.after >= least)
      let events = try monitor.log(of: result).events
      #expect(events.count == 2)
    }
  }

  @Test func fencesThatCannotWatchAreSaid() throws {
    let document = Samples.document([line([(0, 0), (10, 0)])])
    var options = FenceMonitorOptions()
    options.dwell = 60
    var plan = try Samples.within(20)
    plan.verdicts = FenceMonitor(try Self.yard(), options: options)
    let error = #expect(throws: SimplificationError.self) { try document.simplified(by: plan) }
    guard case .fences = error else {
      Issue.record("another error")
      return
    }
  }

  @Test func aWayRoundAFenceStaysOutside() throws {
    let round = line(walk([(-30, 20), (-30, 42), (30, 42), (30, 20)], step: 3))
    let document = Samples.document([round])
    var plan = try Samples.within(200)
    let yard = try Self.yard()
    func touches(_ document: TrackDocument) -> Bool {
      let places = document.allLines[0].coordinates
      return zip(places, places.dropFirst()).contains {
        yard.fences[0].shape.touches(from: $0, to: $1)
      }
    }
    let (straight, _) = try document.simplified(by: plan)
    #expect(touches(straight) && !touches(document))
    plan.avoided = [yard, FenceSet([])]
    let (result, report) = try document.simplified(by: plan)
    #expect(!touches(result) && report.verdictVertices == report.fixes.after - 2)
    #expect(report.fixes.after < 12)
    // The same of a route.
    var planned = TrackDocument()
    planned.items = [.route(Route(points: round))]
    #expect(
      try planned.simplified(by: plan).document.routes[0].points == result.tracks[0].segments[0])
  }

  @Test func theReportOfRingsIsThere() throws {
    var document = TrackDocument()
    let bow = RingSamples.polygon([(9, 45), (10, 46), (10, 45), (9, 46)])
    let hut = RingSamples.polygon(
      RingSamples.square(12, 45, 0.0001) + [(12, 45.00005)])
    document.items = [.area(Area(polygons: [bow])), .area(Area(polygons: [hut]))]
    let (result, report) = try document.simplified(by: try Samples.within(1000))
    #expect(report.rings.untouched.map(\.area) == [0])
    #expect(report.rings.minimal.map(\.area) == [1])
    #expect(result.items[0] == document.items[0] && result.allRings.map(\.count) == [5, 4])
    #expect(report.positions.before == 11 && report.positions.after == 9)
  }
}

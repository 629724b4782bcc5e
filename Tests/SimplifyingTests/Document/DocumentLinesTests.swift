import Geodesy
import Geofencing
import RoutelayTestSupport
import Testing
import TrackProcessing
import Tracks

@testable import Simplifying

struct DocumentLinesTests {
  private typealias Samples = DocumentSamples

  private static func mixed() -> TrackDocument {
    var random = SeededGenerator(seed: 11)
    return Samples.mixed(&random)
  }

  @Test func linesComeInTheOrderOfTheDocument() {
    let document = Self.mixed()
    let lines = DocumentLines(document, PinRules())
    #expect(lines.lines.map(\.segment) == document.allLines)
    #expect(lines.owners.count == lines.lines.count)
    #expect(lines.owners[0] == .segment(item: 0, segment: 0))
    #expect(lines.owners[4] == .segment(item: 0, segment: 4))
    #expect(
      lines.owners[5...7] == [.route(item: 2), .route(item: 4), .segment(item: 6, segment: 0)])
    #expect(
      lines.owners[8...] == [
        .part(item: 8, line: 0), .part(item: 8, line: 1), .part(item: 8, line: 2),
      ])
  }

  @Test func pathsAreTracksAndRoutesCountedApart() {
    let lines = DocumentLines(Self.mixed(), PinRules())
    #expect(lines.paths.map(\.lines) == [0..<5, 5..<6, 6..<7, 7..<8])
    #expect(lines.paths.map(\.source) == [.track, .route, .route, .track])
    #expect(lines.paths.map(\.number) == [0, 0, 1, 1])
    #expect(
      lines.places == (0..<5).map { .track(0, segment: $0) } + [
        .route(0), .route(1), .track(1, segment: 0), .feature, .feature, .feature,
      ])
  }

  @Test func tracksWithoutSegmentsAreNoPathsButCount() {
    // Fences number tracks as the document does.
    var document = TrackDocument()
    let segment = line([(0, 0), (10, 0)])
    document.items = [
      .track(Track(segments: [segment])), .track(Track()), .track(Track(segments: [segment])),
    ]
    let lines = DocumentLines(document, PinRules())
    #expect(lines.paths.map(\.number) == [0, 2])
    #expect(lines.places == [.track(0, segment: 0), .track(2, segment: 0)])
  }

  @Test func keepingAllChangesNothing() {
    let document = Self.mixed()
    let lines = DocumentLines(document, PinRules())
    let all = lines.lines.map { Array($0.segment.indices) }
    #expect(lines.applied(all, to: document) == document)
  }

  @Test func whatIsKeptIsPutWhereItWas() throws {
    try forEachSeed(count: 30) { random in
      let document = Samples.mixed(&random)
      let lines = DocumentLines(document, PinRules())
      let some = lines.lines.map { line in
        let times = random.int(in: 1...6)
        return line.segment.indices.filter { line.pins.contains($0) || random.oneIn(times) }
      }
      let result = lines.applied(some, to: document)
      for (n, owner) in lines.owners.enumerated() {
        let wanted = lines.lines[n].segment.keeping(some[n])
        switch (owner, result.items[owner.item]) {
        case (.segment(_, let k), .track(let track)): try #require(track.segments[k] == wanted)
        case (.route, .route(let route)):
          try #require(Set(route.path.coordinates).isSuperset(of: wanted.coordinates))
        case (.part(_, let k), .feature(let feature)):
          try #require(feature.geometry?.lines[k] == wanted)
        default: Issue.record("an item of another kind")
        }
      }
      try #require(lines.segmentIndices(some) == Array(some[0..<5]) + [some[7]])
    }
  }

  @Test func pinsAreCountedWithoutEnds() {
    // A turn in the middle, and waypoints on the line and at its start.
    let segment = line(walk([(0, 0), (200, 0), (200, 200)], step: 10))
    var document = Samples.document([segment])
    for index in [0, 30] {
      document.items.append(
        .waypoint(Waypoint(position: Segment(coordinates: [segment.coordinates[index]]))))
    }
    func pinned(_ kinds: [PinKind]) -> Int {
      var rules = PinRules()
      for kind in kinds { rules.turnOn(kind) }
      return DocumentLines(document, rules).pinnedCount
    }
    #expect(pinned([]) == 0 && pinned([.turns]) == 1)
    #expect(pinned([.waypoints]) == 1 && pinned([.waypoints, .turns]) == 2)
  }

  @Test func pointsOfRoutesWithWordsArePinned() {
    var words = FixDetails()
    words.name = "left"
    var route = Route(points: line([(0, 0), (10, 0), (20, 0), (30, 0)]))
    route.points.updateDetails { details, i in if i == 1 { details = words } }
    var document = TrackDocument()
    document.items = [.route(route)]
    let lines = DocumentLines(document, PinRules())
    #expect(lines.lines[0].pins == [0, 1, 3] && lines.pinnedCount == 1)
  }

  @Test(
    arguments: [
      (known: [3, 5, 8], pins: [3, 8]), (known: [0, 5, 8], pins: [8]), (known: [2, 10], pins: [2]),
      (known: [0, 4, 10], pins: []), (known: [], pins: []), (known: [5], pins: [5]),
    ] as [(known: [Int], pins: [Int])])
  func aLineWithoutTimesAtItsEndsLostItsDuration(known: [Int], pins: [Int]) throws {
    var segment = line(walk([(0, 0), (100, 0)], step: 10))
    segment.setTimes(
      segment.indices.map { known.contains($0) ? instant(Double($0)) : .missing })
    var document = TrackDocument()
    document.items = [.track(Track(segments: [segment])), .route(Route(points: segment))]
    let lines = DocumentLines(document, PinRules())
    for line in lines.lines { #expect(line.pins == ([0, 10] + pins).sorted()) }
    let certificate = try document.simplified(by: try DocumentSamples.within(1)).report.certificate
    #expect(certificate.duration.before == certificate.duration.after)
  }
}

import Geodesy
import Geofencing
import Testing
import TrackProcessing
import Tracks

@testable import Simplifying

struct PathGuardTests {
  /// Three tracks past a circle of 50 m: through it, round it, and far away.
  private static let document: TrackDocument = {
    var document = TrackDocument()
    let through = line(walk([(-300, 60), (0, 60), (0, 20), (0, 60), (300, 60)], step: 10)).timed()
    let round = line(walk([(-60, -60), (-60, 60), (60, 60), (60, -60)], step: 5)).timed()
    let far = line(walk([(-900, 900), (0, 930), (900, 900)], step: 30)).timed()
    document.items = [
      .track(Track(segments: [through])), .route(Route(points: round)),
      .track(Track(segments: [far])),
      .feature(Feature(geometry: .lineString(round))),
    ]
    return document
  }()

  private static func circle() throws -> FenceSet {
    FenceSet([Fence(id: "a", shape: try CircleFence(center: place(47, 11), radius: Meters(50)))])
  }

  private func mended(
    _ change: (inout SimplificationPlan) throws -> Void
  ) throws -> (added: [Int], count: Int) {
    let lines = DocumentLines(Self.document, PinRules())
    let ends = lines.lines.map { [0, $0.count - 1] }
    var plan = try DocumentSamples.within(1)
    try change(&plan)
    var kept = ends
    let count = try PathGuard(plan).mend(lines, &kept)
    for (all, own) in zip(kept, ends) { #expect(Set(all).isSuperset(of: own)) }
    return (zip(kept, ends).map { $0.count - $1.count }, count)
  }

  @Test func nothingComesBackUnlessAskedFor() throws {
    #expect(try mended { _ in }.added == [0, 0, 0, 0])
    #expect(try mended { $0.avoided = [FenceSet([])] }.added == [0, 0, 0, 0])
  }

  @Test func verdictsBringBackWhatTheyHangOn() throws {
    let (added, count) = try mended { $0.verdicts = FenceMonitor(try Self.circle()) }
    // Straight between its ends the route would go through the circle: it ends 60 m south of it.
    #expect(added[0] > 0 && added[2] == 0 && added[3] == 0)
    #expect(count == added.reduce(0, +))
  }

  @Test func avoidedFencesBringBackWhatGoesRound() throws {
    let (added, count) = try mended { $0.avoided = [try Self.circle()] }
    // The track that comes in itself may come in.
    #expect(added[1] == 0 && added[2] == 0 && count == added.reduce(0, +))
    let square = try mended {
      let plane = LocalPlane(origin: place(47, 11))
      let ring = [(-40.0, -70.0), (40, -70), (40, 40), (-40, 40), (-40, -70)]
        .map { plane.coordinate(PlanePoint(x: $0.0, y: $0.1)) }
      $0.avoided = [FenceSet([Fence(id: "b", shape: try PolygonFence([[ring]]))])]
    }
    #expect(square.added[1] > 0)
  }

  @Test func bothAtOnce() throws {
    let verdicts = try mended { $0.verdicts = FenceMonitor(try Self.circle()) }
    let both = try mended {
      $0.verdicts = FenceMonitor(try Self.circle())
      $0.avoided = [try Self.circle()]
    }
    #expect(zip(both.added, verdicts.added).allSatisfy { $0 >= $1 })
  }

  @Test func whatWasKeptInsideBringsBackWhatStaysThere() throws {
    // A corridor in the shape of an arch, along the route.
    let plane = LocalPlane(origin: place(47, 11))
    let arch = [
      (-70.0, -70.0), (-50, -70), (-50, 50), (50, 50), (50, -70), (70, -70), (70, 70), (-70, 70),
      (-70, -70),
    ].map { plane.coordinate(PlanePoint(x: $0.0, y: $0.1)) }
    let (added, count) = try mended {
      $0.confining = [FenceSet([Fence(id: "b", shape: try PolygonFence([[arch]]))])]
    }
    #expect(added[1] >= 2 && count == added.reduce(0, +))
    #expect(added[2] == 0)
  }
}

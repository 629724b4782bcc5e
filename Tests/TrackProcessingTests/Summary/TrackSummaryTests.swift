import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct TrackSummaryTests {
  /// O-STAT-01: ten kilometers by train between two segments.
  @Test func theGapBetweenSegmentsIsNotTraveled() throws {
    let track = Track(segments: [
      segment([(47.0, 11, 500, 0), (47.0009, 11, 500, 10)]),
      segment([(47.09, 11, 500, 3600), (47.0909, 11, 500, 3610)]),
    ])
    let summary = TrackSummary(of: track)
    #expect(summary.distance.isNear(200.11))
    #expect(summary.recordedTime == 20 && summary.duration == 3610)
    #expect(try #require(summary.maxSpeed).isNear(10.01, part: 0.001))
    #expect(summary.movingTime == 20 && summary.stoppedTime == 0)
    #expect(try #require(summary.averageSpeed).isNear(200.11 / 3610))
    #expect(try #require(summary.movingSpeed).isNear(200.11 / 20))
  }

  /// O-SEG-01: an empty segment, one of a single fix, and a normal one.
  @Test func emptyAndSingleSegmentsAddNothing() {
    let track = Track(segments: [
      Segment(), segment([(54.431, -2.961, 95, 31)]),
      segment([
        (54.435, -2.97, 60, 97), (54.4352, -2.9701, 59, 100), (54.4362, -2.9706, 58, 158),
      ]),
    ])
    let summary = TrackSummary(of: track)
    #expect(summary.distance.isNear(139.13, part: 0.006))
    #expect(summary.duration == 127 && summary.recordedTime == 61)
    #expect(summary.maxElevation == 95 && summary.ascent == 0 && summary.descent == 0)
  }

  @Test func climbDoesNotBridgeSegments() {
    let track = Track(segments: [climb([0, 10]), climb([100, 90])])
    let summary = TrackSummary(of: track)
    #expect(summary.ascent == 10 && summary.descent == 10)
    #expect(summary.minElevation == 0 && summary.maxElevation == 100)
  }

  @Test func segmentsWithoutElevationCountFlat() {
    let flat = segment([(45, 7, nil, nil), (45.001, 7, nil, nil)])
    let steep = segment([(45, 7, 0, nil), (45.001, 7, 100, nil)])
    let both = TrackSummary(of: Track(segments: [flat, steep]))
    let other = TrackSummary(of: Track(segments: [steep, flat]))
    #expect(both == other)
    let length = TrackSummary(of: flat).distance
    #expect(abs((both.distance3D ?? 0) - length - (length * length + 10000).squareRoot()) < 1e-9)
    #expect(TrackSummary(of: Track(segments: [flat, flat])).distance3D == nil)
  }

  @Test func combiningIsTheSameInAnyGrouping() throws {
    try forAll { random in
      let parts = (0..<6).map { _ in
        TrackSummary(
          of: segment(
            (0..<random.int(in: 0...4)).map { _ in
              // Halves and whole numbers add up exactly; distances are compared with a tolerance.
              (
                45 + random.double(in: 0...0.01), 7,
                random.oneIn(2) ? nil : Double(random.int(in: 0...100)),
                random.oneIn(2) ? nil : Double(random.int(in: 0...1000))
              )
            }))
      }
      var one = TrackSummary.combined(parts)
      var two = TrackSummary.combined([
        .combined(parts[..<2]), .combined(parts[2..<5]), .combined(parts[5...]),
      ])
      let isNear =
        abs(one.distance - two.distance) < 1e-6
        && abs((one.distance3D ?? -1) - (two.distance3D ?? -1)) < 1e-6
      one.distance = two.distance
      one.distance3D = two.distance3D
      two.distance3D = one.distance3D
      return isNear && one == two
    }
  }

  @Test func aDocumentIsItsTracks() {
    var document = TrackDocument()
    let track = Track(segments: [segment([(45, 7, 100, 0), (45.001, 7, 100, 60)])])
    document.items = [
      .track(track), .route(Route(points: segment([(45, 7, nil, nil), (46, 7, nil, nil)]))),
      .waypoint(Waypoint(position: segment([(45, 7, 4000, nil)]))), .track(track),
    ]
    let summary = TrackSummary(of: document)
    #expect(summary.distance == 2 * TrackSummary(of: track).distance)
    #expect(summary.maxElevation == 100 && summary.recordedTime == 120 && summary.duration == 60)
    #expect(TrackSummary(of: TrackDocument()) == TrackSummary())
  }

  @Test func instantsAtTheEndsOfTimeDoNotTrap() {
    var far = Segment()
    for seconds in [Int64.min + 1, Int64.max] {
      far.append(
        Fix(
          coordinate: Coordinate(uncheckedLatitude: 0, longitude: 0),
          time: Timestamp(seconds: seconds)))
    }
    #expect(TrackSummary(of: far).duration?.isFinite == true)
  }
}

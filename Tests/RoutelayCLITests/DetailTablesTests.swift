import Geodesy
import RouteJobs
import Testing
import TrackProcessing
import Tracks

@testable import RoutelayCLI

@Suite struct DetailTablesTests {
  /// A way up of 1.5 km in 15 minutes, and a route along it.
  private static func record(_ request: DetailRequest) -> DocumentRecord {
    var segment = Segment()
    for i in 0...60 {
      segment.append(
        Fix(
          coordinate: Coordinate(uncheckedLatitude: 45 + Double(i) * 0.000225, longitude: 7),
          elevation: 500 + Double(i) * 2, time: Timestamp(seconds: Int64(i) * 15)))
    }
    var document = TrackDocument()
    document.items = [
      .track(Track(segments: [segment])), .route(Route(points: Segment(coordinates: []))),
    ]
    return DocumentRecord(document, SummaryOptions(), request: request)
  }

  @Test func splitsAreOneLineEach() {
    var request = DetailRequest()
    request.splits = .distance(1000.meters)
    #expect(
      DetailTables.text(Self.record(request), .metric) == """
          splits of track 1, every 1 km
            split  distance   time  moving     speed       pace  ascent  descent
                1   1.00 km  10:00   10:00  6.0 km/h  10:00 /km    80 m      0 m
                2   500.3 m   5:00    5:00  6.0 km/h  10:00 /km    40 m      0 m  partial
          splits of route 1, every 1 km: none

        """)
    request.splits = .duration(600)
    let text = DetailTables.text(Self.record(request), .nautical)
    #expect(text.hasPrefix("  splits of track 1, every 10 min\n"))
    #expect(text.hasSuffix("  splits of route 1, every 10 min: none\n"))
  }

  @Test func climbsAreOneLineEach() throws {
    var request = DetailRequest()
    request.climbs = ClimbOptions()
    let text = DetailTables.text(Self.record(request), .metric)
    #expect(text.hasSuffix("  climbs of route 1: unknown\n"))
    let lines = text.split(separator: "\n")
    #expect(lines[0] == "  climbs of track 1")
    #expect(lines[1].hasPrefix("    climb  starts at   length   gain  grade  greatest"))
    #expect(lines[2].hasSuffix("15:00  45,7"))
  }

  @Test func comparedMethodsHaveATableEach() {
    var request = DetailRequest()
    request.comparesMethods = true
    let text = DetailTables.text(Self.record(request), .metric)
    for line in [
      "  distance by\n    *  WGS84 geodesics ", "  ascent by\n    *  zigzag 5m ",
      "  moving time by\n    *  legs under 0.5 m/s for 15 s or more are stops  15:00\n",
      "  greatest speed by\n    *  greatest leg ", "(GoldenCheetah by default)\n",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    // Nobody recorded a speed.
    #expect(!text.contains("greatest recorded"))
  }

  @Test func nothingIsSaidThatWasNotAskedFor() {
    #expect(DetailTables.text(Self.record(DetailRequest()), .metric) == "")
  }
}

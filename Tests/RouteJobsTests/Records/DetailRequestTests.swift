import Geodesy
import TrackFormats
import TrackProcessing
import Tracks
import Testing

@testable import RouteJobs

@Suite struct DetailRequestTests {
  private static let way = Segment(
    coordinates: (0...100).map {
      Coordinate(uncheckedLatitude: 45 + Double($0) / 100, longitude: 7)
    })

  private func details(
    _ request: DetailRequest, _ findings: inout [Finding]
  ) -> LineDetails? {
    request.details(of: [Self.way], SummaryOptions(), called: "track 7", &findings)
  }

  @Test func onlyWhatIsAskedForIsThere() throws {
    var findings: [Finding] = []
    var request = DetailRequest()
    #expect(details(request, &findings) == nil)
    request.splits = .distance(10_000.meters)
    let splits = try #require(details(request, &findings))
    #expect(splits.splits??.count == 12 && splits.climbs == nil)
    request.splits = nil
    request.climbs = ClimbOptions()
    let climbs = try #require(details(request, &findings))
    #expect(climbs.splits == nil && climbs.climbs == .some(nil), "there are no elevations")
    var flat = Self.way
    flat.setElevations(flat.indices.map { $0 == 3 ? 5 : .nan })
    let known = request.details(of: [flat], SummaryOptions(), called: "", &findings)
    #expect(known?.climbs == .some([]))
    #expect(findings.isEmpty)
  }

  @Test func whatIsUnknownIsToldFromWhatWasNotAskedFor() throws {
    var findings: [Finding] = []
    var request = DetailRequest()
    request.splits = .duration(60)
    let details = try #require(details(request, &findings))
    #expect(details.splits == .some(nil) && findings.isEmpty)
  }

  @Test func tooManySplitsAreAFinding() throws {
    var findings: [Finding] = []
    var request = DetailRequest()
    request.splits = .distance(1.meters)
    let details = try #require(details(request, &findings))
    #expect(details.splits == .some(nil))
    #expect(
      findings == [
        Finding(
          .limitExceeded, at: nil,
          "track 7 would have more than 100000 splits: ask for longer ones")
      ])
  }
}

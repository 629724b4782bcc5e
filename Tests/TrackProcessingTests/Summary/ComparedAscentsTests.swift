import Testing

@testable import TrackProcessing

@Suite struct ComparedAscentsTests {
  private static func results(_ options: SummaryOptions = SummaryOptions()) -> [ComparedResult] {
    var ascents = ComparedAscents(options)
    ascents.add(climb(AscentCounterTests.hill.map { $0 }))
    ascents.add(climb([nil]))
    ascents.add(climb([0, 4]))
    return ascents.results(\.ascent)
  }

  /// Reference values of the hill, and 4 m of another segment; the last by gpxpy 1.6.2.
  @Test(arguments: [
    ("raw", 30.0), ("zigzag 2m", 28), ("zigzag 5m", 22), ("zigzag 10m", 22), ("hysteresis 3m", 26),
    ("hysteresis 10m", 12), ("weights 0.3, 0.4, 0.3, raw", 19.9),
  ])
  func ascents(method: String, ascent: Double) throws {
    let result = try #require(Self.results().first { $0.method == method })
    #expect(abs(try #require(result.value) - ascent) < 1e-9)
  }

  @Test func theMethodOfTheSummaryIsFirst() {
    #expect(Self.results().first?.method == "zigzag 5m")
    var options = SummaryOptions()
    options.ascentMethod = .hysteresis
    let results = Self.results(options)
    #expect(results.first?.method == "hysteresis 5m")
    #expect(results.count == Self.results().count)
    #expect(results.first { $0.method == "hysteresis 3m" }?.countsLike?.hasPrefix("Golden") == true)
  }

  @Test func endsKeepTheirElevation() {
    #expect(ComparedAscents.weighted([0, 10, 0]) == AscentTotal(ascent: 4, descent: 4))
    #expect(ComparedAscents.weighted([.nan, 0, .nan, 10]) == AscentTotal(ascent: 10, descent: 0))
    #expect(ComparedAscents.weighted([]) == AscentTotal())
  }
}

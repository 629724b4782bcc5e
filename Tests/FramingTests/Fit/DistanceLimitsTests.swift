import Testing

@testable import Framing

@Suite struct DistanceLimitsTests {
  @Test func metersAreMapPointsOfALatitude() {
    let limits = DistanceLimits(minimumMeters: 10, maximumMeters: 20)
    let range = limits.range(metersPerMapPoint: 0.1)
    #expect(range.least == 100 && range.greatest == 200)
  }

  @Test func whatTheClientCanDoWins() {
    var limits = DistanceLimits(minimumMeters: 10, maximumMeters: 20)
    limits.maximumMapPoints = 50
    #expect(limits.range(metersPerMapPoint: 0.1) == (50, 50))
    limits.maximumMapPoints = 1000
    limits.minimumMapPoints = 500
    #expect(limits.range(metersPerMapPoint: 0.1) == (500, 500))
  }
}

import Testing

@testable import RoutelayCLI

@Suite struct UnitSystemTests {
  @Test(arguments: [
    (UnitSystem.metric, 999.94, "999.9 m"), (.metric, 1000, "1 km"), (.metric, 8305.6, "8.31 km"),
    (.imperial, 1609.344, "1 mi"), (.imperial, 1609, "5279 ft"), (.imperial, 0, "0 ft"),
    (.nautical, 18520, "10 nmi"), (.nautical, 100, "328 ft"), (.metric, .infinity, "unknown km"),
  ])
  func lengths(units: UnitSystem, meters: Double, text: String) {
    #expect(units.length(meters) == text)
  }

  @Test func cellsKeepTheirZeros() {
    #expect(UnitSystem.metric.length(8300, decimals: 3, isCell: true) == "8.300 km")
    #expect(UnitSystem.metric.length(1000, isCell: true) == "1.00 km")
    #expect(UnitSystem.metric.length(12, isCell: true) == "12.0 m")
    #expect(UnitSystem.imperial.length(12, isCell: true) == "39 ft")
    #expect(UnitSystem.metric.speed(5, isCell: true) == "18.0 km/h")
    #expect(UnitSystem.percent(4, isCell: true) == "4.0 %" && UnitSystem.percent(4) == "4 %")
  }

  @Test(arguments: [
    (1e300, "1e+297 km"), (-1.23456e30, "-1234560000000000000000000000000 m"),
    (1e19, "10000000000000000 km"),
  ])
  func absurdNumbersAreShort(meters: Double, text: String) {
    // A negative length is in meters.
    let shown = UnitSystem.metric.length(meters)
    #expect(shown.utf8.count < 24)
    if meters > 0 { #expect(shown == text) }
    #expect(UnitSystem.metric.height(1.23456e30, decimals: 1, isCell: true) == "1.235e+30 m")
    #expect(UnitSystem.percent(-9.8765e200) == "-9.877e+200 %")
  }

  @Test func heightsSpeedsAndTemperatures() {
    #expect(UnitSystem.metric.height(801.26, decimals: 1) == "801.3 m")
    #expect(UnitSystem.metric.height(801.26) == "801 m")
    #expect(UnitSystem.nautical.height(100, decimals: 1) == "328 ft")
    #expect(UnitSystem.metric.speed(2.575) == "9.3 km/h")
    #expect(UnitSystem.imperial.speed(10) == "22.4 mph")
    #expect(UnitSystem.nautical.speed(10) == "19.4 kn")
    #expect(UnitSystem.metric.temperature(-0.04) == "0 °C")
    #expect(UnitSystem.imperial.temperature(20) == "68 °F")
  }

  @Test func aPaceIsForFeet() {
    #expect(UnitSystem.metric.pace(1000.0 / 300) == "5:00 /km")
    #expect(UnitSystem.imperial.pace(1609.344 / 481) == "8:01 /mi")
    #expect(UnitSystem.nautical.pace(3) == nil)
    #expect(UnitSystem.metric.pace(0) == nil && UnitSystem.metric.pace(8) == nil)
    #expect(UnitSystem.metric.pace(.nan) == nil)
  }

  @Test(arguments: [
    (0.0, "0 s", "0:00"), (59.4, "59.4 s", "0:59"), (60, "1 min 0 s", "1:00"),
    (302, "5 min 2 s", "5:02"), (3600, "1 h 0 min 0 s", "1:00:00"),
    (3599.7, "1 h 0 min 0 s", "1:00:00"), (90_061, "25 h 1 min 1 s", "25:01:01"),
  ])
  func durations(seconds: Double, words: String, clock: String) {
    #expect(UnitSystem.time(seconds) == words)
    #expect(UnitSystem.clock(seconds) == clock)
  }

  @Test(arguments: [
    (30.0, "30 s"), (60, "1 min"), (1800, "30 min"), (7200, "2 h"), (5400, "90 min"),
    (61, "1 min 1 s"),
  ])
  func shortDurations(seconds: Double, words: String) {
    #expect(UnitSystem.shortTime(seconds) == words)
  }

  @Test func whatIsNoDurationDoesNotTrap() {
    #expect(UnitSystem.clock(.nan) == "unknown" && UnitSystem.clock(1e300) == "unknown")
    #expect(UnitSystem.time(1e300) != "")
  }
}

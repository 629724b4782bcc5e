import Geodesy
import Testing
import Tracks

@testable import Reports

struct ReportWordsTests {
  @Test(arguments: [
    (0.0, "0 s"), (1.5, "1.5 s"), (60, "1 min"), (95, "95 s"), (120, "2 min"),
    (125.25, "2 min 5.25 s"),
    (5400, "1 h 30 min"), (3601, "1 h 1 s"), (0.0004, "0 s"), (1e15, "1000000000000000 s"),
  ])
  func durations(_ seconds: Double, _ expected: String) {
    #expect(ReportWords.duration(seconds) == expected)
  }

  @Test(arguments: [
    (0.0354, "0.035 m"), (-12.345, "12.3 m"), (9999, "9999 m"), (45_678, "45.7 km"), (0, "0 m"),
  ])
  func lengths(_ meters: Double, _ expected: String) {
    #expect(ReportWords.length(Meters(meters)) == expected)
  }

  @Test func timesAndPlaces() {
    #expect(
      ReportWords.time(Timestamp(seconds: 0, nanoseconds: 5_000_000)) == "1970-01-01T00:00:00.005Z")
    let place = Coordinate(uncheckedLatitude: -33.123456789, longitude: 151)
    #expect(ReportWords.place(place) == "-33.1234568,151")
  }
}

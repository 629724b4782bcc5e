import Testing

@testable import Geofencing

@Suite struct ClippingReportTests {
  @Test func lossesAreInWords() {
    var report = ClippingReport()
    #expect(report.isUnchanged && report.losses.isEmpty)
    report.straddlingItems = 1
    #expect(report.losses == ["areas or features on both sides of the border (1)"])
    report.straddlingItems = 2
    report.tracksWithLostArrays = 1
    #expect(
      report.losses == [
        "areas or features on both sides of the border (2)",
        "unknown coordinateProperties of tracks that were cut",
      ])
  }

  @Test func oneWaypointLessIsAChange() {
    var report = ClippingReport()
    report.waypoints.before = 3
    report.waypoints.after = 2
    #expect(!report.isUnchanged && report.waypoints.lost == 1)
  }
}

import Testing

@testable import Geofencing

@Suite struct ClippingReportTests {
  @Test func lossesAreInWords() {
    var report = ClippingReport()
    #expect(report.isUnchanged && report.losses.isEmpty)
    report.straddlingItems = 1
    #expect(report.losses == ["1 area or feature that lies on both sides of the border"])
    report.straddlingItems = 2
    report.tracksWithLostArrays = 1
    #expect(
      report.losses == [
        "2 areas or features that lie on both sides of the border",
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

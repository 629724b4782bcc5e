import Geofencing
import Testing

@testable import RouteJobs

@Suite struct ClippingReportJSONTests {
  @Test func whatIsUnchangedIsNotSaid() {
    #expect(ClippingReport().summary("keep-inside") == nil)
  }

  @Test func everythingThatIsGoneIsSaid() {
    var report = ClippingReport()
    report.fixes.before = 9
    report.fixes.after = 5
    report.removedFixes = 4
    report.waypoints.before = 3
    report.waypoints.after = 1
    report.areas.before = 1
    report.routePoints.before = 4
    report.routePoints.after = 2
    #expect(
      report.summary("privacy")
        == "privacy removed 4 of 9 fixes, removed 2 waypoints, removed 1 area, made 2 route "
        + "points of 4")
  }

  @Test(arguments: [(true, true), (true, false), (false, true)])
  func indicesComeOnRequestAndInReportsOnly(_ isAsked: Bool, _ isWhole: Bool) {
    var report = ClippingReport()
    report.keepsIndices = isAsked
    report.keptIndices = isAsked ? [[0, 2], []] : nil
    var json = ReportJSON()
    json.object { report.writeMembers(to: &$0, isWhole: isWhole) }
    let text = String(decoding: json.finish(), as: UTF8.self)
    #expect(text.hasPrefix(#"{"before":0,"after":0,"removed":0,"added":0,"#))
    #expect(text.contains(#""keptIndices":[[0,2],[]]"#) == (isAsked && isWhole))
    #expect(text.contains("keptIndices") == (isAsked && isWhole))
  }
}

import Testing

@testable import Geofencing

@Suite struct PrivacyReportTests {
  @Test func lossesAreInWords() {
    var report = PrivacyReport()
    #expect(report.losses.isEmpty)
    report.forgottenItems = 1
    report.removedWords = 1
    report.forgetsMetadata = true
    report.clipping.straddlingItems = 1
    #expect(report.losses.count == 4)
  }
}

import Geodesy
import Geofencing
import Testing
import Tracks

@testable import Reports

struct FenceReportTests {
  static func report(_ outcomes: [(path: String?, CheckCase.Outcome)]) -> CheckReport {
    var expectation = FenceExpectation()
    expectation.fence = "yard"
    expectation.never = true
    return CheckReport(
      fenceCases: outcomes.map {
        CheckCase(expectation: 0, name: nil, path: $0.path, outcome: $0.1)
      }, of: [expectation], expectationsPath: "expect.json", version: "1")
  }

  @Test func outcomesAndPlaces() {
    var event = FenceSentencesTests.event(.enter)
    event.line = 41
    let failure = CheckFailure(
      .never, fence: "yard", .inside(event), approach: FenceSentencesTests.approach(-12.3456))
    let report = Self.report([
      ("a.gpx", .passed), ("b.gpx", .failed([failure])), ("c.gpx", .noFixes),
      ("d.gpx", .error("cut off")),
      (nil, .failed([CheckFailure(nil, fence: "yard", .noFile(pattern: "x"))])),
    ])
    #expect(report.cases.map(\.outcome) == [.passed, .failed, .skipped, .error, .failed])
    #expect(report.cases.map(\.name) == Array(repeating: "yard: never inside", count: 5))
    let problem = report.cases[1].problems[0]
    #expect(problem.rule == "fence-never" && problem.place == "b.gpx:41")
    #expect(problem.facts[1] == .init("fence", .text("yard")))
    #expect(problem.facts[2] == .init("margin", .number(-12.3456, decimals: 3)))
    #expect(problem.facts[3] == .init("time", .text("2026-05-01T07:00:00Z")))
    #expect(report.cases[4].problems[0].rule == "fence-not-tested")
    // What belongs to no track belongs to the expectation.
    #expect(report.cases[4].problems[0].path == "expect.json")
    #expect(!report.isSuccess)
  }

  @Test func theApproachGivesTheLineWhereNoEventDoes() {
    var approach = FenceSentencesTests.approach(5)
    approach?.line = 7
    let problem = ReportProblem(
      fence: CheckFailure(
        .enter(.init(min: 1)), fence: "yard", .count(0, nearMiss: nil), approach: approach),
      expectation: 3, path: "a.gpx")
    #expect(problem.line == 7 && problem.rule == "fence-enter")
  }
}

import Testing

@testable import RoutelayCLI

@Suite struct ExitCodeTests {
  @Test func theNumbersArePinned() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 64, 129, 130, 143])
  }

  @Test func theWorstWins() {
    let order: [ExitCode] = [.success, .checkFailed, .failure, .usage]
    for (i, a) in order.enumerated() {
      for (k, b) in order.enumerated() { #expect(a.merged(with: b) == order[max(i, k)]) }
    }
    #expect(ExitCode.failure.merged(with: .interrupted) == .interrupted)
  }

  @Test func signalsHaveTheirCodes() {
    #expect(ExitCode(signal: 1).rawValue == 129)
    #expect(ExitCode(signal: 2).rawValue == 130)
    #expect(ExitCode(signal: 15).rawValue == 143)
  }
}

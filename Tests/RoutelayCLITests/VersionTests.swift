import Testing

@testable import RoutelayCLI

@Suite struct VersionTests {
  @Test func itIsThreeNumbers() {
    let parts = Version.number.split(separator: ".", omittingEmptySubsequences: false)
    #expect(parts.count == 3 && parts.allSatisfy { Int($0).map { $0 >= 0 } ?? false })
  }
}

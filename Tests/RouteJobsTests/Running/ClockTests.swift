import Testing

@testable import RouteJobs

@Suite struct ClockTests {
  @Test func timeNeverGoesBack() {
    var last = Clock.seconds
    for _ in 0..<1000 {
      let now = Clock.seconds
      #expect(now >= last)
      last = now
    }
  }

  @Test func thereIsACore() { #expect(Clock.coreCount >= 1) }
}

import Testing

@testable import RouteJobs

@Suite struct ProgressTests {
  @Test func rateAndTimeLeftAreThoseSoFar() {
    var progress = Progress(total: 100, now: 1000, interval: 1)
    #expect(progress.line(done: 20, now: 1010) == "20 of 100 files, 2.0 files/s, 40 s left")
    #expect(progress.line(done: 40, now: 1100) == "40 of 100 files, 0.4 files/s, 2 min 30 s left")
    #expect(progress.line(done: 100, now: 1200) == "100 of 100 files, 0.5 files/s")
  }

  @Test func linesDoNotComeTooOften() {
    var progress = Progress(total: 1000, now: 0, interval: 0.1)
    let lines = (1...1000).compactMap { progress.line(done: $0, now: Double($0) * 0.001) }
    #expect((8...10).contains(lines.count))
  }

  @Test func nothingDoneHasNoRate() {
    var progress = Progress(total: 10, now: 0, interval: 1)
    #expect(progress.line(done: 0, now: 5) == "0 of 10 files")
  }
}

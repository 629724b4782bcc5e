import RoutelayTestSupport
import Testing

@testable import RouteJobs

@Suite struct BatchTests {
  @Test(arguments: [1, 2, 7])
  func resultsComeInOrder(_ jobs: Int) async {
    var order: [Int] = []
    var done: [Int] = []
    await Batch(jobs: jobs).run(
      count: 40,
      work: { i in
        // Later pieces are ready sooner.
        var x = 0
        for k in 0..<(40 - i) * 2000 { x ^= k }
        return i + (x & 0)
      },
      failed: { _ in false }, finished: { done.append($0) },
      deliver: { i, result in
        #expect(i == result)
        order.append(i)
      })
    #expect(order == Array(0..<40))
    #expect(done == Array(1...40))
  }

  @Test(arguments: [1, 2])
  func oneFailureDoesNotStopTheOthers(_ jobs: Int) async {
    var results: [Int?] = []
    await Batch(jobs: jobs).run(
      count: 5, work: { $0 }, failed: { $0 == 1 }, deliver: { results.append($1) })
    #expect(results == [0, 1, 2, 3, 4])
  }

  @Test func theFirstFailureStopsTheRestOnRequest() async {
    var batch = Batch(jobs: 1)
    batch.stopsAtFailure = true
    var results: [Int?] = []
    await batch.run(
      count: 5, work: { $0 }, failed: { $0 == 1 }, deliver: { results.append($1) })
    #expect(results == [0, 1, nil, nil, nil])
  }

  @Test func inParallelToo() async {
    var batch = Batch(jobs: 2)
    batch.stopsAtFailure = true
    var results: [Int?] = []
    await batch.run(
      count: 100, work: { $0 }, failed: { $0 == 1 }, deliver: { results.append($1) })
    #expect(results.count == 100)
    // What ran beside the failure is done; nothing is started long after.
    #expect(results.compactMap { $0 }.count < 10)
    #expect(results[1] == 1)
  }

  @Test func nothingToDoIsDone() async {
    await Batch(jobs: 4).run(
      count: 0, work: { $0 }, failed: { _ in true }, deliver: { _, _ in Issue.record("no") })
  }
}

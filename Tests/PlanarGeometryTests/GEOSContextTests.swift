import Geodesy
import Testing

@testable import PlanarGeometry

@Suite struct GEOSContextTests {
  @Test func messagesAreThoseOfTheFailedCall() throws {
    let context = try GEOSContext()
    // Three points, not closed: GEOS refuses the ring.
    let failure = #expect(throws: GEOSFailure.self) {
      try context.call("test") { handle in
        GEOSTestCalls.openRing(handle)
      }
    }
    guard case .failed("test", let message) = failure else {
      Testing.Issue.record("unexpected \(String(describing: failure))")
      return
    }
    #expect(message.contains("LinearRing"))
    // The next failure does not repeat that message.
    #expect(throws: GEOSFailure.failed(operation: "next", message: "no reason given")) {
      try context.call("next") { _ -> Int? in nil }
    }
    // And success after failure is success.
    #expect(
      try PlaneArea(rings: [square(0, 0, 1)]).validity(in: context) == .valid)
  }

  @Test func contextsOfSeveralTasksDoNotDisturbEachOther() async throws {
    let results = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let context = try GEOSContext()
          var valid = 0
          for i in 0..<200 {
            let hole = square(i.isMultiple(of: 2) ? 0 : 40, 0, 1)
            let area = try PlaneArea(rings: [square(0, 0, 10), hole])
            if try area.validity(in: context) == .valid { valid += 1 }
          }
          return valid
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == [100, 100, 100, 100])
  }
}

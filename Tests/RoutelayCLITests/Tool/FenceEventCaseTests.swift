import Foundation
import RoutelayTestSupport
import Testing

/// The cases about events from end to end.
@Suite struct FenceEventCaseTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private struct Event: Decodable {
    var event: String
    var fence: String
    var fix: Int
    var line: Int?
    var time: String?
    var interpolated: Bool
    var cross: Bool
  }

  private func events(_ track: String, _ fences: String, _ options: String) throws -> [Event] {
    let cases = PackageRoot.path("Tests/RoutelayCLITests/Cases")
    let (code, output, _) = try ToolRun.shell(
      "cd '\(cases)' && \"$routelay\" fence events \(track) --fences \(fences) \(options)",
      in: folder)
    #expect(code == 0)
    return try JSONDecoder().decode([String: [Event]].self, from: Data(output.utf8))["events"] ?? []
  }

  /// `enter park 1`: event, fence, fix.
  private func short(_ events: [Event]) -> [String] {
    events.map { "\($0.event) \($0.fence) \($0.fix)" }
  }

  static let walk = ["enter park 1", "exit park 3", "enter park 4", "exit park 5"]

  @Test func aWalkThroughAParkWithAYard() throws {  // O-FENCE-12
    let events = try events("walk_through_ring.gpx", "fence_ring_park.geojson", "--crossings fixes")
    #expect(short(events) == Self.walk)
    #expect(events.map(\.time?.description) == events.map { "2022-07-01T10:0\($0.fix):00Z" })
    #expect(events.map(\.line) == events.map { $0.fix + 6 })
    #expect(events.allSatisfy { !$0.interpolated && !$0.cross })
  }

  @Test func theSameWalkWithTimesBetweenFixes() throws {  // O-FENCE-12, as its debatable says
    let events = try events("walk_through_ring.gpx", "fence_ring_park.geojson", "")
    #expect(short(events) == Self.walk)
    for event in events {
      let time = try #require(event.time)
      #expect(event.interpolated && time > "2022-07-01T10:0\(event.fix - 1):00Z")
      #expect(time < "2022-07-01T10:0\(event.fix):00Z")
    }
  }

  @Test func aLateFixDoesNotOpenTheVisitAgain() throws {  // O-FENCE-13
    let events = try events("late_fix.gpx", "fence_yard.geojson", "--order time --crossings fixes")
    #expect(events.map(\.event) == ["enter", "exit"] && events.allSatisfy { $0.fence == "yard" })
    #expect(events.map(\.time) == ["2022-07-01T10:00:30Z", "2022-07-01T10:01:00Z"])
  }

  @Test func aGateBetweenTwoFixes() throws {  // O-FENCE-14
    let events = try events("fast_pass.gpx", "gate_circle.geojson", "")
    #expect(events.map(\.event) == ["enter", "exit"] && events.allSatisfy { $0.fence == "gate" })
    // Asked for is 0.3 s; the geodesic is exact.
    #expect(events.map(\.time) == ["2022-07-01T10:00:04Z", "2022-07-01T10:00:06Z"])
    #expect(events.allSatisfy { $0.cross && $0.interpolated && $0.fix == 1 })
    #expect(
      try self.events("fast_pass.gpx", "gate_circle.geojson", "--crossings fixes").isEmpty)
  }

  @Test func theNumberOfJobsChangesNothing() throws {
    let cases = PackageRoot.path("Tests/RoutelayCLITests/Cases")
    var outputs: Set<String> = []
    for jobs in [1, 2, 8] {
      let run = try ToolRun.shell(
        "cd '\(cases)' && \"$routelay\" fence events late_fix.gpx fast_pass.gpx walk_through_ring.gpx "
          + "--fences fence_yard.geojson --fences gate_circle.geojson --jobs \(jobs)", in: folder)
      #expect(run.code == 0)
      outputs.insert(run.output)
    }
    #expect(outputs.count == 1)
  }
}

import Geodesy
import Geofencing
import RoutelayTestSupport
import Testing
import TrackFormats

@testable import RouteJobs

@Suite struct FenceJobTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      <gpx version='1.1'><trk><trkseg>
      <trkpt lat='0' lon='-1'/>
      <trkpt lat='0' lon='0'/>
      </trkseg></trk></gpx>
      """, "sub/a.gpx")
    try folder.write("<gpx version='1.1'>\n<trk>", "b.gpx")
  }

  private func job(_ expectations: [FenceExpectation] = [], dwell: Double? = nil) throws -> FenceJob
  {
    let center = try Coordinate(latitude: 0, longitude: 0)
    let set = FenceSet([Fence(id: "c", shape: try CircleFence(center: center, radius: Meters(9)))])
    var options = FenceMonitorOptions()
    options.dwell = dwell
    return FenceJob(
      reader: DocumentReader(), monitor: FenceMonitor(set, options: options),
      check: FenceCheck(expectations, fences: set))
  }

  private func entry(_ name: String) -> InputSet.Entry {
    InputSet.Entry(path: folder.path(name), relativePath: name)
  }

  private func expectation(_ tracks: String?) -> FenceExpectation {
    var expectation = FenceExpectation()
    expectation.fence = "c"
    expectation.enter = .init(min: 1)
    expectation.tracks = tracks
    return expectation
  }

  @Test func eventsHaveTheLineOfTheirFix() throws {
    let record = try job().run(entry("sub/a.gpx"))
    #expect(record.status == .ok && record.fences?.fixCount == 2)
    #expect(record.fences?.events.map(\.line) == [3])
    #expect(record.fences?.cases.isEmpty == true)
  }

  @Test func expectationsAboutTheFileAreHeldAgainstIt() throws {
    let all = ["sub/*.gpx", "a.gpx", "b.gpx", nil, folder.path("sub/a*")].map(expectation)
    let cases = try #require(try job(all).run(entry("sub/a.gpx")).fences?.cases)
    #expect(cases.map(\.expectation) == [0, 1, 3, 4] && cases.allSatisfy { $0.outcome == .passed })
  }

  @Test func aFileThatCannotBeReadFailsItsExpectations() throws {
    let record = try job([expectation(nil), expectation("a*")]).run(entry("b.gpx"))
    #expect(record.status == .error && record.fences?.cases.count == 1)
    guard case .error(let message, let line, _) = record.fences?.cases.first?.outcome else {
      Issue.record("no error")
      return
    }
    #expect(message == record.failure?.message && line == record.failure?.position?.line)
  }

  @Test func dwellWithoutTimesFailsTheFile() throws {
    let record = try job([expectation(nil)], dwell: 60).run(entry("sub/a.gpx"))
    #expect(record.status == .error && record.failure?.problem == .noData)
    #expect(record.failure?.message.contains("dwell needs times") == true)
    #expect(record.fences?.cases.count == 1 && record.fences?.cases.first?.outcome != .passed)
  }

  @Test func whatWasNotStartedIsNoPass() throws {
    let record = try job([expectation(nil)]).notStarted(entry("sub/a.gpx"))
    #expect(record.status == .notStarted)
    #expect(
      record.fences?.cases.map(\.outcome) == [.error("the run stopped before the file was read")])
  }
}

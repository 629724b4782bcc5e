import TrackFormats
import RoutelayTestSupport
import Testing

@testable import RouteJobs

@Suite struct InfoJobTests {
  private let job = InfoJob(reader: DocumentReader(formats: FakeFormats.all))

  @Test func aFileIsDescribed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("#fake\n1 2\nodd\n3 4\nend\n", "a")
    let record = job.run(.init(path: path, relativePath: "a"))
    #expect(record.status == .ok && record.document?.segmentCounts == [2])
    #expect(record.findings.count == 1)
  }

  @Test func aFileThatIsCutOffHasNoCounts() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("#fake\n1 2\n", "a")
    let record = job.run(.init(path: path, relativePath: "a"))
    #expect(record.status == .error && record.document == nil)
    #expect(record.failure?.problem == .truncatedInput && record.failure?.position?.line == 3)
  }
}

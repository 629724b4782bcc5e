import RoutelayTestSupport
import Testing
import Tracks

@testable import RouteJobs
@testable import TrackFormats

@Suite struct ValidateJobTests {
  private func run(_ format: TrackFormat, _ text: String) throws -> FileRecord {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, "a")
    return ValidateJob(reader: DocumentReader(formats: [format]))
      .run(.init(path: path, relativePath: "a"))
  }

  @Test func findingsStandInTheOrderOfTheirPlaces() throws {
    let places: [(Int, Int)?] = [(3, 1), nil, (2, 9), (3, 1), (2, 10), (1, 50)]
    let format = TrackFormat(
      name: "x", title: "", fileExtensions: ["x"], recognizes: { _ in true },
      read: { (_, options) throws(ReadError) in
        var log = FindingLog(singleLimit: options.singleFindings)
        for (i, place) in places.enumerated() {
          log.add(
            .invalidNumber, at: place.map { FilePosition(line: $0.0, column: $0.1) }, "\(i)")
        }
        return ReadResult(document: TrackDocument(), format: "x", findings: log)
      })
    let record = try run(format, "x")
    #expect(record.status == .ok && record.format == "x" && record.document == nil)
    #expect(record.findings.map(\.message) == ["5", "2", "4", "0", "3", "1"])
  }

  @Test func aFileThatCannotBeReadHasItsErrorOnly() throws {
    let record = try run(FakeFormats.fake, "#fake\n1 2\nodd\nbad\nend\n")
    #expect(record.status == .error && record.findings.isEmpty)
    #expect(record.failure?.problem == .malformedXML && record.failure?.position?.line == 4)
  }
}

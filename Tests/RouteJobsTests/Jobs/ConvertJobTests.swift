import Foundation
import RoutelayTestSupport
import Testing
import TrackProcessing
import TrackFormats

@testable import Rendering
@testable import RouteJobs

@Suite struct ConvertJobTests {
  private let folder: TemporaryFolder
  private var job = ConvertJob(
    reader: DocumentReader(formats: FakeFormats.all), format: FakeOutputs.overlay)

  init() throws { folder = try TemporaryFolder() }

  private func run(
    _ inputs: [String], to output: String, isSkipped: Bool = false, _ job: ConvertJob? = nil
  ) -> [FileRecord] {
    let entries = inputs.map { InputSet.Entry(path: folder.path($0), relativePath: $0) }
    return (job ?? self.job).run(
      .init(inputs: Array(entries.indices), path: folder.path(output), isSkipped: isSkipped),
      entries)
  }

  @Test func aFileIsConverted() throws {
    try folder.write("#fake\n1 2 0\nodd\n3 4 5\nodd\nend\n", "a")
    let record = try #require(run(["a"], to: "out/a.json").first)
    #expect(record.status == .ok && record.output == folder.path("out/a.json"))
    #expect(record.losses == ["times"])
    #expect(record.findings.map(\.count) == [2] && record.findings[0].position?.line == 3)
    #expect(record.format == "fake" && record.version == "1")
    #expect(record.document == nil)
    #expect(folder.text("out/a.json") == "overlay of a\n1.0 2.0\n3.0 4.0\n")
  }

  @Test func statisticsComeOnRequest() throws {
    try folder.write("#fake\n1 2\n3 4\nend\n", "a")
    var job = job
    job.summary = SummaryOptions()
    #expect(run(["a"], to: "b", job).first?.document?.pointCount == 2)
  }

  @Test(arguments: ["#fake\n1 2\n", "#fake\nbad\nend\n", "nothing at all"])
  func anInputThatFailsWritesNothingAndLeavesTheOldOutput(_ text: String) throws {
    try folder.write(text, "a")
    try folder.write("old", "out/a.json")
    let record = try #require(run(["a"], to: "out/a.json").first)
    #expect(record.status == .error && record.output == nil)
    #expect(record.keptOutput == folder.path("out/a.json"))
    #expect(record.failure?.path == folder.path("a"))
    #expect(folder.text("out/a.json") == "old")
    #expect(folder.names() == ["a", "out/", "out/a.json"])
    #expect(run(["a"], to: "new/a.json").first?.keptOutput == nil)
    #expect(!folder.names().contains("new/"))
  }

  @Test func anOutputThatFailsIsAFailureOfTheOutput() throws {
    try folder.write("#fake\n1 2\nend\n", "a")
    try folder.write("", "b/c")
    let record = try #require(run(["a"], to: "b").first)
    #expect(record.status == .error && record.failure?.problem == .cannotWrite)
    #expect(record.failure?.path == folder.path("b"))
  }

  @Test func severalInputsBecomeOneOutput() throws {
    try folder.write("#fake\n1 2\nend\n", "a")
    try folder.write("#gpx\n3 4\nend\n", "b")
    let records = run(["a", "b"], to: "all")
    #expect(records.map(\.status) == [.ok, .ok])
    #expect(folder.text("all") == "overlay of a+b\n1.0 2.0\n3.0 4.0\n")
  }

  @Test func nothingIsMergedWhenOneInputFails() throws {
    try folder.write("#fake\n1 2\nend\n", "a")
    try folder.write("#fake\n1 2\n", "b")
    try folder.write("old", "all")
    let records = run(["a", "b"], to: "all")
    #expect(records.map(\.status) == [.notStarted, .error])
    #expect(folder.text("all") == "old")
  }

  @Test func skippedOutputsAreNotEvenRead() {
    let records = run(["nonexistent"], to: "a", isSkipped: true)
    #expect(records.map(\.status) == [.skipped])
    #expect(records.first?.failure == nil)
  }

  @Test func whatTheWriterNoticesIsAFinding() throws {
    try folder.write("#fake\n1 2\nend\n", "a")
    let noisy = OutputFormat(
      name: "noisy", title: "", fileExtension: "noisy",
      write: { _, _, _ in
        var report = OutputReport()
        report.notices = [.init(problem: "single-fix-segment", message: "alone", count: 2)]
        return report
      })
    let job = ConvertJob(reader: DocumentReader(formats: FakeFormats.all), format: noisy)
    let record = try #require(run(["a"], to: "b", job).first)
    #expect(record.findings == [Finding(.singleFixSegment, at: nil, "alone", count: 2)])
  }

  @Test func whatTheReaderSaidOfLoneFixesIsNotSaidAgain() throws {
    try folder.write(
      "<gpx version='1.1' xmlns='http://www.topografix.com/GPX/1/1'><trk><trkseg>"
        + "<trkpt lat='1' lon='2'/></trkseg></trk></gpx>", "a.gpx")
    // GeoJSON's reader says it in other words; the place in the output is the writer's to tell.
    try folder.write(#"{"type":"LineString","coordinates":[[1,2]]}"#, "b.geojson")
    for format in [OutputFormat.overlay, .geoJSON] {
      let job = ConvertJob(reader: DocumentReader(), format: format)
      let one = run(["a.gpx"], to: "one", job).flatMap(\.findings)
      #expect(one.map(\.problem) == [.singleFixSegment] && one.map(\.count) == [1])
      #expect(one.first?.position?.line == 1)
      let records = run(["b.geojson", "a.gpx"], to: "two", job)
      let counts = records.map { record in
        record.findings.filter { $0.problem == .singleFixSegment }.map(\.count)
      }
      #expect(counts == [[1], [1]])
    }
  }
}

import Foundation
import Geodesy
import Rendering
import RoutelayTestSupport
import Simplifying
import Testing
import TrackFormats
import TrackProcessing

@testable import RouteJobs

/// Budgets of bytes, held against the files that come of them.
struct ByteBudgetTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    var random = SeededGenerator(seed: 5)
    var text = "<gpx version='1.1' creator='c' xmlns='http://www.topografix.com/GPX/1/1'><trk>"
    var (latitude, longitude) = (45.0, 7.0)
    for segment in 0..<2 {
      text += "<trkseg>"
      for i in 0..<150 {
        latitude += random.double(in: -0.0002...0.0004)
        longitude += random.double(in: -0.0002...0.0004)
        let time = "2026-05-01T0\(segment):\(10 + i / 60):\(10 + i % 50)Z"
        text += "<trkpt lat='\(String(format: "%.6f", latitude))' "
        text += "lon='\(String(format: "%.6f", longitude))'>"
        text += "<ele>\(random.int(in: 400...500))</ele><time>\(time)</time></trkpt>"
      }
      text += "</trkseg>"
    }
    try folder.write(text + "</trk></gpx>\n", "a.gpx")
  }

  private func convert(
    to format: OutputFormat, _ change: (inout SimplificationStep) -> Void
  ) throws -> FileRecord {
    var job = ConvertJob(reader: DocumentReader(), format: format)
    var step = SimplificationStep(SimplificationPlan(try Simplification(to: .none)))
    change(&step)
    job.pipeline.simplification = step
    let entries = [InputSet.Entry(path: folder.path("a.gpx"), relativePath: "a.gpx")]
    let records = job.run(
      .init(inputs: [0], path: folder.path("out"), isSkipped: false), entries)
    return try #require(records.first)
  }

  static let formats = ["gpx", "geojson", "overlay", "geojsonl", "csv"]

  private func size() throws -> Int { try #require(folder.text("out")).utf8.count }

  @Test(arguments: formats)
  func filesAreNearlyAsLargeAsAllowed(_ name: String) throws {
    let format = try #require(OutputFormat.all.first { $0.name == name })
    #expect(try convert(to: format) { $0.plan.maxPoints = 4 }.status == .ok)
    let least = try size()
    #expect(try convert(to: format) { $0.plan.maxPoints = 1000 }.status == .ok)
    let most = try size()
    for part in [0.1, 0.31, 0.5, 0.9] {
      let limit = least + Int(Double(most - least) * part)
      let record = try convert(to: format) { $0.maxBytes = limit }
      #expect(record.status == .ok)
      let found = try size()
      #expect(found <= limit)
      // A fix takes so many bytes on average; each of them is a little different.
      let each = Double(most - least) / 296
      #expect(Double(found) > Double(limit) - 2.5 * each - 8, "\(found) of \(limit)")
      guard case .simplify(let step) = record.steps.last else { return }
      #expect(step.report.fixes.after < 300)
    }
    #expect(try convert(to: format) { $0.maxBytes = most + 100 }.status == .ok)
    #expect(try size() <= most + 100)
  }

  @Test(arguments: formats)
  func aBudgetThatCannotBeMetWritesNothing(_ name: String) throws {
    let format = try #require(OutputFormat.all.first { $0.name == name })
    try folder.write("old", "out")
    let record = try convert(to: format) { $0.maxBytes = 30 }
    #expect(record.status == .error && record.failure?.problem == .cannotWrite)
    #expect(record.failure?.message.hasSuffix(" bytes, more than the budget of 30") == true)
    #expect(folder.text("out") == "old")
  }

  @Test func allBudgetsHold() throws {
    let record = try convert(to: .geoJSON) {
      $0.maxBytes = 6000
      $0.maxURL = 400
      $0.plan.maxPoints = 90
    }
    #expect(record.status == .ok)
    #expect(try size() <= 6000)
    let document = try DocumentReader().read(folder.path("out")).result.document
    let length = PolylineURL.length(of: document, precision: 5)
    #expect(length <= 400 && length > 370)
  }
}

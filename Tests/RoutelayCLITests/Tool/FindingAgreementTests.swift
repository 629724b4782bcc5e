import Foundation
import RoutelayTestSupport
import Testing
import TrackFormats

@testable import RoutelayCLI

/// What `validate` lists is what `info` counts.
@Suite struct FindingAgreementTests {
  private static let paths: [String] = [
    "Tests/TrackFormatsTests/Cases", "SampleRoutes/everyday", "SampleRoutes/edge",
    "SampleRoutes/broken",
  ].flatMap { folder -> [String] in
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: PackageRoot.path(folder))) ?? []
    return names.filter { !$0.hasSuffix(".expected") && !$0.hasSuffix(".txt") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  private struct Report: Decodable {
    var files: [File]
  }

  private struct File: Decodable {
    var format: String?
    var version: String?
    var status: String
    var error: Problem?
    var findings: [Problem]
  }

  private struct Problem: Decodable, Equatable {
    var `class`: String
    var severity: String?
    var line: Int?
    var column: Int?
    var count: Int?
    var message: String
  }

  private func report(_ words: [String]) async throws -> File {
    var bytes: [UInt8] = []
    let console = Console(
      output: { bytes += $0 }, error: { _ in }, isErrorTerminal: false, prefersColor: false)
    _ = await RoutelayMain.run(words, console)
    return try #require(JSONDecoder().decode(Report.self, from: Data(bytes)).files.first)
  }

  @Test func thereAreFiles() { #expect(Self.paths.count > 80) }

  @Test(arguments: paths)
  func countsAndFirstPlacesAreEqual(_ path: String) async throws {
    let path = PackageRoot.path(path)
    for options in [[], ["--skip-invalid"]] {
      let info = try await report(["info", "--json", path] + options)
      let validate = try await report(["validate", "--json", path] + options)
      #expect(info.format == validate.format && info.version == validate.version)
      #expect(info.status == validate.status && info.error == validate.error)
      var grouped: [Problem] = []
      for finding in validate.findings {
        // What decoders pass over is counted, not noted one by one.
        #expect(finding.count == 1 || finding.class == "invalid-encoding")
        if let i = grouped.firstIndex(where: { $0.class == finding.class }) {
          grouped[i].count = (grouped[i].count ?? 0) + (finding.count ?? 0)
        } else {
          grouped.append(finding)
        }
      }
      // `info` has the classes in the order in which they were noticed.
      func byClass(_ a: Problem, _ b: Problem) -> Bool { a.class < b.class }
      #expect(grouped.sorted(by: byClass) == info.findings.sorted(by: byClass))
      let places = validate.findings.map { [$0.line ?? .max, $0.column ?? .max] }
      #expect(zip(places, places.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) })
    }
  }
}

import Geofencing
import RoutelayTestSupport
import TrackFormats
import Testing

@testable import RouteJobs

@Suite struct FenceSourcesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String, _ features: String...) throws -> String {
    try folder.write(
      "{\"type\":\"FeatureCollection\",\"features\":[\n\(features.joined(separator: ",\n"))\n]}",
      name)
  }

  private static func square(_ id: String? = nil) -> String {
    FenceFileTests.feature(FenceFileTests.square, "{}", id: id.map { "\"\($0)\"" })
  }

  private static func circles(_ texts: String...) throws -> [FenceText] {
    try texts.map { try FenceText(circle: $0) }
  }

  @Test func fencesAreNumberedThroughAllSources() throws {
    let files = [
      try file("a.geojson", Self.square("a"), Self.square()), try file("b.geojson", Self.square()),
    ]
    let sources = try FenceSources(
      files: files, typed: try Self.circles("1,1,5,c", "2,2,5"))
    let fences = try sources.read({ finding, _ in Issue.record("\(finding)") }).fences
    #expect(fences.map(\.id) == ["a", "fence-1", "fence-2", "c", "fence-4"])
  }

  @Test func oneNameInTwoFilesIsAnError() throws {
    let files = [
      try file("a.geojson", Self.square("x")),
      try file("b.geojson", Self.square("y"), Self.square("x")),
    ]
    let error = #expect(throws: JobFailure.self) {
      try FenceSources(files: files, typed: []).read { _, _ in }
    }
    #expect(error?.problem == .duplicateID && error?.path == files[1])
    #expect(error?.position?.line == 3 && error?.message.contains(files[0]) == true)
  }

  @Test func oneNameInAFileAndTypedIsAnError() throws {
    let path = try file("a.geojson", Self.square())
    let error = #expect(throws: JobFailure.self) {
      try FenceSources(files: [path], typed: try Self.circles("1,1,5,fence-0")).read { _, _ in }
    }
    #expect(error?.problem == .duplicateID && error?.message.contains(path) == true)
  }

  @Test func oneNameTypedTwiceIsRefusedBeforeAnyFileIsRead() throws {
    let typed = try Self.circles("1,1,5,x", "2,2,5,x")
    let error = #expect(throws: JobRefusal.self) {
      try FenceSources(files: ["/does/not/exist"], typed: typed)
    }
    #expect(error?.problem == .duplicateID)
    #expect(throws: JobRefusal.self) { try FenceSources(files: ["-", "-"], typed: []) }
  }

  @Test func errorsHaveTheirFileAndPlace() throws {
    let path = try file("a.geojson", Self.square(), FenceFileTests.feature(FenceFileTests.point))
    let error = #expect(throws: JobFailure.self) {
      try FenceSources(files: [path], typed: []).read { _, _ in }
    }
    #expect(error?.path == path && error?.position?.line == 3 && error?.problem == .invalidGeometry)
    let missing = #expect(throws: JobFailure.self) {
      try FenceSources(files: ["/does/not/exist"], typed: []).read { _, _ in }
    }
    #expect(missing?.problem == .cannotRead && missing?.path == "/does/not/exist")
  }

  @Test func repairsAreSaid() throws {
    var reader = FenceFileReader()
    reader.options.repairs = true
    let path = try file("a.geojson", FenceFileTests.feature(FenceFileTests.bowTie))
    let typed = [try FenceText(polygon: "0,0 1,1 0,1 1,0", edges: .planar, repairs: true)]
    var found: [String] = []
    _ = try FenceSources(files: [path], typed: typed, reader: reader).read { finding, path in
      found.append(path)
      #expect(finding.problem == .selfIntersection)
    }
    #expect(found == [path, "routelay"])
  }
}

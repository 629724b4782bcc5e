import RoutelayTestSupport
import Testing
import TrackFormats

@testable import RouteJobs

@Suite struct GoldenFileTests {
  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000]) func allBytesAreRead(_ count: Int)
    throws
  {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let path = try folder.write(bytes, "golden.json")
    #expect(try GoldenFile.read(path) == bytes)
  }

  @Test func whatIsNotThereIsSaid() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: JobFailure.self) { try GoldenFile.read(folder.path("gone")) }
    #expect(error?.problem == .cannotRead && error?.path == folder.path("gone"))
  }
}

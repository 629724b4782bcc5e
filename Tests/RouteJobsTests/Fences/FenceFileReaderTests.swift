import Geofencing
import RoutelayTestSupport
import TrackFormats
import Testing

@testable import RouteJobs

@Suite struct FenceFileReaderTests {
  @Test func aFileOnTheDisk() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("fences.geojson")
    _ = try folder.write(
      FenceFileTests.collection(FenceFileTests.feature(FenceFileTests.square, #"{"name":"yard"}"#)),
      "fences.geojson")
    #expect(try FenceFileReader().read(path).fences.map(\.id) == ["yard"])
    _ = try folder.write(
      FenceFileTests.collection(FenceFileTests.feature(FenceFileTests.point)), "fences.geojson")
    let error = #expect(throws: ReadError.self) { try FenceFileReader().read(path) }
    #expect(error?.position == FilePosition(line: 2, column: 1))
    var reader = FenceFileReader()
    reader.options.ignoresOtherFeatures = true
    #expect(throws: ReadError.self) { try reader.read(path) }
    #expect(throws: ReadError.self) { try FenceFileReader().read(folder.path("none.geojson")) }
  }
}

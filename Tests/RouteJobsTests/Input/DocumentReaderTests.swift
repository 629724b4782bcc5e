import Tracks
import Overlays
import RoutelayTestSupport
import Testing
import TrackFormats

@testable import RouteJobs

@Suite struct DocumentReaderTests {
  private let reader = DocumentReader(formats: FakeFormats.all)

  @Test func aDocumentComesWithItsSource() throws {
    let folder = try TemporaryFolder()
    let zipped = GzipSamples.zip("#fake\n1 2\nend\n")
    let loaded = try reader.read(folder.write(zipped, "a.fake.gz"))
    #expect(loaded.result.format == "fake")
    #expect(loaded.source.name == "a.fake.gz" && loaded.source.bytes == zipped.count)
    #expect(loaded.result.document.tracks.first?.segments.first?.count == 1)
  }

  @Test func theFormatMayBeNamed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("#fake\n1 2\nend\n", "a")
    var reader = reader
    reader.format = FakeFormats.gpx
    #expect(try reader.read(path).result.format == "gpx")
  }

  @Test func expansionIsLimited() throws {
    let folder = try TemporaryFolder()
    let text = "#fake\n" + String(repeating: "1 2\n", count: 5000) + "end\n"
    let path = try folder.write(GzipSamples.zip(text), "a")
    var reader = reader
    reader.expansionLimit = 10_000
    let error = #expect(throws: ReadError.self) { try reader.read(path) }
    #expect(error?.problem == .limitExceeded)
  }
}

import Framing
import Geodesy
import Testing

@testable import Rendering

@Suite struct FramedCameraTests {
  @Test func aCameraHasTheWordsOfEachClient() throws {
    var content = FramedContent()
    content.add(point: Coordinate(uncheckedLatitude: 45, longitude: 7))
    content.add(point: Coordinate(uncheckedLatitude: 46, longitude: 8))
    let options = try #require(FramingOptions.usual.first)
    let camera = try FramedCamera(content, options)
    #expect(camera.fit == (try content.fit(options)))
    #expect(camera.clients == (try content.clientCameras(for: camera.fit)))
    #expect(camera.clients.map(\.client) == ClientDialect.all.map(\.name))
  }

  @Test func nothingHasNoCamera() throws {
    let options = try #require(FramingOptions.usual.first)
    #expect(throws: FramingError.noGeometry) { try FramedCamera(FramedContent(), options) }
  }
}

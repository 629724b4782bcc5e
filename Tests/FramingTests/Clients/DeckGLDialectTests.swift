import Testing

@testable import Framing
@testable import Geodesy

@Suite struct DeckGLDialectTests {
  @Test func wordsOfAViewState() throws {
    var options = try FramingOptions(390, 844)
    options.pitch = 80
    options.heading = .degrees(200)
    let cameras = try clients(referenceRoute, options)
    let camera = try #require(cameras["deckgl"])
    #expect(
      camera.fields.map(\.name) == [
        "longitude", "latitude", "zoom", "pitch", "bearing", "altitude", "fieldOfView", "fits",
      ])
    #expect(isNear(camera.number("altitude"), 1.5, 1e-12))
    #expect(camera.number("pitch") == 60 && camera.number("bearing") == -160)
    #expect(camera.number("zoom") == cameras["maplibre"]?.number("zoom"))
  }
}

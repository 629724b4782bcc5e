import Testing

@testable import Framing
@testable import Geodesy

@Suite struct GoogleDialectTests {
  @Test func wordsOfTheMap() throws {
    let cameras = try clients(referenceRoute, FramingOptions(390, 844))
    let camera = try #require(cameras["google"])
    #expect(camera.fields.map(\.name) == ["center", "zoom256", "fits"])
    #expect(camera.number("center.lat") == cameras["leaflet"]?.numbers("center").first)
    #expect(camera.number("center.lng") == cameras["leaflet"]?.numbers("center").last)
    #expect(camera.number("zoom256") == 12)
  }

  @Test func zoomsEndAt22() throws {
    var options = try FramingOptions(390, 844)
    options.minimumDistance = 0.001.meters
    let camera = try clients(FramedContent([[45, 7], [45, 7.0000001]]), options)["google"]
    #expect(camera?.number("zoom256") == 22)
  }
}

import Testing

@testable import Framing
@testable import Geodesy

@Suite struct MapLibreDialectTests {
  @Test func wordsOfJumpTo() throws {
    var options = try FramingOptions(390, 844, padding: [60, 30, 90, 20])
    options.heading = .degrees(35)
    options.pitch = 60
    let camera = try #require(try clients(referenceRoute, options)["maplibre"])
    #expect(
      camera.fields.map(\.name) == [
        "center", "zoom", "bearing", "pitch", "padding", "fieldOfView", "fits",
      ])
    // fit.persp.35.60.nearest.gl, which is balanced too.
    #expect(isNear(camera.number("zoom"), 12.905414585241529, 1e-6))
    let center = camera.numbers("center")
    #expect(abs(center[0] - 7.027644420801664) < 1e-7)
    #expect(abs(center[1] - 45.02243048464242) < 1e-7)
    #expect(camera.number("bearing") == 35 && camera.number("padding.top") == 0)
    #expect(camera.number("fieldOfView") == Camera.webFieldOfView)
  }

  @Test func pitchAndZoomHaveLimits() throws {
    var options = try FramingOptions(390, 844)
    options.pitch = 75
    options.heading = .degrees(300)
    let pitched = try #require(try clients(referenceRoute, options)["maplibre"])
    #expect(pitched.number("pitch") == 60 && pitched.number("bearing") == -60)
    options.minimumDistance = 0.001.meters
    let near = try clients(FramedContent([[45, 7], [45, 7.0000001]]), options)
    #expect(isNear(near["maplibre"]?.number("zoom") ?? 0, 22, 1e-12))
  }
}

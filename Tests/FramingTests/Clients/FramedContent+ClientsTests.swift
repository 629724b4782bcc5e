import RoutelayTestSupport
import Testing

@testable import Framing
@testable import Geodesy

@Suite struct FramedContentClientsTests {
  /// Every client's own camera shows everything, and touches an edge unless its zoom goes in steps.
  @Test func everyClientFits() throws {
    try forEachSeed(count: 150) { random in
      var fitCase = try FitCase(&random)
      fitCase.options.fieldOfView = nil
      fitCase.options.pitch = random.double(in: 0...60)
      let content = fitCase.content
      let fit = try content.fit(fitCase.options)
      let placed = try content.placed()
      for dialect in ClientDialect.all {
        let own = try content.fit(dialect, like: fit, placed)
        if own.isAtEdge || !own.fits { continue }
        let slack = try #require(fitCase.leastSlack(own.camera))
        #expect(slack > -1e-6, "\(dialect.name)")
        let isLimited =
          dialect.snaps || (dialect.countsMeters && abs(own.camera.center.latitude) > 55)
          || own.zoom > dialect.zooms.upperBound - 1e-6
        #expect(isLimited || slack < 1e-6, "\(dialect.name)")
        #expect(own.zoom >= dialect.zooms.lowerBound - 1e-9)
        #expect(own.zoom <= dialect.zooms.upperBound + 1e-9)
        #expect(own.camera.pitch <= dialect.maximumPitch)
        #expect(own.camera.fieldOfView == dialect.fieldOfView ?? Camera.mapKitFieldOfView)
      }
    }
  }

  @Test func anAskedFieldOfViewIsForAll() throws {
    var options = try FramingOptions(390, 844)
    options.fieldOfView = 45
    options.pitch = 40
    let cameras = try clients(referenceRoute, options)
    for name in ["mapkit", "maplibre", "deckgl", "mapkitjs"] {
      #expect(cameras[name]?.number("fieldOfView") == 45)
    }
  }

  /// The least distance is a size of the center, the same on every client.
  @Test func aPlaceAloneIsAsLargeEverywhere() throws {
    let content = FramedContent([[45, 7]])
    let options = try FramingOptions(400, 800)
    let fit = try content.fit(options)
    let cameras = try clients(content, options)
    #expect(isNear(cameras["maplibre"]?.number("zoom") ?? 0, fit.zoom, 1e-12))
    #expect(isNear(cameras["deckgl"]?.number("zoom") ?? 0, fit.zoom, 1e-12))
    #expect(cameras["leaflet"]?.number("zoom256") == (fit.zoom + 1).rounded(.down))
  }

  /// deck.*: boxes as math.gl's tests have them. Its offset takes from both sides, as padding; its
  /// least extent is a box of that size around the place.
  @Test(
    arguments: [
      (
        [-73.9876, 40.7661, -72.9876, 41.7661], [100.0, 100], [0.0, 0, 0, 0],
        [-73.4876, 41.26801443944763, 5.723804361273887], 1e-9
      ),
      (
        [-23.407, 64.863, -23.406, 64.874], [600, 400], [60, 20, 60, 20],
        [-23.4065, 64.86850056273362, 12.89199533073045], 1e-9
      ),
    ])
  func deckBoxes(
    box: [Double], size: [Double], padding: [Double], expected: [Double], tolerance: Double
  ) throws {
    var content = FramedContent()
    content.add(CoordinateBounds(west: box[0], south: box[1], east: box[2], north: box[3]))
    var options = try FramingOptions(size[0], size[1], padding: padding)
    options.minimumDistance = 0.meters
    let camera = try #require(try clients(content, options)["deckgl"])
    #expect(abs(camera.number("longitude") - expected[0]) < tolerance)
    #expect(abs(camera.number("latitude") - expected[1]) < tolerance)
    #expect(abs(camera.number("zoom") - expected[2]) < tolerance)
  }

  /// deck.minextent: the least extent is a hundredth of a pixel of zoom 0, here 100 points wide.
  @Test func aPlaceWithALeastExtent() throws {
    let options = try FramingOptions(100, 100)
    let view = PinholeView(
      viewport: options.viewport, padding: options.padding, pitch: 0, fieldOfView: 30)
    let extent = 0.01 * EarthModel.worldSize / EarthModel.tileSize
    let solver = try CameraSolver(
      FramedContent([[10, -73]]).placed(), view, heading: 0, mode: .balanced,
      limits: DistanceLimits(minimumMapPoints: extent / 100 * view.focalLength))
    let solution = try solver.solve()
    let zoom = CameraScale.zoom(
      distanceInMapPoints: solution.distance, focalLength: view.focalLength)
    #expect(abs(zoom - 13.28771238) < 1e-7)
  }

  /// fit.corner.loss: fitting the corners of a slanting route's box loses more than a zoom.
  @Test func theVerticesAreFramedNotTheirBox() throws {
    let steps = stride(from: 0.0, through: 1, by: 0.25)
    var options = try FramingOptions(390, 844, padding: [60, 30, 60, 30])
    options.heading = .degrees(45)
    let route = try FramedContent(steps.map { [45 + $0 / 10, 7 + $0 / 10] }).fit(options)
    var box = FramedContent()
    box.add(CoordinateBounds(west: 7, south: 45, east: 7.1, north: 45.1))
    let loss = try route.zoom - box.fit(options).zoom
    #expect(abs(loss - 1.1335236728377271) < 1e-6)
  }
}

import Geodesy
import RoutelayTestSupport
import Testing

@testable import Framing

/// Published and measured fits of one route, and their worked derivations.
struct FitReference: Sendable, CustomTestStringConvertible {
  var id: String
  var points = [[45.0, 7.0], [45.03, 7.02], [45.06, 7.09], [45.1, 7.1]]
  var size = [390.0, 844]
  var padding = [60.0, 30, 90, 20]
  var heading = 0.0
  var pitch = 0.0
  var fieldOfView = Camera.mapKitFieldOfView
  var mode = FitMode.balanced
  var limits = DistanceLimits()
  var center: [Double]
  var distanceMapPoints: Double
  var distanceMeters: Double
  var zoom: Double
  var screen: [[Double]] = []
  var fits = true

  var testDescription: String { id }

  static let all: [FitReference] = [
    FitReference(
      id: "fit.flat.0", center: [45.04690490580374, 7.04852941176469],
      distanceMapPoints: 345396.91900772334, distanceMeters: 36431.87057751359,
      zoom: 11.22317212735509),
    FitReference(
      id: "fit.flat.35", heading: 35, center: [45.04504871050268, 7.053522075416055],
      distanceMapPoints: 293256.57972182427, distanceMeters: 30933.201354361005,
      zoom: 11.45926386323197),
    FitReference(
      id: "fit.flat.200", heading: 200, center: [45.05092459358568, 7.0570561187115],
      distanceMapPoints: 282945.1222222711, distanceMeters: 29842.465592753357,
      zoom: 11.510905074650529),
    FitReference(
      id: "fit.persp.0.30.balanced.mk", pitch: 30, center: [45.042623218967, 7.044713067280156],
      distanceMapPoints: 340716.7227550428, distanceMeters: 35940.90150484712,
      zoom: 11.242854582976957,
      screen: [
        [30.0, 614.7094], [108.1232, 476.3836], [346.9996, 350.5053], [370.0, 199.2906],
      ]),
    FitReference(
      id: "fit.persp.35.45.balanced.mk", heading: 35, pitch: 45,
      center: [45.034508695683684, 7.041601076844927], distanceMapPoints: 193366.21147945788,
      distanceMeters: 20400.353586894882, zoom: 12.060091618744313,
      screen: [
        [150.3123, 754.0], [105.4604, 501.4669], [294.5396, 209.1327], [169.9824, 60.0],
      ]),
    FitReference(
      id: "fit.persp.35.60.nearest.gl", heading: 35, pitch: 60,
      fieldOfView: Camera.webFieldOfView, mode: .nearest,
      center: [45.02243048464242, 7.027644420801664], distanceMapPoints: 86514.06662368006,
      distanceMeters: 9129.257887027232, zoom: 12.905414585241529,
      screen: [
        [124.4408, 754.0], [63.9376, 398.8178], [336.0624, 150.1827], [174.5212, 60.0],
      ]),
    FitReference(
      id: "fit.persp.35.60.balanced.gl", heading: 35, pitch: 60,
      fieldOfView: Camera.webFieldOfView, center: [45.0224305, 7.0276444],
      distanceMapPoints: 86514.067, distanceMeters: 9129.26, zoom: 12.90541),
    FitReference(
      id: "fit.persp.200.60.balanced.mk", heading: 200, pitch: 60,
      center: [45.067345552112286, 7.070487055462877], distanceMapPoints: 153818.01173465396,
      distanceMeters: 16218.659561962697, zoom: 12.39020289176767,
      screen: [
        [368.8818, 128.28], [370.0, 222.5269], [30.0, 410.323], [77.6461, 685.72],
      ]),
    FitReference(
      id: "fit.persp.200.60.nearest.mk", heading: 200, pitch: 60, mode: .nearest,
      center: [45.084878425340136, 7.079523792602316], distanceMapPoints: 136756.08885579085,
      distanceMeters: 14415.217045521762, zoom: 12.559822272984356,
      screen: [[368.8818, 60.0], [370.0, 143.7927], [30.0, 310.7579], [77.6461, 555.6071]]),
    FitReference(
      id: "fit.single", points: [[45.0, 7.0], [45.0, 7.0]], heading: 30, pitch: 45,
      limits: DistanceLimits(minimumMapPoints: 5000),
      center: [44.999951758256195, 6.999935792718958], distanceMapPoints: 5000,
      distanceMeters: 527.8240873273918, zoom: 17.33335543611073, screen: [[200.0, 407.0]]),
    FitReference(
      id: "fit.max", limits: DistanceLimits(maximumMapPoints: 20000),
      center: [45.04984137432448, 7.049914846476355], distanceMapPoints: 20000,
      distanceMeters: 2109.4571661678006, zoom: 15.333355436110727, fits: false),
    FitReference(
      id: "fit.antimeridian",
      points: [[-18.0, 177.0], [-17.0, 179.5], [-16.5, -179.0], [-17.5, -178.0]],
      size: [600, 400], padding: [20, 20, 20, 20], center: [-17.25152431894891, 179.5],
      distanceMapPoints: 4969319.247742641, distanceMeters: 708499.56051278,
      zoom: 6.299208018387284),
  ]
}

@Suite struct FramedContentFitTests {
  @Test(arguments: FitReference.all)
  func referenceFits(reference: FitReference) throws {
    let content = FramedContent(reference.points)
    let placed = try content.placed()
    var options = try FramingOptions(
      reference.size[0], reference.size[1], padding: reference.padding)
    options.mode = reference.mode
    let view = PinholeView(
      viewport: options.viewport, padding: options.padding, pitch: reference.pitch,
      fieldOfView: reference.fieldOfView)
    let solver = try CameraSolver(
      placed, view, heading: reference.heading, mode: reference.mode, limits: reference.limits)
    let fit = try content.fit(
      solver.solve(), placed, view, heading: reference.heading, options: options)
    // Values with few digits come from a table of rounded ones.
    let tolerance = reference.id == "fit.persp.35.60.balanced.gl" ? 1e-5 : 1e-6
    #expect(abs(fit.camera.center.latitude - reference.center[0]) < 1e-7)
    #expect(abs(fit.camera.center.longitude - reference.center[1]) < 1e-7)
    #expect(isNear(fit.camera.distanceInMapPoints, reference.distanceMapPoints, tolerance))
    #expect(isNear(fit.camera.distance.value, reference.distanceMeters, tolerance))
    #expect(isNear(fit.zoom, reference.zoom, tolerance))
    #expect(fit.fits == reference.fits)
    let projection = CameraProjection(fit.camera, viewport: options.viewport)
    for (point, expected) in zip(reference.points, reference.screen) {
      let screen = try #require(projection.project(place(point[0], point[1])))
      #expect(abs(screen.x - expected[0]) < 1e-3 && abs(screen.y - expected[1]) < 1e-3)
    }
  }

  /// From the equator to 80 degrees north (Leaflet #1069): the middle of the map, not of the
  /// latitudes.
  @Test func theMiddleIsTheMaps() throws {
    let fit = try FramedContent([[0, 10], [80, 20]]).fit(
      FramingOptions(400, 800, padding: [50, 50, 50, 50]))
    #expect(abs(fit.camera.center.latitude - 57.0451647) < 1e-6)
    #expect(abs(fit.visibleRect.x - 115664445.718) < 2)
    #expect(abs(fit.visibleRect.height - 118952371.792) < 2)
    #expect(fit.bounds == CoordinateBounds(west: 10, south: 0, east: 20, north: 80))
  }

  /// A north-south road on a turned map (mapbox-gl-js #11568).
  @Test func turnedMapsKeepTheirHeadingAndFit() throws {
    let road = FramedContent([[47, 11], [47.2, 11]])
    let distances = try [0.0, 45, 90].map { heading -> Double in
      var options = try FramingOptions(400, 800)
      options.heading = .degrees(heading)
      let fit = try road.fit(options)
      #expect(fit.camera.heading == heading && fit.fits)
      return fit.camera.distance.value
    }
    #expect(isNear(distances[2] / distances[0], 2, 1e-6))
    #expect(isNear(distances[1] / distances[0], 2.0.squareRoot(), 1e-6))
  }

  /// Points all round the globe (maplibre-native #2951): spans and centers stay legal.
  @Test(arguments: [0.0, 45, 60])
  func roundTheWorld(pitch: Double) throws {
    var content = FramedContent()
    for index in 0..<8 { content.add(point: place(Double(index) * 3, Double(index) * 45 - 180)) }
    var options = try FramingOptions(400, 800)
    options.pitch = pitch
    let fit = try content.fit(options)
    #expect(fit.region.longitudeDelta >= 315 && fit.region.longitudeDelta <= 360)
    #expect(fit.region.latitudeDelta > 20 && fit.region.latitudeDelta <= 180)
    #expect(fit.contentRect.width <= EarthModel.worldSize)
    #expect(abs(fit.region.center.latitude) <= 90)
    #expect(fit.visiblePolygon.allSatisfy { $0.latitude.isFinite && $0.longitude.isFinite })
  }

  /// Boxes of strokes and markers are in view, at any pitch, and one of them touches an edge.
  @Test func outsetsAreInView() throws {
    try forEachSeed(count: 2000) { random in
      let fitCase = try FitCase(&random)
      let room = min(
        fitCase.options.viewport.width - fitCase.options.padding.left
          - fitCase.options.padding.right,
        fitCase.options.viewport.height - fitCase.options.padding.top
          - fitCase.options.padding.bottom)
      let outsets = (0..<random.int(in: 1...3)).map { _ in
        ScreenEdges(
          top: random.double(in: 0...room / 3), left: random.double(in: 0...room / 3),
          bottom: random.double(in: 0...room / 3), right: random.double(in: 0...room / 3))
      }
      var content = FramedContent()
      var boxes: [(point: Coordinate, outset: ScreenEdges)] = []
      for (index, point) in fitCase.points.enumerated() {
        let outset = outsets[index % outsets.count]
        content.add(point: point, outset: outset)
        boxes.append((point, outset))
      }
      let fit: CameraFit
      do { fit = try content.fit(fitCase.options) } catch FramingError.aboveHorizon { return }
      if fit.isAtEdge { return }
      let (viewport, padding) = (fitCase.options.viewport, fitCase.options.padding)
      let matrix = MatrixCamera(fit.camera, width: viewport.width, height: viewport.height)
      var least = Double.infinity
      for (point, outset) in boxes {
        let place = try #require(matrix.project(point.latitude, point.longitude))
        least = min(
          min(least, place.x - padding.left - outset.left, place.y - padding.top - outset.top),
          viewport.width - padding.right - outset.right - place.x,
          viewport.height - padding.bottom - outset.bottom - place.y)
      }
      guard abs(least) < 1e-6, fit.fits else {
        throw NotSo(description: "\(least) left, \(fit.slack), \(fitCase), \(outsets)")
      }
    }
  }

  /// Above the horizon there is no ground to put anything on.
  @Test(arguments: [72.0, 76, 80, 85, 89])
  func whereTheSkyIsInView(pitch: Double) throws {
    var options = try FramingOptions(400, 800)
    options.pitch = pitch
    options.fieldOfView = Camera.webFieldOfView
    for content in [
      FramedContent([[45, 7], [46, 7]]), FramedContent([[45, 7], [45, 8]]),
      FramedContent([[45, 7], [45.2, 7.1], [45.1, 7.3]]),
    ] {
      let fit = try content.fit(options)
      #expect(fit.fits && fit.slack.least >= 0 && fit.camera.distance.value >= 500)
      #expect(fit.visibleRect.minY <= fit.contentRect.minY + 1e-3)
      #expect(fit.visibleRect.maxY >= fit.contentRect.maxY - 1e-3)
      #expect(fit.visibleRect.width >= fit.contentRect.width)
    }
  }
}

import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct ScreenMetricTests {
  /// Map points of 0.5 pixels: at zoom 20 of 256-pixel tiles, which is 19 of 512, a pixel is one.
  @Test func pixelsAreMapPointsAtAZoom() {
    #expect(ScreenMetric.tolerance(pixels: 0.5, zoom: 19) == 0.5)
    #expect(ScreenMetric.tolerance(pixels: 1, zoom: 0) == 524_288)
    #expect(ScreenMetric.tolerance(pixels: 3, zoom: 30) == 3.0 / 2048)
  }

  /// MAPSPEC's `px`: meters of a pixel.
  @Test(arguments: [
    (0.0, 0.0, 78271.51696402048), (14, 60, 2.3886571339117584), (18, 0, 0.29858214173896974),
  ])
  func pixelsAreMetersAtALatitude(zoom: Double, latitude: Double, meters: Double) {
    let points = ScreenMetric.tolerance(pixels: 1, zoom: zoom)
    let found = points * WebMercator.metersPerMapPoint(atLatitude: latitude)
    #expect(abs(found - meters) < 1e-9)
  }

  /// Against the method by the book in the plane of the map.
  @Test(arguments: [0.5, 4, 40])
  func douglasPeuckerKeepsWhatItKeepsInThePlane(pixels: Double) throws {
    var compared = 0
    try forEachSeed(count: 300) { random in
      let segment = MetricSamples.walk(
        &random, count: random.int(in: 3...150), MetricSamples.Content(latitudes: -85...85))
      let screen = MetricSamples.screen(segment)
      let simplification = try Simplification(to: .pixels(pixels, zoom: 13))
      let retained = segment.retainedIndices(by: simplification)
      let scale = EarthModel.tileSize * 8192
      let (expected, isClose) = MetricSamples.topDown(
        pins: [0, segment.count - 1], beyond: pixels
      ) { MetricSamples.planar(screen[$0], screen[$1], screen[$2]) * scale }
      if isClose { return }
      compared += 1
      try #require(retained == expected)
    }
    #expect(compared > 150)
  }

  @Test func theRestIsWithinTheTolerance() throws {
    try forEachSeed(count: 200) { random in
      let segment = MetricSamples.walk(
        &random, count: 200, MetricSamples.Content(step: random.oneIn(2) ? 100 : 30_000))
      let pixels = random.double(in: 0.1...20)
      let zoom = random.double(in: 5...18)
      let simplification = try Simplification(to: .pixels(pixels, zoom: zoom))
      let retained = segment.retainedIndices(by: simplification)
      let screen = MetricSamples.screen(segment)
      let scale = EarthModel.worldSize / ScreenMetric.tolerance(pixels: 1, zoom: zoom)
      try MetricSamples.forEachDropped(retained) { index, first, last in
        let deviation =
          MetricSamples.planar(screen[index], screen[first], screen[last]) * scale
        try #require(deviation <= pixels * (1 + 1e-9) + 1e-9 * scale / 1000)
      }
      // It is drawn where it was, the same way round the world.
      for (index, place) in zip(retained, MetricSamples.screen(segment.keeping(retained))) {
        try #require(abs(place.x - screen[index].x) < 1e-9)
      }
      let again = segment.keeping(retained).retainedIndices(by: simplification)
      try #require(again == Array(0..<retained.count))
    }
  }

  @Test func deviationsAreThoseOfTheSearch() throws {
    try forEachSeed(count: 100) { random in
      let segment = MetricSamples.walk(
        &random, count: 60, MetricSamples.Content(latitudes: -80...80))
      var metric = ScreenMetric(coordinates: segment.coordinates)
      let found = metric.farthest(between: 3, and: 55, beyond: 0)
      let deviations = (4..<55).map { metric.deviation(of: $0, between: 3, and: 55) }
      try #require(found?.deviation == deviations.max())
      try #require(metric.visits == 51)
    }
  }

  /// A straight line on the map, but longer than the way back.
  @Test(arguments: [-1.0, 1])
  func aLineRoundTheWorldKeepsItsWay(direction: Double) throws {
    for degrees in [180, 181, 300, 359, 361, 540, 900] {
      let places = (0...degrees).map { degree in
        Coordinate(
          uncheckedLatitude: 10,
          longitude: Antimeridian.wrapped(170 + direction * Double(degree)))
      }
      let line = Segment(coordinates: places)
      let retained = line.retainedIndices(by: try Simplification(to: .pixels(2, zoom: 3)))
      #expect(retained.count <= 2 * degrees / 180 + 2)
      let drawn = MetricSamples.screen(line.keeping(retained))
      #expect(abs(abs(drawn[drawn.count - 1].x - drawn[0].x) * 360 - Double(degrees)) < 1e-6)
    }
  }

  /// 0 and 360 are a whole parallel when nothing lies between them.
  @Test func noParallelAppears() throws {
    let places = [0.0, 350, 360].map { Coordinate(uncheckedLatitude: 10, longitude: $0) }
    let simplification = try Simplification(to: .pixels(30, zoom: 0))
    #expect(Segment(coordinates: places).retainedIndices(by: simplification) == [0, 1, 2])
  }
}

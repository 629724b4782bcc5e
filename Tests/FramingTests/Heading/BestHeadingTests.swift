import RoutelayTestSupport
import Testing

@testable import Framing
@testable import Geodesy

@Suite struct BestHeadingTests {
  static let route = [[45.0, 7.0], [45.03, 7.02], [45.06, 7.09], [45.1, 7.1]]

  static func view(_ options: FramingOptions) -> PinholeView {
    PinholeView(
      viewport: options.viewport, padding: options.padding, pitch: options.pitch,
      fieldOfView: options.fieldOfView ?? 30)
  }

  /// heading.best.*, and the portrait one of the same source: width, height, heading modulo 180,
  /// map points per point.
  @Test(
    arguments: [
      [844, 390, 148.76541069099466, 147.37086181616903],
      [500, 500, 170.24079200687405, 198.6452765635822],
      [390, 844, 58.76541069099466, 147.37086181616903],
    ])
  func publishedHeadings(numbers: [Double]) throws {
    let options = try FramingOptions(numbers[0], numbers[1], padding: [20, 20, 20, 20])
    let view = Self.view(options)
    let best = try BestHeading(FramedContent(Self.route).placed(), view).leastDepth()
    #expect(abs((best.heading - numbers[2]).remainder(dividingBy: 180)) < 1e-6)
    #expect(isNear(best.depth / view.focalLength, numbers[3], 1e-6))
  }

  @Test func northStaysUnlessATenthIsGained() throws {
    // Nearly upright in a narrow viewport: its diagonal is a twentieth longer.
    let upright = FramedContent([[45, 7], [45.1, 7.005]])
    var options = try FramingOptions(250, 800)
    options.heading = .best
    #expect(try upright.fit(options).camera.heading == 0)
    let slanting = FramedContent([[45, 7], [45.05, 7.1]])
    let fit = try slanting.fit(options)
    options.heading = .north
    let north = try slanting.fit(options)
    #expect(fit.camera.heading != 0)
    #expect(north.camera.distance.value >= fit.camera.distance.value * 1.1)
  }

  /// Looking straight down there are two best headings: the end is above the start.
  @Test func theEndIsAboveTheStart() throws {
    var options = try FramingOptions(390, 844)
    options.heading = .best
    for reversed in [false, true] {
      let route = [[45, 7], [45.002, 7.05], [44.998, 7.1]]
      let fit = try FramedContent(reversed ? route.reversed() : route).fit(options)
      let projection = CameraProjection(fit.camera, viewport: options.viewport)
      let west = try #require(projection.project(place(45, 7)))
      let east = try #require(projection.project(place(44.998, 7.1)))
      #expect((east.y < west.y) == !reversed)
    }
    // Where that says nothing, north is nearer to the top.
    let loop = FramedContent([[45, 7], [45.05, 7.1], [45, 7]])
    let heading = try loop.fit(options).camera.heading
    #expect(heading < 90 || heading > 270)
  }

  /// No heading of a fine grid shows more, at any pitch, with and without outsets.
  @Test func neverBeatenByAGrid() throws {
    try forEachSeed(count: 40) { random in
      var fitCase = try FitCase(&random)
      fitCase.options.pitch = random.oneIn(3) ? 0 : random.double(in: 0...70)
      var content = fitCase.content
      if random.oneIn(2) {
        content.add(
          point: fitCase.points[0], outset: ScreenEdges(top: 2, left: 3, bottom: 1, right: 0))
      }
      let view = Self.view(fitCase.options)
      let search = try BestHeading(content.placed(), view)
      let best: (heading: Double, depth: Double)
      do { best = try search.leastDepth() } catch FramingError.aboveHorizon { return }
      for step in 0..<1440 {
        let heading = Double(step) / 4 + random.double(in: 0...0.25)
        let depth = try search.depth(heading)
        guard best.depth <= depth * (1 + 1e-9) else {
          throw NotSo(description: "\(heading): \(depth), best \(best) of \(fitCase)")
        }
      }
    }
  }

  @Test func aPlaceAloneStaysNorthUp() throws {
    var options = try FramingOptions(390, 844)
    options.heading = .best
    #expect(try FramedContent([[45, 7]]).fit(options).camera.heading == 0)
  }

  /// Hulls of very many corners are searched, not turned side by side.
  @Test func smoothOutlines() throws {
    let circle = (0..<3000).map { index -> [Double] in
      let angle = Double(index) * 0.12
      return [45 + DegreeMath.sine(angle) / 100, 7 + DegreeMath.cosine(angle) / 10]
    }
    var options = try FramingOptions(200, 800)
    options.heading = .best
    let heading = try FramedContent(circle).fit(options).camera.heading
    #expect(abs(heading.remainder(dividingBy: 180)) > 75)
  }
}

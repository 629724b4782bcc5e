import RoutelayTestSupport
import Testing

@testable import Framing
@testable import Geodesy

extension CameraFit {
  /// Whether the camera could not look where it should, beyond the world, or is so far away that
  /// the content's nearest copy of the world may be another.
  var isAtEdge: Bool {
    abs(camera.center.latitude) > 85.0511
      || camera.distanceInMapPoints > EarthModel.worldSize / 4
  }
}

/// Properties of the fit, over routes anywhere but at the poles, all headings, pitches to 75.
@Suite struct CameraSolverTests {
  @Test func everythingIsInViewAndAnEdgeIsTouched() throws {
    var checked = 0
    try forEachSeed(count: 22_000) { random in
      let fitCase = try FitCase(&random)
      let fit: CameraFit
      do { fit = try fitCase.content.fit(fitCase.options) } catch FramingError.aboveHorizon {
        return
      }
      if fit.isAtEdge { return }
      let slack = try #require(fitCase.leastSlack(fit.camera))
      guard slack >= -1e-6, slack <= 1e-6, fit.fits, fit.slack.least == 0 else {
        throw NotSo(description: "slack \(slack), \(fit.slack) of \(fitCase)")
      }
      checked += 1
    }
    #expect(checked > 20_000, "\(checked)")
  }

  /// The camera moved nearer by a little, and sideways at random: something is out of view.
  @Test func noLargerImageExists() throws {
    try forEachSeed(count: 20_000) { random in
      let fitCase = try FitCase(&random)
      guard fitCase.isBelowHorizon else { return }
      let placed = try fitCase.content.placed()
      let view = fitCase.view
      guard case .degrees(let heading) = fitCase.options.heading else { return }
      let solver = try CameraSolver(
        placed, view, heading: heading, mode: fitCase.options.mode, limits: DistanceLimits())
      let solution = try solver.solve()
      guard solution.center.y > 0, solution.center.y < EarthModel.worldSize else { return }
      let right = SIMD2(DegreeMath.cosine(heading), DegreeMath.sine(heading))
      let forward = SIMD2(right.y, -right.x)
      for _ in 0..<2 {
        // Nearer along the view, then right and up: up moves the center by a share of 1/cos.
        let near = solution.distance * random.double(in: 1e-5...0.1)
        let aside = near * random.double(in: -1...1)
        let up = near * random.double(in: -1...1)
        let camera = CameraSolver.Solution(
          center: solution.center + right * aside + forward * (up / view.cosine),
          distance: solution.distance - near + up * view.sine / view.cosine,
          slack: .zero)
        guard camera.distance > 0 else { continue }
        let slack = fitCase.leastSlack(FramedContent.camera(camera, view, heading: heading))
        guard slack ?? -1 < 1e-7 else {
          throw NotSo(description: "\(slack ?? 0) points left, \(fitCase)")
        }
      }
    }
  }

  @Test func nearestIsNearerAndJustAsLarge() throws {
    try forEachSeed(count: 4000) { random in
      var fitCase = try FitCase(&random)
      fitCase.options.mode = .balanced
      let balanced: CameraFit
      do { balanced = try fitCase.content.fit(fitCase.options) } catch FramingError.aboveHorizon {
        return
      }
      fitCase.options.mode = .nearest
      let nearest = try fitCase.content.fit(fitCase.options)
      #expect(
        nearest.camera.distanceInMapPoints <= balanced.camera.distanceInMapPoints * (1 + 1e-9))
      if nearest.isAtEdge || balanced.isAtEdge { return }
      #expect(nearest.fits)
      if fitCase.isBelowHorizon {
        // Balanced: the same room left on opposite sides.
        #expect(abs(balanced.slack.left - balanced.slack.right) < 1e-6)
        #expect(abs(balanced.slack.top - balanced.slack.bottom) < 1e-6)
      }
    }
  }

  @Test(arguments: [-360.0, 360])
  func otherCopiesOfTheWorldAreFramedAlike(turn: Double) throws {
    try forEachSeed(count: 1000) { random in
      let fitCase = try FitCase(&random)
      var moved = fitCase
      moved.points = fitCase.points.map { place($0.latitude, $0.longitude + turn) }
      let fit: CameraFit
      do { fit = try fitCase.content.fit(fitCase.options) } catch FramingError.aboveHorizon {
        return
      }
      let other = try moved.content.fit(fitCase.options)
      let step = fit.camera.center.longitude - other.camera.center.longitude
      #expect(abs(step.remainder(dividingBy: 360)) < 1e-9)
      #expect(abs(fit.camera.center.latitude - other.camera.center.latitude) < 1e-9)
      #expect(isNear(fit.camera.distance.value, other.camera.distance.value, 1e-9))
      #expect(fit.camera.center.longitude >= -180 && fit.camera.center.longitude < 180)
    }
  }

  /// A limited distance is met in meters where the camera then looks, at any latitude.
  @Test func limitsAreMetAndTheRoomStaysEven() throws {
    try forEachSeed(count: 1500) { random in
      var fitCase = try FitCase(&random)
      let free: CameraFit
      do { free = try fitCase.content.fit(fitCase.options) } catch FramingError.aboveHorizon {
        return
      }
      let limit = free.camera.distance * random.double(in: 0.3...3)
      if limit < free.camera.distance {
        fitCase.options.maximumDistance = limit
      } else {
        fitCase.options.minimumDistance = limit
      }
      let fit = try fitCase.content.fit(fitCase.options)
      #expect(isNear(fit.camera.distance.value, limit.value, 1e-9))
      if fit.isAtEdge || free.isAtEdge { return }
      if limit > free.camera.distance { #expect(fit.fits) }
      if fit.fits || fitCase.options.pitch == 0 {
        #expect(abs(fit.slack.left - fit.slack.right) < 1e-5)
        if fitCase.isBelowHorizon && fitCase.options.mode == .balanced {
          #expect(abs(fit.slack.top - fit.slack.bottom) < 1e-5)
        }
      }
      if fit.fits { #expect(try #require(fitCase.leastSlack(fit.camera)) >= -1e-6) }
    }
  }

  @Test func aPlaceAloneIsInTheMiddleOfThePaddedViewport() throws {
    var options = try FramingOptions(390, 844, padding: [60, 30, 90, 20])
    options.pitch = 45
    options.heading = .degrees(30)
    let fit = try FramedContent([[45, 7], [45, 7]]).fit(options)
    #expect(isNear(fit.camera.distance.value, 500, 1e-12))
    let projection = CameraProjection(fit.camera, viewport: options.viewport)
    let screen = try #require(projection.project(place(45, 7)))
    #expect(abs(screen.x - 200) < 1e-6 && abs(screen.y - 407) < 1e-6)
    options.minimumDistance = 0.meters
    #expect(throws: FramingError.noExtent) { try FramedContent([[45, 7]]).fit(options) }
  }
}

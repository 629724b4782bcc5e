import Foundation
import Geodesy
import RoutelayTestSupport
import Testing

@testable import Framing

@Suite struct CameraProjectionTests {
  static func camera(heading: Double, pitch: Double, fieldOfView: Double) throws -> Camera {
    try Camera(
      center: place(45, 7),
      distance: CameraScale.distance(
        zoom: 12, latitude: 45, viewportHeight: 800, fieldOfView: fieldOfView),
      heading: heading, pitch: pitch, fieldOfView: fieldOfView)
  }

  /// project.flat, project.tilt
  @Test(
    arguments: [
      [0, 0, 374.7626666666474, 235.20341028424446],
      [30, 60, 259.1312790039907, 301.33467254703334],
    ])
  func publishedPoints(numbers: [Double]) throws {
    let camera = try Self.camera(
      heading: numbers[0], pitch: numbers[1], fieldOfView: Camera.webFieldOfView)
    let projection = CameraProjection(camera, viewport: try Viewport(width: 400, height: 800))
    let screen = try #require(projection.project(place(45.02, 7.03)))
    #expect(abs(screen.x - numbers[2]) < 1e-6 && abs(screen.y - numbers[3]) < 1e-6)
  }

  /// corners.*: heading, pitch, field of view, four corners.
  static let corners: [(camera: [Double], corners: [[Double]])] = [
    (
      [0, 0, Camera.webFieldOfView],
      [
        [44.95142625823488, 6.965667724609403], [44.95142625823488, 7.034332275390653],
        [45.04853259720398, 7.034332275390653], [45.04853259720398, 6.965667724609403],
      ]
    ),
    (
      [90, 0, Camera.webFieldOfView],
      [
        [45.02427144167121, 6.931335449218778], [44.975718272186654, 6.931335449218778],
        [44.975718272186654, 7.068664550781278], [45.02427144167121, 7.068664550781278],
      ]
    ),
    (
      [30, 60, Camera.webFieldOfView],
      [
        [44.95436212708153, 6.9376186917001235], [44.9389570676341, 6.975318146588165],
        [45.170002124000455, 7.232810212017853], [45.22724166973482, 7.092113930957936],
      ]
    ),
    (
      [200, 45, 30],
      [
        [45.04432254639454, 7.051637802367992], [45.05740778125429, 7.000749665789726],
        [44.923149911538694, 6.910560702707443], [44.90043057590476, 6.998701540763477],
      ]
    ),
  ]

  @Test(arguments: corners.indices)
  func cornersOfTheGround(index: Int) throws {
    let entry = Self.corners[index]
    let camera = try Self.camera(
      heading: entry.camera[0], pitch: entry.camera[1], fieldOfView: entry.camera[2])
    let projection = CameraProjection(camera, viewport: try Viewport(width: 400, height: 800))
    let polygon = projection.visiblePolygon.map { VisibleCorner($0) }
    #expect(polygon.count == 4)
    for (corner, expected) in zip(polygon, entry.corners) {
      #expect(abs(corner.latitude - expected[0]) < 1e-8)
      #expect(abs(corner.longitude - expected[1]) < 1e-8)
    }
    let rect = projection.visibleRect
    #expect(
      polygon.allSatisfy {
        rect.inset(dx: -1, dy: -1).covers(MapPoint(place($0.latitude, $0.longitude)))
      })
  }

  /// horizon.80, horizon.y
  @Test func theHorizonCutsTheGround() throws {
    let camera = try Self.camera(heading: 20, pitch: 80, fieldOfView: Camera.webFieldOfView)
    let viewport = try Viewport(width: 400, height: 800)
    let projection = CameraProjection(camera, viewport: viewport)
    #expect(projection.unproject(ScreenPoint(x: 0, y: 0)) == nil)
    #expect(projection.coordinate(at: ScreenPoint(x: 200, y: 188.4)) == nil)
    #expect(projection.coordinate(at: ScreenPoint(x: 200, y: 188.5)) != nil)
    let view = PinholeView(
      viewport: viewport, padding: .zero, pitch: 80, fieldOfView: Camera.webFieldOfView)
    #expect(abs(try #require(view.horizon) - 188.40762314984192) < 1e-9)
    // The top corners are a point below it.
    let top = try #require(projection.visiblePolygon.last)
    let screen = try #require(projection.project(top))
    #expect(abs(screen.y - 189.40762314984192) < 1e-6 && abs(screen.x) < 1e-6)
  }

  @Test func thereAndBack() throws {
    try forEachSeed(count: 2000) { random in
      let camera = try Camera(
        center: random.place(latitudes: -80...80), distance: Meters(random.double(in: 100...1e6)),
        heading: random.double(in: 0...360), pitch: random.double(in: 0...80))
      let projection = CameraProjection(camera, viewport: try Viewport(width: 500, height: 300))
      let screen = ScreenPoint(x: random.double(in: 0...500), y: random.double(in: 150...300))
      let point = try #require(projection.unproject(screen))
      let again = try #require(projection.project(point))
      #expect(abs(again.x - screen.x) < 1e-6 && abs(again.y - screen.y) < 1e-6)
      // The matrices of GL maps say the same.
      let coordinate = try #require(projection.coordinate(at: screen))
      let own = try #require(projection.project(coordinate))
      let matrix = try #require(
        MatrixCamera(camera, width: 500, height: 300)
          .project(coordinate.latitude, coordinate.longitude))
      #expect(abs(own.x - matrix.x) < 1e-5 && abs(own.y - matrix.y) < 1e-5)
    }
  }

  @Test func behindTheEyeThereIsNothing() throws {
    let camera = try Camera(center: place(0, 0), distance: 1000.meters, pitch: 60)
    let projection = CameraProjection(camera, viewport: try Viewport(width: 100, height: 100))
    #expect(projection.project(place(-0.02, 0)) == nil)
    #expect(projection.project(place(0.02, 0)) != nil)
  }

  @Test func theCopyNearestToTheCenterCounts() throws {
    let camera = try Camera(center: place(0, 179.9), distance: 100_000.meters)
    let viewport = try Viewport(width: 400, height: 400)
    let projection = CameraProjection(camera, viewport: viewport)
    let east = try #require(projection.project(place(0, -179.9)))
    let same = try #require(projection.project(place(0, 180.1)))
    #expect(abs(east.x - same.x) < 1e-6 && east.x > 200 && east.x < 400)
    let other = CameraProjection(
      try Camera(center: place(0, -180.1), distance: 100_000.meters), viewport: viewport)
    #expect(abs(try #require(other.project(place(0, -179.9))).x - east.x) < 1e-6)
  }
}

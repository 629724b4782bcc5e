import Geodesy
import Geofencing
import TrackFormats
import Testing

@testable import RouteJobs

@Suite struct FenceTextTests {
  @Test(
    arguments: [
      ("45,7,250", 250.0, nil), ("45,7,250m,depot", 250, "depot"),
      ("45,7,1.5km,a, b", 1500, "a, b"),
      ("45,-173,0,", 0, nil),
    ] as [(String, Double, String?)])
  func circles(_ text: String, _ radius: Double, _ id: String?) throws {
    let fence = try FenceText(circle: text)
    let circle = try #require(fence.shape as? CircleFence)
    #expect(circle.radius.value == radius && circle.center.latitude == 45)
    #expect(fence.id == id && fence.text == text && fence.repair == nil)
  }

  @Test(arguments: [
    "", "45", "45,7", "45,7,", "45,7,-1", "45,7,inf", "45,7,nan", "45,7,5yd", "91,0,5", "0,541,5",
    "x,7,5", "45,7 ,5", "0x1,7,5",
  ])
  func nothingElseIsACircle(_ text: String) {
    let error = #expect(throws: JobRefusal.self) { try FenceText(circle: text) }
    #expect(error?.problem == .invalidArgument)
  }

  @Test(
    arguments: [
      ("0,0 0,1 1,1;zone", "zone"), (" 0,0  0,1\t1,1\n0,0 ", nil), ("0,0 0,1 1,1;", nil),
      ("0,0 0,1 1,1;a;b c", "a;b c"),
    ] as [(String, String?)])
  func polygons(_ text: String, _ id: String?) throws {
    let fence = try FenceText(polygon: text, edges: .geodesic, repairs: false)
    let polygon = try #require(fence.shape as? PolygonFence)
    #expect(polygon.edges == .geodesic && fence.id == id)
    let inside = try Coordinate(latitude: 0.4, longitude: 0.6)
    #expect(polygon.state(of: inside) == .inside)
  }

  @Test(arguments: [
    ("", ProblemClass.invalidArgument), (";zone", .invalidArgument),
    ("0,0 0,1 1", .invalidArgument),
    ("0,0 0,1 91,1", .invalidArgument), ("0,0,0,1,1,1", .invalidArgument),
    ("0,0 0,1", .invalidGeometry), ("0,0 0,1 0,0", .invalidGeometry),
    ("0,0 1,1 0,1 1,0", .selfIntersection),
  ])
  func nothingElseIsAPolygon(_ text: String, _ problem: ProblemClass) {
    let error = #expect(throws: JobRefusal.self) {
      try FenceText(polygon: text, edges: .planar, repairs: false)
    }
    #expect(error?.problem == problem, "\(error?.message ?? "")")
  }

  @Test func ringsThatCrossThemselvesAreRepaired() throws {
    let bow = try FenceText(polygon: "0,0 1,1 0,1 1,0", edges: .planar, repairs: true)
    #expect(bow.repair?.problem == .selfIntersection)
    #expect(bow.shape.state(of: try Coordinate(latitude: 0.5, longitude: 0.25)) == .inside)
    #expect(bow.shape.state(of: try Coordinate(latitude: 0.25, longitude: 0.5)) == .outside)
  }

  @Test(arguments: [("-33.8,151.2", -33.8, 151.2), ("90,-540", 90, -540), ("+1e1,.5", 10, 0.5)])
  func places(_ text: String, _ latitude: Double, _ longitude: Double) throws {
    let place = try FenceText.place(text)
    #expect(place.latitude == latitude && place.longitude == longitude)
  }

  @Test(arguments: [
    ("1", "LAT,LON"), ("1,2,3", "LAT,LON"), ("91,0", "latitude"), ("0,541", "longitude"),
    ("nan,0", "LAT,LON"),
  ])
  func nothingElseIsAPlace(_ text: String, _ part: String) {
    let error = #expect(throws: JobRefusal.self) { try FenceText.place(text) }
    #expect(error?.message.contains(part) == true && error?.problem == .invalidArgument)
  }
}

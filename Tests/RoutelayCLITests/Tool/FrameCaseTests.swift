import Foundation
import Geodesy
import RoutelayTestSupport
import Testing

@testable import RoutelayCLI

/// The cases about cameras from end to end.
@Suite struct FrameCaseTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ name: String, _ options: String) throws -> (
    code: Int32, output: String, error: String
  ) {
    let path = PackageRoot.path("Tests/RoutelayCLITests/Cases/\(name)")
    return try ToolRun.shell("\"$routelay\" frame --json '\(path)' \(options)", in: folder)
  }

  private func frame(_ name: String, _ options: String) throws -> ShownFrame {
    let (code, output, error) = try run(name, "--viewport 400x800 \(options)")
    #expect(code == 0 && error.isEmpty)
    return try #require(try ShownFrame.all(in: output).first)
  }

  struct Fit: Sendable, CustomTestStringConvertible {
    var id: String
    var file: String
    var padding: Double
    /// West, south, east, north.
    var bounds: [Double]
    var boundsTolerance: Double
    /// x, y, width, height.
    var content: [Double]
    var visible: [Double]
    /// Latitude, longitude.
    var center: [Double]
    var centerTolerance = 1e-6
    var places: [[Double]]
    var testDescription: String { id }
  }

  static let fits = [
    Fit(
      id: "O-FRAME-01", file: "fiji_points.geojson", padding: 20,
      bounds: [179.3, -17.25, -179.88, -16.7], boundsTolerance: 1e-6,
      content: [267913498.169, 146850305.619, 611436.316, 428793.151],
      visible: [267879529.485, 146385328.51, 679373.684, 1358747.369],
      center: [-16.9752015, 179.71],
      places: [[-16.7, 179.85], [-16.78, -179.88], [-17.25, 179.3]]),
    Fit(
      id: "O-FRAME-02", file: "east_first.geojson", padding: 0,
      bounds: [13.1, 52.2, 13.9, 52.3], boundsTolerance: 1e-9,
      content: [143985795.982, 88303715.241, 596523.236, 121795.722],
      visible: [143985795.982, 87768089.866, 596523.236, 1193046.472],
      center: [52.2500282, 13.5], places: [[52.3, 13.9], [52.2, 13.1]]),
    Fit(
      id: "O-FRAME-06", file: "tall_extent.geojson", padding: 50,
      bounds: [10, 0, 20, 80], boundsTolerance: 1e-9,
      content: [141674268.444, 30134402.682, 7456540.444, 104083325.318],
      visible: [115664445.718, 22699879.445, 59476185.896, 118952371.792],
      center: [57.0451647, 15], centerTolerance: 0.05, places: [[0, 10], [80, 20]]),
  ]

  @Test(arguments: fits) func boxesAreFramedExactly(_ fit: Fit) throws {
    let frame = try frame(fit.file, "--padding \(fit.padding)")
    let bounds = frame.numbers("bounds", "west", "south", "east", "north")
    for (value, wanted) in zip(bounds, fit.bounds) {
      #expect(abs(value - wanted) <= fit.boundsTolerance)
    }
    #expect(frame.crossesAntimeridian == (fit.bounds[0] > fit.bounds[2]))
    let content = frame.numbers("contentRect", "x", "y", "width", "height")
    for (value, wanted) in zip(content, fit.content) { #expect(abs(value - wanted) <= 2) }
    let visible = frame.numbers("visibleRect", "x", "y", "width", "height")
    for side in 0...1 {
      #expect(visible[side + 2] >= fit.visible[side + 2] - 0.01)
      #expect(visible[side + 2] <= fit.visible[side + 2] * 1.001)
      let middle = visible[side] + visible[side + 2] / 2
      #expect(abs(middle - (fit.visible[side] + fit.visible[side + 2] / 2)) <= 2)
    }
    let center = frame.numbers("center", "latitude", "longitude")
    for (value, wanted) in zip(center, fit.center) {
      #expect(abs(value - wanted) <= fit.centerTolerance)
    }
    #expect(frame.margin(fit.places) > -0.001 && frame.margin(fit.places) < 0.001)
    let slack = frame.numbers("slack", "top", "left", "bottom", "right")
    #expect(slack.allSatisfy { $0 >= 0 } && slack.min() == 0)
  }

  @Test func pointsAllRoundTheGlobe() throws {  // O-FRAME-03
    let frame = try frame("round_the_world.geojson", "")
    let (west, east) = (frame["bounds.west"], frame["bounds.east"])
    #expect((315...360).contains((west > east ? 360 : 0) + east - west))
    #expect((315...360).contains(frame["region.span.longitudeDelta"]))
    #expect((20...180).contains(frame["region.span.latitudeDelta"]))
    for center in ["center", "region.center"] {
      #expect(abs(frame["\(center).latitude"]) <= 90 && abs(frame["\(center).longitude"]) <= 180)
    }
    #expect(frame["contentRect.width"] <= 268_435_456)
  }

  @Test func aSinglePlace() throws {  // O-FRAME-04
    let frame = try frame("one_place.geojson", "--padding 40")
    #expect(abs(frame["center.latitude"] - 48.2) <= 1e-6)
    #expect(abs(frame["center.longitude"] - 16.37) <= 1e-6)
    #expect(frame["region.span.latitudeDelta"] > 0 && frame["region.span.longitudeDelta"] > 0)
    #expect((50...50_000).contains(frame["distance"]))
    #expect(frame.margin([[48.2, 16.37]]) > 0)
  }

  @Test func paddingWiderThanTheView() throws {  // O-FRAME-05
    let (code, output, error) = try run("two_places.geojson", "--viewport 100x100 --padding 80")
    #expect(code == 64 && output.isEmpty)
    #expect(error.contains("100 - 80 - 80 = -60") && error.contains("[invalid-argument]"))
  }

  @Test func aCampAndThePole() throws {  // O-FRAME-07
    let frame = try frame("north_pole.geojson", "")
    #expect((80...85.06).contains(frame["center.latitude"]))
    #expect((0...30_134_402.682).contains(frame["contentRect.y"]))
    #expect(frame.margin([[80, 15]]) >= -0.001)
  }

  @Test func aRoadOnATurnedMap() throws {  // O-FRAME-08
    let frames = try [0, 45, 90].map { try frame("north_south_pair.geojson", "--heading \($0)") }
    #expect(frames.map { $0["heading"] } == [0, 45, 90])
    for frame in frames {
      #expect(abs(frame["center.latitude"] - 47.10009) < 1e-5 && frame["center.longitude"] == 11)
      #expect(frame.margin([[47, 11], [47.2, 11]]) > -0.001)
    }
    #expect(abs(frames[1]["distance"] / frames[0]["distance"] - 1.4142) < 0.001)
    #expect(abs(frames[2]["distance"] / frames[0]["distance"] - 2) < 0.001)
  }

  @Test(arguments: [(0.0, 1.0), (60, 0.5)])
  func altitudeIsNotDistance(_ pitch: Double, _ ratio: Double) throws {  // O-FRAME-09
    let frame = try frame("alpine_pair.geojson", "--pitch \(pitch)")
    #expect(abs(frame["altitude"] / frame["distance"] - ratio) < 1e-6)
    #expect(abs(frame["center.latitude"] - 46.01) <= 0.005)
    #expect(abs(frame["center.longitude"] - 7.015) <= 0.005)
  }

  @Test func nothingToShow() throws {  // O-FRAME-10
    let (code, output, error) = try run("nothing.geojson", "--viewport 400x800")
    #expect(code == 2 && output.isEmpty && error.contains("[no-data]"))
  }

  @Test func rectanglesOverTheSeam() throws {  // O-FRAME-11
    let path = PackageRoot.path("Tests/RoutelayCLITests/Cases/rects.json")
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let rects = try #require(
      try JSONSerialization.jsonObject(with: data) as? [String: [String: Double]])
    func bounds(_ name: String) throws -> CoordinateBounds {
      let sides = try #require(rects[name])
      let (west, south) = (try #require(sides["west"]), try #require(sides["south"]))
      return CoordinateBounds(
        west: west, south: south, east: try #require(sides["east"]),
        north: try #require(sides["north"]))
    }
    let (spanning, east) = (try bounds("spanning"), try bounds("east_part"))
    let west = try bounds("west_part")
    #expect(spanning.contains(east) && spanning.contains(west))
    #expect(!east.contains(spanning))
    // Their union is what shows both.
    for (name, box) in [("a", spanning), ("b", east)] {
      try folder.write(
        """
        {"type":"MultiPoint","coordinates":[[\(box.west),\(box.south)],[\(box.east),\(box.north)]]}
        """, "\(name).geojson")
    }
    let run = try ToolRun.shell("\"$routelay\" frame --json a.geojson b.geojson", in: folder)
    let frame = try #require(try ShownFrame.all(in: run.output).first)
    #expect(frame.numbers("bounds", "west", "south", "east", "north") == [170, -20, -170, 20])
    let wanted = [260978915.556, 118992229.826, 14913080.889, 30450996.349]
    for (value, wanted) in zip(frame.numbers("contentRect", "x", "y", "width", "height"), wanted) {
      #expect(abs(value - wanted) <= 2)
    }
  }

  @Test func aBoxMemberIsNotBelieved() throws {  // O-FRAME-12
    let frame = try frame("bbox_dateline.geojson", "")
    #expect(frame.numbers("bounds", "west", "south", "east", "north") == [177.5, -18, -178.5, -17])
    #expect(frame.crossesAntimeridian == true)
  }
}

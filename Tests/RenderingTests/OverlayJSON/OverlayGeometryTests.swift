import Overlays
import TextWriting
import Testing
import Tracks

@testable import Rendering

@Suite struct OverlayGeometryTests {
  private let line = OverlayExamples.segment([(1, 2), (3, 4)], elevations: [5, 6.5])

  private func coordinates(_ geometry: OverlayGeometry, is3D: Bool = false) throws -> String {
    let bytes = try ByteWriter.collect { (out) throws(WriteError) in
      geometry.writeCoordinates(withElevations: is3D, OverlayNumbers(precision: 7), to: &out)
    }
    return "\(geometry.type) \(String(decoding: bytes, as: UTF8.self))"
  }

  @Test func eachTypeNestsAsGeoJSONWants() throws {
    let point = OverlayExamples.segment([(1, 2)])
    let polygon = Polygon(rings: [line, line])
    #expect(try coordinates(OverlayGeometry(point: point)) == "Point [1,2]")
    #expect(try coordinates(OverlayGeometry(multiPoint: point)) == "MultiPoint [[1,2]]")
    #expect(try coordinates(OverlayGeometry(lines: [line])) == "LineString [[1,2],[3,4]]")
    #expect(
      try coordinates(OverlayGeometry(lines: [line, line]))
        == "MultiLineString [[[1,2],[3,4]],[[1,2],[3,4]]]")
    #expect(
      try coordinates(OverlayGeometry(polygons: [polygon]))
        == "Polygon [[[1,2],[3,4]],[[1,2],[3,4]]]")
    #expect(
      try coordinates(OverlayGeometry(polygons: [polygon, Polygon(rings: [line])]))
        == "MultiPolygon [[[[1,2],[3,4]],[[1,2],[3,4]]],[[[1,2],[3,4]]]]")
  }

  @Test func elevationsAreThirdNumbers() throws {
    #expect(
      try coordinates(OverlayGeometry(lines: [line]), is3D: true)
        == "LineString [[1,2,5],[3,4,6.5]]")
  }

  @Test func shapesHaveTheirGeometries() {
    func types(_ shape: SceneShape) -> [String] { OverlayGeometry.of(shape).map { "\($0.type)" } }
    #expect(types(.annotation(line)) == ["Point"])
    #expect(types(.polygon([Polygon(rings: [line])], numbers: [])) == ["Polygon"])
    #expect(
      types(.collection([.point(line), .multiPoint(line), .lines([line, line])]))
        == ["Point", "MultiPoint", "MultiLineString"])
  }
}

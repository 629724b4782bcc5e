import Foundation
import Geodesy
import TextWriting
import Testing
import Tracks

@testable import Rendering

@Suite struct FeatureWriterTests {
  private func written(_ details: ItemDetails, _ geometry: Geometry) throws -> String {
    let bytes = try ByteWriter.collect { out in
      var writer = FeatureWriter()
      writer.write(.init(id: JSONText(text: "1"), details: details), geometry, to: &out)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func geometry(_ geometry: String) -> String {
    "{\"type\":\"Feature\",\"id\":1,\"geometry\":\(geometry),\"properties\":{}}"
  }

  @Test func collectionsNest() throws {
    let point = Geometry.point(segment([1, 2]))
    #expect(
      try written(
        ItemDetails(), .collection([point, .collection([]), .collection([point, point])]))
        == geometry(
          #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]},"#
            + #"{"type":"GeometryCollection","geometries":[]},"#
            + #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]},"#
            + #"{"type":"Point","coordinates":[1,2]}]}]}"#))
  }

  @Test func aFlatPartDoesNotCostTheOthersTheirHeights() throws {
    var high = Segment()
    high.append(Fix(coordinate: try Coordinate(latitude: 2, longitude: 1), elevation: 320))
    #expect(
      try written(ItemDetails(), .collection([.point(high), .point(segment([3, 4]))]))
        == geometry(
          #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2,320]},"#
            + #"{"type":"Point","coordinates":[3,4]}]}"#))
  }

  @Test func geometriesWithoutPositionsKeepTheirType() throws {
    let empty: [(Geometry, String)] = [
      (.point(Segment()), "Point"), (.multiPoint(Segment()), "MultiPoint"),
      (.lineString(Segment()), "LineString"), (.multiLineString([Segment()]), "MultiLineString"),
      (.polygon(Polygon(rings: [])), "Polygon"), (.multiPolygon([]), "MultiPolygon"),
    ]
    for (leaf, name) in empty {
      #expect(
        try written(ItemDetails(), leaf) == geometry("{\"type\":\"\(name)\",\"coordinates\":[]}"))
    }
  }

  @Test func foreignMembersOfTheGeometryStandOnTheOutermostOne() throws {
    var details = ItemDetails()
    details.geometryForeignMembers = JSONMembers([
      .init(key: "m", value: JSONText(text: "1")), .init(key: "bbox", value: JSONText(text: "[]")),
    ])
    let point = Geometry.point(segment([1, 2]))
    #expect(
      try written(details, .collection([point]))
        == geometry(
          #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]}],"m":1}"#
        ))
    #expect(
      try written(details, point) == geometry(#"{"type":"Point","coordinates":[1,2],"m":1}"#))
  }

  @Test func deepCollectionsCostNoStack() throws {
    var deep = Geometry.point(segment([1, 2]))
    for _ in 0..<200 { deep = .collection([deep]) }
    let text = try written(ItemDetails(), deep)
    #expect(text.components(separatedBy: "GeometryCollection").count == 201)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }
}

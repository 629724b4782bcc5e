import Foundation
import OverlayModel
import Testing

@Suite struct FeatureOverlayTests {
  /// The example of the contract, with all that a polyline may have.
  private static let polyline = """
    {"type":"polyline","id":"track-0","level":"aboveRoads","zIndex":0,
     "mapRect":{"x":1,"y":2,"width":3,"height":4},"segments":[0,0,1],
     "style":{"strokeColor":"#007AFFFF","lineWidth":4,"lineCap":"round","lineJoin":"round",
              "miterLimit":10,"lineDashPattern":[],"lineDashPhase":0},
     "gradients":[{"locations":[0,0.4,1],"colors":["#FF0000FF","#00FF00FF","#0000FFFF"]},null,null],
     "vertexZoom":[[0,14,9,0],[0,0],[0,0]]}
    """

  @Test func decodesTheContractsExample() throws {
    let overlay = try JSONDecoder().decode(FeatureOverlay.self, from: Data(Self.polyline.utf8))
    #expect(overlay.type == .polyline)
    #expect(overlay.id == .string("track-0"))
    #expect(overlay.level == .aboveRoads)
    #expect(overlay.mapRect == OverlayMapRect(x: 1, y: 2, width: 3, height: 4))
    #expect(overlay.segments == [0, 0, 1])
    #expect(overlay.style.strokeColor == OverlayHexColor(red: 0, green: 0x7A, blue: 0xFF))
    #expect(overlay.style.lineCap == .round)
    #expect(overlay.style.fillColor == nil)
    #expect(overlay.gradients?.count == 3)
    #expect(overlay.gradients?[0]?.locations == [0, 0.4, 1])
    #expect(overlay.gradients?[1] == nil)
    #expect(overlay.vertexZoom?.flattened == [[0, 14, 9, 0], [0, 0], [0, 0]])
    #expect(overlay.center == nil && overlay.radius == nil)
  }

  @Test func whatIsEncodedDecodesEqual() throws {
    let circle = FeatureOverlay(
      type: .circle, id: .integer(7), level: .aboveLabels, zIndex: -2,
      mapRect: OverlayMapRect(x: 0, y: 0, width: 1, height: 1),
      style: FeatureOverlayStyle(lineWidth: 2, lineDashPattern: [4, 2], fillColor: .init("#0f08")),
      center: OverlayPlace(latitude: 47, longitude: 8), radius: 150.5)
    let pin = FeatureOverlay(
      type: .annotation, id: .string("a"), mapRect: OverlayMapRect(x: 0, y: 0, width: 0, height: 0),
      clusteringIdentifier: "poi", glyph: "cafe", displayPriority: 750)
    for overlay in [circle, pin] {
      let data = try JSONEncoder().encode(overlay)
      #expect(try JSONDecoder().decode(FeatureOverlay.self, from: data) == overlay)
    }
  }

  @Test(arguments: ["type", "id", "level", "zIndex", "mapRect", "style"])
  func aMissingMemberIsAnError(_ member: String) throws {
    var object = try #require(
      try JSONSerialization.jsonObject(with: Data(Self.polyline.utf8)) as? [String: Any])
    object[member] = nil
    let data = try JSONSerialization.data(withJSONObject: object)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FeatureOverlay.self, from: data)
    }
  }
}

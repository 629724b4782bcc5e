import Foundation
import OverlayModel
import Testing

@Suite struct OverlayVertexZoomTests {
  @Test(arguments: [
    ("[0,3,0]", OverlayVertexZoom.line([0, 3, 0]), [[0, 3, 0]]),
    ("[[0,0],[0,5,0]]", .lines([[0, 0], [0, 5, 0]]), [[0, 0], [0, 5, 0]]),
    ("[[[0,0]],[[1],[2]]]", .polygons([[[0, 0]], [[1], [2]]]), [[0, 0], [1], [2]]),
  ])
  func nestsLikeTheGeometry(_ json: String, _ expected: OverlayVertexZoom, _ flattened: [[Int]])
    throws
  {
    let zooms = try JSONDecoder().decode(OverlayVertexZoom.self, from: Data(json.utf8))
    #expect(zooms == expected)
    #expect(zooms.flattened == flattened)
    #expect(String(decoding: try JSONEncoder().encode(zooms), as: UTF8.self) == json)
  }

  @Test(arguments: ["[1.5]", "[[[[0]]]]", "{}", "[0,[0]]"])
  func refuses(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(OverlayVertexZoom.self, from: Data(json.utf8))
    }
  }
}

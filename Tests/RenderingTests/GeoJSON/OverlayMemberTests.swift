import Testing
import Tracks

@testable import Rendering

@Suite struct OverlayMemberTests {
  @Test(arguments: [
    ("{}", "{}"), (#"{"mapRect":{}}"#, "{}"),
    (
      #"{"type":"polyline","id":"a","mapRect":{"x":[1,{"y":2}]},"segments":[0,1],"style":{"segments":1}}"#,
      #"{"type":"polyline","id":"a","style":{"segments":1}}"#
    ),
    (
      #"{"vertexZoom":[[0]],"title":"\"mapRect\":1,","gradients":[null]}"#,
      #"{"title":"\"mapRect\":1,"}"#
    ),
    ("7", "7"),
  ])
  func tables(overlay: String, expected: String) {
    #expect(OverlayMember.withoutDerived(JSONText(text: overlay)).text == expected)
  }
}

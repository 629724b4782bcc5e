import Foundation
import OverlayModel
import Testing

@Suite struct OverlayPlaceTests {
  @Test func decodesWhatTheContractWrites() throws {
    let region = try JSONDecoder().decode(
      OverlayRegion.self,
      from: Data(
        """
        {"center":{"latitude":1,"longitude":-2},"span":{"latitudeDelta":3,"longitudeDelta":4}}
        """.utf8))
    #expect(region.center == OverlayPlace(latitude: 1, longitude: -2))
    #expect(region.span == OverlayRegion.Span(latitudeDelta: 3, longitudeDelta: 4))
    let rect = try JSONDecoder().decode(
      OverlayMapRect.self, from: Data(#"{"x":1,"y":2,"width":3,"height":4.5}"#.utf8))
    #expect(rect == OverlayMapRect(x: 1, y: 2, width: 3, height: 4.5))
  }
}

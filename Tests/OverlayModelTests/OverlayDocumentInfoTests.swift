import Foundation
import OverlayModel
import Testing

@Suite struct OverlayDocumentInfoTests {
  @Test func anEmptyDocumentSaysNull() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let info = OverlayDocumentInfo(
      generator: "routelay 1", sources: [.init(name: "-", format: "gpx", bytes: nil)])
    let text = String(decoding: try encoder.encode(info), as: UTF8.self)
    #expect(
      text == #"{"cameras":[],"generator":"routelay 1","mapRect":null,"mapType":"standard","#
        + #""region":null,"sources":[{"bytes":null,"format":"gpx","name":"-"}],"steps":[],"version":1}"#
    )
    #expect(try JSONDecoder().decode(OverlayDocumentInfo.self, from: Data(text.utf8)) == info)
  }

  @Test func aFullDocumentComesBack() throws {
    let info = OverlayDocumentInfo(
      generator: "routelay 1", mapType: .hybrid,
      sources: [.init(name: "ride.gpx", format: "gpx", bytes: 81234)],
      steps: [.object(["step": .string("simplify"), "tolerance": .number(10)])],
      region: OverlayRegion(
        center: OverlayPlace(latitude: 1, longitude: 2),
        span: .init(latitudeDelta: 3, longitudeDelta: 4)),
      mapRect: OverlayMapRect(x: 5, y: 6, width: 7, height: 8), cameras: [OverlayCameraTests.camera]
    )
    let data = try JSONEncoder().encode(info)
    #expect(try JSONDecoder().decode(OverlayDocumentInfo.self, from: data) == info)
  }

  @Test func aMapTypeThatIsNoneIsAnError() {
    let text =
      #"{"version":1,"generator":"","mapType":"sepia","sources":[],"steps":[],"cameras":[]}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(OverlayDocumentInfo.self, from: Data(text.utf8))
    }
  }
}

import Foundation
import OverlayModel
import Testing

@Suite struct FeatureOverlayStyleTests {
  @Test func whatIsNotSaidIsNotWritten() throws {
    let style = FeatureOverlayStyle(lineJoin: .bevel, markerTintColor: OverlayHexColor("#102030"))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(style), as: UTF8.self)
    #expect(text == ##"{"lineJoin":"bevel","markerTintColor":"#102030FF"}"##)
  }

  @Test(arguments: [#"{"lineCap":"pointed"}"#, #"{"strokeColor":"red"}"#, #"{"lineWidth":"4"}"#])
  func otherValuesAreErrors(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FeatureOverlayStyle.self, from: Data(text.utf8))
    }
  }
}

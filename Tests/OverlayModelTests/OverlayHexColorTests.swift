import Foundation
import OverlayModel
import Testing

@Suite struct OverlayHexColorTests {
  @Test(arguments: [
    ("#007AFFFF", "#007AFFFF"), ("#007aff", "#007AFFFF"), ("007aff", "#007AFFFF"),
    ("#abc", "#AABBCCFF"), ("ABC8", "#AABBCC88"), ("#00000000", "#00000000"),
  ])
  func reads(_ text: String, _ expected: String) {
    #expect(OverlayHexColor(text)?.text == expected)
  }

  @Test(arguments: [
    "", "#", "red", "#12", "#12345", "#1234567", "#123456789", "#GGGGGG", "rgb(0,0,0)", " #abc",
    "##abc", "#abc#", "#ａｂｃ",
  ])
  func refuses(_ text: String) { #expect(OverlayHexColor(text) == nil) }

  @Test func everyByteComesBack() {
    for byte in UInt8.min...UInt8.max {
      let color = OverlayHexColor(red: byte, green: byte ^ 0xFF, blue: byte / 2, alpha: byte)
      #expect(OverlayHexColor(color.text) == color)
    }
  }

  @Test func componentsAreFractions() {
    let components = OverlayHexColor(red: 255, green: 0, blue: 51, alpha: 102).components
    #expect(components == (1, 0, 0.2, 0.4))
  }

  @Test func codesAsText() throws {
    let color = OverlayHexColor(red: 1, green: 2, blue: 3, alpha: 4)
    let data = try JSONEncoder().encode([color])
    #expect(String(decoding: data, as: UTF8.self) == ##"["#01020304"]"##)
    #expect(try JSONDecoder().decode([OverlayHexColor].self, from: data) == [color])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([OverlayHexColor].self, from: Data(#"["blue"]"#.utf8))
    }
  }
}

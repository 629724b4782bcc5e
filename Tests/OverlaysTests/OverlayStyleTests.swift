import OverlayModel
import Testing

@testable import Overlays

@Suite struct OverlayStyleTests {
  /// What is written as an opacity gives the same alpha when it is read.
  @Test func everyAlphaComesBackFromItsOpacity() {
    for alpha in UInt8.min...UInt8.max {
      let color = OverlayHexColor(red: 1, green: 2, blue: 3, alpha: alpha)
      #expect(color.withOpacity(color.opacity) == color)
    }
    #expect(OverlayHexColor(red: 0, green: 0, blue: 0).opacity == 1)
    #expect(OverlayStyle().fillColor.opacity == 0.1)
  }

  @Test func opacityIsClamped() {
    let color = OverlayHexColor(red: 0, green: 0, blue: 0, alpha: 7)
    #expect(color.withOpacity(-1).alpha == 0)
    #expect(color.withOpacity(2).alpha == 255)
    #expect(color.withOpacity(0.5).alpha == 128)
  }

  @Test func simplestyleWritesNoAlpha() {
    #expect(OverlayHexColor("#ABCDEF12")?.simplestyleText == "#abcdef")
  }
}

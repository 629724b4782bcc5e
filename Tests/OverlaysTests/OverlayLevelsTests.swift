import Testing

@testable import Overlays

@Suite struct OverlayLevelsTests {
  @Test func theUsualOnesAreHalfAPixelAtZooms4To18() throws {
    #expect(try OverlayLevels() == .usual)
    #expect(OverlayLevels.usual.pixels == 0.5 && OverlayLevels.usual.zooms == 4...18)
    #expect(try OverlayLevels(zooms: 0...24).zooms == 0...24)
  }

  @Test(arguments: [0, -0.5, .infinity, -.infinity, .nan])
  func pixelsArePositive(_ pixels: Double) {
    let error = #expect(throws: OverlayLevels.Invalid.self) { try OverlayLevels(pixels: pixels) }
    guard case .pixelsNotPositive(let said) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(said == pixels || (said.isNaN && pixels.isNaN))
  }

  @Test(arguments: [-1...3, 3...25, -5 ... -2, 25...25, Int.min...Int.max])
  func zoomsAreThoseOfMaps(_ zooms: ClosedRange<Int>) {
    #expect(throws: OverlayLevels.Invalid.zoomsOutOfRange(zooms)) {
      try OverlayLevels(zooms: zooms)
    }
  }
}

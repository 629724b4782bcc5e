import Testing

@testable import Framing

@Suite struct ViewportTests {
  @Test(arguments: [(0.0, 10.0), (10, 0), (-1, 10), (.nan, 10), (10, .infinity)])
  func sidesAreFiniteAndAboveZero(width: Double, height: Double) {
    #expect(throws: FramingError.self) { try Viewport(width: width, height: height) }
  }

  @Test func sidesAreKept() throws {
    let viewport = try Viewport(width: 390.5, height: 844)
    #expect(viewport.width == 390.5 && viewport.height == 844)
  }
}

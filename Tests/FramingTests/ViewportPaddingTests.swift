import Testing

@testable import Framing

@Suite struct ViewportPaddingTests {
  @Test(arguments: [-1.0, .nan, .infinity])
  func everyEdgeIsFiniteAndNotNegative(bad: Double) {
    #expect(throws: FramingError.self) {
      try ViewportPadding(top: bad, left: 0, bottom: 0, right: 0)
    }
    #expect(throws: FramingError.self) {
      try ViewportPadding(top: 0, left: bad, bottom: 0, right: 0)
    }
    #expect(throws: FramingError.self) {
      try ViewportPadding(top: 0, left: 0, bottom: bad, right: 0)
    }
    #expect(throws: FramingError.self) {
      try ViewportPadding(top: 0, left: 0, bottom: 0, right: bad)
    }
  }

  @Test func oneNumberIsForAllEdges() throws {
    let padding = try ViewportPadding(all: 7)
    #expect(padding == (try ViewportPadding(top: 7, left: 7, bottom: 7, right: 7)))
    #expect(ViewportPadding.zero == (try ViewportPadding(all: 0)))
  }
}

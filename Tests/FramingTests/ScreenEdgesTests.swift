import Testing

@testable import Framing

@Suite struct ScreenEdgesTests {
  @Test func theLeastOfFour() {
    #expect(ScreenEdges(top: 4, left: 3, bottom: -2, right: 9).least == -2)
    #expect(ScreenEdges(top: 4, left: 3, bottom: 5, right: 9).least == 3)
    #expect(ScreenEdges(all: 1).least == 1)
  }

  @Test(arguments: [-0.5, .nan, .infinity])
  func onlyFiniteRoomIsFree(bad: Double) {
    #expect(ScreenEdges.zero.areFree)
    #expect(!ScreenEdges(top: 0, left: 0, bottom: bad, right: 0).areFree)
  }
}

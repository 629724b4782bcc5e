import Geodesy
import Testing

@testable import Framing

@Suite struct PlacedContentTests {
  /// Three islands on both sides of the 180th meridian (maplibre-gl-js #1937, Leaflet #6172).
  @Test func piecesStandInTheCopyNearestToTheOthers() throws {
    var content = FramedContent()
    for point in [place(-17, 179.3), place(-16.7, -179.88), place(-17.25, 179.9)] {
      content.add(point: point)
    }
    let placed = try content.placed()
    #expect(abs(placed.rect.x - 267913498.169) < 2)
    #expect(abs(placed.rect.width - 611436.316) < 2)
    #expect(placed.groups.count == 1 && placed.groups[0].hull.corners.count == 3)
    #expect(placed.shifts == [0, EarthModel.worldSize, 0])
  }

  /// meshinfo #497: the eastern mast first.
  @Test func theOrderOfPointsDoesNotMatter() throws {
    let east = try FramedContent([[52.2, 13.9], [52.3, 13.1]]).placed()
    let west = try FramedContent([[52.3, 13.1], [52.2, 13.9]]).placed()
    #expect(east.rect == west.rect && east.origin == west.origin)
  }

  /// react-native-maps #5730: spans above 360 degrees.
  @Test func aroundTheWorldIsTheWorldOnce() throws {
    var around = FramedContent()
    for longitude in stride(from: -180.0, to: 180, by: 45) {
      around.add(point: place(10, longitude))
    }
    let placed = try around.placed()
    #expect(abs(placed.rect.width - EarthModel.worldSize * 315 / 360) < 1)
    // Twice around.
    let twice = try FramedContent((0...16).map { [Double($0), Double($0) * 45 - 180] }).placed()
    #expect(twice.rect.width == EarthModel.worldSize && twice.rect.x == 0)
    // A parallel, and a place beside it in another turn.
    var parallel = FramedContent([[0, 10], [0, 370]])
    parallel.add(point: place(5, -20))
    let width = try parallel.placed().rect.width
    #expect(width <= EarthModel.worldSize && width > EarthModel.worldSize - 1)
  }

  @Test func eachKindOfOutsetHasItsHull() throws {
    var content = FramedContent([[0, 0], [1, 1]])
    content.add(path: [place(2, 2)], outset: ScreenEdges(all: 3))
    content.add(point: place(3, 0), outset: ScreenEdges(all: 3))
    content.add(point: place(4, 0), outset: ScreenEdges(top: 9, left: 1, bottom: 0, right: 1))
    let placed = try content.placed()
    #expect(placed.groups.map(\.hull.corners.count) == [2, 2, 1])
    #expect(placed.largestOutset == ScreenEdges(top: 9, left: 3, bottom: 3, right: 3))
  }
}

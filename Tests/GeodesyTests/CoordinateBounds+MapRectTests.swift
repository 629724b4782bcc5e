import RoutelayTestSupport
import Testing

@testable import Geodesy

@Suite struct CoordinateBoundsMapRectTests {
  @Test func boxesComeBack() throws {
    try forAll(count: 1000) { random in
      let west = random.double(in: -180...180)
      let east = random.double(in: -180...180)
      let south = random.double(in: -85...85)
      let bounds = CoordinateBounds(
        west: west, south: south, east: east, north: random.double(in: south...85))
      guard let again = CoordinateBounds(MapRect(bounds)) else { return false }
      return abs(again.west - west) < 1e-9 && abs(again.east - east) < 1e-9
        && abs(again.south - south) < 1e-9 && abs(again.north - bounds.north) < 1e-9
    }
  }

  @Test func crossingAndWhole() throws {
    let world = EarthModel.worldSize
    let crossing = try #require(
      CoordinateBounds(MapRect(x: world * 0.75, y: 0, width: world / 2, height: world)))
    #expect(crossing.west == 90 && crossing.east == -90 && crossing.crossesAntimeridian)
    let whole = try #require(
      CoordinateBounds(MapRect(x: 5, y: 0, width: world * 1.5, height: world)))
    #expect(whole.west == -180 && whole.east == 180)
    let exact = try #require(CoordinateBounds(MapRect.world))
    #expect(exact.west == -180 && exact.east == 180 && exact.north == EarthModel.webLatitudeLimit)
  }

  @Test func nothingHasNoBox() {
    #expect(CoordinateBounds(MapRect.null) == nil)
    #expect(CoordinateBounds(MapRect(x: 0, y: 0, width: .infinity, height: 1)) == nil)
  }

  @Test func regions() throws {
    let region = MapRegion(center: place(0, 180), latitudeDelta: 2, longitudeDelta: 4)
    let bounds = try #require(CoordinateBounds(region))
    #expect(abs(bounds.west - 178) < 1e-9 && abs(bounds.east + 178) < 1e-9)
    #expect(abs(bounds.north - 1) < 1e-9 && abs(bounds.south + 1) < 1e-9)
  }
}

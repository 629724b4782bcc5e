import RoutelayTestSupport
import Testing

@testable import Geodesy

@Suite struct MapRegionTests {
  static func region(_ n: [Double]) -> MapRegion {
    MapRegion(center: place(n[0], n[1]), latitudeDelta: n[2], longitudeDelta: n[3])
  }

  @Test(arguments: ReferenceValues.regionForRect)
  func regionsOfRectangles(entry: ReferenceValues.Entry) {
    let n = entry.input
    let region = MapRegion(MapRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    #expect(
      entry.holds([
        region.center.latitude, region.center.longitude, region.latitudeDelta,
        region.longitudeDelta,
      ]))
  }

  @Test(arguments: ReferenceValues.rectForRegion)
  func rectanglesOfRegions(entry: ReferenceValues.Entry) {
    let rect = MapRect(Self.region(entry.input))
    #expect(entry.holds([rect.x, rect.y, rect.width, rect.height]))
  }

  @Test(arguments: ReferenceValues.rectForRegionSymmetric)
  func rectanglesBetweenCorners(entry: ReferenceValues.Entry) {
    let rect = MapRect(cornersOf: Self.region(entry.input))
    #expect(entry.holds([rect.x, rect.y, rect.width, rect.height]))
  }

  @Test(arguments: ReferenceValues.regionMakeWithDistance)
  func regionsFromMeters(entry: ReferenceValues.Entry) {
    let n = entry.input
    let region = MapRegion(
      center: place(n[0], n[1]), latitudinalMeters: n[2], longitudinalMeters: n[3])
    #expect(entry.holds([region.latitudeDelta, region.longitudeDelta]))
  }

  /// Measured on the equator (MAPSPEC 1.4).
  @Test func aKilometerTimesTwoAtTheOrigin() {
    let region = MapRegion(
      center: place(0, 0), latitudinalMeters: 1000, longitudinalMeters: 2000)
    #expect(region.latitudeDelta == 0.009043695025814083)
    #expect(region.longitudeDelta == 0.017966310975031877)
  }

  @Test func spansAreCapped() {
    for pole in [90.0, -90] {
      let region = MapRegion(
        center: place(pole, 0), latitudinalMeters: 1e9, longitudinalMeters: 1)
      #expect(region.latitudeDelta == 180 && region.longitudeDelta == 360)
    }
    let wide = MapRegion(MapRect(x: 0, y: 0, width: 1e9, height: EarthModel.worldSize))
    #expect(wide.longitudeDelta == 360)
  }

  @Test func rectanglesComeBack() throws {
    try forAll(count: 1000) { random in
      let y = random.double(in: 0...EarthModel.worldSize)
      let rect = MapRect(
        x: random.double(in: 0...EarthModel.worldSize), y: y,
        width: random.double(in: 1...EarthModel.worldSize / 2),
        height: random.double(in: 0...EarthModel.worldSize - y))
      let back = MapRect(MapRegion(rect))
      // The center's longitude is wrapped, so the copy of the world may change.
      let shift = ((rect.x - back.x) / EarthModel.worldSize).rounded() * EarthModel.worldSize
      return abs(back.x + shift - rect.x) < 1e-3 && abs(back.y - rect.y) < 1e-3
        && abs(back.width - rect.width) < 1e-3 && abs(back.height - rect.height) < 1e-3
    }
  }

  @Test func regionsPastTheWorldAreClamped() {
    let rect = MapRect(Self.region([80, 0, 60, 10]))
    #expect(rect.minY == 0 && rect.maxY < EarthModel.worldSize / 2)
    let all = MapRect(Self.region([0, 0, 180, 360]))
    #expect(all == .world)
    let pole = MapRect(Self.region([90, 0, 5, 10]))
    #expect(pole.minY == 0 && pole.height.isFinite)
  }

  @Test func regionsAcrossTheAntimeridian() {
    let region = Self.region([0, 179, 10, 8])
    #expect(region.contains(place(0, -177)) && region.contains(place(0, 183)))
    #expect(region.contains(place(4.9, 175.5)))
    #expect(!region.contains(place(0, -176.9)) && !region.contains(place(5.1, 179)))
    #expect(Self.region([0, 0, 180, 360]).contains(place(90, 180)))
  }

  @Test func aNullRectangleHasNoSize() {
    let region = MapRegion(.null)
    #expect(region.latitudeDelta == 0 && region.longitudeDelta == 0)
  }
}

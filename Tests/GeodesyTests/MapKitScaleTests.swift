import Testing

@testable import Geodesy

@Suite struct MapKitScaleTests {
  @Test(arguments: ReferenceValues.metersPerMapPointMapkit)
  func metersPerMapPoint(entry: ReferenceValues.Entry) {
    #expect(entry.holds([MapKitScale.metersPerMapPoint(atLatitude: entry.input[0])]))
  }

  @Test(arguments: ReferenceValues.mapPointsPerMeterMapkit)
  func mapPointsPerMeter(entry: ReferenceValues.Entry) {
    #expect(entry.holds([MapKitScale.mapPointsPerMeter(atLatitude: entry.input[0])]))
  }

  @Test(arguments: ReferenceValues.sphereOverMapkitScale)
  func theTwoScalesDiffer(entry: ReferenceValues.Entry) {
    let latitude = entry.input[0]
    let ratio =
      WebMercator.metersPerMapPoint(atLatitude: latitude)
      / MapKitScale.metersPerMapPoint(atLatitude: latitude)
    #expect(entry.holds([ratio]))
  }

  @Test(arguments: ReferenceValues.metersPerDegreeLat)
  func degreesOfLatitude(entry: ReferenceValues.Entry) {
    #expect(entry.holds([MapKitScale.metersPerDegreeOfLatitude(atLatitude: entry.input[0])]))
  }

  @Test(arguments: ReferenceValues.metersPerDegreeLon)
  func degreesOfLongitude(entry: ReferenceValues.Entry) {
    #expect(entry.holds([MapKitScale.metersPerDegreeOfLongitude(atLatitude: entry.input[0])]))
  }

  @Test(arguments: ReferenceValues.metersPerDegreeLatLon)
  func degrees(entry: ReferenceValues.Entry) {
    let latitude = entry.input[0]
    #expect(
      entry.holds([
        MapKitScale.metersPerDegreeOfLatitude(atLatitude: latitude),
        MapKitScale.metersPerDegreeOfLongitude(atLatitude: latitude),
      ]))
  }
}

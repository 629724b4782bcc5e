import Testing

@testable import Geodesy

@Suite struct GreatCircleTests {
  @Test(arguments: ReferenceValues.sphericalDistance)
  func publishedValues(entry: ReferenceValues.Entry) {
    let n = entry.input
    #expect(n[4] == EarthModel.meanRadius)
    #expect(entry.holds([GreatCircle.distance(from: place(n[0], n[1]), to: place(n[2], n[3]))]))
  }

  @Test(arguments: ReferenceValues.geodesicPolylineCount)
  func verticesOfMapKitsGeodesicPolylines(entry: ReferenceValues.Entry) {
    let n = entry.input
    let count = GreatCircle.polylineVertexCount(from: place(n[0], n[1]), to: place(n[2], n[3]))
    #expect(entry.holds([Double(count)]))
  }

  @Test func aDegreeHas113Vertices() {
    #expect(GreatCircle.polylineVertexCount(from: place(0, 0), to: place(0, 1)) == 113)
  }

  @Test func antipodesAreHalfAnEarthApart() {
    let distance = GreatCircle.distance(from: place(90, 0), to: place(-90, 17))
    #expect(abs(distance - .pi * EarthModel.meanRadius) < 1e-6)
  }
}

import Testing

@testable import Geodesy

@Suite struct CoordinateTests {
  @Test(arguments: [(90.0, 540.0), (-90, -540), (0, 0), (45.5, 179.9)])
  func numbersInRangeAreKept(latitude: Double, longitude: Double) throws {
    let coordinate = try Coordinate(latitude: latitude, longitude: longitude)
    #expect(coordinate.latitude == latitude && coordinate.longitude == longitude)
  }

  @Test(arguments: [90.0000001, -91, .nan, .infinity])
  func latitudesOutOfRangeAreRefused(latitude: Double) {
    #expect(throws: Coordinate.Invalid.self) {
      try Coordinate(latitude: latitude, longitude: 0)
    }
  }

  @Test(arguments: [540.0000001, -541, .nan, -.infinity])
  func longitudesOutOfRangeAreRefused(longitude: Double) {
    #expect(throws: Coordinate.Invalid.self) {
      try Coordinate(latitude: 0, longitude: longitude)
    }
  }

  @Test func anArrayIsABufferOfXAndY() {
    #expect(MemoryLayout<Coordinate>.stride == 16)
    let xy = [place(1, 2), place(3, 4)].withUnsafeBytes { Array($0.bindMemory(to: Double.self)) }
    #expect(xy == [2, 1, 4, 3])
  }
}

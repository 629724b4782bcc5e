import RoutelayTestSupport
import Testing

@testable import Tracks

@Suite struct LongitudeStepTests {
  @Test(arguments: [
    (180.0, 180.0), (-180, -180), (180.5, -179.5), (-181, 179), (540, 180), (-540, -180), (0, 0),
    (360, 0),
  ])
  func normalized(_ longitude: Double, _ expected: Double) {
    #expect(LongitudeStep.normalized(longitude) == expected)
  }

  @Test(arguments: [
    (0.0, 180.0, 180.0), (0, -180, -180), (179, -179, 2), (-179, 179, -2), (-180, 180, 360),
    (180, -180, -360), (0, 360, 360), (10, 370.5, 0.5), (540, -539, 1),
  ])
  func degrees(_ a: Double, _ b: Double, _ expected: Double) {
    #expect(LongitudeStep.degrees(from: a, to: b) == expected)
  }

  /// Walking along a path adds up the steps, whatever copies of the world it passes.
  @Test func unwrappingAddsUpTheSteps() throws {
    try forEachSeed(count: 200) { random in
      var longitude = Double(random.int(in: -540...540))
      var place = UnwrappedLongitude(meridian: LongitudeStep.normalized(longitude), world: 0)
      var sum = place.degrees
      for _ in 0..<20 {
        let next = Double(random.int(in: -540...540))
        place = place.advanced(from: longitude, to: next)
        sum += LongitudeStep.degrees(from: longitude, to: next)
        try #require(place.degrees == sum)
        try #require(abs(place.meridian) <= 180)
        longitude = next
      }
    }
  }

  @Test func theSeamBelongsToBothWorlds() {
    let east = UnwrappedLongitude(meridian: 180, world: 2)
    let west = UnwrappedLongitude(meridian: -180, world: 3)
    #expect(east.degrees == west.degrees)
    #expect((east.worldToWest, east.worldToEast) == (2, 3))
    #expect((west.worldToWest, west.worldToEast) == (2, 3))
    #expect(east.isOnSeam && west.isOnSeam)
    #expect(east.degrees(in: 3) == -180)
  }
}

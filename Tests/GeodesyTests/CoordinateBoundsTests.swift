import Testing

@testable import Geodesy

@Suite struct CoordinateBoundsTests {
  static let fiji = CoordinateBounds(west: 170, south: -20, east: -170, north: 20)

  @Test func theSpanCountsAcrossTheAntimeridian() {
    #expect(Self.fiji.crossesAntimeridian && Self.fiji.longitudeSpan == 20)
    let world = CoordinateBounds(west: -180, south: -90, east: 180, north: 90)
    #expect(!world.crossesAntimeridian && world.longitudeSpan == 360)
  }

  @Test(arguments: [
    (0.0, 175.0, true), (0, -175, true), (0, 180, true), (0, -180, true), (0, 170, true),
    (0, 530, true), (0, 169.9, false), (0, 0, false), (20, -170, true), (20.1, 180, false),
  ])
  func coordinatesInABoxAcrossTheAntimeridian(latitude: Double, longitude: Double, inside: Bool) {
    #expect(Self.fiji.contains(place(latitude, longitude)) == inside)
  }

  @Test func theMeridian180BelongsToABoxThatEndsThere() {
    let box = CoordinateBounds(west: 170, south: 0, east: 180, north: 1)
    #expect(box.contains(place(0, 180)) && box.contains(place(0, -180)))
    #expect(!box.contains(place(0, -179)))
  }

  /// O-FRAME-11.
  @Test func boxesInsideABoxAcrossTheAntimeridian() {
    let east = CoordinateBounds(west: -178, south: -5, east: -174, north: 5)
    let west = CoordinateBounds(west: 172, south: -5, east: 176, north: 5)
    #expect(Self.fiji.contains(east) && Self.fiji.contains(west))
    #expect(!east.contains(Self.fiji))
    // Both ends inside, but the long way round.
    let around = CoordinateBounds(west: -175, south: -5, east: 175, north: 5)
    #expect(!Self.fiji.contains(around))
  }
}

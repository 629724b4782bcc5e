import Geodesy
import RoutelayTestSupport
import Testing

@testable import Geofencing

@Suite struct LegClipTests {
  private func clip(
    _ side: ClipSide, _ start: Coordinate, _ end: Coordinate, _ shapes: any FenceShape...
  ) -> LegClip {
    let set = FenceSet(shapes.enumerated().map { Fence(id: "\($0.offset)", shape: $0.element) })
    let region = ClipRegion(side, of: set, boundary: .inclusive)
    return LegClip(
      ClipLeg(from: start, to: end), states: (region.state(of: start), region.state(of: end)),
      in: region, candidates: region.allShapes)
  }

  @Test func partsOfALegThroughABox() {
    let box = BoxFence(west: 0, south: 0, east: 10, north: 10)
    let inside = clip(.inside, at(5, -10), at(5, 30), box)
    #expect(inside.stretches == [LegClip.Stretch(start: 0.25, end: 0.5)])
    let outside = clip(.outside, at(5, -10), at(5, 30), box)
    #expect(outside.stretches.count == 2)
    #expect(outside.stretches.first.map { 0.25 - $0.end < 1e-15 } == true)
    #expect(clip(.outside, at(50, 0), at(50, 1), box).stretches.count == 1)
  }

  /// A shape that tells a wrong place, or nothing, is still cut where its states change.
  struct Misleading: FenceShape {
    static let kind = "misleading"
    let guesses: [Double]
    let box = BoxFence(west: 0, south: 0, east: 10, north: 10)
    var bounds: CoordinateBounds { box.bounds }
    func state(of place: Coordinate) -> FenceState { box.state(of: place) }
    func margin(of place: Coordinate) -> Meters { box.margin(of: place) }
    func crossings(from start: Coordinate, to end: Coordinate) -> [Double] { guesses }
  }

  @Test(arguments: [[], [0.4999], [0.5], [0.500000001], [0.1, 0.45, 0.9]])
  func crossingsAreOnlyGuesses(guesses: [Double]) throws {
    let clip = clip(.inside, at(5, -10), at(5, 10.0 - 1e-9), Misleading(guesses: guesses))
    let stretch = try #require(clip.stretches.first)
    #expect(clip.stretches.count == 1 && stretch.end == 1)
    #expect(abs(clip.leg.place(at: stretch.start).longitude) < 1e-13)
  }

  @Test func aLongLegMeetsACircleOnTheGeodesic() throws {
    let circle = try CircleFence(center: at(60.3783, 0), radius: 5000.meters)
    let (start, end) = (at(60, -10), at(60, 10))
    let clip = clip(.inside, start, end, circle)
    let stretch = try #require(clip.stretches.first)
    let crossings = circle.crossings(from: start, to: end)
    #expect(crossings.count == 2)
    #expect(abs(stretch.start - crossings[0]) < 1e-9 && abs(stretch.end - crossings[1]) < 1e-9)
    // Straight in longitude and latitude the leg passes 42 km south of the center.
    let box = BoxFence(west: -0.01, south: 60.3, east: 0.01, north: 60.4)
    #expect(self.clip(.inside, start, end, circle, box).stretches.isEmpty)
  }

  @Test func aWholeParallelIsCut() throws {
    let circle = try CircleFence(center: at(10, 33), radius: 5000.meters)
    let clip = clip(.inside, at(10, -180), at(10, 180), circle)
    let stretch = try #require(clip.stretches.first)
    #expect(clip.stretches.count == 1)
    let (west, east) = (clip.leg.place(at: stretch.start), clip.leg.place(at: stretch.end))
    #expect(west.longitude < 33 && east.longitude > 33)
    #expect(abs(circle.margin(of: west).value) < 1e-6 && abs(circle.margin(of: east).value) < 1e-6)
  }

  @Test(arguments: [[], [0.5]])
  func aCornerThatIsTouchedInTheMiddleIsNoCut(guesses: [Double]) {
    let shape = Misleading(guesses: guesses)
    let (start, end) = (at(11, 9), at(9, 11))
    #expect(clip(.inside, start, end, shape).stretches.isEmpty)
    #expect(clip(.outside, start, end, shape).stretches == [LegClip.Stretch(start: 0, end: 1)])
    // Along the border it is another thing.
    #expect(clip(.inside, at(10, 2), at(10, 6), shape).stretches.count == 1)
  }

  @Test func aGrazeIsNoCut() throws {
    let circle = try CircleFence(center: at(0, 0), radius: 1000.meters)
    let top = Geodesic.destination(from: at(0, 0), azimuth: 0, distance: 1000)
    let (start, end) = (at(top.latitude, -0.05), at(top.latitude, 0.05))
    #expect(clip(.inside, start, end, circle).stretches.isEmpty)
    #expect(clip(.outside, start, end, circle).stretches == [LegClip.Stretch(start: 0, end: 1)])
  }
}

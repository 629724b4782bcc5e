import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import Geofencing

struct ApproachTests {
  static let square = FenceMonitorTests.square

  @Test func betweenTwoFixesWithItsTime() throws {
    let way = segment([(-0.5, 1.5, 0), (0.5, 1.01, 49), (1.5, 1.5, 100)])
    let nearest = try #require(Approach(.nearest, of: [way], to: Self.square))
    #expect(nearest.fix == 1 && nearest.segment == 0)
    #expect(abs(nearest.margin.value - 1113.15) < 1)
    #expect(nearest.time == instant(49))
    let circle = TestCircle(0.5, 0, radius: 1000)
    let passing = segment([(0, 0.1, 0), (1, 0.1, 100)])
    let beside = try #require(Approach(.nearest, of: [passing], to: circle))
    #expect(abs(beside.margin.value - (11_131.5 - 1000)) < 2)
    #expect(beside.fix == 1)
    #expect(abs(try #require(beside.time).seconds(since: instant(50))) < 0.1)
    let farthest = try #require(Approach(.farthest, of: [passing], to: circle))
    #expect([0, 1].contains(farthest.fix))
  }

  @Test func withoutFixesThereIsNone() {
    #expect(Approach(.nearest, of: [], to: Self.square) == nil)
    #expect(Approach(.nearest, of: [Segment()], to: Self.square) == nil)
    let one = Approach(.farthest, of: [Segment(), segment([(0.5, 2, 5)])], to: Self.square)
    #expect(one?.segment == 1 && one?.fix == 0 && one?.time == instant(5))
  }

  @Test func noPlaceOfThePathIsNearerOrFarther() throws {
    try forEachSeed(count: 15) { random in
      let shape = ReferenceMonitorTests.randomShape(&random, near: 20)
      let segments = ReferenceMonitorTests.randomSegments(&random, near: 20, isTimed: true)
      guard let nearest = Approach(.nearest, of: segments, to: shape),
        let farthest = Approach(.farthest, of: segments, to: shape)
      else { return }
      for segment in segments {
        for (a, b) in zip(segment.coordinates, segment.coordinates.dropFirst()) {
          for k in 0...10 {
            let margin = shape.margin(of: shape.place(at: Double(k) / 10, from: a, to: b))
            // A twenty-thousandth of the way is the promise.
            try #require(margin.value > nearest.margin.value - 30)
            try #require(margin.value < farthest.margin.value + 30)
          }
        }
      }
      try #require(
        abs(shape.margin(of: nearest.place).value - nearest.margin.value) < 0.01)
    }
  }
}

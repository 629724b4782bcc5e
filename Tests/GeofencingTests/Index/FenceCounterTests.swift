import RoutelayTestSupport
import Testing

@testable import Geodesy
@testable import Geofencing

@Suite struct FenceCounterTests {
  /// Against every state of every place, in one batch or several.
  @Test(arguments: [true, false])
  func countsAreStates(includesBoundary: Bool) throws {
    try forAll(count: 40) { random in
      var fences = try random.fences(random.int(in: 1...60))
      fences.append(
        Fence(id: "hole", shape: try PolygonFence([[box(0, 0, 8, 8), box(2, 2, 6, 6)]])))
      let set = FenceSet(fences)
      var places: [Coordinate] = [place(0, 0), place(2, 4), place(4, 4), place(1, 1)]
      for _ in 0..<30 {
        var next = random.spot(near: fences)
        // Some places near the last one, as along a track.
        for _ in 0..<5 {
          places.append(next)
          next = place(next.latitude, next.longitude + random.double(in: -0.001...0.001))
        }
      }
      var counter = FenceCounter(set, includesBoundary: includesBoundary)
      let half = places.count / 2
      counter.add(Array(places[..<half]))
      counter.add(Array(places[half...]))
      let expected = fences.map { fence in
        places.count {
          let state = fence.shape.state(of: $0)
          return state == .inside || (includesBoundary && state == .boundary)
        }
      }
      return counter.counts == expected
    }
  }

  @Test func nothingIsCountedInNoFence() {
    var counter = FenceCounter(FenceSet([]))
    counter.add([place(0, 0)])
    #expect(counter.counts.isEmpty)
  }
}

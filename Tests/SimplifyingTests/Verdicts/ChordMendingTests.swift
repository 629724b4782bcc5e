import Geodesy
import Geofencing
import RoutelayTestSupport
import Testing
import Tracks

@testable import Simplifying

struct ChordMendingTests {
  /// Whether a straight way is inside a fence somewhere, or outside, as samples tell.
  private func states(
    _ shape: any FenceShape, _ a: Coordinate, _ b: Coordinate
  ) -> (isInside: Bool, isOutside: Bool) {
    let states = stride(from: 0.0, through: 1, by: 1 / 64).map {
      shape.state(of: shape.place(at: $0, from: a, to: b)) != .outside
    }
    return (states.contains(true), states.contains(false))
  }

  @Test func noChordStrays() throws {
    var (mended, left) = (0, 0)
    try forEachSeed(count: 80) { random in
      let paths = RandomPaths(&random)
      let way = Segment(
        coordinates: paths.segments(&random, isTimed: false, upTo: 120).flatMap(\.coordinates))
      guard way.count > 2 else { return }
      let coarse = way.indices.filter { $0 % 30 == 0 || $0 == way.count - 1 }
      // Small ones on chords, and large ones anywhere.
      let small = try (0..<5).map { i in
        let k = random.int(in: 0...coarse.count - 2)
        let leg = GeodesicLeg(
          from: way.coordinates[coarse[k]], to: way.coordinates[coarse[k + 1]])
        let plane = LocalPlane(origin: leg.coordinate(at: random.double(in: 0...1)))
        let size = random.double(in: 3...40)
        let corners = [(-size, -size), (size, -size), (0, size)].map {
          plane.coordinate(PlanePoint(x: $0.0, y: $0.1))
        }
        return Fence(
          id: "s\(i)",
          shape: random.oneIn(2)
            ? try PolygonFence([[corners]])
            : try CircleFence(center: plane.origin, radius: Meters(size)))
      }
      let fences = FenceSet(try paths.fences(&random).fences + small)
      let mending = ChordMending(fences: fences, places: way.coordinates)
      let alsoInside = random.oneIn(2)
      let stay = zip(coarse, coarse.dropFirst()).flatMap {
        mending.vertices(between: $0, and: $1, alsoInside: alsoInside)
      }
      mended += stay.count
      let kept = (coarse + stay).sorted()
      for (a, b) in zip(kept, kept.dropFirst()) {
        for shape in fences.fences.map(\.shape) {
          let chord = states(shape, way.coordinates[a], way.coordinates[b])
          let legs = (a..<b).map { states(shape, way.coordinates[$0], way.coordinates[$0 + 1]) }
          // A short pass of a leg may lie between two samples.
          let touches = (a..<b).contains {
            shape.touches(from: way.coordinates[$0], to: way.coordinates[$0 + 1])
          }
          try #require(!chord.isInside || legs.contains(where: \.isInside) || touches)
          if alsoInside && chord.isOutside {
            let leaves = (a..<b).contains {
              !shape.crossings(from: way.coordinates[$0], to: way.coordinates[$0 + 1]).isEmpty
            }
            try #require(legs.contains(where: \.isOutside) || leaves)
          }
        }
      }
      left += way.count - kept.count
    }
    #expect(mended > 20 && left > 1000, "\(mended) \(left)")
  }

  @Test func ofEquallyFarVerticesTheFirstCounts() {
    let way = line([(0, 0), (10, 5), (20, 5), (30, 0)]).coordinates
    let mending = ChordMending(fences: FenceSet([]), places: way)
    #expect([1, 2].contains(mending.farthest(between: 0, and: 3)))
    let same = ChordMending(
      fences: FenceSet([]), places: Array(repeating: place(1, 1), count: 9))
    #expect(same.farthest(between: 2, and: 8) == 3)
  }
}

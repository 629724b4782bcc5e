import Foundation
import RoutelayTestSupport
import Testing

@testable import Geodesy
@testable import Geofencing

extension SeededGenerator {
  /// Fences of all shapes, crowded in some places, across the 180th meridian and at poles too.
  mutating func fences(_ count: Int) throws -> [Fence] {
    let middles = (0..<3).map { _ in coordinate(latitudes: -88...88) } + [place(10, 179.9)]
    return try (0..<count).map { i in
      let near = middles[int(in: 0...middles.count - 1)]
      let size = pow(10, double(in: -3...0.8))
      let middle =
        oneIn(6)
        ? coordinate(latitudes: -(90 - size)...(90 - size))
        : place(
          min(max(near.latitude + double(in: -2...2), -90 + size), 90 - size),
          near.longitude + double(in: -2...2))
      let shape: any FenceShape
      switch int(in: 0...2) {
      case 0:
        shape = try PolygonFence(
          [[star(middle.latitude, middle.longitude, radii: size / 2...size, vertices: 9)]],
          edges: FenceEdges.allCases[int(in: 0...2)])
      case 1: shape = try CircleFence(center: middle, radius: Meters(size * 50_000))
      default:
        shape = try CorridorFence(
          [line(from: middle, legs: 4, length: size * 50_000)], buffer: Meters(size * 5000))
      }
      return Fence(id: "fence-\(i)", shape: shape)
    }
  }

  /// A place where the fences are.
  mutating func spot(near fences: [Fence]) -> Coordinate {
    if oneIn(5) { return coordinate() }
    let bounds = fences[int(in: 0...fences.count - 1)].shape.bounds
    return place(
      double(in: bounds.south...bounds.north),
      bounds.west + double(in: 0...bounds.longitudeSpan) + (oneIn(3) ? 360 : 0))
  }
}

@Suite struct FenceSetTests {
  /// The index leaves out nothing and adds nothing.
  @Test func placesAreFound() throws {
    try forAll(count: 60) { random in
      let fences = try random.fences(random.int(in: 1...120))
      let set = FenceSet(fences)
      for _ in 0..<60 {
        let point = random.spot(near: fences)
        let candidates = set.candidates(at: point)
        let boxes = fences.indices.filter { fences[$0].shape.bounds.contains(point) }
        let states = set.states(at: point)
        let all = fences.indices.filter { fences[$0].shape.state(of: point) != .outside }
        guard candidates == boxes, states.map(\.fence) == all else { return false }
      }
      return true
    }
  }

  /// Every fence that a way meets is a candidate, whether it is straight or a geodesic.
  @Test func waysAreFound() throws {
    try forAll(count: 60) { random in
      let fences = try random.fences(random.int(in: 1...60))
      let set = FenceSet(fences)
      for _ in 0..<10 {
        let a = random.spot(near: fences)
        let b =
          random.oneIn(4)
          ? random.spot(near: fences)
          : place(
            min(max(a.latitude + random.double(in: -1...1), -90), 90),
            a.longitude + random.double(in: -1...1))
        let found = set.candidates(from: a, to: b)
        guard found == Set(found).sorted() else { return false }
        for (i, fence) in fences.enumerated() where !found.contains(i) {
          guard fence.shape.crossings(from: a, to: b).isEmpty,
            fence.shape.state(of: a) == .outside
          else { return false }
        }
      }
      return true
    }
  }

  /// The nearest other fence against all margins.
  @Test func theNearestOtherFence() throws {
    try forAll(count: 40) { random in
      let fences = try random.fences(random.int(in: 1...40))
      let set = FenceSet(fences)
      for _ in 0..<8 {
        let point = random.spot(near: fences)
        let all = set.standings(of: point, all: true)
        let outside = all.filter { $0.state == .outside }
        let expected = outside.map(\.margin).min()
        let nearest = set.nearestOutside(of: point)
        guard (nearest == nil) == (expected == nil) else { return false }
        if let nearest, let expected, abs(nearest.margin.value - expected.value) > 2e-3 {
          return false
        }
        let some = set.standings(of: point)
        guard some.filter({ $0.state != .outside }) == all.filter({ $0.state != .outside }),
          some.count == all.count - outside.count + (nearest == nil ? 0 : 1)
        else { return false }
      }
      return true
    }
  }

  @Test func ofEquallyNearFencesTheFirst() throws {
    let circle = try CircleFence(center: place(0, 1), radius: 1000.meters)
    let other = try CircleFence(center: place(0, -1), radius: 1000.meters)
    let set = FenceSet([
      Fence(id: "a", shape: other), Fence(id: "b", shape: circle), Fence(id: "c", shape: circle),
    ])
    #expect(set.nearestOutside(of: place(0, 0))?.fence == 0)
    #expect(set.nearestOutside(of: place(0, 0.5))?.fence == 1)
  }

  @Test func noFences() {
    let set = FenceSet([])
    #expect(set.candidates(at: place(0, 0)).isEmpty)
    #expect(set.candidates(from: place(0, 0), to: place(1, 1)).isEmpty)
    #expect(set.nearestOutside(of: place(0, 0)) == nil)
    #expect(set.standings(of: place(0, 0)).isEmpty)
  }

  /// The seam is one meridian, whichever sign it is written with.
  @Test(arguments: [180.0, -180, 540, -540])
  func theSeam(longitude: Double) throws {
    let west = try PolygonFence([[box(-20, 177, -16, 180)]])
    let east = try PolygonFence([[box(-20, -180, -16, -178)]])
    let across = try PolygonFence([[box(-20, 179, -16, 181)]])
    let set = FenceSet([west, east, across].map { Fence(id: "", shape: $0) })
    #expect(set.candidates(at: place(-18, longitude)) == [0, 1, 2])
    #expect(
      set.states(at: place(-18, longitude)).map(\.state) == [.boundary, .boundary, .inside])
  }
}

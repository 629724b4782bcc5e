import Foundation
import RoutelayTestSupport
import Testing

@testable import Geodesy
@testable import Geofencing

@Suite struct PolygonFenceCrossingsTests {
  static let square = places([(45, 7), (45, 7.1), (45.1, 7.1), (45.1, 7)])

  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let from: Coordinate
    let to: Coordinate
    let expected: [Double]
    var testDescription: String { id }
  }

  /// The first three are published (MAPSPEC section 9, `crossing.*`).
  static let cases: [Case] = [
    Case(
      id: "crossing.enter", from: place(45.05, 6.95), to: place(45.05, 7.05),
      expected: [0.500000000000027]),
    Case(
      id: "crossing.corner", from: place(44.95, 6.95), to: place(45.05, 7.05),
      expected: [0.500000000000027]),
    Case(
      id: "crossing.none", from: place(44.9, 6.9), to: place(44.9, 7.2), expected: []),
    Case(
      id: "through", from: place(45.05, 6.9), to: place(45.05, 7.2), expected: [1.0 / 3, 2.0 / 3]),
    Case(
      id: "through two corners", from: place(44.9, 6.9), to: place(45.2, 7.2),
      expected: [1.0 / 3, 2.0 / 3]),
    Case(id: "grazing a corner", from: place(45.05, 6.95), to: place(44.95, 7.05), expected: []),
    Case(id: "inside", from: place(45.05, 7.01), to: place(45.02, 7.09), expected: []),
    Case(
      id: "along an edge", from: place(45, 6.9), to: place(45, 7.2), expected: [1.0 / 3, 2.0 / 3]),
    Case(id: "away from an edge", from: place(45.05, 7), to: place(45.05, 6.9), expected: [0]),
    Case(id: "in from an edge", from: place(45.05, 7), to: place(45.05, 7.05), expected: []),
    Case(id: "up to an edge", from: place(45.05, 6.9), to: place(45.05, 7), expected: [1]),
    Case(id: "edge to edge outside", from: place(45, 7), to: place(45, 6), expected: [0]),
    Case(id: "standing", from: place(45.05, 7.05), to: place(45.05, 7.05), expected: []),
  ]

  @Test(arguments: cases)
  func ways(test: Case) throws {
    let fence = try PolygonFence([[Self.square]])
    let crossings = fence.crossings(from: test.from, to: test.to)
    #expect(crossings.count == test.expected.count)
    #expect(zip(crossings, test.expected).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func theShortWayOverTheSeam() throws {
    let fence = try PolygonFence([[PolygonFenceTests.fiji]])
    let crossings = fence.crossings(from: place(-18, 176), to: place(-18, -176))
    #expect(crossings.count == 2)
    #expect(abs(crossings[0] - 1.0 / 8) < 1e-12 && abs(crossings[1] - 6.0 / 8) < 1e-12)
    #expect(fence.crossings(from: place(-18, 170), to: place(-18, 0)).isEmpty)
    // The cap's seam is not its border.
    let cap = try PolygonFence([[PolygonFenceTests.cap]])
    #expect(cap.crossings(from: place(-75, 179), to: place(-75, -179)).isEmpty)
    #expect(cap.crossings(from: place(-75, 179), to: place(-60, -179)).count == 1)
  }

  /// Between crossings nothing changes, at crossings something does.
  @Test(arguments: FenceEdges.allCases)
  func crossingsPartStates(edges: FenceEdges) throws {
    try forAll(count: 300) { random in
      let size = [0.001, 0.5, 8, 25][random.int(in: 0...3)]
      let middle = place(
        random.double(in: -(80 - size)...(80 - size)), random.double(in: -180...180))
      let ring = random.star(middle.latitude, middle.longitude, radii: size / 4...size)
      let fence = try PolygonFence([[ring]], edges: edges)
      func point() -> Coordinate {
        if random.oneIn(8) { return ring[random.int(in: 0...ring.count - 1)] }
        return place(
          middle.latitude + random.double(in: -size...size),
          middle.longitude + random.double(in: -size...size))
      }
      let (a, b) = (point(), point())
      let crossings = fence.crossings(from: a, to: b)
      let way = StraightWay(from: a, to: b)
      func isInside(_ part: Double) -> Bool { fence.state(of: way.place(part)) != .outside }
      let parity = (crossings.count % 2 == 1) == (isInside(0) != isInside(1))
      guard parity, crossings == crossings.sorted() else { return false }
      // Dense looks along the way: each state is what the crossings say.
      for i in 0...500 {
        let part = Double(i) / 500
        if crossings.contains(where: { abs($0 - part) < 1e-9 }) || part == 0 || part == 1 {
          continue
        }
        let count = crossings.filter { $0 < part }.count
        // Along an edge, rounding puts places beside it; margins are told within 0.1 mm.
        if isInside(part) != (isInside(0) != (count % 2 == 1)),
          abs(fence.margin(of: way.place(part)).value) > 1e-3
        {
          return false
        }
      }
      return true
    }
  }

  /// Along an edge that is on no meridian or parallel: inside, wherever rounding puts the places.
  @Test func alongAnyEdge() throws {
    try forAll(count: 200) { random in
      let size = pow(10, random.double(in: -3...1))
      let ring = random.star(40, 10, radii: size / 2...size, vertices: 30)
      let fence = try PolygonFence([[ring]])
      let i = random.int(in: 0...28)
      let way = StraightWay(from: ring[i], to: ring[i + 1])
      // Vertex to vertex, and between two places of the edge, which rounding may put beside it.
      let (a, b) = (way.place(0.25), way.place(0.75))
      let parity =
        (fence.crossings(from: a, to: b).count % 2 == 1)
        == ((fence.state(of: a) == .outside) != (fence.state(of: b) == .outside))
      return fence.crossings(from: ring[i], to: ring[i + 1]).isEmpty && parity
        && fence.crossings(from: a, to: b).allSatisfy { $0 < 1e-6 || $0 > 1 - 1e-6 }
    }
  }

  @Test func waysAgreeWithGEOS() throws {
    try forAll(count: 100) { random in
      let ring = random.star(40, 10, radii: 1...2)
      let fence = try PolygonFence([[ring]])
      let oracle = try #require(PreparedPolygon([ring]))
      for _ in 0..<50 {
        let a = place(random.double(in: 37...43), random.double(in: 7...13))
        let b = place(random.double(in: 37...43), random.double(in: 7...13))
        let isMet = fence.state(of: a) != .outside || !fence.crossings(from: a, to: b).isEmpty
        if isMet != oracle.meets(a, b) { return false }
      }
      return true
    }
  }
}

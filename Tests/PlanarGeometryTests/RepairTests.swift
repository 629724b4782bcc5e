import Foundation
import Geodesy
import RoutelayTestSupport
import Testing

@testable import PlanarGeometry

@Suite struct RepairTests {
  static func area(of rings: [[PlanePoint]]) -> Double {
    func shoelace(_ ring: [PlanePoint]) -> Double {
      abs(zip(ring, ring.dropFirst()).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
    }
    return rings.enumerated().reduce(0) { $0 + ($1.offset == 0 ? 1 : -1) * shoelace($1.element) }
  }

  @Test func aBowTieBecomesTwoTriangles() throws {
    let context = try GEOSContext()
    let bowTie = try PlaneArea(rings: [ring([(0, 0), (10, 10), (10, 0), (0, 10), (0, 0)])])
    let parts = try bowTie.repaired(in: context)
    #expect(parts.count == 2)
    #expect(parts.allSatisfy { Self.area(of: $0.rings) == 25 })
    for part in parts { #expect(try part.validity(in: context) == .valid) }
  }

  @Test func holesStayHoles() throws {
    let context = try GEOSContext()
    let parts = try PlaneArea(rings: [square(0, 0, 10), square(1, 1, 2)]).repaired(in: context)
    #expect(parts.count == 1 && parts[0].rings.count == 2)
    #expect(Self.area(of: parts[0].rings) == 400 - 16)
  }

  @Test func aLineHasNoArea() throws {
    let line = try PlaneArea(rings: [ring([(0, 0), (1, 1), (2, 2), (0, 0)])])
    #expect(try line.repaired(in: GEOSContext()).isEmpty)
  }

  /// Whatever comes out is valid, and nothing is left behind.
  @Test func everyResultIsValid() throws {
    let context = try GEOSContext()
    try forAll(count: 100) { random in
      let points = (0..<random.int(in: 3...12)).map { _ in
        PlanePoint(x: random.double(in: 0...100), y: random.double(in: 0...100))
      }
      return try PlaneArea(rings: [points]).repaired(in: context).allSatisfy {
        try $0.validity(in: context) == .valid
      }
    }
    #expect(context.liveGeometryCount == 0)
  }
}

import Foundation
import Geodesy
import RoutelayTestSupport
import Testing

@testable import PlanarGeometry

@Suite struct ValidityTests {
  /// The reason and place in words, "valid" for valid.
  static func words(_ rings: [[PlanePoint]]) throws -> String {
    switch try PlaneArea(rings: rings).validity(in: GEOSContext()) {
    case .valid: "valid"
    case .invalid(let reason, let place): "\(reason) at \(place.x) \(place.y)"
    }
  }

  @Test func aSquareWithAHoleIsValid() throws {
    #expect(try Self.words([square(0, 0, 10), square(1, 1, 2)]) == "valid")
    // Winding does not matter.
    #expect(try Self.words([square(0, 0, 10).reversed(), square(1, 1, 2)]) == "valid")
  }

  @Test func aBowTieCrossesItself() throws {
    let bowTie = ring([(0, 0), (10, 10), (10, 0), (0, 10), (0, 0)])
    #expect(try Self.words([bowTie]) == "Self-intersection at 5.0 5.0")
  }

  @Test func aHoleOutsideIsFound() throws {
    #expect(
      try Self.words([square(0, 0, 10), square(30, 0, 2)]).hasPrefix("Hole lies outside shell"))
  }

  @Test func aHoleAcrossTheBoundaryIsFound() throws {
    #expect(try Self.words([square(0, 0, 10), square(10, 0, 2)]).hasPrefix("Self-intersection"))
  }

  @Test func nestedHolesAreFound() throws {
    #expect(
      try Self.words([square(0, 0, 10), square(0, 0, 5), square(0, 0, 2)])
        .hasPrefix("Holes are nested"))
  }

  @Test func aSpikeIsFound() throws {
    let spike = ring([(0, 0), (10, 0), (10, 5), (20, 5), (10, 5), (10, 10), (0, 10)])
    #expect(try Self.words([spike]).hasPrefix("Self-intersection"))
  }

  @Test func partsMayTouchButNotOverlap() throws {
    func words(_ parts: [[PlanePoint]]) throws -> String {
      switch try PlaneArea.validity(of: parts.map { try PlaneArea(rings: [$0]) }, in: GEOSContext())
      {
      case .valid: "valid"
      case .invalid(let reason, _): reason
      }
    }
    #expect(try words([]) == "valid")
    #expect(try words([square(0, 0, 2)]) == "valid")
    #expect(try words([square(0, 0, 2), square(4, 4, 2)]) == "valid")
    #expect(try words([square(0, 0, 2), square(9, 0, 2), square(1, 0, 2)]) == "Self-intersection")
    #expect(try words([square(0, 0, 4), square(0, 0, 2)]) == "Nested shells")
  }

  @Test func partsAreFreedWithTheirWhole() throws {
    let context = try GEOSContext()
    let good = try PlaneArea(rings: [square(0, 0, 2)])
    _ = try PlaneArea.validity(of: [good, good, good], in: context)
    #expect(context.liveGeometryCount == 0)
  }

  @Test func aRingOfOnePointIsFound() throws {
    #expect(
      try Self.words([ring([(1, 1), (1, 1), (1, 1), (1, 1)])]).hasPrefix("Too few points"))
  }

  @Test func thePlaceOfTheTroubleIsOnTheRing() throws {
    let area = try PlaneArea(rings: [square(0, 0, 10), square(10, 0, 2)])
    guard case .invalid(_, let place) = try area.validity(in: GEOSContext()) else {
      Testing.Issue.record("should be invalid")
      return
    }
    #expect(place.x == 10 && abs(place.y) == 2)
  }

  @Test func turnedPolygonsStayValid() throws {
    let context = try GEOSContext()
    try forAll { random in
      var rings = [random.star(x: 0, y: 0, radii: 500...2000)]
      if random.oneIn(2) { rings.append(random.star(x: 0, y: 0, radii: 10...100)) }
      let angle = random.double(in: 0...2 * .pi)
      let turned = rings.map { ring in
        ring.map {
          PlanePoint(
            x: $0.x * cos(angle) - $0.y * sin(angle) + 1e5, y: $0.x * sin(angle) + $0.y * cos(angle)
          )
        }
      }
      return try PlaneArea(rings: rings).validity(in: context) == .valid
        && PlaneArea(rings: turned).validity(in: context) == .valid
    }
  }

  /// A ring with two legs swapped crosses itself, wherever it starts.
  @Test func swappedVerticesAreFound() throws {
    let context = try GEOSContext()
    try forAll { random in
      var vertices = random.star(x: 0, y: 0, radii: 900...1000)
      guard vertices.count >= 8 else { return true }
      vertices.swapAt(0, vertices.count / 2)
      return try PlaneArea(rings: [vertices]).validity(in: context) != .valid
    }
  }
}

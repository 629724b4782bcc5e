import Foundation
import Geodesy
import RoutelayTestSupport
import Testing

@testable import TrackProcessing

@Suite struct VertexChainTests {
  private func chain(_ degrees: [(Double, Double)], isWeighted: Bool = false) -> VertexChain {
    let coordinates = degrees.map { Coordinate(uncheckedLatitude: $0.0, longitude: $0.1) }
    return VertexChain(coordinates, in: 0..<coordinates.count, isWeighted: isWeighted)
  }

  /// `tri` is the first of them: near to ours, and ours much nearer to the ground.
  @Test(arguments: AreaReference.triangles)
  func trianglesHaveTheAreaThatTheReferenceGives(corners: [Int], reference: Double) {
    let places = corners.map { AreaReference.line[$0] }
    let area = VertexChain(places, in: 0..<3).area(at: 1)
    #expect(abs(area / reference - 1) < 1e-4)
    let ground = EllipsoidArea.squareMeters(places)
    #expect(abs(area / ground - 1) < 1e-8)
    #expect(abs(reference / ground - 1) > 1e-5)
  }

  /// The plane shows the sines of distances: *d*²/2*R*² of the area, when both edges are so long.
  @Test func areasAreThoseOfTheEllipsoid() throws {
    try forEachSeed(count: 60) { random in
      let p = Coordinate(
        uncheckedLatitude: random.double(in: -80...80), longitude: random.double(in: -170...170))
      let plane = LocalPlane(origin: p)
      let reach = pow(10, random.double(in: 1...4))
      let turn = random.double(in: 0...6)
      let ends = [turn, turn + random.double(in: 0.5...2.5)].map {
        plane.coordinate(PlanePoint(x: reach * cos($0), y: reach * sin($0)))
      }
      let area = VertexChain([ends[0], p, ends[1]], in: 0..<3).area(at: 1)
      let ground = EllipsoidArea.squareMeters([ends[0], p, ends[1]])
      try #require(abs(area / ground - 1) < reach * reach / 4e13 + 1e-7)
    }
  }

  @Test func areasAreThoseOfTheAzimuthalPlane() throws {
    try forEachSeed(count: 2000) { random in
      let p = Coordinate(
        uncheckedLatitude: random.double(in: -90...90), longitude: random.double(in: -180...180))
      let plane = LocalPlane(origin: p)
      let reach = pow(10, random.double(in: 0...7.3))
      let ends = [0, 1].map { _ in
        plane.coordinate(
          PlanePoint(x: random.double(in: -reach...reach), y: random.double(in: -reach...reach)))
      }
      let (u, v) = (plane.point(ends[0]), plane.point(ends[1]))
      let wanted = abs(u.x * v.y - u.y * v.x) / 2
      let area = VertexChain([ends[0], p, ends[1]], in: 0..<3).area(at: 1)
      // Projected along the normal instead of laid out: d²/6R² each, and positions of 2e-9 m.
      let square = min(max(u.x * u.x + u.y * u.y, v.x * v.x + v.y * v.y), 5e9)
      let size = (u.x * u.x + u.y * u.y).squareRoot() * (v.x * v.x + v.y * v.y).squareRoot()
      try #require(
        abs(area - wanted) <= size * square / 4e13 / 3 + 2e-8 * square.squareRoot() + 1e-16,
        "\(area) for \(wanted)")
      // Neither direction nor a turn round the earth matters.
      try #require(VertexChain([ends[1], p, ends[0]], in: 0..<3).area(at: 1) == area)
    }
  }

  @Test func thePolesAndTheDateLineAreLikeAnyPlace() {
    let meter = 1 / 111_693.97955992
    // A right angle of 1 km by 1 km at the north pole.
    let pole = chain([(90 - 1000 * meter, 30), (90, 5), (90 - 1000 * meter, 120)])
    #expect(abs(pole.area(at: 1) - 500_000) < 5)
    let here = chain([(0, 10), (0.01, 10.01), (0, 10.02)]).area(at: 1)
    let there = chain([(0, 179.99), (0.01, 180), (0, 180.01)]).area(at: 1)
    let wrapped = chain([(0, 179.99), (0.01, -180), (0, -179.99)]).area(at: 1)
    #expect(abs(here - there) < 1e-5)
    #expect(abs(here - wrapped) < 1e-5)
  }

  @Test func equalPlacesSpanNothing() {
    #expect(chain([(47, 8), (47, 8), (47, 8.1)]).area(at: 1) == 0)
    #expect(chain([(47, 8), (47, 8), (47, 8)], isWeighted: true).area(at: 1) == 0)
    // Opposite ends of the earth.
    let antipodes = chain([(30, 10), (-30, -170), (30, 10)]).area(at: 1)
    #expect(antipodes == 0)
  }

  @Test(arguments: [
    (angle: 0.0, weight: 0.3), (45.0, 1 - 0.7 * 0.5.squareRoot()), (90, 1), (120, 1.35), (180, 1.7),
  ])
  func sharpCornersCountForLess(angle: Double, weight: Double) {
    for reach in [100.0, 100_000] {
      let p = Coordinate(uncheckedLatitude: 47, longitude: 8)
      let plane = LocalPlane(origin: p)
      let radians = (angle == 0 ? 0.01 : angle == 180 ? 179.99 : angle) * .pi / 180
      let a = plane.coordinate(PlanePoint(x: reach, y: 0))
      let b = plane.coordinate(PlanePoint(x: reach * cos(radians), y: reach * sin(radians)))
      let plain = VertexChain([a, p, b], in: 0..<3).area(at: 1)
      let weighted = VertexChain([a, p, b], in: 0..<3, isWeighted: true).area(at: 1)
      #expect(abs(weighted / plain - weight) < 1e-4)
    }
  }

  @Test func aRunKnowsItsNeighbors() {
    let coordinates = (0..<6).map { Coordinate(uncheckedLatitude: Double($0), longitude: 0) }
    let open = VertexChain(coordinates, in: 1..<5)
    #expect(open.count == 4)
    open.remove(1)
    #expect(open.vertices[0].next == 2)
    #expect(open.vertices[2].previous == 0)
  }
}

import Foundation
import RoutelayTestSupport
import Testing

@testable import Geodesy
@testable import Geofencing

@Suite struct EdgeCurveTests {
  /// The latitude of an edge at a longitude.
  static func latitude(_ edges: FenceEdges, _ a: Coordinate, _ b: Coordinate, at longitude: Double)
    -> Double
  {
    var (low, high) = (-90.0, 90.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if edges.height(of: place(middle, longitude), over: a, b) > 0 {
        high = middle
      } else {
        low = middle
      }
    }
    return high
  }

  /// Published values (MAPSPEC section 9, `edge.*`, `gc.mid60`).
  @Test(arguments: [
    (FenceEdges.planar, 30.0), (.mercator, 35.264389682754654), (.geodesic, 44.99999999999999),
  ])
  func publishedLatitudes(edges: FenceEdges, latitude: Double) {
    #expect(abs(Self.latitude(edges, place(0, 0), place(60, 60), at: 30) - latitude) < 1e-10)
  }

  @Test func theParallelOf60Bulges() {
    let (a, b) = (place(60, -10), place(60, 10))
    #expect(abs(Self.latitude(.geodesic, a, b, at: 0) - 60.378348124804496) < 1e-10)
    let range = FenceEdges.geodesic.latitudes(from: a, to: b)
    #expect(range.south == 60 && abs(range.north - 60.378348124804496) < 1e-9)
    #expect(FenceEdges.mercator.latitudes(from: a, to: b) == (60, 60))
    #expect(FenceEdges.geodesic.latitudes(from: place(-60, 10), to: place(-60, -10)).north == -60)
  }

  /// Points of an edge are on it, within nanometers, and inside its latitudes.
  @Test(arguments: FenceEdges.allCases)
  func pointsLieOnTheEdge(edges: FenceEdges) throws {
    try forAll(count: 500) { random in
      let a = random.coordinate(latitudes: -89...89)
      let b = place(random.double(in: -89...89), a.longitude + random.double(in: -170...170))
      let part = random.double(in: 0.01...0.99)
      let point = edges.point(part, from: a, to: b)
      let range = edges.latitudes(from: a, to: b)
      let above = place(point.latitude + 1e-9, point.longitude)
      let below = place(point.latitude - 1e-9, point.longitude)
      return edges.point(0, from: a, to: b) == a
        && range.south - 1e-12 <= point.latitude && point.latitude <= range.north + 1e-12
        && edges.height(of: above, over: a, b) == 1 && edges.height(of: below, over: a, b) == -1
        && edges.height(of: above, over: b, a) == 1
    }
  }

  @Test func edgesAlongAPole() {
    let (a, b) = (place(90, 0), place(90, 50))
    #expect(FenceEdges.geodesic.height(of: place(80, 20), over: a, b) == -1)
    #expect(FenceEdges.geodesic.height(of: place(90, 20), over: a, b) == 0)
    #expect(
      FenceEdges.geodesic.height(of: place(-80, 20), over: place(-90, 0), place(-90, 50)) == 1)
    #expect(
      FenceEdges.ordinate(90).isFinite && FenceEdges.ordinate(-90) == -FenceEdges.ordinate(90))
  }

  @Test func halfwayOnAGreatCircle() {
    let middle = UnitVector.between(place(0, 170), place(0, 190), 0.25)
    #expect(abs(middle.latitude) < 1e-12 && abs(middle.longitude - 175) < 1e-12)
    let meridian = UnitVector.between(place(10, 7), place(20, 7), 0.5)
    #expect(meridian == place(15, 7))
  }
}

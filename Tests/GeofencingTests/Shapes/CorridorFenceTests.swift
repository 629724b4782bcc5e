import Foundation
import RoutelayTestSupport
import Testing

@testable import Geodesy
@testable import Geofencing

extension SeededGenerator {
  /// A line of legs of some length from a place.
  mutating func line(from start: Coordinate, legs: Int, length: Double) -> [Coordinate] {
    var line = [start]
    var azimuth = double(in: 0...360)
    for _ in 0..<legs {
      azimuth += double(in: -80...80)
      line.append(
        Geodesic.destination(
          from: line[line.count - 1], azimuth: azimuth, distance: double(in: 0...length)))
    }
    return line
  }
}

@Suite struct CorridorFenceTests {
  static let line = places([(45, 7), (45.05, 7.05), (45.05, 7.2)])

  /// Published values (MAPSPEC section 9, `corridor.*`).
  @Test(arguments: [(45.06, 7.1, 1108.8957760668734), (45.0, 7.2, 5556.613298566508)])
  func publishedDistances(latitude: Double, longitude: Double, distance: Double) throws {
    let point = place(latitude, longitude)
    let fence = try CorridorFence([Self.line], buffer: Meters(100))
    #expect(abs(fence.margin(of: point).value - (distance - 100)) < 1e-3)
    let near = try CorridorFence([Self.line], buffer: Meters(distance))
    #expect(abs(near.margin(of: point).value) < 1e-5)
    #expect(
      try CorridorFence([Self.line], buffer: Meters(distance + 1e-4)).state(of: point) == .inside)
    #expect(
      try CorridorFence([Self.line], buffer: Meters(distance - 1e-4)).state(of: point) == .outside)
  }

  @Test func endsAreRound() throws {
    let fence = try CorridorFence([Self.line], buffer: 500.meters)
    for azimuth in stride(from: 180.0, through: 260, by: 10) {
      let cap = Geodesic.destination(from: Self.line[0], azimuth: azimuth, distance: 499.9)
      #expect(fence.state(of: cap) == .inside)
      let beyond = Geodesic.destination(from: Self.line[0], azimuth: azimuth, distance: 500.1)
      #expect(fence.state(of: beyond) == .outside)
    }
  }

  @Test func onePositionIsACircle() throws {
    let fence = try CorridorFence([[place(50, 179.99)]], buffer: 2000.meters)
    let circle = try CircleFence(center: place(50, 179.99), radius: 2000.meters)
    for longitude in stride(from: -180.0, through: -179.97, by: 0.005) {
      let point = place(50, longitude)
      #expect(fence.state(of: point) == circle.state(of: point))
      #expect(abs(fence.margin(of: point).value - circle.margin(of: point).value) < 1e-6)
    }
  }

  @Test func whatIsNoCorridor() {
    #expect(throws: CorridorFence.Invalid.noPosition) {
      try CorridorFence([[], []], buffer: 1.meters)
    }
    for buffer in [-1, Double.nan, .infinity] {
      #expect(throws: CorridorFence.Invalid.self) {
        try CorridorFence([Self.line], buffer: Meters(buffer))
      }
    }
  }

  /// The least of the cross-track distances of all legs, and a dense search along them.
  static func search(_ line: [Coordinate], from point: Coordinate) -> (exact: Double, dense: Double)
  {
    var exact = Double.infinity
    var dense = Double.infinity
    for (a, b) in zip(line, line.dropFirst()) {
      exact = min(exact, Geodesic.crossTrack(of: point, from: a, to: b).distance)
      let way = GeodesicWay(from: a, to: b)
      for i in 0...20 {
        let step = way.place(way.length * Double(i) / 20)
        dense = min(dense, Geodesic.distance(from: point, to: step))
      }
    }
    return (exact, dense)
  }

  @Test func placesAgreeWithSearch() throws {
    try forAll(count: 100) { random in
      let length = pow(10, random.double(in: 1...5.7))
      let start = random.coordinate(latitudes: -89...89)
      let line = random.line(from: start, legs: random.int(in: 1...40), length: length)
      let buffer = length * random.double(in: 0.01...1)
      let fence = try CorridorFence([line], buffer: Meters(buffer))
      for _ in 0..<10 {
        let near = line[random.int(in: 0...line.count - 1)]
        let point = Geodesic.destination(
          from: near, azimuth: random.double(in: 0...360),
          distance: buffer * random.double(in: 0...2))
        let (exact, dense) = Self.search(line, from: point)
        let state = fence.state(of: point)
        let margin = fence.margin(of: point).value
        guard dense >= exact - 1e-6, dense <= exact + length / 30 + 1e-6,
          abs(margin - (exact - buffer)) < 1e-3,
          abs(exact - buffer) < 1e-6 || (state == .inside) == (exact < buffer),
          state == .outside || fence.bounds.contains(point)
        else { return false }
      }
      return true
    }
  }

  /// From an ocean to another: legs longer than the cross-track distance is good for.
  @Test func longLegs() throws {
    let fence = try CorridorFence([places([(0, -100), (0, 70)])], buffer: 1000.meters)
    #expect(fence.state(of: place(0.008, -20)) == .inside)
    #expect(fence.state(of: place(0.01, -20)) == .outside)
    #expect(abs(fence.margin(of: place(1, 10)).value - 109_574.27) < 1)
  }
}

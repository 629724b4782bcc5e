import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import Simplifying

struct WaypointPinsTests {
  /// Looks at every leg, by geodesics.
  private func slow(_ way: [Coordinate], _ waypoint: Coordinate, reach: Double) -> [Int] {
    var found: [Int] = []
    var pass: [Int] = []
    func distance(_ i: Int) -> Double { Geodesic.distance(from: way[i], to: waypoint) }
    func end() {
      if let nearest = pass.min(by: { distance($0) < distance($1) }) { found.append(nearest) }
      pass = []
    }
    for i in 0..<way.count - 1 {
      if Geodesic.crossTrack(of: waypoint, from: way[i], to: way[i + 1]).distance > reach {
        end()
        continue
      }
      pass += [i, i + 1]
      if distance(i + 1) > reach { end() }
    }
    end()
    return found
  }

  @Test func asIfEveryLegWereMeasured() throws {
    var (none, one, several) = (0, 0, 0)
    try forEachSeed(count: 150) { random in
      let origin = [place(47, 11), place(0, 180), place(89.999, 20), place(-60, -179.999)][
        random.int(in: 0...3)]
      let plane = LocalPlane(origin: origin)
      let size = random.double(in: 5...400)
      var (x, y) = (0.0, 0.0)
      let way = (0..<random.int(in: 3...400)).map { _ in
        x = min(max(x + random.double(in: -size...size), -600), 600)
        y = min(max(y + random.double(in: -size...size), -600), 600)
        return plane.coordinate(PlanePoint(x: x, y: y))
      }
      let waypoint = plane.coordinate(
        PlanePoint(x: random.double(in: -700...700), y: random.double(in: -700...700)))
      let reach = random.double(in: 10...900)
      let expected = slow(way, waypoint, reach: reach)
      let got = WaypointPins(Segment(coordinates: way), reach: Meters(reach)).fixes(near: waypoint)
      try #require(got == expected, "\(reach)")
      switch expected.count {
      case 0: none += 1
      case 1: one += 1
      default: several += 1
      }
    }
    #expect(min(none, one, several) > 5)
  }

  @Test func aLineThatPassesAgainPinsAgain() {
    let there = walk([(-500, 0), (500, 0)], step: 10)
    let way = line(there + [(520, 20)] + there.reversed())
    var rules = PinRules()
    rules.turnOn(.waypoints)
    let waypoint = line([(3, 20)]).coordinates
    let pins = rules.pins(of: way, waypoints: waypoint)
    #expect(pins == [50, way.count - 51])
    // Another one at the same place changes nothing, nor does one far away.
    #expect(rules.pins(of: way, waypoints: waypoint + waypoint + [place(0, 0)]) == pins)
    #expect(rules.pins(of: way, waypoints: line([(0, 51)]).coordinates).isEmpty)
  }

  @Test func aLongLegIsPassedFarFromItsFixes() {
    // The middle of the great circle from Frankfurt to Tokyo, and a little beside it.
    let (a, b) = (place(50.1, 8.6), place(35.7, 139.7))
    let middle = Geodesic.midpoint(from: a, to: b)
    let way = Segment(coordinates: [place(50, 8), a, b, place(35, 140)])
    let pins = WaypointPins(way, reach: Meters(500))
    #expect(pins.fixes(near: middle).count == 1)
    let path = Geodesic.path(from: middle, to: b)
    for (meters, isNear) in [(490.0, true), (510, false)] {
      let beside = Geodesic.destination(
        from: middle, bearing: Bearing(degrees: path.initialBearing.degrees + 90),
        distance: Meters(meters))
      #expect(!pins.fixes(near: beside).isEmpty == isNear)
    }
  }

  @Test func whatStaysNearIsOnePass() {
    // Stretches that lie within reach as a whole, before and behind the nearest fix.
    let stay = (0..<1000).map { (Double($0 % 7), 0.0) }
    let way = line(walk([(-200, 0), (0, 0)], step: 5) + stay + [(3, 1)] + stay + [(500, 0)])
    let waypoints = line([(3, 5), (3.1, 5), (-80, 0)]).coordinates
    var rules = PinRules()
    rules.waypoints = Meters(50)
    #expect(rules.pins(of: way, waypoints: waypoints) == [24, 1041])
  }
}

import Foundation
import RoutelayTestSupport
import Testing

@testable import Geofencing

@Suite struct RootsTests {
  @Test func rootsOfCubes() throws {
    try forAll(count: 500) { random in
      let root = random.double(in: 0.001...0.999)
      let power = [1, 3, 5, 9][random.int(in: 0...3)]
      var calls = 0
      func function(_ x: Double) -> Double {
        calls += 1
        return pow(x - root, Double(power))
      }
      let found = Roots.signChange(
        from: 0, function(0), to: 1, function(1), tolerance: 1e-9, function)
      return abs(found - root) <= 1e-9 && calls < 100
    }
  }

  /// The result has the sign of the far end: a crossing in is inside.
  @Test func theResultIsOnTheFarSide() throws {
    try forAll(count: 500) { random in
      let root = random.double(in: 0...1)
      let sign = random.oneIn(2) ? 1.0 : -1
      func function(_ x: Double) -> Double { sign * (x < root ? -1 : 1) }
      let found = Roots.signChange(
        from: 0, -sign, to: 1, sign, tolerance: 1e-12, function)
      return found >= root && found - root <= 1e-12
    }
  }

  @Test func valleys() throws {
    try forAll(count: 200) { random in
      let bottom = random.double(in: -1...2)
      let found = Roots.valley(from: 0, to: 1, tolerance: 1e-7) { abs($0 - bottom) }
      return abs(found - min(max(bottom, 0), 1)) < 1e-6
    }
  }
}

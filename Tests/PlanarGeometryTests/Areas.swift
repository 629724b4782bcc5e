import Foundation
import Geodesy
import RoutelayTestSupport

@testable import PlanarGeometry

/// A ring from pairs of x and y.
func ring(_ numbers: [(Double, Double)]) -> [PlanePoint] {
  numbers.map { PlanePoint(x: $0.0, y: $0.1) }
}

/// A square ring around a middle.
func square(_ x: Double, _ y: Double, _ half: Double) -> [PlanePoint] {
  ring([
    (x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half),
    (x - half, y - half),
  ])
}

extension SeededGenerator {
  /// A star-shaped ring around a middle: valid whatever its radii are.
  mutating func star(x: Double, y: Double, radii: ClosedRange<Double>) -> [PlanePoint] {
    let count = int(in: 3...60)
    // Even angles a bit jittered: no gap reaches 180 degrees, so the middle stays inside.
    let points = (0..<count).map { i in
      let angle = (Double(i) + double(in: -0.2...0.2)) / Double(count) * 2 * .pi
      return (angle, double(in: radii))
    }
    return points.map { PlanePoint(x: x + $0.1 * cos($0.0), y: y + $0.1 * cos($0.0 - .pi / 2)) }
  }
}

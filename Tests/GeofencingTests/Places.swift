import Foundation
import RoutelayTestSupport

@testable import Geodesy
@testable import Geofencing

/// A coordinate from numbers that a test knows to be good.
func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
  Coordinate(uncheckedLatitude: latitude, longitude: longitude)
}

/// Coordinates from pairs of latitude and longitude.
func places(_ pairs: [(Double, Double)]) -> [Coordinate] { pairs.map { place($0.0, $0.1) } }

/// A ring round a box, counter-clockwise.
func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> [Coordinate] {
  places([(south, west), (south, east), (north, east), (north, west)])
}

extension Array where Element == Coordinate {
  /// The same places, written with other longitudes.
  func turned(_ degrees: Double) -> [Coordinate] {
    map { place($0.latitude, $0.longitude + degrees) }
  }

  /// The ring begun at another vertex.
  func rotated(_ count: Int) -> [Coordinate] {
    isEmpty ? self : Array(self[(count % self.count)...] + self[..<(count % self.count)])
  }
}

extension SeededGenerator {
  /// A coordinate anywhere, longitudes in -180 through 180.
  mutating func coordinate(latitudes: ClosedRange<Double> = -90...90) -> Coordinate {
    place(double(in: latitudes), double(in: -180...180))
  }

  /// A star-shaped ring: valid whatever its radii are, in degrees.
  mutating func star(
    _ latitude: Double, _ longitude: Double, radii: ClosedRange<Double>, vertices: Int? = nil
  ) -> [Coordinate] {
    let count = vertices ?? int(in: 3...200)
    return (0..<count).map { i in
      let angle = (Double(i) + double(in: -0.2...0.2)) / Double(count) * 2 * .pi
      let radius = double(in: radii)
      return place(latitude + radius * sin(angle), longitude + radius * cos(angle))
    }
  }

  /// The same number with few binary places, so that whole turns can be added without rounding.
  mutating func coarse(in range: ClosedRange<Double>) -> Double {
    (double(in: range) * 4096).rounded() / 4096
  }
}

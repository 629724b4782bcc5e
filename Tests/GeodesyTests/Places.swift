import RoutelayTestSupport

@testable import Geodesy

/// A coordinate from numbers that a test knows to be good.
func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
  Coordinate(uncheckedLatitude: latitude, longitude: longitude)
}

extension SeededGenerator {
  /// A coordinate anywhere, longitudes in -180 through 180.
  mutating func coordinate(latitudes: ClosedRange<Double> = -90...90) -> Coordinate {
    place(double(in: latitudes), double(in: -180...180))
  }
}

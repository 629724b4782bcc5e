import RoutelayTestSupport

@testable import Framing
@testable import Geodesy

/// A coordinate from numbers that a test knows to be good.
func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
  Coordinate(uncheckedLatitude: latitude, longitude: longitude)
}

extension FramedContent {
  /// A path of latitudes and longitudes.
  init(_ points: [[Double]]) {
    self.init()
    add(path: points.map { place($0[0], $0[1]) })
  }
}

extension FramingOptions {
  /// Options from numbers that a test knows to be good; padding is top, left, bottom, right.
  init(_ width: Double, _ height: Double, padding: [Double] = [0, 0, 0, 0]) throws {
    self.init(
      viewport: try Viewport(width: width, height: height),
      padding: try ViewportPadding(
        top: padding[0], left: padding[1], bottom: padding[2], right: padding[3]))
  }
}

/// Whether two numbers are equal but for a relative error.
func isNear(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
  abs(a - b) <= tolerance * max(abs(a), abs(b))
}

extension SeededGenerator {
  /// A coordinate of a range of latitudes, longitudes in -180 through 180.
  mutating func place(latitudes: ClosedRange<Double>) -> Coordinate {
    FramingTests.place(double(in: latitudes), double(in: -180...180))
  }
}

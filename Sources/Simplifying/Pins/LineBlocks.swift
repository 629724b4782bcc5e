import Geodesy

/// A line in space, with the boxes of small and large stretches of it: what lies near a place is
/// found without looking at every fix.
struct LineBlocks {
  /// Legs in a small stretch.
  static let smallSize = 64
  /// Legs in a large stretch.
  static let largeSize = 4096

  /// A box in space.
  struct Box {
    var low = SpacePoint(repeating: .infinity)
    var high = SpacePoint(repeating: -.infinity)

    /// Takes a point and all that is as near to it as a number of meters.
    mutating func add(_ point: SpacePoint, around meters: Double) {
      low = pointwiseMin(low, point - meters)
      high = pointwiseMax(high, point + meters)
    }

    /// Takes another box.
    mutating func add(_ box: Box) {
      low = pointwiseMin(low, box.low)
      high = pointwiseMax(high, box.high)
    }

    /// The square of the distance from a point to the nearest place of the box.
    func leastSquare(from point: SpacePoint) -> Double {
      pointwiseMax(pointwiseMax(low - point, point - high), .zero).square
    }

    /// The square of the distance from a point to the farthest place of the box.
    func greatestSquare(from point: SpacePoint) -> Double {
      pointwiseMax(pointwiseMax(point - low, .zero), pointwiseMax(high - point, .zero)).square
    }
  }

  /// The fixes in space.
  let points: [SpacePoint]
  /// Stretch *k* holds the legs from *k* × 64 on, each with both ends.
  let small: [Box]
  /// Stretch *k* holds the legs from *k* × 4096 on.
  let large: [Box]

  /// Takes a line of at least two fixes.
  ///
  /// - Complexity: O(*n*), some 50 ns for each fix.
  init(_ coordinates: [Coordinate]) {
    let points = coordinates.map(\.spacePoint)
    var small: [Box] = []
    var large: [Box] = []
    for start in stride(from: 0, to: max(points.count - 1, 0), by: Self.smallSize) {
      var box = Box()
      for i in start..<min(start + Self.smallSize, points.count - 1) {
        let (a, b) = (points[i], points[i + 1])
        let bulge = Self.bulge(ofChord: (b - a).square)
        box.add(a, around: bulge)
        box.add(b, around: bulge)
      }
      if start % Self.largeSize == 0 { large.append(box) } else { large[large.count - 1].add(box) }
      small.append(box)
    }
    self.points = points
    self.small = small
    self.large = large
  }

  /// How far the way on the ground may be from its chord, meters: at most a quarter of the chord's
  /// square over the radius, also where the way is half round the earth.
  private static func bulge(ofChord square: Double) -> Double { square / (4 * 6_300_000) }
}

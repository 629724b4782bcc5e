import Geodesy

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Distances through the earth, taken for a sphere: they order vertices as those on the ground do, at
/// poles and the 180th meridian too, and cost little.
enum ChordDistance {
  /// The index of the place that is farthest from another; of equals the first.
  static func farthest(of path: [Coordinate], from origin: Coordinate) -> Int {
    let origin = direction(of: origin)
    var best = (index: 0, square: -1.0)
    for (i, place) in path.enumerated() {
      let offset = direction(of: place) - origin
      let square = (offset * offset).sum()
      if square > best.square { best = (i, square) }
    }
    return best.index
  }

  /// The index strictly between two of the place that is farthest from the straight way between them;
  /// of equals the first.
  static func farthest(of path: [Coordinate], between first: Int, and last: Int) -> Int {
    let origin = direction(of: path[first])
    let way = direction(of: path[last]) - origin
    let length = (way * way).sum()
    var best = (index: first + 1, square: -1.0)
    for i in first + 1..<last {
      let offset = direction(of: path[i]) - origin
      let part = length > 0 ? min(max((offset * way).sum() / length, 0), 1) : 0
      let across = offset - part * way
      let square = (across * across).sum()
      if square > best.square { best = (i, square) }
    }
    return best.index
  }

  private static func direction(of place: Coordinate) -> SIMD3<Double> {
    let radian = Double.pi / 180
    let (latitude, longitude) = (place.latitude * radian, place.longitude * radian)
    let equatorial = cos(latitude)
    return SIMD3(equatorial * cos(longitude), equatorial * sin(longitude), sin(latitude))
  }
}

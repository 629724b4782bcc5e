import Geodesy

/// The vertices of a line as web maps draw them, in map points; x follows the line across the 180th
/// meridian.
struct ScreenPoints: Sendable {
  /// East.
  private(set) var x: [Double] = []
  /// South.
  private(set) var y: [Double] = []
  /// The longitudes as they were read, for a line that crosses the 180th meridian or is half as wide
  /// as the world; empty for others.
  private var longitudes: [Double] = []

  init(_ coordinates: [Coordinate]) {
    x.reserveCapacity(coordinates.count)
    y.reserveCapacity(coordinates.count)
    var unwrapper = LongitudeUnwrapper()
    var west = Double.infinity
    var east = -Double.infinity
    var isTurned = false
    for coordinate in coordinates {
      var point = MapPoint(coordinate)
      let longitude = unwrapper.next(coordinate.longitude)
      if longitude != coordinate.longitude {
        isTurned = true
        point.x = WebMercator.x(longitude: longitude)
      }
      west = min(west, point.x)
      east = max(east, point.x)
      x.append(point.x)
      y.append(point.y)
    }
    if isTurned || east - west >= EarthModel.worldSize / 2 {
      longitudes = coordinates.map(\.longitude)
    }
  }

  /// The straight line that maps draw between two vertices when nothing is left between them: it goes
  /// the short way round the world, whichever way the vertices between them went.
  func edge(between first: Int, and last: Int) -> Edge {
    let start = SIMD2(x[first], y[first])
    if let step = detour(between: first, and: last) {
      return Edge(from: start, to: SIMD2(x[first] + step, y[last]))
    }
    return Edge(from: start, to: SIMD2(x[last], y[last]))
  }

  /// How far east the line between two vertices would lead, when that is another way round the world
  /// than the vertices between them go; nil when it is the same way.
  private func detour(between first: Int, and last: Int) -> Double? {
    if longitudes.isEmpty { return nil }
    let from = longitudes[first]
    let step =
      (Antimeridian.unwrapped(longitudes[last], after: from) - from) / 360 * EarthModel.worldSize
    return abs(step - (x[last] - x[first])) > EarthModel.worldSize / 4 ? step : nil
  }

  /// The vertex between two that keeps the line from going another way round the world: the one
  /// nearest to the middle, with a deviation of the whole world. Nil when nothing does so.
  ///
  /// The one farthest from what would be drawn would not do: it is the last but one, and then the one
  /// before that.
  func keeper(between first: Int, and last: Int) -> FarthestVertex? {
    guard detour(between: first, and: last) != nil else { return nil }
    let middle = (x[first] + x[last]) / 2
    let nearest = (first + 1..<last).min { abs(x[$0] - middle) < abs(x[$1] - middle) }
    return nearest.map { FarthestVertex(index: $0, deviation: EarthModel.worldSize) }
  }

  /// A straight line, and what lies how far from it.
  struct Edge: Sendable {
    let start: SIMD2<Double>
    let end: SIMD2<Double>
    /// Along the line, of length 1; any for a line of no length.
    private let direction: SIMD2<Double>
    private let length: Double

    init(from start: SIMD2<Double>, to end: SIMD2<Double>) {
      let step = end - start
      let length = (step * step).sum().squareRoot()
      self.start = start
      self.end = end
      self.length = length
      direction = length > 0 ? step / length : SIMD2(1, 0)
    }

    /// The square of the distance from a point to the line, ends included.
    @inline(__always)
    func square(_ x: Double, _ y: Double) -> Double {
      let east = x - start.x
      let south = y - start.y
      let beside = direction.x * south - direction.y * east
      let along = direction.x * east + direction.y * south
      let short = 0 - along
      let past = along - length
      let end = short > past ? short : past
      let beyond = end > 0 ? end : 0
      return beside * beside + beyond * beyond
    }

    /// The same for four points.
    @inline(__always)
    private func squares(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> {
      let east = x - start.x
      let south = y - start.y
      let beside = direction.x * south - direction.y * east
      let along = direction.x * east + direction.y * south
      let short = 0 - along
      let past = along - length
      let end = past.replacing(with: short, where: short .> past)
      let beyond = SIMD4<Double>.zero.replacing(with: end, where: end .> 0)
      return beside * beside + beyond * beyond
    }

    /// The point of a range that is farthest from the line, with the square of its distance, when
    /// that is more than a limit; of equals the first.
    func farthest(
      in range: Range<Int>, _ x: UnsafeBufferPointer<Double>, _ y: UnsafeBufferPointer<Double>,
      beyondSquare limit: Double
    ) -> FarthestVertex? {
      guard let xs = x.baseAddress, let ys = y.baseAddress else { return nil }
      // The greatest of each lane, and which four it was among.
      var greatest = SIMD4<Double>(repeating: limit)
      var places = SIMD4<Int64>(repeating: -1)
      var i = range.lowerBound
      while i &+ 4 <= range.upperBound {
        let four = squares(
          SIMD4(xs[i], xs[i &+ 1], xs[i &+ 2], xs[i &+ 3]),
          SIMD4(ys[i], ys[i &+ 1], ys[i &+ 2], ys[i &+ 3]))
        let isGreater = four .> greatest
        greatest.replace(with: four, where: isGreater)
        places.replace(with: SIMD4(repeating: Int64(i)), where: isGreater)
        i &+= 4
      }
      var best: FarthestVertex?
      for lane in 0..<4 where places[lane] >= 0 {
        let index = Int(places[lane]) + lane
        if let best, greatest[lane] < best.deviation { continue }
        if let best, greatest[lane] == best.deviation && index > best.index { continue }
        best = FarthestVertex(index: index, deviation: greatest[lane])
      }
      while i < range.upperBound {
        let square = square(xs[i], ys[i])
        if square > best?.deviation ?? limit {
          best = FarthestVertex(index: i, deviation: square)
        }
        i &+= 1
      }
      return best
    }
  }
}

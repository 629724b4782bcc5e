import Geodesy

/// Directions that the paths of a content have, as headings on the Mercator map.
struct PathDirection {
  private let content: FramedContent
  private let placed: PlacedContent

  init(_ content: FramedContent, _ placed: PlacedContent) {
    self.content = content
    self.placed = placed
  }

  /// From the start of the first path to the end of the last, in map points; nil when that is no
  /// way at all. Of points alone, from the first to the last.
  var vector: SIMD2<Double>? {
    let vector: SIMD2<Double>
    if let start = content.paths.first, let end = content.paths.last {
      vector = moved(end.last, end.piece) - moved(start.first, start.piece)
    } else if let start = content.pieces.first, let end = content.pieces.last {
      vector =
        moved(content.corners[end.corners.lowerBound], content.pieces.count - 1)
        - moved(content.corners[start.corners.lowerBound], 0)
    } else {
      return nil
    }
    return vector == .zero ? nil : vector
  }

  private func moved(_ point: SIMD2<Double>, _ piece: Int) -> SIMD2<Double> {
    SIMD2(point.x + placed.shifts[piece], point.y)
  }

  /// Degrees in 0 ..< 360; north when there is no direction.
  var along: Double { vector.map { DegreeMath.turned(DegreeMath.heading(of: $0)) } ?? 0 }

  /// The longest axis of inertia of the paths as wires of even weight, of points where there is no
  /// path of any length. It points to where the end lies, else as far north as it can.
  var principal: Double {
    var moments = Moments()
    for path in content.paths {
      let shift = SIMD2(placed.shifts[path.piece], 0) - placed.origin
      let vertices = PathHull.unwrapped(path.vertices)
      var previous: SIMD2<Double>?
      for vertex in vertices {
        let point = PathHull.projected(vertex) + shift
        if let previous { moments.add(from: previous, to: point) }
        previous = point
      }
    }
    if moments.weight == 0 {
      for (piece, shift) in zip(content.pieces, placed.shifts) {
        for corner in content.corners[piece.corners] {
          moments.add(point: SIMD2(corner.x + shift, corner.y) - placed.origin)
        }
      }
    }
    guard let axis = moments.axis else { return 0 }
    return DegreeMath.turned(DegreeMath.heading(of: oriented(axis)))
  }

  /// An axis pointing to where the end of the way lies, else as far north as it can; of east and
  /// west, east.
  func oriented(_ axis: SIMD2<Double>) -> SIMD2<Double> {
    let agreement = vector.map { ($0 * axis).sum() } ?? 0
    if agreement != 0 { return agreement > 0 ? axis : -axis }
    if axis.y != 0 { return axis.y < 0 ? axis : -axis }
    return axis.x < 0 ? -axis : axis
  }
}

/// Weight, first and second moments of wires and points in the plane.
struct Moments {
  private(set) var weight = 0.0
  private var first = SIMD2<Double>.zero
  /// xx, yy, xy.
  private var second = SIMD3<Double>.zero

  /// Adds a straight wire: the second moment of one of length 1 from a to b is (aa + ab + bb)/3.
  mutating func add(from a: SIMD2<Double>, to b: SIMD2<Double>) {
    let side = b - a
    let length = (side * side).sum().squareRoot()
    weight += length
    first += (a + b) * (length / 2)
    let squares = (a * a + a * b + b * b) * (length / 3)
    let mixed = (2 * a.x * a.y + a.x * b.y + b.x * a.y + 2 * b.x * b.y) * (length / 6)
    second += SIMD3(squares.x, squares.y, mixed)
  }

  mutating func add(point: SIMD2<Double>) {
    weight += 1
    first += point
    second += SIMD3(point.x * point.x, point.y * point.y, point.x * point.y)
  }

  /// The direction in which the spread is largest; nil when none stands out.
  var axis: SIMD2<Double>? {
    guard weight > 0 else { return nil }
    let mean = first / weight
    let x = second.x / weight - mean.x * mean.x
    let y = second.y / weight - mean.y * mean.y
    let mixed = second.z / weight - mean.x * mean.y
    let difference = ((x - y) * (x - y) + 4 * mixed * mixed).squareRoot()
    guard difference > 1e-9 * (x + y) else { return nil }
    let angle = DegreeMath.angle(x - y, 2 * mixed) / 2
    return SIMD2(DegreeMath.cosine(angle), DegreeMath.sine(angle))
  }
}

import Geodesy

/// The convex hull of a path on the Mercator map, unwrapped, and where it lies in degrees.
///
/// Nothing else of a path matters to a camera: what is seen whole at its corners is seen whole.
/// Nearly all vertices of a long path are told to be inside from their degrees, most of them many
/// at a time, so a million vertices cost little more than their bounds.
struct PathHull {
  /// The hull in map points; not empty.
  let corners: [SIMD2<Double>]
  /// The least longitude and latitude, the longitude unwrapped from the first vertex.
  let low: SIMD2<Double>
  /// The greatest longitude and latitude.
  let high: SIMD2<Double>
  /// Whether longitudes had to be unwrapped.
  let isUnwrapped: Bool
  /// The first vertex, in map points.
  let first: SIMD2<Double>
  /// The last vertex, in map points.
  let last: SIMD2<Double>

  /// Below this count all vertices are projected.
  private static let few = 512
  private static let axes = 16

  /// Nil when there is no vertex.
  init?(_ path: [Coordinate]) {
    let blocks = path.withUnsafeBufferPointer { VertexBlocks($0) }
    if blocks.hasLongStep {
      self.init(Self.unwrapped(path), isUnwrapped: true)
    } else {
      self.init(path, blocks, isUnwrapped: false)
    }
  }

  private init?(_ path: [Coordinate], isUnwrapped: Bool) {
    self.init(path, path.withUnsafeBufferPointer { VertexBlocks($0) }, isUnwrapped: isUnwrapped)
  }

  private init?(_ path: [Coordinate], _ blocks: VertexBlocks, isUnwrapped: Bool) {
    guard let first = path.first, let last = path.last else { return nil }
    low = blocks.low
    high = blocks.high
    self.isUnwrapped = isUnwrapped
    self.first = Self.projected(first)
    self.last = Self.projected(last)
    corners = path.withUnsafeBufferPointer { Self.hull($0, blocks) }
  }

  /// The path with longitudes that follow each other (see `LongitudeUnwrapper`).
  static func unwrapped(_ path: [Coordinate]) -> [Coordinate] {
    var unwrapper = LongitudeUnwrapper()
    return path.map {
      Coordinate(uncheckedLatitude: $0.latitude, longitude: unwrapper.next($0.longitude))
    }
  }

  static func projected(_ coordinate: Coordinate) -> SIMD2<Double> {
    let point = MapPoint(coordinate)
    return SIMD2(point.x, point.y)
  }

  private static func hull(
    _ path: UnsafeBufferPointer<Coordinate>, _ blocks: VertexBlocks
  ) -> [SIMD2<Double>] {
    // A column of no width could not be told from its neighbors.
    guard path.count > few, blocks.high.x - blocks.low.x > 1e-9 else {
      return ConvexHull.of(path.map(projected))
    }
    let inner = InnerHull(
      vertices: outermost(path, blocks), west: blocks.low.x, east: blocks.high.x)
    var outside: [SIMD2<Double>] = []
    for block in blocks.blocks where !isInside(block, inner) {
      for index in block.range {
        let vertex = path[index]
        if inner.contains(longitude: vertex.longitude, latitude: vertex.latitude) { continue }
        let point = projected(vertex)
        if !inner.contains(point) { outside.append(point) }
      }
    }
    return ConvexHull.of(inner.corners + OuterPoints.of(outside))
  }

  private static func isInside(_ block: VertexBlocks.Block, _ inner: InnerHull) -> Bool {
    inner.contains(longitude: block.low.x, latitude: block.low.y)
      && inner.contains(longitude: block.low.x, latitude: block.high.y)
      && inner.contains(longitude: block.high.x, latitude: block.low.y)
      && inner.contains(longitude: block.high.x, latitude: block.high.y)
  }

  /// Vertices that lie far out in many directions, the westernmost and easternmost among them:
  /// of each direction the farthest vertex of the block whose box reaches farthest.
  private static func outermost(
    _ path: UnsafeBufferPointer<Coordinate>, _ blocks: VertexBlocks
  ) -> [SIMD2<Double>] {
    let size = blocks.high - blocks.low
    let scale = SIMD2(1 / size.x, size.y > 0 ? 1 / size.y : 0)
    var vertices: [SIMD2<Double>] = []
    for axis in 0..<2 * axes {
      let angle = 180 * Double(axis) / Double(axes)
      let direction = SIMD2(DegreeMath.cosine(angle), DegreeMath.sine(angle)) * scale
      let isEast = direction.x >= 0
      let isNorth = direction.y >= 0
      var farthest: VertexBlocks.Block?
      var reach = -Double.infinity
      for block in blocks.blocks {
        let corner = SIMD2(
          isEast ? block.high.x : block.low.x, isNorth ? block.high.y : block.low.y)
        let value = (corner * direction).sum()
        if value > reach {
          reach = value
          farthest = block
        }
      }
      guard let farthest else { continue }
      var index = farthest.range.lowerBound
      reach = -.infinity
      for candidate in farthest.range {
        let value = path[candidate].longitude * direction.x + path[candidate].latitude * direction.y
        if value > reach {
          reach = value
          index = candidate
        }
      }
      vertices.append(projected(path[index]))
    }
    return vertices
  }
}

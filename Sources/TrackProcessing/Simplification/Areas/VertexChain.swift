import Geodesy

/// A vertex of a line from which vertices are taken, its neighbors among those that are left, and
/// the area of the triangle with them.
struct ChainVertex: BitwiseCopyable {
  /// Where it is.
  let point: EarthPoint
  /// The area that was last set; infinity before the first time, negative when it is out.
  var area = Double.infinity
  /// The index of the vertex before it.
  var previous: Int32
  /// The index of the vertex after it.
  var next: Int32

  /// Whether it has never had an area, and so never goes.
  @inline(__always)
  var isPinned: Bool { area == .infinity }

  /// Stands for the area of a vertex that has come out of the queue.
  static var out: Double { -1 }
}

/// A run of vertices of a line, from which vertices can be taken.
///
/// All that is known of a vertex lies together: where memory is far, one access brings it.
struct VertexChain: ~Copyable {
  /// The vertices that are there or were; indices count from the first of the run.
  let vertices: UnsafeMutablePointer<ChainVertex>
  /// How many there were at first.
  let count: Int
  private let coordinates: [Coordinate]
  private let offset: Int
  private let isWeighted: Bool

  /// Chains up a run of vertices.
  ///
  /// - Parameters:
  ///   - range: At least two indices of vertices of the line.
  ///   - isWeighted: Whether the area of sharp corners counts for less.
  init(
    _ coordinates: [Coordinate], in range: Range<Int>, isWeighted: Bool = false
  ) {
    count = range.count
    offset = range.lowerBound
    self.coordinates = coordinates
    self.isWeighted = isWeighted
    vertices = .allocate(capacity: range.count)
    for i in 0..<range.count {
      (vertices + i).initialize(
        to: ChainVertex(
          point: EarthPoint(coordinates[range.lowerBound &+ i]),
          previous: Int32(truncatingIfNeeded: i &- 1), next: Int32(truncatingIfNeeded: i &+ 1)))
    }
  }

  deinit { vertices.deallocate() }

  /// Takes a vertex out that has one on either side.
  @inline(__always)
  func remove(_ vertex: Int) {
    let neighbors = vertices[vertex]
    vertices[Int(neighbors.previous)].next = neighbors.next
    vertices[Int(neighbors.next)].previous = neighbors.previous
  }

  /// The square of the distance from which on the plane is the azimuthal one, square meters.
  private static var farSquared: Double { 50_000 * 50_000 }

  /// The area of the triangle of a vertex with its neighbors, square meters.
  @inline(__always)
  func area(at vertex: Int) -> Double {
    area(Int(vertices[vertex].previous), vertex, Int(vertices[vertex].next))
  }

  /// The area of a triangle of three vertices in the plane that touches the ellipsoid at the middle
  /// one, square meters, weighted where that is asked for (MAPSPEC 5.3).
  ///
  /// It is half the volume that the edges from the middle one span with the normal. From 50 km on
  /// the plane is the azimuthal equidistant one, so that distances stay what they are.
  @inline(__always)
  func area(_ first: Int, _ middle: Int, _ last: Int) -> Double {
    let p = vertices[middle].point
    let a = vertices[first].point
    let b = vertices[last].point
    let ux = a.x - p.x
    let uy = a.y - p.y
    let uz = a.z - p.z
    let vx = b.x - p.x
    let vy = b.y - p.y
    let vz = b.z - p.z
    let u2 = ux * ux + uy * uy + uz * uz
    let v2 = vx * vx + vy * vy + vz * vz
    if max(u2, v2) > Self.farSquared { return farArea(first, middle, last) }
    let equatorial = p.x * (uy * vz - uz * vy) + p.y * (uz * vx - ux * vz)
    let polar = p.z * (ux * vy - uy * vx) * (1 / (1 - EarthModel.eccentricitySquared))
    let area = abs((equatorial + polar) * p.curvature) * 0.5
    if !isWeighted { return area }
    return area * Self.weight(dot: ux * vx + uy * vy + uz * vz, squares: u2 * v2)
  }

  @inline(never)
  private func farArea(_ first: Int, _ middle: Int, _ last: Int) -> Double {
    let plane = LocalPlane(origin: coordinates[offset + middle])
    let u = plane.point(coordinates[offset + first])
    let v = plane.point(coordinates[offset + last])
    let area = abs(u.x * v.y - u.y * v.x) * 0.5
    if !isWeighted { return area }
    let squares = (u.x * u.x + u.y * u.y) * (v.x * v.x + v.y * v.y)
    return area * Self.weight(dot: u.x * v.x + u.y * v.y, squares: squares)
  }

  /// What the area of a corner counts for: 1 - 0.7·cos θ, with θ the angle between its edges. That
  /// is 0.3 for a spike, 1 for a right angle and 1.7 for hardly any corner; the form and the factor
  /// are those of Mapshaper's weighted Visvalingam.
  private static func weight(dot: Double, squares: Double) -> Double {
    squares > 0 ? 1 - 0.7 * (dot / squares.squareRoot()) : 1
  }
}

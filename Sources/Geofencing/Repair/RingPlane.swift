import Geodesy
import PlanarGeometry

/// The plane that a ring's edges are straight in, in meters about the ring's middle: for GEOS, which
/// is never fed degrees.
///
/// Longitude and latitude (or Mercator's ordinate) are only stretched, so what crosses there crosses
/// here.
struct RingPlane {
  private let edges: FenceEdges
  private let middle: Coordinate
  private let metersPerDegree: SIMD2<Double>
  /// The vertices behind points, so that these come back as they were.
  private var vertices: [PlanePoint: Coordinate] = [:]

  /// Makes the plane about a ring; great circles are taken for straight.
  init(_ ring: FenceRing) {
    edges = ring.edges
    let box = ring.chain.box
    middle = Coordinate(
      uncheckedLatitude: (box.y + box.w) / 2, longitude: (box.x + box.z) / 2)
    let radian = Double.pi / 180
    let east = max(0.01, 1 - abs(middle.latitude) / 90)
    metersPerDegree = EarthModel.meanRadius * radian * SIMD2(east, 1)
  }

  /// The points of a ring, as many turns away as it takes to lie about the middle.
  mutating func points(of ring: FenceRing) -> [PlanePoint] {
    let box = ring.chain.box
    let turn = ((middle.longitude - (box.x + box.z) / 2) / 360).rounded()
    return ring.chain.vertices.map { vertex in
      let turned = Coordinate(
        uncheckedLatitude: vertex.latitude, longitude: vertex.longitude + 360 * turn)
      let point = point(turned)
      vertices[point] = turned
      return point
    }
  }

  /// Where a vertex lies.
  func point(_ vertex: Coordinate) -> PlanePoint {
    PlanePoint(
      x: (vertex.longitude - middle.longitude) * metersPerDegree.x,
      y: (ordinate(vertex.latitude) - ordinate(middle.latitude)) * metersPerDegree.y)
  }

  /// What lies at a point; for that of a vertex the vertex itself.
  func coordinate(_ point: PlanePoint) -> Coordinate {
    if let vertex = vertices[point] { return vertex }
    let ordinate = ordinate(middle.latitude) + point.y / metersPerDegree.y
    let longitude = middle.longitude + point.x / metersPerDegree.x
    let latitude =
      edges == .mercator ? FenceEdges.latitude(ofOrdinate: ordinate * (.pi / 180)) : ordinate
    return Coordinate(
      uncheckedLatitude: min(max(latitude, -90), 90), longitude: longitude)
  }

  /// In degrees at the equator.
  private func ordinate(_ latitude: Double) -> Double {
    edges == .mercator ? FenceEdges.ordinate(latitude) * (180 / .pi) : latitude
  }
}

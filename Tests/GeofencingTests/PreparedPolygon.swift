import CGEOS
import Geodesy

/// A polygon that GEOS holds prepared, in degrees: the planar oracle of the tests.
final class PreparedPolygon {
  private let handle: GEOSContextHandle_t
  private let polygon: OpaquePointer
  private let prepared: OpaquePointer

  init?(_ rings: [[Coordinate]]) {
    guard let handle = GEOS_init_r() else { return nil }
    var made: [OpaquePointer?] = rings.map { ring in
      let closed = ring + ring.prefix(1)
      let numbers = closed.flatMap { [$0.longitude, $0.latitude] }
      let sequence = GEOSCoordSeq_copyFromBuffer_r(handle, numbers, UInt32(closed.count), 0, 0)
      return GEOSGeom_createLinearRing_r(handle, sequence)
    }
    let shell = made.removeFirst()
    guard let polygon = GEOSGeom_createPolygon_r(handle, shell, &made, UInt32(made.count)),
      let prepared = GEOSPrepare_r(handle, polygon)
    else { return nil }
    self.handle = handle
    self.polygon = polygon
    self.prepared = prepared
  }

  deinit {
    GEOSPreparedGeom_destroy_r(handle, prepared)
    GEOSGeom_destroy_r(handle, polygon)
    GEOS_finish_r(handle)
  }

  private func point(_ place: Coordinate) -> OpaquePointer? {
    GEOSGeom_createPointFromXY_r(handle, place.longitude, place.latitude)
  }

  /// Whether a place is inside or on the boundary.
  func covers(_ place: Coordinate) -> Bool {
    let point = point(place)
    defer { GEOSGeom_destroy_r(handle, point) }
    return GEOSPreparedCovers_r(handle, prepared, point) == 1
  }

  /// Whether a place is strictly inside.
  func contains(_ place: Coordinate) -> Bool {
    let point = point(place)
    defer { GEOSGeom_destroy_r(handle, point) }
    return GEOSPreparedContains_r(handle, prepared, point) == 1
  }

  /// Whether the straight line between two places meets the polygon.
  func meets(_ a: Coordinate, _ b: Coordinate) -> Bool {
    let numbers = [a.longitude, a.latitude, b.longitude, b.latitude]
    let line = GEOSGeom_createLineString_r(
      handle, GEOSCoordSeq_copyFromBuffer_r(handle, numbers, 2, 0, 0))
    defer { GEOSGeom_destroy_r(handle, line) }
    return GEOSPreparedIntersects_r(handle, prepared, line) == 1
  }
}

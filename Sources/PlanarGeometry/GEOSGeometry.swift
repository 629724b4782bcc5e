import CGEOS
import Geodesy

/// A geometry that GEOS holds; it is freed with the last reference.
package final class GEOSGeometry {
  let pointer: OpaquePointer
  let context: GEOSContext

  /// Takes over a geometry that GEOS has made.
  init(owning pointer: OpaquePointer, of context: GEOSContext) {
    self.pointer = pointer
    self.context = context
    context.liveGeometryCount += 1
  }

  deinit {
    GEOSGeom_destroy_r(context.handle, pointer)
    context.liveGeometryCount -= 1
  }

  /// Makes a polygon of an area.
  ///
  /// - Throws: `GEOSFailure.failed` when GEOS refuses a ring or has no memory.
  /// - Complexity: O(number of vertices); the vertices are copied once.
  package convenience init(_ area: PlaneArea, in context: GEOSContext) throws(GEOSFailure) {
    self.init(owning: try Self.makePolygon(area, in: context), of: context)
  }

  /// Makes a multipolygon of areas.
  ///
  /// - Throws: `GEOSFailure.failed` when GEOS refuses a ring or has no memory.
  /// - Complexity: O(number of vertices); the vertices are copied once.
  package convenience init(_ areas: [PlaneArea], in context: GEOSContext) throws(GEOSFailure) {
    var polygons: [OpaquePointer?] = []
    do throws(GEOSFailure) {
      for area in areas { polygons.append(try Self.makePolygon(area, in: context)) }
    } catch {
      for polygon in polygons { GEOSGeom_destroy_r(context.handle, polygon) }
      throw error
    }
    // GEOS takes over all polygons here, also when it fails.
    let collection = try context.call("multipolygon") { handle in
      polygons.withUnsafeMutableBufferPointer { polygons in
        GEOSGeom_createCollection_r(
          handle, Int32(GEOS_MULTIPOLYGON.rawValue), polygons.baseAddress,
          UInt32(truncatingIfNeeded: polygons.count))
      }
    }
    self.init(owning: collection, of: context)
  }

  private static func makePolygon(
    _ area: PlaneArea, in context: GEOSContext
  ) throws(GEOSFailure) -> OpaquePointer {
    var rings: [OpaquePointer?] = []
    do throws(GEOSFailure) {
      for ring in area.rings { rings.append(try makeRing(ring, in: context)) }
    } catch {
      for ring in rings { GEOSGeom_destroy_r(context.handle, ring) }
      throw error
    }
    // GEOS takes over all rings here, also when it fails.
    return try context.call("polygon") { handle in
      rings.withUnsafeMutableBufferPointer { rings in
        let holes = rings.dropFirst().count
        return GEOSGeom_createPolygon_r(
          handle, rings.first ?? nil, holes > 0 ? rings.baseAddress.map { $0 + 1 } : nil,
          UInt32(truncatingIfNeeded: holes))
      }
    }
  }

  private static func makeRing(
    _ ring: [PlanePoint], in context: GEOSContext
  ) throws(GEOSFailure) -> OpaquePointer {
    let sequence = try context.call("coordinates") { handle in
      ring.withUnsafeBytes { bytes in
        // A PlanePoint is two doubles, x and y, and nothing else.
        GEOSCoordSeq_copyFromBuffer_r(
          handle, bytes.bindMemory(to: Double.self).baseAddress,
          UInt32(truncatingIfNeeded: ring.count), 0, 0)
      }
    }
    // GEOS takes over the sequence here, also when it fails.
    return try context.call("ring") { handle in GEOSGeom_createLinearRing_r(handle, sequence) }
  }

  /// The place of a point geometry; nil for other geometries and empty points.
  func place() -> PlanePoint? {
    var x = 0.0
    var y = 0.0
    guard GEOSGeomGetX_r(context.handle, pointer, &x) == 1,
      GEOSGeomGetY_r(context.handle, pointer, &y) == 1
    else { return nil }
    return PlanePoint(x: x, y: y)
  }
}

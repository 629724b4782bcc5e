import CGEOS
import Geodesy

extension PlaneArea {
  /// Polygons that are valid and fill what the rings fill by the even-odd rule: rings are parted
  /// where they cross, lines without area vanish. None when nothing has an area.
  ///
  /// Vertices keep their numbers; new ones stand where edges crossed.
  ///
  /// - Throws: `GEOSFailure.failed` when GEOS could not do it.
  /// - Complexity: O(*n* log *n*) for ordinary rings.
  package func repaired(in context: GEOSContext) throws(GEOSFailure) -> [PlaneArea] {
    let polygon = try GEOSGeometry(self, in: context)
    let made = try context.call("repair") { GEOSMakeValid_r($0, polygon.pointer) }
    let result = GEOSGeometry(owning: made, of: context)
    var areas: [PlaneArea] = []
    // Collections hold no collections here: polygons, multipolygons and lines.
    var waiting = [result.pointer]
    while let next = waiting.popLast() {
      let handle = context.handle
      if GEOSGeomTypeId_r(handle, next) == Int32(GEOS_POLYGON.rawValue) {
        if let area = try Self.area(of: next, in: context) { areas.append(area) }
      } else if GEOSGeomTypeId_r(handle, next) > Int32(GEOS_POLYGON.rawValue) {
        for i in (0..<GEOSGetNumGeometries_r(handle, next)).reversed() {
          if let part = GEOSGetGeometryN_r(handle, next, i) { waiting.append(part) }
        }
      }
    }
    // The parts live in the result.
    withExtendedLifetime(result) {}
    return areas
  }

  /// A polygon's rings; nil for an empty one.
  private static func area(
    of polygon: OpaquePointer, in context: GEOSContext
  ) throws(GEOSFailure) -> PlaneArea? {
    let handle = context.handle
    if GEOSisEmpty_r(handle, polygon) == 1 { return nil }
    var rings: [[PlanePoint]] = []
    let exterior = try context.call("exterior ring") { GEOSGetExteriorRing_r($0, polygon) }
    rings.append(try points(of: exterior, in: context))
    for i in 0..<max(0, GEOSGetNumInteriorRings_r(handle, polygon)) {
      let hole = try context.call("interior ring") { GEOSGetInteriorRingN_r($0, polygon, i) }
      rings.append(try points(of: hole, in: context))
    }
    do throws(Invalid) { return try PlaneArea(rings: rings) } catch { return nil }
  }

  private static func points(
    of ring: OpaquePointer, in context: GEOSContext
  ) throws(GEOSFailure) -> [PlanePoint] {
    let sequence = try context.call("coordinates") { GEOSGeom_getCoordSeq_r($0, ring) }
    return try context.call("coordinates") { handle -> [PlanePoint]? in
      var count: UInt32 = 0
      guard GEOSCoordSeq_getSize_r(handle, sequence, &count) == 1 else { return nil }
      var numbers = [Double](repeating: 0, count: Int(count) * 2)
      guard GEOSCoordSeq_copyToBuffer_r(handle, sequence, &numbers, 0, 0) == 1 else { return nil }
      return stride(from: 0, to: numbers.count, by: 2).map {
        PlanePoint(x: numbers[$0], y: numbers[$0 + 1])
      }
    }
  }
}

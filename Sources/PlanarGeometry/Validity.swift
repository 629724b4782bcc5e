import CGEOS
package import Geodesy

/// Whether a polygon is one by the rules of OGC Simple Features.
package enum Validity: Hashable, Sendable {
  /// It is.
  case valid
  /// It is not: GEOS's reason, and where.
  case invalid(reason: String, at: PlanePoint)
}

extension PlaneArea {
  /// Whether rings do not cross, holes lie inside, and the inside is of one piece.
  ///
  /// - Throws: `GEOSFailure.failed` when GEOS could not tell.
  /// - Complexity: O(*n* log *n*) for ordinary rings.
  package func validity(in context: GEOSContext) throws(GEOSFailure) -> Validity {
    try GEOSGeometry(self, in: context).validity(elsewhere: rings[0][0])
  }

  /// Whether each area is valid, and areas meet in single points at most: whether they are one
  /// multipolygon. No areas are.
  ///
  /// - Throws: `GEOSFailure.failed` when GEOS could not tell.
  /// - Complexity: O(*n* log *n*) for ordinary rings.
  package static func validity(
    of areas: [PlaneArea], in context: GEOSContext
  ) throws(GEOSFailure) -> Validity {
    guard let first = areas.first else { return .valid }
    if areas.count == 1 { return try first.validity(in: context) }
    return try GEOSGeometry(areas, in: context).validity(elsewhere: first.rings[0][0])
  }
}

extension GEOSGeometry {
  /// Whether the geometry is valid.
  ///
  /// - Parameter elsewhere: The place that is named where GEOS names none.
  fileprivate func validity(elsewhere: PlanePoint) throws(GEOSFailure) -> Validity {
    var words: UnsafeMutablePointer<CChar>?
    var location: OpaquePointer?
    let answer = try context.call("validity") { handle -> Bool? in
      switch GEOSisValidDetail_r(handle, pointer, 0, &words, &location) {
      case 0: false
      case 1: true
      default: nil
      }
    }
    defer { if let words { GEOSFree_r(context.handle, words) } }
    let place = location.map { GEOSGeometry(owning: $0, of: context) }
    if answer { return .valid }
    let reason = words.map { String(cString: $0) } ?? "invalid"
    return .invalid(reason: reason, at: place?.place() ?? elsewhere)
  }
}

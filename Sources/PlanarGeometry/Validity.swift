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
    let polygon = try GEOSGeometry(self, in: context)
    var words: UnsafeMutablePointer<CChar>?
    var location: OpaquePointer?
    let answer = try context.call("validity") { handle -> Bool? in
      switch GEOSisValidDetail_r(handle, polygon.pointer, 0, &words, &location) {
      case 0: false
      case 1: true
      default: nil
      }
    }
    defer { if let words { GEOSFree_r(context.handle, words) } }
    let place = location.map { GEOSGeometry(owning: $0, of: context) }
    if answer { return .valid }
    let reason = words.map { String(cString: $0) } ?? "invalid"
    return .invalid(reason: reason, at: place?.place() ?? rings[0][0])
  }
}

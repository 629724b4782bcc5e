/// Why GEOS could not do something. An invalid polygon is no failure but a `Validity`.
package enum GEOSFailure: Error, Hashable, Sendable {
  /// GEOS is not installed, or there is no memory for a context.
  case cannotStart
  /// A call failed; the message is GEOS's.
  case failed(operation: String, message: String)
}

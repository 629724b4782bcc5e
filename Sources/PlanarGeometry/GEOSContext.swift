import CGEOS

/// GEOS's working state: one for each task, reused for all that the task asks.
///
/// A context must not be used by two tasks at once, hence a class that is not `Sendable`.
/// Geometries keep their context alive.
package final class GEOSContext {
  let handle: GEOSContextHandle_t
  private let messages = MessageBox()
  /// How many geometries of this context exist at present.
  package internal(set) var liveGeometryCount = 0

  /// What GEOS said last; a class because C keeps its address.
  private final class MessageBox {
    var text: String?
  }

  /// Starts GEOS.
  ///
  /// - Throws: `GEOSFailure.cannotStart` when it is not installed or there is no memory for it.
  package init() throws(GEOSFailure) {
    guard let handle = GEOS_init_r() else { throw .cannotStart }
    self.handle = handle
    _ = GEOSContext_setErrorMessageHandler_r(
      handle,
      { message, box in
        guard let message, let box else { return }
        Unmanaged<MessageBox>.fromOpaque(box).takeUnretainedValue().text = String(cString: message)
      }, Unmanaged.passUnretained(messages).toOpaque())
  }

  deinit { GEOS_finish_r(handle) }

  /// Runs one GEOS call; nil means that it failed.
  ///
  /// The message is taken per call: what an earlier call said never explains a later one.
  ///
  /// - Throws: `GEOSFailure.failed` with GEOS's own words.
  func call<Result>(
    _ operation: StaticString, _ body: (GEOSContextHandle_t) -> Result?
  ) throws(GEOSFailure) -> Result {
    messages.text = nil
    let result = body(handle)
    let message = messages.text
    messages.text = nil
    guard let result else {
      throw .failed(operation: "\(operation)", message: message ?? "no reason given")
    }
    return result
  }
}

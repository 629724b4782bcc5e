package import Framing

/// A camera that was fitted, with the words of each map client for it.
package struct FramedCamera: Sendable {
  /// The camera.
  package let fit: CameraFit
  /// The same for each client, fitted for its own field of view.
  package let clients: [ClientCamera]

  /// Fits a camera to a content.
  ///
  /// - Throws: `FramingError` when there is nothing to show or no room for it.
  package init(_ content: FramedContent, _ options: FramingOptions) throws(FramingError) {
    fit = try content.fit(options)
    clients = try content.clientCameras(for: fit)
  }
}

import Geodesy

extension ClientDialect {
  /// deck.gl's view state. Zoom 0 through 20 and pitch up to 60 are its controller's defaults; its
  /// `altitude` is the eye's distance in viewport heights.
  static let deckGL = ClientDialect(
    name: "deckgl", fieldOfView: Camera.webFieldOfView, maximumPitch: 60, zooms: 0...20
  ) { fit in
    [
      ClientField("longitude", .degrees(fit.camera.center.longitude)),
      ClientField("latitude", .degrees(fit.camera.center.latitude)),
      ClientField("zoom", .zoom(fit.zoom)),
      ClientField("pitch", .degrees(fit.camera.pitch)),
      ClientField("bearing", .degrees(fit.camera.signedHeading)),
      ClientField(
        "altitude",
        .number(CameraScale.focalLength(viewportHeight: 1, fieldOfView: fit.camera.fieldOfView))),
      ClientField("fieldOfView", .degrees(fit.camera.fieldOfView)),
      ClientField("fits", .flag(fit.fits)),
    ]
  }
}

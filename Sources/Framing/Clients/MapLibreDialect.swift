import Geodesy

extension ClientDialect {
  /// MapLibre and Mapbox GL: what `jumpTo` takes. Zoom -2 through 22 and pitch up to 60 are the
  /// defaults of MapLibre GL JS; the padding is 0 because it is in the center already.
  static let mapLibre = ClientDialect(
    name: "maplibre", fieldOfView: Camera.webFieldOfView, maximumPitch: 60, zooms: -2...22
  ) { fit in
    let sides = ["top", "left", "bottom", "right"]
    return [
      ClientField(
        "center",
        .list([.degrees(fit.camera.center.longitude), .degrees(fit.camera.center.latitude)])),
      ClientField("zoom", .zoom(fit.zoom)),
      ClientField("bearing", .degrees(fit.camera.signedHeading)),
      ClientField("pitch", .degrees(fit.camera.pitch)),
      ClientField("padding", .object(sides.map { ClientField($0, .points(0)) })),
      ClientField("fieldOfView", .degrees(fit.camera.fieldOfView)),
      ClientField("fits", .flag(fit.fits)),
    ]
  }
}

extension Camera {
  /// The heading in -180 through 180, -180 excluded, as web clients count bearings.
  ///
  /// What is west of south by less than a written digit is south: -180 is no bearing.
  public var signedHeading: Double {
    heading - 180 > 1e-7 ? heading - 360 : min(heading, 180)
  }
}

import Geodesy

extension ClientDialect {
  /// Google Maps JavaScript, north up and flat, the zoom counted in 256-pixel tiles and rounded
  /// down to a step; raster maps take whole zooms only, 0 through 22.
  static let google = ClientDialect(
    name: "google", fieldOfView: nil, maximumPitch: 0, turns: false, snaps: true, zooms: -1...21
  ) { fit in
    [
      ClientField("center", .latitudeAndLongitude(fit.camera.center, "lat", "lng")),
      ClientField("zoom256", .zoom(WebMercator.zoom256(zoom: fit.zoom))),
      ClientField("fits", .flag(fit.fits)),
    ]
  }
}

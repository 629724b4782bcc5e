import Geodesy

extension ClientDialect {
  /// Leaflet: what `setView` takes, north up and flat, the zoom counted in 256-pixel tiles and
  /// rounded down to a step. Zoom 0 is its least by default; it has no greatest of its own.
  static let leaflet = ClientDialect(
    name: "leaflet", fieldOfView: nil, maximumPitch: 0, turns: false, snaps: true,
    zooms: -1...allZooms.upperBound
  ) { fit in
    [
      ClientField(
        "center",
        .list([.degrees(fit.camera.center.latitude), .degrees(fit.camera.center.longitude)])),
      ClientField("zoom256", .zoom(WebMercator.zoom256(zoom: fit.zoom))),
      ClientField("fits", .flag(fit.fits)),
    ]
  }
}

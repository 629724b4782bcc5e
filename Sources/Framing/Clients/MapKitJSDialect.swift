import Geodesy

extension ClientDialect {
  /// MapKit JS: its map has a region, a camera distance and a rotation, which counts
  /// counter-clockwise (90: west is up). Its pitch is not set.
  static let mapKitJS = ClientDialect(
    name: "mapkitjs", fieldOfView: Camera.mapKitFieldOfView, maximumPitch: 0, countsMeters: true,
    zooms: allZooms
  ) { fit in
    let region = fit.regionOfWorld
    return [
      ClientField("center", .latitudeAndLongitude(fit.camera.center, "latitude", "longitude")),
      ClientField("cameraDistance", .meters(fit.camera.distance.value)),
      ClientField("rotation", .degrees(DegreeMath.turned(-fit.camera.heading))),
      ClientField(
        "region",
        .object([
          ClientField("center", .latitudeAndLongitude(region.center, "latitude", "longitude")),
          ClientField(
            "span",
            .object([
              ClientField("latitudeDelta", .degrees(region.latitudeDelta)),
              ClientField("longitudeDelta", .degrees(region.longitudeDelta)),
            ])),
        ])),
      ClientField("fieldOfView", .degrees(fit.camera.fieldOfView)),
      ClientField("fits", .flag(fit.fits)),
    ]
  }
}

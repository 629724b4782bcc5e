import Geodesy

extension ClientDialect {
  /// MapKit's MKMapCamera. Apple publishes no limits: the greatest pitch depends on the altitude.
  static let mapKit = ClientDialect(
    name: "mapkit", fieldOfView: Camera.mapKitFieldOfView, maximumPitch: 90, countsMeters: true,
    zooms: allZooms
  ) { fit in
    [
      ClientField(
        "centerCoordinate", .latitudeAndLongitude(fit.camera.center, "latitude", "longitude")),
      ClientField("centerCoordinateDistance", .meters(fit.camera.distance.value)),
      ClientField("pitch", .degrees(fit.camera.pitch)),
      ClientField("heading", .degrees(fit.camera.heading)),
      ClientField("fieldOfView", .degrees(fit.camera.fieldOfView)),
      ClientField("fits", .flag(fit.fits)),
    ]
  }
}

extension Camera {
  /// How much farther away a camera of MapKit is put than the fit says, as a factor.
  ///
  /// Apple does not say which meters it counts: the sphere's, which are ours, or those of
  /// `MapKitScale`, which are shorter below 55.18 degrees of latitude and up to 0.3 % longer above.
  /// So that nothing is cut off either way, the distance is 0.3 % longer there.
  public static func mapKitAllowance(latitude: Double) -> Double {
    abs(latitude) > 55.18 ? 1.003 : 1
  }
}

extension ClientValue {
  /// A coordinate as an object.
  static func latitudeAndLongitude(
    _ coordinate: Coordinate, _ latitude: String, _ longitude: String
  ) -> ClientValue {
    .object([
      ClientField(latitude, .degrees(coordinate.latitude)),
      ClientField(longitude, .degrees(coordinate.longitude)),
    ])
  }
}

/// How near and how far a camera may be: in meters, which depend on the latitude of its center,
/// and in map points, which are zooms.
struct DistanceLimits: Sendable {
  var minimumMeters = 0.0
  var maximumMeters = Double.infinity
  var minimumMapPoints = 0.0
  var maximumMapPoints = Double.infinity

  /// The least and the greatest distance in map points; what a client can do at all wins.
  func range(metersPerMapPoint: Double) -> (least: Double, greatest: Double) {
    let least = min(max(minimumMeters / metersPerMapPoint, minimumMapPoints), maximumMapPoints)
    let greatest = max(min(maximumMeters / metersPerMapPoint, maximumMapPoints), least)
    return (least, greatest)
  }
}

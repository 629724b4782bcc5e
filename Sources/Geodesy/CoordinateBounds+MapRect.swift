extension CoordinateBounds {
  /// The box of a rectangle, west and east in -180 through 180; `west > east` where it crosses the
  /// 180th meridian. One as wide as the world is -180 through 180; beyond the world's north and
  /// south edge latitudes approach the poles. Nil when the rectangle is null or not finite.
  public init?(_ rect: MapRect) {
    guard !rect.isNull, rect.maxX.isFinite, rect.maxY.isFinite else { return nil }
    let north = WebMercator.latitude(y: rect.minY)
    let south = WebMercator.latitude(y: rect.maxY)
    guard rect.width < EarthModel.worldSize else {
      self.init(west: -180, south: south, east: 180, north: north)
      return
    }
    let normalized = rect.normalized
    let east = WebMercator.longitude(x: normalized.maxX)
    self.init(
      west: WebMercator.longitude(x: normalized.minX), south: south,
      east: east > 180 ? east - 360 : east, north: north)
  }

  /// The box of a region; see the one of a rectangle.
  public init?(_ region: MapRegion) { self.init(MapRect(region)) }
}

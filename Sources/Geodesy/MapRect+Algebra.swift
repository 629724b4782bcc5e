extension MapRect {
  /// The smallest rectangle that holds both; null adds nothing.
  public func union(_ other: MapRect) -> MapRect {
    if isNull { return other.isNull ? .null : other }
    if other.isNull { return self }
    return .between(
      west: min(minX, other.minX), north: min(minY, other.minY), east: max(maxX, other.maxX),
      south: max(maxY, other.maxY))
  }

  /// What both have in common: without width or height where they only touch, null where they
  /// are apart. Copies of the world are told apart; see `remainder`.
  public func intersection(_ other: MapRect) -> MapRect {
    if isNull || other.isNull { return .null }
    let west = max(minX, other.minX)
    let east = min(maxX, other.maxX)
    let north = max(minY, other.minY)
    let south = min(maxY, other.maxY)
    guard west <= east, north <= south else { return .null }
    return .between(west: west, north: north, east: east, south: south)
  }

  /// Whether both have an area in common.
  public func intersects(_ other: MapRect) -> Bool { !intersection(other).isEmpty }

  /// The rectangle with each edge moved inward, or outward where negative; null when nothing is
  /// left.
  public func inset(dx: Double, dy: Double) -> MapRect {
    if isNull { return .null }
    let result = MapRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    return result.width >= 0 && result.height >= 0 && !result.isNull ? result : .null
  }

  /// The rectangle moved.
  public func offset(dx: Double, dy: Double) -> MapRect {
    if isNull { return .null }
    let result = MapRect(x: x + dx, y: y + dy, width: width, height: height)
    return result.isNull ? .null : result
  }

  /// Whether a point lies in the rectangle; the west and north edges belong to it, the east and
  /// south ones do not, so each point lies in exactly one tile of a tiling.
  public func contains(_ point: MapPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether a point lies in the rectangle or on any of its edges.
  public func covers(_ point: MapPoint) -> Bool {
    !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Whether another rectangle lies in this one, edges included; null lies in none.
  public func covers(_ other: MapRect) -> Bool {
    !isNull && !other.isNull && other.minX >= minX && other.maxX <= maxX && other.minY >= minY
      && other.maxY <= maxY
  }

  /// Whether a part lies west or east of the world; false for the world itself.
  public var spans180thMeridian: Bool {
    !isNull && (minX < 0 || maxX > EarthModel.worldSize)
  }

  /// The part outside the world, moved to where it belongs on the other side; null when there is
  /// none. The part inside is the intersection with `world`.
  ///
  /// A rectangle wider than the world has no remainder: it shows the whole world. Of one that lies
  /// more than one world away, normalize it first.
  public var remainder: MapRect {
    let world = EarthModel.worldSize
    guard spans180thMeridian, width <= world else { return .null }
    if maxX > world {
      let west = max(minX, world)
      return MapRect(x: west - world, y: y, width: maxX - west, height: height)
    }
    let east = min(maxX, 0)
    return MapRect(x: minX + world, y: y, width: east - minX, height: height)
  }

  /// The same rectangle in the copy of the world where 0 ≤ x < 2^28, so at most one remainder
  /// exists.
  public var normalized: MapRect {
    guard !isNull else { return .null }
    let world = EarthModel.worldSize
    var west = x - world * (x / world).rounded(.down)
    // A tiny negative x rounds up to the edge itself.
    if west >= world || west < 0 { west = 0 }
    return MapRect(x: west, y: y, width: width, height: height)
  }

  private static func between(
    west: Double, north: Double, east: Double, south: Double
  ) -> MapRect {
    MapRect(x: west, y: north, width: east - west, height: south - north)
  }
}

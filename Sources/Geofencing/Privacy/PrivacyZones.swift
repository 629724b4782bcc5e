public import Geodesy

/// The zones of which nothing may be told.
public struct PrivacyZones: Sendable {
  /// What is cut: circles moved and made larger, other shapes as they are.
  public let fences: FenceSet

  /// Makes zones.
  ///
  /// A circle is moved by a secret part of its jitter in a secret direction, and its radius grows by
  /// the whole jitter, so that it still holds the circle that was meant. Where tracks end on the
  /// moved circle tells its center, and not which place within the jitter of that was meant. The
  /// movement depends on the seed and on where the center is, to a thousandth of a degree, so that
  /// many tracks tell no more than one, also when a zone is spelled a little differently.
  ///
  /// Other shapes are cut at their own border: whoever draws one decides what it tells.
  ///
  /// - Parameters:
  ///   - circles: Places and radii, 0 or more meters.
  ///   - fences: Zones of a file; circles among them are moved too.
  ///   - seed: A secret; the same for all files that are published.
  ///   - jitter: How far a circle is moved at most; nil for half its radius, at least 50 meters.
  /// - Throws: `CircleFence.Invalid` for a radius that is negative or not finite.
  public init(
    circles: [GeodesicCircle] = [], fences: FenceSet = FenceSet([]), seed: PrivacySeed,
    jitter: Meters? = nil
  ) throws(CircleFence.Invalid) {
    var zones: [Fence] = []
    for (i, circle) in circles.enumerated() {
      let shape = try Self.moved(
        CircleFence(center: circle.center, radius: Meters(circle.radius)), seed, jitter)
      zones.append(Fence(id: "privacy-\(i)", shape: shape))
    }
    for var fence in fences.fences {
      if let circle = fence.shape as? CircleFence {
        fence.shape = try Self.moved(circle, seed, jitter)
      }
      zones.append(fence)
    }
    self.fences = FenceSet(zones)
  }

  /// A circle that holds another one and has another center.
  static func moved(
    _ circle: CircleFence, _ seed: PrivacySeed, _ jitter: Meters?
  ) throws(CircleFence.Invalid) -> CircleFence {
    let radius = circle.radius.value
    let growth = max(jitter?.value ?? max(radius / 2, 50), 0)
    let (part, direction) = seed.numbers(for: Self.cell(of: circle.center))
    // Movements that grew with the radius would tell the center together: they are of one direction.
    var reach = growth
    if jitter == nil {
      reach = 45
      while reach * 2 <= growth { reach *= 2 }
    }
    // Evenly over the disk, but for a rim that makes up for rounding.
    let distance = 0.98 * reach * part.squareRoot()
    return try CircleFence(
      center: Geodesic.destination(
        from: circle.center, azimuth: 360 * direction, distance: distance),
      radius: Meters(radius + growth))
  }

  /// A place in thousandths of a degree.
  private static func cell(of place: Coordinate) -> [UInt64] {
    let longitude = (Antimeridian.wrapped(place.longitude) * 1000).rounded()
    // The 180th meridian has two names.
    return [longitude == -180_000 ? 180_000 : longitude, (place.latitude * 1000).rounded()].map {
      UInt64(bitPattern: Int64($0))
    }
  }

  /// Where something is kept.
  var region: ClipRegion { ClipRegion(.outside, of: fences, boundary: .inclusive) }
}

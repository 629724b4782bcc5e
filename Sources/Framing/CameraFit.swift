public import Geodesy

/// A camera fitted to a content, and what it shows.
public struct CameraFit: Hashable, Sendable {
  /// What was asked for.
  public let options: FramingOptions
  /// The camera.
  public let camera: Camera
  /// The zoom of a web map of the same field of view, counted in 512-pixel tiles.
  public let zoom: Double
  /// Whether all of the content is inside the padded viewport: false when the greatest distance is
  /// too small for it, or the camera would have to look beyond the edge of the Mercator world.
  public let fits: Bool
  /// Screen points left over between content and padding at each edge, outsets included; negative
  /// where the content spills over.
  public let slack: ScreenEdges
  /// The narrowest box of the content.
  public let bounds: CoordinateBounds
  /// The Mercator box of the content, 0 ≤ x < 2^28; x + width may pass the world's edge.
  public let contentRect: MapRect
  /// The Mercator box of what the whole viewport shows, 0 ≤ x < 2^28; x + width may pass the
  /// world's edge, and the box may be larger than the world.
  public let visibleRect: MapRect
  /// The corners of the ground that the viewport shows: bottom left, bottom right, top right, top
  /// left, around the center; the top ones at the horizon where that is in view.
  public let visiblePolygon: [VisibleCorner]
  /// Whether some of the content, or the best place to look at, lies beyond the square Mercator
  /// world, and its edge is taken instead.
  public let clampedLatitude: Bool

  /// The region of `visibleRect`; spans are at most 180 and 360 degrees. Where the viewport shows
  /// more than the Mercator world it reaches beyond a pole, as MapKit's own function says it.
  public var region: MapRegion { MapRegion(visibleRect) }

  /// The region of what the viewport shows of the Mercator world: never beyond its edges.
  public var regionOfWorld: MapRegion {
    let world = EarthModel.worldSize
    let north = min(max(visibleRect.minY, 0), world)
    let south = min(max(visibleRect.maxY, 0), world)
    return MapRegion(
      MapRect(x: visibleRect.x, y: north, width: visibleRect.width, height: south - north))
  }
}

/// A corner of what a viewport shows, in degrees.
public struct VisibleCorner: Hashable, Sendable {
  /// Degrees north.
  public let latitude: Double
  /// Degrees east, unwrapped around the camera's center: any number, where the horizon is far.
  public let longitude: Double

  init(_ point: MapPoint) {
    latitude = WebMercator.latitude(y: point.y)
    longitude = WebMercator.longitude(x: point.x)
  }
}

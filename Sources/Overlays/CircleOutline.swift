import Geodesy
import Tracks

/// The outline of a circle on the ground as polygons that any map can draw.
enum CircleOutline {
  /// Half the length of a meridian ellipse, the greatest distance there is (but for antipodes
  /// near the equator, which are nearer by way of a pole too).
  private static let halfMeridian = 20_003_931.458

  /// The outline, cut at the 180th meridian. A circle over one pole is led to it; one that holds
  /// both poles is the world without what lies beyond it.
  static func polygons(of circle: GeodesicCircle) -> [Polygon] {
    if circle.radius >= halfMeridian { return [Polygon(rings: [world])] }
    let outline = Segment(coordinates: circle.outline())
    func holds(_ latitude: Double) -> Bool {
      let pole = Coordinate(uncheckedLatitude: latitude, longitude: 0)
      return Geodesic.distance(from: circle.center, to: pole) < circle.radius
    }
    switch (holds(90), holds(-90)) {
    case (true, true):
      return AntimeridianCut.pieces(of: Polygon(rings: [world, outline]))
    case (let north, let south):
      return AntimeridianCut.pieces(
        of: Polygon(rings: [outline]), aroundNorthPole: north == south ? nil : north)
    }
  }

  private static let world = Segment(
    coordinates: [(-180.0, -90.0), (180, -90), (180, 90), (-180, 90), (-180, -90)].map {
      Coordinate(uncheckedLatitude: $0.1, longitude: $0.0)
    })
}

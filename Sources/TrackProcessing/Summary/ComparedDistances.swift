import Geodesy
import Tracks

/// Lengths of the same legs on several earths, with and without heights.
struct ComparedDistances {
  private var geodesic = 0.0
  private var sloped = 0.0
  /// On the ellipsoid that is as high as the fixes.
  private var raised = 0.0
  /// Radians on a sphere.
  private var angle = 0.0
  private var roundSloped = 0.0
  private var flat = 0.0
  private var flatSloped = 0.0
  private var hasHeights = false

  /// Adds the legs of a segment.
  mutating func add(_ segment: Segment, ways: [Double]) {
    let places = segment.coordinates
    let heights = segment.elevations
    hasHeights = hasHeights || !heights.isEmpty
    for i in places.indices.dropFirst() {
      let (from, to) = (places[i - 1], places[i])
      let leg = ways[i] - ways[i - 1]
      let arc = GreatCircle.angle(from: from, to: to)
      let plane = Self.planeLength(from: from, to: to)
      geodesic += leg
      angle += arc
      flat += plane.length
      let rise = heights.isEmpty ? Double.nan : heights[i] - heights[i - 1]
      let isKnown = !rise.isNaN
      sloped += isKnown ? hypotenuse(leg, rise) : leg
      roundSloped += hypotenuse(arc * EarthModel.roundRadius, isKnown ? rise : 0)
      flatSloped += isKnown && plane.isFlat ? hypotenuse(plane.length, rise) : plane.length
      let height = isKnown ? (heights[i] + heights[i - 1]) / 2 : 0
      raised += leg * Self.scale(at: height)
    }
  }

  /// How much longer a way is so high above the ellipsoid, about.
  ///
  /// - Parameter height: Meters.
  static func scale(at height: Double) -> Double { 1 + height / EarthModel.meanRadius }

  /// The length of a leg on a plane around its end, as gpxpy has it: for legs up to 0.2 degrees;
  /// longer ones are on a sphere, and without heights.
  static func planeLength(
    from: Coordinate, to: Coordinate
  ) -> (length: Double, isFlat: Bool) {
    let isFlat =
      abs(from.latitude - to.latitude) <= 0.2 && abs(from.longitude - to.longitude) <= 0.2
    let angle =
      isFlat
      ? GreatCircle.planeDegrees(from: from, to: to) * (.pi / 180)
      : GreatCircle.angle(from: from, to: to)
    return (EarthModel.equatorialRadius * angle, isFlat)
  }

  /// All distances; the heights count only where there are any.
  var results: [ComparedResult] {
    let round = EarthModel.roundRadius
    return [
      ComparedResult("WGS84 geodesics", geodesic),
      ComparedResult("WGS84 geodesics and heights", hasHeights ? sloped : nil),
      ComparedResult("WGS84 geodesics, scaled up to the heights", hasHeights ? raised : nil),
      ComparedResult(
        "sphere of 6371008.8 m", angle * EarthModel.meanRadius, like: "MapLibre GL JS, Turf"),
      ComparedResult("sphere of 6371000 m", angle * round, like: "Leaflet"),
      ComparedResult(
        "sphere of 6371000 m and heights", hasHeights ? roundSloped : nil,
        like: "leaflet-gpx, which also joins segments"),
      ComparedResult(
        "sphere of 6378137 m", angle * EarthModel.equatorialRadius, like: "GPXSee"),
      ComparedResult("plane around each fix, 6378137 m", flat, like: "gpxpy length_2d"),
      ComparedResult(
        "plane around each fix, 6378137 m, and heights", hasHeights ? flatSloped : nil,
        like: "gpxpy length_3d"),
    ]
  }
}

private func hypotenuse(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }

import Geodesy

/// Puts a new vertex on the border where rounding cannot put it on the wrong side.
///
/// Computed coordinates are written with seven decimals, about a centimeter. A vertex that is on the
/// border to the last bit could then stand half a centimeter inside a zone that nothing may be in.
struct BorderSnap {
  private let leg: ClipLeg
  private let region: ClipRegion

  init(_ leg: ClipLeg, _ region: ClipRegion) {
    self.leg = leg
    self.region = region
  }

  /// Moves a vertex to the first place with seven decimals that is kept, next to where it is or a
  /// few centimeters along the kept stretch. Where there is none, it stays.
  ///
  /// - Parameter far: The other end of the kept stretch.
  func move(_ vertex: inout ClipVertex, towards far: Double) {
    let length = Geodesic.legLength(from: leg.start, to: leg.end)
    guard length > 0 else { return }
    let step = 0.01 / length
    for i in 0..<8 {
      let offset = Double(i) * step
      if offset >= abs(far - vertex.fraction) { return }
      let fraction = vertex.fraction + (far < vertex.fraction ? -offset : offset)
      let place = Self.rounded(leg.place(at: fraction))
      if abs(place.latitude) <= 90, region.state(of: place) == .outside {
        vertex.fraction = fraction
        vertex.coordinate = place
        return
      }
    }
  }

  /// The nearest place with seven decimals.
  static func rounded(_ place: Coordinate) -> Coordinate {
    func rounded(_ degrees: Double) -> Double { (degrees * 1e7).rounded() / 1e7 }
    return Coordinate(
      uncheckedLatitude: rounded(place.latitude), longitude: rounded(place.longitude))
  }
}

import Foundation

@testable import Geodesy

/// Another way to tell whether a place lies in a ring of great circles: the sum of the angles under
/// which its edges are seen (MAPSPEC 4.2).
enum SphericalAngles {
  static func vector(_ place: Coordinate) -> SIMD3<Double> {
    let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
    return SIMD3(
      cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
  }

  static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// Nil too near an edge to tell. For rings smaller than a hemisphere, and places less than a
  /// quarter of the earth from it.
  static func isInside(_ place: Coordinate, _ ring: [Coordinate]) -> Bool? {
    let eye = vector(place)
    var sum = 0.0
    for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
      let (u, v) = (cross(eye, vector(a)), cross(eye, vector(b)))
      let angle = atan2((eye * cross(u, v)).sum(), (u * v).sum())
      if abs(abs(angle) - .pi) < 1e-6 { return nil }
      sum += angle
    }
    return abs(sum) > .pi
  }
}

import Geodesy
import PlanarGeometry

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Says whether rings are a polygon, or a multipolygon, by the rules of OGC Simple Features: GEOS's
/// verdict in a local plane.
///
/// The plane stretches longitudes and latitudes, because it is there that readers of GeoJSON draw
/// straight edges and judge: to about meters, but by powers of two, so that nothing is rounded and a
/// hole that touches an edge still touches it. Rings round a pole are laid flat about the pole.
struct RingJudge {
  private let context: GEOSContext
  private let places: [Coordinate]

  /// Starts GEOS.
  ///
  /// - Parameter places: The vertices by number.
  /// - Throws: `GEOSFailure.cannotStart`.
  init(_ places: [Coordinate]) throws(GEOSFailure) {
    context = try GEOSContext()
    self.places = places
  }

  /// What is wrong with the polygons of an area, in GEOS's words; nil when they are valid.
  ///
  /// - Parameters:
  ///   - polygons: The rings of each.
  ///   - isKept: Whether a corner of a ring, both by number, is looked at.
  func complaint(
    about polygons: [Range<Int>], of rings: [RingCorners?], keeping isKept: (Int, Int) -> Bool
  ) -> String? {
    let all = polygons.flatMap { $0.compactMap { rings[$0] } }
    let polar = all.first { $0.turn != 0 }
    var areas: [PlaneArea] = []
    for polygon in polygons where !polygon.isEmpty {
      var loops: [[PlanePoint]] = []
      var shell: (middle: Double, scale: SIMD2<Double>)?
      for number in polygon {
        guard let corners = rings[number] else { continue }
        let kept = (0..<corners.count).filter { isKept(number, $0) }
        if let polar {
          loops.append(around(pole(of: polar), corners, kept))
        } else {
          loops.append(stretched(corners, kept, &shell))
        }
      }
      do throws(PlaneArea.Invalid) {
        areas.append(try PlaneArea(rings: loops))
      } catch { return "Too few points in geometry component" }
    }
    do throws(GEOSFailure) {
      if case .invalid(let reason, _) = try PlaneArea.validity(of: areas, in: context) {
        return reason
      }
      return nil
    } catch {
      if case .failed(_, let message) = error { return message }
      return "no verdict"
    }
  }

  /// A ring in the plane of longitude and latitude.
  ///
  /// - Parameter shell: Where the exterior ring lies, which holes go to; nil for the exterior ring.
  private func stretched(
    _ corners: RingCorners, _ kept: [Int],
    _ shell: inout (middle: Double, scale: SIMD2<Double>)?
  ) -> [PlanePoint] {
    var box = VertexIndex.Box(.infinity, .infinity, -.infinity, -.infinity)
    for corner in 0..<corners.count {
      let place = places[Int(corners.vertices[corner])]
      let longitude = place.longitude + 360 * Double(corners.turns[corner])
      box = VertexIndex.Box(
        min(box.x, longitude), min(box.y, place.latitude), max(box.z, longitude),
        max(box.w, place.latitude))
    }
    let middle = (box.x + box.z) / 2
    let shift: Double
    let scale: SIMD2<Double>
    if let shell {
      shift = ((shell.middle - middle) / 360).rounded()
      scale = shell.scale
    } else {
      shift = -((middle + 180) / 360).rounded(.down)
      // 2^17 units to a degree: some 0.85 m each.
      let east = max(0.001, cos((box.y + box.w) / 2 * (.pi / 180)))
      scale = SIMD2(
        Double(sign: .plus, exponent: 17 + east.exponent, significand: 1), 131_072)
      shell = (middle + 360 * shift, scale)
    }
    return kept.map { corner in
      let place = places[Int(corners.vertices[corner])]
      let turns = Double(corners.turns[corner]) + shift
      return PlanePoint(
        x: (turns == 0 ? place.longitude : place.longitude + 360 * turns) * scale.x,
        y: place.latitude * scale.y)
    }
  }

  private func pole(of ring: RingCorners) -> LocalPlane {
    let sum = ring.vertices.reduce(0) { $0 + places[Int($1)].latitude }
    return LocalPlane(
      origin: Coordinate(uncheckedLatitude: sum >= 0 ? 90 : -90, longitude: 0))
  }

  /// A ring in the plane about a pole, where its long edges are curves.
  private func around(
    _ plane: LocalPlane, _ corners: RingCorners, _ kept: [Int]
  ) -> [PlanePoint] {
    var points: [PlanePoint] = []
    for (i, corner) in kept.enumerated() {
      let isLast = i + 1 == kept.count
      let next = corners.corner(isLast ? kept[0] + corners.count : kept[i + 1])
      let (a, b) = (
        places[Int(corners.vertices[corner])], places[Int(corners.vertices[next.index])]
      )
      let step = b.longitude - a.longitude + 360 * Double(next.turns - Int(corners.turns[corner]))
      let parts = max(1, Int(abs(step).rounded(.up)))
      for part in 0..<parts {
        let fraction = Double(part) / Double(parts)
        points.append(
          plane.point(
            Coordinate(
              uncheckedLatitude: a.latitude + fraction * (b.latitude - a.latitude),
              longitude: a.longitude + fraction * step)))
      }
    }
    return points
  }
}

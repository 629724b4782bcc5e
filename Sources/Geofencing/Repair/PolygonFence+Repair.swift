public import Geodesy
import PlanarGeometry

extension PolygonFence {
  /// Where a ring crosses itself.
  public struct SelfIntersection: Hashable, Sendable {
    /// The index of the polygon.
    public var polygon: Int
    /// The index of the ring in its polygon, 0 for the exterior.
    public var ring: Int
    /// One of the places where two edges cross.
    public var place: Coordinate
  }

  /// The first ring that crosses itself; nil when none does. Touching itself is no crossing, and how
  /// rings lie to each other is not looked at: holes that reach out of their polygon, and polygons
  /// that overlap, leave no doubt about what is inside.
  ///
  /// - Complexity: O(*n* log *n*) for rings as people draw them. GEOS is asked only about rings that
  ///   touch themselves.
  public var selfIntersection: SelfIntersection? {
    for (number, part) in parts.enumerated() {
      for (index, ring) in part.rings.enumerated() {
        if let place = ring.selfIntersection {
          return SelfIntersection(polygon: number, ring: index, place: place)
        }
      }
    }
    return nil
  }

  /// A fence of rings that need not be good ones: each polygon is filled by the even-odd rule over all
  /// its rings and made anew of rings that do not cross; rings with fewer than three different
  /// positions are left out.
  ///
  /// Polygons whose rings do not cross themselves stay as they are, vertex for vertex.
  ///
  /// - Throws: `Invalid` when no area is left, for a ring round a pole that crosses itself, and where
  ///   GEOS is needed but not installed.
  public static func repairing(
    _ polygons: [[[Coordinate]]], edges: FenceEdges = .planar
  ) throws(Invalid) -> PolygonFence {
    var repaired: [[[Coordinate]]] = []
    for (number, rings) in polygons.enumerated() {
      // A polygon is nothing without its exterior ring; a hole that is none cuts nothing.
      var good: [[Coordinate]] = []
      for (index, ring) in rings.enumerated() {
        do throws(RingVertices.Invalid) {
          _ = try RingVertices(ring, edges: edges)
          good.append(ring)
        } catch {
          if error == .severalTurns { throw .severalTurns(polygon: number, ring: index) }
          if index == 0 { break }
        }
      }
      if good.isEmpty { continue }
      let fence = try PolygonFence([good], edges: edges)
      if fence.selfIntersection == nil {
        repaired.append(good)
      } else {
        repaired += try fence.parts[0].repaired(number)
      }
    }
    guard !repaired.isEmpty else { throw .tooFewPositions(polygon: 0, ring: 0) }
    return try PolygonFence(repaired, edges: edges)
  }
}

extension PolygonFence.Part {
  /// Polygons that do not cross themselves and fill what this one does.
  fileprivate func repaired(
    _ number: Int
  ) throws(PolygonFence.Invalid) -> [[[Coordinate]]] {
    guard rings.allSatisfy({ $0.pole == nil }) else {
      throw .severalTurns(polygon: number, ring: 0)
    }
    var plane = RingPlane(exterior)
    let points = rings.map { plane.points(of: $0) }
    let context: GEOSContext
    do throws(GEOSFailure) {
      context = try GEOSContext()
    } catch { throw .cannotRepair(polygon: number) }
    do {
      let area = try PlaneArea(rings: points)
      return try area.repaired(in: context).map { $0.rings.map { $0.map(plane.coordinate) } }
    } catch { throw .tooFewPositions(polygon: number, ring: 0) }
  }
}

extension FenceRing {
  /// A place where the ring crosses itself; nil for a ring that does not, or only touches itself.
  var selfIntersection: Coordinate? {
    switch simplicity {
    case .simple: return nil
    case .crosses(let place): return place
    case .touches(let place):
      // A ring round a pole is closed only on the globe, where GEOS cannot see it.
      guard pole == nil else { return nil }
      var plane = RingPlane(self)
      do {
        let area = try PlaneArea(rings: [plane.points(of: self)])
        switch try area.validity(in: GEOSContext()) {
        case .valid: return nil
        case .invalid(let reason, let at):
          // GEOS tells touching ("Ring Self-intersection") from crossing.
          return reason.hasPrefix("Ring") ? nil : at.x.isFinite ? plane.coordinate(at) : place
        }
      } catch {
        // Who cannot tell does not vouch for it.
        return place
      }
    }
  }
}

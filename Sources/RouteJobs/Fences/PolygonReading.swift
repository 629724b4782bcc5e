import Geodesy
import Geofencing
import TrackFormats

/// Rings as somebody wrote them, made a fence: refused where they are none, or repaired.
struct PolygonReading {
  /// The fence.
  let fence: PolygonFence
  /// What was repaired; nil for nothing.
  let repair: (problem: ProblemClass, message: String)?

  /// Makes a fence.
  ///
  /// - Throws: `invalid-geometry` for what is no ring, `self-intersection`.
  init(
    _ polygons: [[[Coordinate]]], edges: FenceEdges, repairs: Bool
  ) throws(JobRefusal) {
    let drawn: PolygonFence
    do throws(PolygonFence.Invalid) {
      drawn = try PolygonFence(polygons, edges: edges)
    } catch {
      guard repairs else { throw JobRefusal(error.words, problem: .invalidGeometry) }
      fence = try Self.repaired(polygons, edges)
      repair = (.invalidGeometry, "\(error.words); it is left out")
      return
    }
    guard let crossing = drawn.selfIntersection else {
      fence = drawn
      repair = nil
      return
    }
    let what = crossing.ring == 0 ? "the polygon" : "a hole"
    let message =
      "\(what) crosses itself near \(crossing.place.latitude),\(crossing.place.longitude)"
    guard repairs else { throw JobRefusal(message, problem: .selfIntersection) }
    fence = try Self.repaired(polygons, edges)
    repair = (
      .selfIntersection, message + "; it is parted there, and filled by the even-odd rule"
    )
  }

  private static func repaired(
    _ polygons: [[[Coordinate]]], _ edges: FenceEdges
  ) throws(JobRefusal) -> PolygonFence {
    do throws(PolygonFence.Invalid) {
      return try PolygonFence.repairing(polygons, edges: edges)
    } catch { throw JobRefusal(error.words, problem: .invalidGeometry) }
  }
}

extension PolygonFence.Invalid {
  /// What is wrong, in words.
  fileprivate var words: String {
    func name(_ ring: Int) -> String { ring == 0 ? "the ring of a polygon" : "a hole" }
    return switch self {
    case .noRing: "a polygon without a ring"
    case .tooFewPositions(_, let ring):
      "\(name(ring)) has fewer than three different positions"
    case .severalTurns(_, let ring): "\(name(ring)) goes round the earth more than once"
    case .cannotRepair:
      "the polygon crosses itself, and GEOS (libgeos_c.so.1), which could repair it, is not installed"
    }
  }
}

public import Geodesy

/// Polygons with holes that together are one fence.
///
/// A place is inside when it is inside some polygon: inside its exterior ring, in none of its
/// holes. On a ring is the boundary, of a hole too, unless another polygon holds the place. Rings
/// are filled by the even-odd rule; which way they wind means nothing. Longitudes are unwrapped
/// along each ring, so a ring may cross the 180th meridian; one that goes round the earth encloses
/// the pole on the side of its mean latitude. Two polygons that were cut there are one again.
public struct PolygonFence: FenceShape {
  /// `polygon`.
  public static let kind = "polygon"

  /// Which line joins neighboring vertices.
  public let edges: FenceEdges
  /// A box that holds all polygons.
  public let bounds: CoordinateBounds

  /// One polygon: its exterior ring, then its holes.
  struct Part: Sendable {
    let exterior: FenceRing
    let holes: [FenceRing]
  }

  /// The polygons.
  let parts: [Part]

  /// Why rings are no fence.
  public enum Invalid: Error, Hashable, Sendable {
    /// There is no polygon, or one without a ring.
    case noRing(polygon: Int)
    /// A ring has fewer than three different positions.
    case tooFewPositions(polygon: Int, ring: Int)
    /// A ring goes round the earth more than once.
    case severalTurns(polygon: Int, ring: Int)
    /// GEOS, which makes polygons of rings that cross themselves, is not installed.
    case cannotRepair(polygon: Int)
  }

  /// Makes a fence of polygons.
  ///
  /// - Parameters:
  ///   - polygons: For each its exterior ring, then its holes. Whether a ring repeats its first
  ///     position at the end makes no difference. Whether rings cross is not looked at.
  ///   - edges: Which line joins neighboring vertices.
  /// - Throws: `Invalid` with the place in the lists.
  /// - Complexity: O(number of vertices).
  public init(_ polygons: [[[Coordinate]]], edges: FenceEdges = .planar) throws(Invalid) {
    guard !polygons.isEmpty else { throw .noRing(polygon: 0) }
    var parts: [Part] = []
    var builder = BoundsBuilder()
    for (number, rings) in polygons.enumerated() {
      var made: [FenceRing] = []
      for (index, positions) in rings.enumerated() {
        do throws(RingVertices.Invalid) {
          made.append(try FenceRing(positions, edges: edges))
        } catch {
          switch error {
          case .tooFewPositions: throw .tooFewPositions(polygon: number, ring: index)
          case .severalTurns: throw .severalTurns(polygon: number, ring: index)
          }
        }
      }
      guard let exterior = made.first else { throw .noRing(polygon: number) }
      exterior.addBounds(of: rings[0], to: &builder)
      parts.append(Part(exterior: exterior, holes: Array(made.dropFirst())))
    }
    guard let bounds = builder.bounds else { throw .noRing(polygon: 0) }
    self.edges = edges
    self.bounds = bounds
    self.parts = Part.joinedAtSeam(parts, edges: edges)
  }

  /// Where a place is: exactly for planar edges, as the numbers stand.
  ///
  /// A pole is one place whatever its longitude.
  ///
  /// - Complexity: O(log *n*) and a few edges for rings as people draw them.
  public func state(of place: Coordinate) -> FenceState {
    var state = FenceState.outside
    for part in parts {
      switch part.state(of: place) {
      case .inside: return .inside
      case .boundary: state = .boundary
      case .outside: break
      }
    }
    return state
  }
}

extension PolygonFence.Part {
  /// Its rings, the exterior first.
  var rings: [FenceRing] { [exterior] + holes }

  /// Where a place is with regard to this polygon alone.
  @inline(__always)
  func state(of place: Coordinate) -> FenceState {
    let state = exterior.state(of: place)
    if state != .inside || holes.isEmpty { return state }
    return stateInHoles(place)
  }

  private func stateInHoles(_ place: Coordinate) -> FenceState {
    for hole in holes {
      switch hole.state(of: place) {
      case .inside: return .outside
      case .boundary: return .boundary
      case .outside: break
      }
    }
    return .inside
  }
}

extension FenceRing {
  /// Adds a box that holds the filled ring.
  ///
  /// - Parameter positions: The ring as it was read: edges of the box are then not rounded.
  func addBounds(of positions: [Coordinate], to builder: inout BoundsBuilder) {
    let box = chain.box
    if let pole {
      builder.add(
        CoordinateBounds(
          west: -180, south: pole > 0 ? box.y : -90, east: 180, north: pole > 0 ? 90 : box.w))
    } else if abs(box.y) == 90 || abs(box.w) == 90 {
      // A pole lies on every meridian.
      builder.add(CoordinateBounds(west: -180, south: box.y, east: 180, north: box.w))
    } else {
      builder.add(path: positions + positions.prefix(1))
      if let first = positions.first, edges == .geodesic {
        for latitude in [box.y, box.w] {
          builder.add(
            point: Coordinate(uncheckedLatitude: latitude, longitude: first.longitude))
        }
      }
    }
  }
}

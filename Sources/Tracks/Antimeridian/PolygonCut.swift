import Geodesy

/// Cuts one polygon whose rings pass the 180th meridian.
///
/// The rings, wound so that the inside is on the left, fall into chains between the two sides of
/// the world. Along the seam, inside and outside alternate: where a chain ends, the boundary goes
/// on to the next chain's start, north along the east side and south along the west side. Copies
/// of the world are laid over each other, so holes need no aligning. Linear in the vertices but
/// for sorting the crossings; a polygon that crosses itself gives some result.
struct PolygonCut {
  private let polygon: Polygon
  /// Chains from seam to seam.
  private var chains: [[SeamVertex]] = []
  /// Closed rings that meet no seam, or have been put together.
  private var rings: [[SeamVertex]] = []

  /// Takes the rings apart.
  init(_ polygon: Polygon, aroundNorthPole north: Bool?) {
    self.polygon = polygon
    for (i, ring) in polygon.rings.enumerated() {
      var corners = RingUnwrapping.corners(of: ring, index: i, aroundNorthPole: north)
      let area = RingWinding.doubledArea(corners.lazy.map { (x: $0.x, y: $0.latitude) })
      if i == 0 ? area < 0 : area > 0 {
        // The first corner stays the first.
        corners.reverse()
        if let first = corners.popLast() { corners.insert(first, at: 0) }
      }
      decompose(corners)
    }
  }

  /// The pieces, in the order in which the rings reach them.
  mutating func pieces() -> [Polygon] {
    rings += ChainMatching.rings(of: chains)
    let pieces = RingNesting.polygons(rings)
    if pieces.isEmpty { return [normalized()] }
    return pieces.map { piece in
      Polygon(
        rings: piece.map { ring in
          let corners = started(ring)
          var result = Segment()
          result.reserveCapacity(corners.count + 1)
          for corner in corners { result.append(corner, of: polygon.rings) }
          if let first = corners.first { result.append(first, of: polygon.rings) }
          return result
        })
    }
  }

  /// A ring that starts with the first corner of a ring of the input, where it has one: so joining
  /// the pieces gives rings that start where they did.
  private func started(_ ring: [SeamVertex]) -> [SeamVertex] {
    var best: (ring: Int, corner: Int)?
    for (i, corner) in ring.enumerated() {
      if case .fix(let number, 0) = corner.origin, number < best?.ring ?? .max {
        best = (number, i)
      }
    }
    guard let best else { return ring }
    return Array(ring[best.corner...] + ring[..<best.corner])
  }

  /// Cuts a ring into chains inside the open strip between two seams. Legs along a seam are left
  /// out: matching puts them back.
  private mutating func decompose(_ corners: [SeamVertex]) {
    guard let first = corners.first else { return }
    var chain: [SeamVertex] = first.longitude.isOnSeam ? [] : [first]
    /// The run before the first seam, when the ring starts between seams: the end of the last one.
    var opening: [SeamVertex]?
    var isOpening = !chain.isEmpty
    let firstChain = chains.count
    func end(_ vertex: SeamVertex, _ chains: inout [[SeamVertex]]) {
      chain.append(vertex)
      if isOpening { opening = chain } else { chains.append(chain) }
      isOpening = false
      chain = []
    }
    for i in corners.indices {
      let a = corners[i]
      let b = corners[i + 1 == corners.count ? 0 : i + 1]
      let isLast = i + 1 == corners.count
      if a.x == b.x && a.longitude.isOnSeam { continue }
      let ahead = b.x > a.x ? 180.0 : -180.0
      if a.longitude.isOnSeam { chain = [a.atSeam(-ahead)] }
      for seam in SeamCrossings(from: a, to: b) {
        let crossing = a.crossing(to: b, at: seam)
        end(crossing.atSeam(ahead), &chains)
        chain = [crossing.atSeam(-ahead)]
      }
      if b.longitude.isOnSeam {
        end(b.atSeam(ahead), &chains)
      } else if !isLast {
        chain.append(b)
      }
    }
    if let opening {
      chains.insert(chain + opening, at: firstChain)
    } else if isOpening {
      rings.append(chain)
    }
  }

  /// The polygon uncut, with longitudes in -180 through 180: for rings without area.
  private func normalized() -> Polygon {
    Polygon(
      rings: polygon.rings.map { ring in
        var result = Segment()
        for i in ring.indices {
          let longitude = LongitudeStep.normalized(ring.coordinates[i].longitude)
          result.append(fix: i, of: ring, longitude: longitude)
        }
        return result
      })
  }
}

import Geodesy

/// Whether a ring meets itself.
enum RingSimplicity: Hashable {
  /// It does not, but at the vertices between neighboring edges.
  case simple
  /// Two edges cross, at a place.
  case crosses(Coordinate)
  /// Edges touch or run along each other: whether the ring crosses itself there takes a closer look.
  case touches(Coordinate)
}

extension FenceRing {
  /// Whether the ring meets itself on the unwrapped axis; the first crossing, else the first touch.
  ///
  /// Told in the plane that the edges are straight in; great circles are taken for straight.
  ///
  /// - Complexity: O(*n* log *n*) for rings as people draw them.
  var simplicity: RingSimplicity {
    withExtendedLifetime(chain) { chain.view.simplicity(edges, isClosed: pole == nil) }
  }
}

extension EdgeView {
  fileprivate func simplicity(_ edges: FenceEdges, isClosed: Bool) -> RingSimplicity {
    var touch: Coordinate?
    var crossing: Coordinate?
    // Eight edges at a time against all that follow.
    let blockSize = 1 << EdgeChain.fanoutBits
    for start in stride(from: 0, to: edgeCount, by: blockSize) {
      let end = min(start + blockSize, edgeCount)
      let block = (start..<end).map { Self.box(vertices[$0], vertices[$0 + 1]) }
      let all = block.reduce(block[0]) {
        EdgeChain.Box(
          lowHalf: pointwiseMin($0.lowHalf, $1.lowHalf),
          highHalf: pointwiseMax($0.highHalf, $1.highHalf))
      }
      forEachEdge(
        from: start, skipping: { box, _, _ in Self.areApart(box, all) },
        { j, next, nextEnd in
          let own = Self.box(next, nextEnd)
          if Self.areApart(own, all) { return true }
          for i in start..<min(end, j) where !Self.areApart(own, block[i - start]) {
            let isNeighbor = j == i + 1 || (isClosed && i == 0 && j == edgeCount - 1)
            switch meeting(edges, i, j, areNeighbors: isNeighbor) {
            case .none: break
            case .touch: if touch == nil { touch = next }
            case .crossing:
              crossing = Self.intersection(vertices[i], vertices[i + 1], next, nextEnd)
              return false
            }
          }
          return true
        })
      if let crossing { return .crosses(crossing) }
    }
    return touch.map { .touches($0) } ?? .simple
  }

  @inline(__always)
  private static func box(_ a: Coordinate, _ b: Coordinate) -> EdgeChain.Box {
    EdgeChain.Box(
      min(a.longitude, b.longitude), min(a.latitude, b.latitude),
      max(a.longitude, b.longitude), max(a.latitude, b.latitude))
  }

  @inline(__always)
  private static func areApart(_ a: EdgeChain.Box, _ b: EdgeChain.Box) -> Bool {
    a.x > b.z || a.z < b.x || a.y > b.w || a.w < b.y
  }

  /// How two edges meet, in the plane that they are straight in.
  private func meeting(
    _ edges: FenceEdges, _ i: Int, _ j: Int, areNeighbors: Bool
  ) -> Meeting {
    func inPlane(_ place: Coordinate) -> Coordinate {
      edges == .mercator
        ? Coordinate(
          uncheckedLatitude: FenceEdges.ordinate(place.latitude), longitude: place.longitude)
        : place
    }
    return Self.meeting(
      inPlane(vertices[i]), inPlane(vertices[i + 1]), inPlane(vertices[j]),
      inPlane(vertices[j + 1]), areNeighbors: areNeighbors)
  }

  private enum Meeting { case none, touch, crossing }

  /// How two edges meet. Neighbors share the vertex between them.
  private static func meeting(
    _ a: Coordinate, _ b: Coordinate, _ c: Coordinate, _ d: Coordinate, areNeighbors: Bool
  ) -> Meeting {
    let (ofC, ofD) = (
      Orientation.side(of: c, from: a, to: b), Orientation.side(of: d, from: a, to: b)
    )
    if areNeighbors {
      // Back along the same line.
      guard ofC == 0 && ofD == 0 else { return .none }
      let (u, v) = b == c ? (a, d) : (b, c)
      let shared = b == c ? b : a
      let dot =
        (u.longitude - shared.longitude) * (v.longitude - shared.longitude)
        + (u.latitude - shared.latitude) * (v.latitude - shared.latitude)
      return dot > 0 ? .touch : .none
    }
    if ofC * ofD > 0 { return .none }
    let (ofA, ofB) = (
      Orientation.side(of: a, from: c, to: d), Orientation.side(of: b, from: c, to: d)
    )
    if ofA * ofB > 0 { return .none }
    if ofC * ofD < 0 && ofA * ofB < 0 { return .crossing }
    // On one line they may still lie apart.
    if ofC == 0 && ofD == 0 {
      let apart =
        max(a.longitude, b.longitude) < min(c.longitude, d.longitude)
        || max(c.longitude, d.longitude) < min(a.longitude, b.longitude)
        || max(a.latitude, b.latitude) < min(c.latitude, d.latitude)
        || max(c.latitude, d.latitude) < min(a.latitude, b.latitude)
      return apart ? .none : .touch
    }
    return .touch
  }

  private static func intersection(
    _ a: Coordinate, _ b: Coordinate, _ c: Coordinate, _ d: Coordinate
  ) -> Coordinate {
    let (ux, uy) = (b.longitude - a.longitude, b.latitude - a.latitude)
    let (vx, vy) = (d.longitude - c.longitude, d.latitude - c.latitude)
    let part =
      ((c.longitude - a.longitude) * vy - (c.latitude - a.latitude) * vx) / (ux * vy - uy * vx)
    guard part.isFinite else { return a }
    return Coordinate(
      uncheckedLatitude: a.latitude + part * uy, longitude: a.longitude + part * ux)
  }
}

public import Geodesy

extension PolygonFence {
  /// Meters from a place to the nearest point of the boundary, along the very edges that membership
  /// goes by; negative inside, 0 on the boundary. Within a millimeter.
  ///
  /// Of polygons that overlap each counts alone: the result is the least of their margins, so that
  /// inside it may say less than how far the common boundary is.
  ///
  /// - Complexity: O(log *n*) and the measuring of a few edges, some microseconds; of all edges when
  ///   they are equally far.
  public func margin(of place: Coordinate) -> Meters {
    margin(of: place, below: Meters(.infinity))
  }

  /// The margin when it is below a limit, else a number that is not.
  public func margin(of place: Coordinate, below limit: Meters) -> Meters {
    var isOnBoundary = false
    var deepest: Double?
    for part in parts {
      switch part.state(of: place) {
      case .inside:
        let depth = part.distanceToEdges(from: place, below: .infinity)
        deepest = max(deepest ?? 0, depth)
      case .boundary: isOnBoundary = true
      case .outside: break
      }
    }
    if let deepest { return Meters(-deepest) }
    if isOnBoundary { return .zero }
    var least = limit.value
    for part in parts { least = part.distanceToEdges(from: place, below: least) }
    return Meters(least)
  }
}

extension PolygonFence.Part {
  /// Meters to the nearest point of a ring, when below a limit, else a number that is not.
  func distanceToEdges(from place: Coordinate, below limit: Double) -> Double {
    var least = exterior.distanceToEdges(from: place, below: limit)
    for hole in holes { least = hole.distanceToEdges(from: place, below: least) }
    return least
  }
}

extension FenceRing {
  /// Meters to the nearest point of the ring, when below a limit, else a number that is not.
  func distanceToEdges(from place: Coordinate, below limit: Double) -> Double {
    chain.leastDistance(from: place, below: limit, edgesBend: edges == .geodesic) {
      edges.distance(from: $0, toEdge: $1, $2, below: $3)
    }
  }
}

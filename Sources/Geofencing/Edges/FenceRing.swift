import Geodesy

/// A ring of a polygon fence, ready for questions.
struct FenceRing: Sendable {
  /// Its edges on the unwrapped axis.
  let chain: EdgeChain
  /// Which line joins its vertices.
  let edges: FenceEdges
  /// The pole that it encloses by going round the earth: 90 or -90; nil for an ordinary ring.
  let pole: Double?

  /// Makes a ring of positions as they were read.
  ///
  /// - Complexity: O(*n*).
  init(_ positions: [Coordinate], edges: FenceEdges) throws(RingVertices.Invalid) {
    let ring = try RingVertices(positions, edges: edges)
    chain = EdgeChain(ring.vertices) { edges.latitudes(from: $0, to: $1) }
    self.edges = edges
    pole = ring.pole
  }

  /// The ring for loops, valid as long as the ring lives.
  var view: RingView { RingView(chain: chain.view, edges: edges, pole: pole) }

  /// Where a place is with regard to the ring, see `RingView`.
  @inline(__always)
  func state(of place: Coordinate) -> FenceState {
    withExtendedLifetime(chain) { view.state(of: place) }
  }

  /// The turns that make a stretch of longitude touch the ring's.
  func turns(fromWest west: Double, toEast east: Double) -> ClosedRange<Double>? {
    view.turns(fromWest: west, toEast: east)
  }
}

/// A ring as addresses, see `EdgeView`.
struct RingView: Sendable, BitwiseCopyable {
  /// Its edges on the unwrapped axis.
  let chain: EdgeView
  /// Which line joins its vertices.
  let edges: FenceEdges
  /// The pole that it encloses by going round the earth: 90 or -90; nil for an ordinary ring.
  let pole: Double?

  /// Where a place is with regard to the ring: the ring is filled by the even-odd rule on each turn
  /// of the unwrapped axis, and inside on one turn is inside.
  ///
  /// - Complexity: O(log *n*) and a few edges for rings as people draw them.
  @inline(__always)
  func state(of place: Coordinate) -> FenceState {
    let box = chain.box
    if abs(place.latitude) == 90 { return stateOfPole(place.latitude) }
    if pole == nil {
      if place.latitude < box.y || place.latitude > box.w { return .outside }
      // Nearly always the place needs no turn, and there is room for no second one.
      if place.longitude >= box.x && place.longitude <= box.z && box.z - box.x < 360 {
        return stateWithoutTurns(place)
      }
    }
    return stateOnAnyTurn(place)
  }

  /// A pole is one place, whatever longitude it is written with.
  private func stateOfPole(_ latitude: Double) -> FenceState {
    if (latitude > 0 ? chain.box.w : chain.box.y) == latitude { return .boundary }
    return pole == latitude ? .inside : .outside
  }

  @inline(__always)
  private func stateWithoutTurns(_ place: Coordinate) -> FenceState {
    switch edgesBelow(place) {
    case .even: .outside
    case .odd: .inside
    case .onEdge: .boundary
    }
  }

  /// The turns that make a stretch of longitude touch the ring's.
  func turns(fromWest west: Double, toEast east: Double) -> ClosedRange<Double>? {
    let low = ((chain.box.x - east) / 360).rounded(.up)
    let high = ((chain.box.z - west) / 360).rounded(.down)
    return low <= high ? low...high : nil
  }

  @inline(never)
  private func stateOnAnyTurn(_ place: Coordinate) -> FenceState {
    guard let turns = turns(fromWest: place.longitude, toEast: place.longitude) else {
      return .outside
    }
    var state = FenceState.outside
    var isOdd = false
    for turn in stride(from: turns.lowerBound, through: turns.upperBound, by: 1) {
      let turned = Coordinate(
        uncheckedLatitude: place.latitude, longitude: place.longitude + 360 * turn)
      switch edgesBelow(turned) {
      case .onEdge: state = .boundary
      case .even: break
      case .odd:
        if pole == nil { return .inside }
        isOdd.toggle()
      }
    }
    guard let pole, state != .boundary else { return state }
    // All edges round the earth are met once on the meridian, or three times, and so on.
    return isOdd == (pole > 0) ? .inside : .outside
  }

  /// How the edges south of a place on its meridian count.
  private enum Count {
    case even
    case odd
    case onEdge
  }

  @inline(__always)
  private func edgesBelow(_ place: Coordinate) -> Count {
    let (x, y) = (place.longitude, place.latitude)
    var isOdd = false
    var isOnEdge = false
    let edges = self.edges
    chain.forEachEdge(
      skipping: { box, first, last in
        if x < box.x || x > box.z || y < box.y { return true }
        if y <= box.w { return false }
        // All of them lie south: the meridian is met an odd number of times when they lead from
        // one side of it to the other.
        if (first.longitude <= x) != (last.longitude <= x) { isOdd.toggle() }
        return true
      },
      { _, a, b in
        if (a.longitude <= x) != (b.longitude <= x) {
          if edges != .geodesic && a.latitude > y && b.latitude > y { return true }
          if edges != .geodesic && a.latitude < y && b.latitude < y {
            isOdd.toggle()
            return true
          }
          let height = edges.height(of: place, over: a, b)
          if height > 0 { isOdd.toggle() }
          isOnEdge = height == 0
        } else if a.longitude == x || b.longitude == x {
          // At a vertex, or on an edge along the meridian.
          isOnEdge =
            (a.longitude == x && a.latitude == y) || (b.longitude == x && b.latitude == y)
            || (a.longitude == b.longitude && (a.latitude < y) != (b.latitude < y))
        }
        return !isOnEdge
      })
    return isOnEdge ? .onEdge : isOdd ? .odd : .even
  }
}

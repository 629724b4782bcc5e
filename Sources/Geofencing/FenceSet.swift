public import Geodesy

/// Fences with an index over their boxes, built once and read by many tasks at a time.
public struct FenceSet: Sendable {
  /// The fences, in the order of their file.
  public let fences: [Fence]
  /// Their boxes.
  let index: BoxIndex
  /// Their shapes, for questions about many places.
  let askable: [AskableShape]

  /// Makes a set and its index.
  ///
  /// - Complexity: O(*n* log *n*) for fences that do not overlap much.
  public init(_ fences: [Fence]) {
    self.fences = fences
    index = BoxIndex(fences.map { $0.shape.bounds })
    askable = fences.map { AskableShape.make($0.shape) }
  }

  /// The fences whose box holds a place, as indices into `fences`, increasing.
  ///
  /// - Complexity: O(log *n*) and the fences of a small neighborhood.
  public func candidates(at place: Coordinate) -> [Int] {
    let longitude = Antimeridian.wrapped(place.longitude)
    let cell = index.cell(longitude: longitude, latitude: place.latitude)
    var found: [Int] = []
    for member in index.members[cell.members]
    where member.holds(longitude, place.latitude) && member.id != found.last {
      found.append(member.id)
    }
    return found
  }

  /// The fences whose box touches the box of the way between two fixes, as indices into `fences`,
  /// increasing: all fences that the way can meet, straight or along the geodesic.
  ///
  /// - Complexity: O(log *n*) and the fences near the way.
  public func candidates(from start: Coordinate, to end: Coordinate) -> [Int] {
    let way = StraightWay(from: start, to: end)
    var box = way.box
    // The geodesic bends toward the pole, by less than (Δλ)²/14 where it is short.
    let radian = Double.pi / 180
    let apart = (box.z - box.x) * radian
    if apart < 0.05 {
      let bend = apart * apart / 14 / radian + 1e-12
      (box.y, box.w) = (box.y - bend, box.w + bend)
    } else {
      let bulge = FenceEdges.geodesic.latitudes(from: way.start, to: way.end)
      (box.y, box.w) = (bulge.south - 0.5, bulge.north + 0.5)
      // Over a pole it meets all meridians.
      if apart > 3.1 { (box.x, box.z) = (-180, 180) }
    }
    let bounds =
      box.z - box.x >= 360
      ? CoordinateBounds(west: -180, south: box.y, east: 180, north: box.w)
      : CoordinateBounds(
        west: Antimeridian.wrapped(box.x), south: box.y, east: Antimeridian.wrapped(box.z),
        north: box.w)
    let pieces = BoxIndex.boxes(of: bounds)
    if pieces.count == 1 { return index.ids(touching: pieces[0]) }
    return Set(pieces.flatMap { index.ids(touching: $0) }).sorted()
  }

  /// The fences that a place is inside or on the boundary of, as indices into `fences`, increasing.
  ///
  /// - Complexity: O(log *n*) and the states in a few fences.
  public func states(at place: Coordinate) -> [(fence: Int, state: FenceState)] {
    candidates(at: place).compactMap { fence in
      let state = fences[fence].shape.state(of: place)
      return state == .outside ? nil : (fence, state)
    }
  }

  /// The fence nearest to a place among those that the place is outside of, and its margin; of
  /// equally near ones the first. Nil when there is none.
  ///
  /// - Complexity: O(log *n*) and the margins of the fences that may be nearest.
  public func nearestOutside(of place: Coordinate) -> FenceStanding? {
    var nearest: FenceStanding?
    index.search(from: place, below: .infinity) { fence in
      let shape = fences[fence].shape
      let limit = nearest?.margin.value ?? .infinity
      // Equally far counts, in case that this fence comes first.
      let margin = shape.margin(of: place, below: Meters(limit.nextUp)).value
      // What a place is on, or in, is no other fence.
      if margin > 0, margin < limit || (margin == limit && fence < nearest?.fence ?? .max) {
        nearest = FenceStanding(fence: fence, state: .outside, margin: Meters(margin))
      }
      // A little farther, because of rounding.
      return (nearest?.margin.value ?? .infinity) * (1 + 1e-9)
    }
    return nearest
  }

  /// Where a place is with regard to the fences that hold it, on their boundary too, and to the
  /// nearest other one; or to all fences. In the order of the set.
  ///
  /// - Complexity: O(log *n*) and the margins of a few fences; of all of them for all.
  public func standings(of place: Coordinate, all: Bool = false) -> [FenceStanding] {
    func standing(_ fence: Int, _ state: FenceState) -> FenceStanding {
      FenceStanding(fence: fence, state: state, margin: fences[fence].shape.margin(of: place))
    }
    if all {
      return fences.indices.map { standing($0, fences[$0].shape.state(of: place)) }
    }
    var standings = states(at: place).map { standing($0.fence, $0.state) }
    if let nearest = nearestOutside(of: place) { standings.append(nearest) }
    return standings.sorted { $0.fence < $1.fence }
  }
}

/// Where a place is with regard to a fence, and by how much.
public struct FenceStanding: Hashable, Sendable {
  /// The fence, as an index into those of the set.
  public var fence: Int
  /// Inside, outside or on the boundary.
  public var state: FenceState
  /// Meters to the boundary, negative inside.
  public var margin: Meters

  /// Makes a standing.
  public init(fence: Int, state: FenceState, margin: Meters) {
    self.fence = fence
    self.state = state
    self.margin = margin
  }
}

extension BoxIndex.Member {
  /// Whether the box holds a place with a longitude in -180 ..< 180.
  @inline(__always)
  func holds(_ longitude: Double, _ latitude: Double) -> Bool {
    longitude >= box.x && longitude <= box.z && latitude >= box.y && latitude <= box.w
  }
}

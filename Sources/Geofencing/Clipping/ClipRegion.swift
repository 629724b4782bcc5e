import Geodesy

/// The places that a clip keeps: those in some of the fences, or those in none.
struct ClipRegion: Sendable {
  let side: ClipSide
  let boundary: BoundaryRule
  let shapes: [any FenceShape]
  private let fences: FenceSet
  /// The boxes of the shapes.
  private let boxes: [CoordinateBounds]

  init(_ side: ClipSide, of fences: FenceSet, boundary: BoundaryRule) {
    self.side = side
    self.boundary = boundary
    self.fences = fences
    shapes = fences.fences.map(\.shape)
    boxes = shapes.map(\.bounds)
    allShapes = Array(shapes.indices)
  }

  /// All shapes, as indices.
  let allShapes: [Int]

  /// Where a place is with regard to the union of some shapes. A place on the border that two of
  /// them share counts as boundary.
  func state(of place: Coordinate, among candidates: [Int]) -> FenceState {
    var state = FenceState.outside
    for i in candidates where boxes[i].contains(place) {
      switch shapes[i].state(of: place) {
      case .inside: return .inside
      case .boundary: state = .boundary
      case .outside: break
      }
    }
    return state
  }

  /// Where a place is with regard to the union of all shapes.
  ///
  /// - Complexity: As many states as there are shapes whose boxes hold the place.
  func state(of place: Coordinate) -> FenceState {
    // Few boxes are looked through faster than an index.
    state(of: place, among: shapes.count < 8 ? allShapes : fences.candidates(at: place))
  }

  /// Whether places of a state are kept.
  func keeps(_ state: FenceState) -> Bool {
    boundary.countsAsInside(state) == (side == .inside)
  }

  /// Whether a place is kept.
  func keeps(_ place: Coordinate) -> Bool { keeps(state(of: place)) }

  /// Those of some shapes whose box meets a box of a path.
  func shapes(near box: ClipBox, among candidates: [Int]) -> [Int] {
    candidates.filter { box.meets(boxes[$0]) }
  }

  /// Whether all of some shapes are crossed along geodesics.
  func areCrossedByGeodesics(_ candidates: [Int]) -> Bool {
    candidates.allSatisfy { type(of: shapes[$0]).isCrossedByGeodesics }
  }
}

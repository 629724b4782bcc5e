import Geodesy

/// A shape that is asked about many places: one call, without copying the shape.
class AskableShape: @unchecked Sendable {
  // Unchecked: nothing of it changes.

  /// Where a place is.
  func state(of place: Coordinate) -> FenceState { .outside }

  /// The quickest form for a shape.
  static func make(_ shape: any FenceShape) -> AskableShape {
    switch shape {
    case let polygon as PolygonFence: AskablePolygon(polygon)
    case let circle as CircleFence: AskableCircle(circle)
    default: AskableOther(shape)
    }
  }
}

private final class AskablePolygon: AskableShape, @unchecked Sendable {
  /// Keeps the memory of the rings.
  private let shape: PolygonFence
  /// All rings, each exterior one before its holes.
  private let rings: UnsafeMutableBufferPointer<(ring: RingView, isHole: Bool)>

  init(_ shape: PolygonFence) {
    self.shape = shape
    let views = shape.parts.flatMap { part in
      part.rings.enumerated().map { (ring: $1.view, isHole: $0 > 0) }
    }
    rings = .allocate(capacity: views.count)
    _ = rings.initialize(fromContentsOf: views)
  }

  deinit { rings.deallocate() }

  override func state(of place: Coordinate) -> FenceState {
    var state = FenceState.outside
    // Where the place is with regard to the polygon whose rings come next.
    var current = FenceState.outside
    for i in 0..<rings.count {
      if rings[i].isHole {
        // What is outside, or on the boundary already, no hole changes.
        if current != .inside { continue }
        switch rings[i].ring.state(of: place) {
        case .inside: current = .outside
        case .boundary: current = .boundary
        case .outside: break
        }
      } else {
        if current == .inside { return .inside }
        if current == .boundary { state = .boundary }
        current = rings[i].ring.state(of: place)
      }
    }
    return current == .outside ? state : current
  }
}

private final class AskableCircle: AskableShape, @unchecked Sendable {
  let shape: CircleFence

  init(_ shape: CircleFence) { self.shape = shape }

  override func state(of place: Coordinate) -> FenceState { shape.state(of: place) }
}

private final class AskableOther: AskableShape, @unchecked Sendable {
  let shape: any FenceShape

  init(_ shape: any FenceShape) { self.shape = shape }

  override func state(of place: Coordinate) -> FenceState { shape.state(of: place) }
}

public import Geodesy

/// Counts places in fences, millions of them: nothing is allocated per place, and a place near the
/// last one is in its cell already.
public struct FenceCounter {
  /// How many of the places so far are in each fence, in the order of the set.
  public private(set) var counts: [Int]
  /// Whether the boundary counts.
  public let includesBoundary: Bool
  private let set: FenceSet
  /// The shapes of the set, which keeps them alive: without counting references for each place.
  private let shapes: [Unmanaged<AskableShape>]
  private var cell: BoxIndex.Cell

  /// Starts at 0.
  public init(_ set: FenceSet, includesBoundary: Bool = true) {
    self.set = set
    self.includesBoundary = includesBoundary
    shapes = set.askable.map { Unmanaged.passUnretained($0) }
    counts = Array(repeating: 0, count: set.fences.count)
    cell = set.index.cell(longitude: 0, latitude: 0)
  }

  /// Counts places.
  ///
  /// - Complexity: O(log *n*) for each place, and the states in a few fences.
  public mutating func add(_ places: [Coordinate]) {
    places.withUnsafeBufferPointer { add($0) }
  }

  /// Counts places, see `add(_:)` for arrays.
  package mutating func add(_ places: UnsafeBufferPointer<Coordinate>) {
    var cell = self.cell
    let includesBoundary = self.includesBoundary
    let index = set.index
    index.members.withUnsafeBufferPointer { members in
      shapes.withUnsafeBufferPointer { shapes in
        counts.withUnsafeMutableBufferPointer { counts in
          for place in places {
            let longitude = Antimeridian.wrapped(place.longitude)
            let latitude = place.latitude
            let region = cell.region
            if longitude < region.x || longitude >= region.z || latitude < region.y
              || latitude >= region.w
            {
              cell = index.cell(longitude: longitude, latitude: latitude)
            }
            var last = -1
            for i in cell.members {
              let box = members[i].box
              if longitude < box.x || longitude > box.z || latitude < box.y || latitude > box.w {
                continue
              }
              let id = members[i].id
              if id == last { continue }
              last = id
              switch shapes[id]._withUnsafeGuaranteedRef({ $0.state(of: place) }) {
              case .inside: counts[id] &+= 1
              case .boundary: if includesBoundary { counts[id] &+= 1 }
              case .outside: break
              }
            }
          }
        }
      }
    }
    self.cell = cell
  }
}

package import Tracks

extension RingNetwork {
  /// For each ring which corners stay; none of what is no ring.
  ///
  /// - Parameter isRetained: For each arc which vertices stay.
  func keptCorners(_ isRetained: [[Bool]]) -> [[Bool]] {
    var kept = rings.map { Array(repeating: false, count: $0?.count ?? 0) }
    for (arc, flags) in zip(arcs, isRetained) {
      for use in arc.uses {
        let count = kept[use.ring].count
        for i in flags.indices where flags[i] {
          kept[use.ring][arc.corner(i, of: use, count: count)] = true
        }
      }
    }
    return kept
  }

  /// The polygons of each area, with the vertices that stay: in their order, all their values with
  /// them, each ring from its first vertex that stays, and closed.
  ///
  /// A ring of which every vertex stays is as it came, repetitions of positions too; of others
  /// repetitions go.
  ///
  /// - Parameter retained: For each arc the indices that stay, as `repaired(_:)` returns them.
  /// - Complexity: O(*n*).
  package func polygons(_ retained: [[Int]]) -> [[Polygon]] {
    var flags = arcs.map { Array(repeating: false, count: $0.path.count) }
    for (arc, indices) in zip(flags.indices, retained) {
      for i in indices { flags[arc][i] = true }
    }
    let kept = keptCorners(flags)
    var result = areas
    for (number, place) in ringPlaces.enumerated() {
      guard let corners = rings[number], let indices = Self.positions(corners, kept[number]) else {
        continue
      }
      result[place.area][place.polygon].rings[place.ring] = corners.ring.keeping(indices)
    }
    return result
  }

  /// The indices of positions that make the ring of some corners; nil for all of them, and for none.
  private static func positions(_ corners: RingCorners, _ kept: [Bool]) -> [Int]? {
    var indices: [Int] = []
    for corner in kept.indices where kept[corner] { indices.append(Int(corners.origins[corner])) }
    guard indices.count < kept.count, let first = indices.first else { return nil }
    // What closes the ring stands at its end, unless the ring starts anew.
    return indices + [first == 0 ? corners.ring.count - 1 : first]
  }
}

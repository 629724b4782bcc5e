import Geodesy
import TrackProcessing
import Tracks

/// A run of vertices between two at which rings meet or part, or a whole ring that meets no other.
///
/// All rings that pass through it share it. It is directed by where its ends lie, so that it does not
/// matter which ring came first.
struct RingArc: Sendable {
  /// A ring that passes through the arc.
  struct Use: Sendable {
    /// The number of the ring.
    var ring: Int
    /// The ring's corner at the arc's first vertex.
    var start: Int
    /// 1 where the ring passes from the first vertex to the last, else -1.
    var step: Int
  }

  /// The vertices; a whole ring repeats the first one at the end.
  let vertices: [Int32]
  /// Where they lie on the unwrapped axis; the first in -180 ..< 180.
  let path: [Coordinate]
  /// The boxes of the path.
  let boxes: RunBoxes
  /// The rings, in their order.
  var uses: [Use]
  /// The arc as simplification sees it.
  var line: LineVertices

  /// Makes an arc of a ring's corners.
  ///
  /// - Parameters:
  ///   - last: The number of steps to the last vertex.
  ///   - isFrozen: Whether every vertex stays.
  init(
    _ use: Use, last: Int, of corners: RingCorners, places: [Coordinate], isFrozen: Bool
  ) {
    let along = (0...last).map { corners.corner(use.start + use.step * $0) }
    let firstTurn = along[0].turns
    vertices = along.map { corners.vertices[$0.index] }
    path = along.map { corner in
      let place = places[Int(corners.vertices[corner.index])]
      let turns = corner.turns - firstTurn
      return turns == 0
        ? place
        : Coordinate(
          uncheckedLatitude: place.latitude,
          longitude: place.longitude + 360 * Double(turns))
    }
    boxes = RunBoxes(path)
    var segment = corners.ring.keeping(along.map { Int(corners.origins[$0.index]) })
    for (i, place) in path.enumerated() where segment.coordinates[i] != place {
      segment.setCoordinate(place, at: i)
    }
    uses = [use]
    var pins: [Int] = []
    if isFrozen {
      pins = Array(0...last)
    } else if vertices[0] == vertices[last] {
      pins = [ChordDistance.farthest(of: path, from: path[0])]
    }
    line = LineVertices(segment, pins: pins)
  }

  /// The corner of a ring at a vertex of the arc.
  func corner(_ index: Int, of use: Use, count: Int) -> Int {
    let corner = (use.start + use.step * index) % count
    return corner < 0 ? corner + count : corner
  }
}

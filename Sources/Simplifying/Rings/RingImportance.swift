import Geodesy
import TrackProcessing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The corners of a ring that matter most: those whose triangles with their neighbors stay largest
/// when the smallest is taken out again and again (Visvalingam and Whyatt 1993).
enum RingImportance {
  /// A corner that may go, and how much it matters at present.
  private struct Candidate: Comparable {
    var area: Double
    var corner: Int

    static func < (a: Candidate, b: Candidate) -> Bool {
      (a.area, a.corner) < (b.area, b.corner)
    }
  }

  /// The three corners left at last, ascending; more where more are pinned.
  ///
  /// - Parameters:
  ///   - path: The corners on the unwrapped axis, the first one repeated at the end: a turn further
  ///     round a pole.
  ///   - isPinned: Whether a corner stays anyhow.
  /// - Complexity: O(*n* log *n*).
  static func mostImportant(of path: [Coordinate], pinned isPinned: (Int) -> Bool) -> [Int] {
    let count = path.count - 1
    let turn = path[count].longitude - path[0].longitude
    let middle = path.reduce(0) { $0 + $1.latitude } / Double(path.count)
    let east = max(0.01, cos(middle * (.pi / 180)))
    var before = (0..<count).map { $0 == 0 ? count - 1 : $0 - 1 }
    var after = (0..<count).map { $0 == count - 1 ? 0 : $0 + 1 }
    func area(_ corner: Int) -> Double {
      let place = path[corner]
      let (a, b) = (before[corner], after[corner])
      let x = (path[a].longitude - (a > corner ? turn : 0) - place.longitude) * east
      let u = (path[b].longitude + (b < corner ? turn : 0) - place.longitude) * east
      let (y, v) = (path[a].latitude - place.latitude, path[b].latitude - place.latitude)
      return abs(x * v - y * u)
    }
    var areas = (0..<count).map(area)
    var heap = MinHeap<Candidate>()
    for corner in 0..<count where !isPinned(corner) {
      heap.insert(Candidate(area: areas[corner], corner: corner))
    }
    var isLeft = [Bool](repeating: true, count: count)
    var left = count
    while left > 3, let next = heap.popMin() {
      // What changed since is in the heap once more.
      guard isLeft[next.corner], next.area == areas[next.corner] else { continue }
      isLeft[next.corner] = false
      left -= 1
      let neighbors = (before[next.corner], after[next.corner])
      after[neighbors.0] = neighbors.1
      before[neighbors.1] = neighbors.0
      for corner in [neighbors.0, neighbors.1] where !isPinned(corner) {
        // No corner matters less than what went before it.
        areas[corner] = max(area(corner), next.area)
        heap.insert(Candidate(area: areas[corner], corner: corner))
      }
    }
    return (0..<count).filter { isLeft[$0] }
  }
}

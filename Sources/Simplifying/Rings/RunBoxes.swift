import Geodesy
import Geofencing

/// The boxes of the edges of a path, sixteen at a time, and of sixteen of these, and so on: so that
/// what lies aside is passed over at once.
struct RunBoxes: Sendable {
  private struct Box {
    var south = Double.infinity
    var north = -Double.infinity
    var east = -Double.infinity

    mutating func include(_ place: Coordinate) {
      south = min(south, place.latitude)
      north = max(north, place.latitude)
      east = max(east, place.longitude)
    }

    mutating func include(_ other: Box) {
      south = min(south, other.south)
      north = max(north, other.north)
      east = max(east, other.east)
    }

    /// Whether no edge in the box crosses the parallel of a place to the east of it.
    func isAside(_ place: Coordinate) -> Bool {
      south > place.latitude || north <= place.latitude || east < place.longitude
    }
  }

  private static let bits = 4
  private var levels: [[Box]] = []

  /// Makes the boxes of a path.
  ///
  /// - Complexity: O(*n*).
  init(_ path: [Coordinate]) {
    let fanout = 1 << Self.bits
    var boxes: [Box] = []
    for start in stride(from: 0, to: path.count - 1, by: fanout) {
      var box = Box()
      for place in path[start...min(start + fanout, path.count - 1)] { box.include(place) }
      boxes.append(box)
    }
    while boxes.count > 1 {
      levels.append(boxes)
      boxes = stride(from: 0, to: boxes.count, by: fanout).map { start in
        boxes[start..<min(start + fanout, boxes.count)].reduce(into: Box()) { $0.include($1) }
      }
    }
  }

  /// Whether a place lies in the loop of a run of edges and the edge between its ends, by the even-odd
  /// rule.
  ///
  /// - Parameters:
  ///   - path: That of the boxes.
  ///   - place: None on the loop.
  /// - Complexity: O(number of edges that cross its parallel × log *n*) on ordinary paths.
  func encloses(_ place: Coordinate, _ path: [Coordinate], from first: Int, to last: Int) -> Bool {
    path.withUnsafeBufferPointer { path in
      var isInside = Self.crosses(path[last], path[first], eastOf: place)
      var i = first
      while i < last {
        let skipped = skipped(at: i, before: last, place)
        if skipped > 0 {
          i += skipped
          continue
        }
        // A box that is met, or the rest of one.
        let end = min(last, (i >> Self.bits + 1) << Self.bits)
        while i < end {
          if Self.crosses(path[i], path[i + 1], eastOf: place) { isInside.toggle() }
          i += 1
        }
      }
      return isInside
    }
  }

  /// How many edges from one on are aside, as far as boxes that start there tell.
  private func skipped(at i: Int, before last: Int, _ place: Coordinate) -> Int {
    var size = 0
    for (level, boxes) in levels.enumerated() {
      let next = 1 << (Self.bits * (level + 1))
      if i & (next - 1) != 0 || i + next > last { break }
      if !boxes[i / next].isAside(place) { break }
      size = next
    }
    return size
  }

  /// Whether an edge crosses the parallel of a place to the east of it. Ends on the parallel count as
  /// south of it.
  private static func crosses(
    _ a: Coordinate, _ b: Coordinate, eastOf place: Coordinate
  ) -> Bool {
    if (a.latitude > place.latitude) == (b.latitude > place.latitude) { return false }
    return Orientation.side(of: place, from: a, to: b) == (b.latitude > a.latitude ? 1 : -1)
  }
}

import Geodesy

/// Edges one after the other, with boxes around eight of them, eight times eight of them, and so
/// on: what lets a question about one place or leg look at few edges, whatever the number.
///
/// Neighboring edges lie near each other in every ring that somebody drew, so no sorting is needed
/// and building costs nanoseconds per edge. Longitudes are unwrapped, so an edge is found at a
/// place's longitude plus whole turns.
struct EdgeChain: Sendable {
  /// A box: west, south, east, north.
  typealias Box = SIMD4<Double>

  /// The same chain for loops, valid as long as the chain lives.
  let view: EdgeView
  /// What the view looks at.
  private let storage: EdgeStorage

  /// Edges per box of the lowest level, and boxes per box of the others, as a power of two.
  static let fanoutBits = 3

  /// Makes a chain.
  ///
  /// - Parameters:
  ///   - vertices: With unwrapped longitudes; at least one.
  ///   - latitudes: How far an edge reaches south and north.
  /// - Complexity: O(*n*).
  init(
    _ vertices: [Coordinate],
    latitudes: (Coordinate, Coordinate) -> (south: Double, north: Double)
  ) {
    let edgeCount = max(vertices.count - 1, 0)
    var boxes: [Box] = []
    var levelStarts = [0]
    let fanout = 1 << Self.fanoutBits
    boxes.reserveCapacity(edgeCount / (fanout - 1) + 8)
    var first = 0
    while first < edgeCount {
      var box = Box(.infinity, .infinity, -.infinity, -.infinity)
      for i in first..<min(first + fanout, edgeCount) {
        let (a, b) = (vertices[i], vertices[i + 1])
        let range = latitudes(a, b)
        box = Self.union(
          box,
          Box(
            min(a.longitude, b.longitude), range.south, max(a.longitude, b.longitude), range.north))
      }
      boxes.append(box)
      first += fanout
    }
    if edgeCount == 0, let only = vertices.first {
      boxes.append(Box(only.longitude, only.latitude, only.longitude, only.latitude))
    }
    while let start = levelStarts.last, boxes.count - start > 1 {
      let end = boxes.count
      levelStarts.append(end)
      for first in stride(from: start, to: end, by: fanout) {
        boxes.append(boxes[first..<min(first + fanout, end)].reduce(boxes[first], Self.union))
      }
    }
    storage = EdgeStorage(vertices: vertices, boxes: boxes, levelStarts: levelStarts)
    view = storage.view
  }

  @inline(__always)
  private static func union(_ a: Box, _ b: Box) -> Box {
    Box(
      lowHalf: pointwiseMin(a.lowHalf, b.lowHalf), highHalf: pointwiseMax(a.highHalf, b.highHalf))
  }

  /// How many edges there are.
  var edgeCount: Int { view.edgeCount }

  /// A box around all edges.
  var box: Box { view.box }

  /// The vertices in order; edge `i` leads from vertex `i` to `i + 1`.
  var vertices: [Coordinate] {
    withExtendedLifetime(storage) {
      Array(UnsafeBufferPointer(start: view.vertices, count: view.edgeCount + 1))
    }
  }

  /// Goes through the edges in order, leaving out runs of them: see `EdgeView`.
  @inline(__always)
  func forEachEdge(
    skipping skip: (Box, Coordinate, Coordinate) -> Bool,
    _ visit: (Coordinate, Coordinate) -> Bool
  ) {
    withExtendedLifetime(storage) { view.forEachEdge(skipping: skip) { visit($1, $2) } }
  }
}

import Geodesy

/// Memory of a chain of edges; nothing of it changes.
final class EdgeStorage: @unchecked Sendable {
  private let vertices: UnsafeMutableBufferPointer<Coordinate>
  private let boxes: UnsafeMutableBufferPointer<EdgeChain.Box>
  private let levelStarts: UnsafeMutableBufferPointer<Int>

  /// Copies what a chain is made of; none of it is empty.
  init(vertices: [Coordinate], boxes: [EdgeChain.Box], levelStarts: [Int]) {
    func copy<Element>(_ elements: [Element]) -> UnsafeMutableBufferPointer<Element> {
      let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
      _ = memory.initialize(fromContentsOf: elements)
      return memory
    }
    self.vertices = copy(vertices)
    self.boxes = copy(boxes)
    self.levelStarts = copy(levelStarts)
  }

  deinit {
    vertices.deallocate()
    boxes.deallocate()
    levelStarts.deallocate()
  }

  /// A look at it, valid as long as this object lives.
  var view: EdgeView {
    guard let vertices = vertices.baseAddress, let boxes = boxes.baseAddress,
      let levelStarts = levelStarts.baseAddress
    else { preconditionFailure("a chain has a vertex") }
    return EdgeView(
      vertices: vertices, edgeCount: self.vertices.count - 1, boxes: boxes,
      levelStarts: levelStarts, levelCount: self.levelStarts.count,
      box: self.boxes[self.boxes.count - 1])
  }
}

/// A chain of edges as addresses, so that asking it counts no references: loops over a million
/// places would do little else.
struct EdgeView: @unchecked Sendable, BitwiseCopyable {
  // Unchecked: the memory never changes.

  /// The vertices in order; edge `i` leads from vertex `i` to `i + 1`.
  let vertices: UnsafePointer<Coordinate>
  /// How many edges there are.
  let edgeCount: Int
  /// The boxes of all levels, the smallest first.
  fileprivate let boxes: UnsafePointer<EdgeChain.Box>
  /// Where each level starts in `boxes`.
  fileprivate let levelStarts: UnsafePointer<Int>
  fileprivate let levelCount: Int
  /// A box around all edges.
  let box: EdgeChain.Box

  fileprivate init(
    vertices: UnsafePointer<Coordinate>, edgeCount: Int, boxes: UnsafePointer<EdgeChain.Box>,
    levelStarts: UnsafePointer<Int>, levelCount: Int, box: EdgeChain.Box
  ) {
    self.vertices = vertices
    self.edgeCount = edgeCount
    self.boxes = boxes
    self.levelStarts = levelStarts
    self.levelCount = levelCount
    self.box = box
  }

  /// Goes through the edges in order, leaving out runs of them.
  ///
  /// - Parameters:
  ///   - first: The edge to begin with.
  ///   - skip: Whether the edges from one vertex through another, all of them in a box, can be
  ///     left out.
  ///   - visit: Looks at an edge between two vertices; false ends the walk.
  /// - Complexity: O(*m* log *n*) for *m* edges that are not left out.
  @inline(__always)
  func forEachEdge(
    from first: Int = 0, skipping skip: (EdgeChain.Box, Coordinate, Coordinate) -> Bool,
    _ visit: (Int, Coordinate, Coordinate) -> Bool
  ) {
    let bits = EdgeChain.fanoutBits
    let top = levelCount &- 1
    var edge = first
    while edge < edgeCount {
      // The largest run that starts here; none in the middle of the smallest.
      var level = edge == 0 ? top : min(top, edge.trailingZeroBitCount / bits &- 1)
      if level < 0 {
        if !visit(edge, vertices[edge], vertices[edge &+ 1]) { return }
        edge &+= 1
        continue
      }
      while true {
        let size = 1 &<< (bits &* (level &+ 1))
        let box = boxes[levelStarts[level] &+ edge &>> (bits &* (level &+ 1))]
        let end = min(edge &+ size, edgeCount)
        if skip(box, vertices[edge], vertices[end]) {
          edge = end
          break
        }
        if level == 0 {
          while edge < end {
            if !visit(edge, vertices[edge], vertices[edge &+ 1]) { return }
            edge &+= 1
          }
          break
        }
        level &-= 1
      }
    }
  }
}

import Geodesy
package import Tracks

/// A line as simplification sees it: its vertices, and those of them that stay.
package struct LineVertices: Sendable {
  /// The vertices with all that is known of them.
  package let segment: Segment
  /// The indices of vertices that stay, ascending. The first and the last are always among them, both
  /// ends of a step of exactly 360 degrees, which is a whole parallel, and what keeps others from
  /// becoming such a step.
  package let pins: [Int]

  /// Makes a line.
  ///
  /// - Parameter pins: Indices of vertices that stay, in any order; more than once is once, and what
  ///   is no index is ignored.
  package init(_ segment: Segment, pins: [Int] = []) {
    self.segment = segment
    let count = segment.count
    var all = Set(pins.filter { $0 >= 0 && $0 < count })
    if count > 0 {
      all.insert(0)
      all.insert(count - 1)
    }
    all.formUnion(ParallelPins.indices(in: segment.coordinates))
    self.pins = all.sorted()
  }

  /// The number of vertices.
  package var count: Int { segment.count }
}

public import Geodesy
public import Tracks

extension Segment {
  /// The indices of the fixes that stay when the segment is simplified, ascending: for whoever keeps
  /// values of fixes elsewhere.
  ///
  /// The first and the last fix always stay, and both ends of a step of exactly 360 degrees of
  /// longitude, which is a whole parallel; no such step comes up that was not there. A segment of up
  /// to two fixes stays as it is.
  ///
  /// - Parameter pins: Indices of other fixes that stay, in any order; what is no index is ignored.
  /// - Complexity: that of the method, see there.
  public func retainedIndices(by simplification: Simplification, pinning pins: [Int] = []) -> [Int]
  {
    simplification.retainedIndices(of: LineVertices(self, pins: pins))
  }

  /// The segment with the fixes that stay, all their values with them.
  public func simplified(by simplification: Simplification, pinning pins: [Int] = []) -> Segment {
    let retained = retainedIndices(by: simplification, pinning: pins)
    return retained.count == count ? self : keeping(retained)
  }

  /// The indices of the fixes that Douglas–Peucker keeps at a tolerance: no fix is farther from the
  /// simplified line than that, measured on the ground.
  ///
  /// - Throws: `Simplification.Invalid.notPositive`.
  public func retainedIndices(
    to tolerance: Meters
  ) throws(Simplification.Invalid) -> [Int] {
    retainedIndices(by: try Simplification(to: .distance(tolerance)))
  }

  /// The segment simplified by Douglas–Peucker.
  ///
  /// - Throws: `Simplification.Invalid.notPositive`.
  public func simplified(to tolerance: Meters) throws(Simplification.Invalid) -> Segment {
    simplified(by: try Simplification(to: .distance(tolerance)))
  }
}

extension Simplification {
  /// The indices of the vertices of a line that stay, ascending. Without a limit all do: it is for a
  /// budget to say what goes.
  package func retainedIndices(of line: LineVertices) -> [Int] {
    if line.count <= 2 || limit == .none { return Array(0..<line.count) }
    return method.retain(line, self)
  }

  /// How much each vertex of a line matters; nil for a method without an order.
  package func ranking(of line: LineVertices) -> VertexRanking? { method.rank?(line, self) }
}

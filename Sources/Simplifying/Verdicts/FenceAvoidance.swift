public import Geofencing
public import Tracks

/// Keeps simplified lines out of fences that the lines themselves go round, or in those that they do
/// not leave.
///
/// Between two vertices that stay the line becomes straight, and may so come into a privacy zone
/// that nothing recorded ever was in, or out of the fences that it was cut at.
public struct FenceAvoidance: Sendable {
  /// The fences.
  public let fences: FenceSet
  /// Where lines stay: outside of each of the fences, or inside of all of them together.
  public let side: ClipSide

  /// Makes it.
  public init(_ fences: FenceSet, keeping side: ClipSide = .outside) {
    self.fences = fences
    self.side = side
  }

  /// What stays of lines when vertices come back until no straight way between two of them goes where
  /// the line between them does not.
  ///
  /// Outside: no way meets a fence that the line does not meet, touching included; and none goes
  /// deeper into one than the line does. So a line that was cut at a fence, and ends on its boundary
  /// or a hair inside, does not go in. Inside: none goes farther out of all fences than the line does.
  /// What is deeper by less than a centimeter, as rounding makes it, is as deep.
  ///
  /// Ways are those of the shape: geodesics for circles and corridors, straight in longitude and
  /// latitude for polygons, and where a line must stay inside and both are near. They are taken in
  /// the order of the file, whatever times say; nothing is said about what lies between two segments.
  ///
  /// - Parameters:
  ///   - segments: The lines, nothing dropped.
  ///   - retained: For each the indices of the vertices that stay, ascending, first and last among
  ///     them.
  /// - Returns: The same with those that come back. Where nothing strays it is what came in.
  /// - Complexity: O(log *f*) for each vertex that stays; near fences what `ChordMending` needs.
  public func avoiding(in segments: [Segment], retained: [[Int]]) -> [[Int]] {
    if fences.fences.isEmpty { return retained }
    return zip(segments, retained).map { segment, kept in
      let mending = ChordMending(
        fences: fences, side: side, places: segment.coordinates)
      let added = zip(kept, kept.dropFirst()).flatMap {
        mending.vertices(between: $0, and: $1)
      }
      return added.isEmpty ? kept : (kept + added).sorted()
    }
  }
}

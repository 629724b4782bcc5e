import Geodesy
import Tracks

extension Segment {
  /// The segments of the kept pieces of this one.
  ///
  /// A fix on the border has all values that both neighbors have, interpolated; its time is rounded
  /// to milliseconds; it has no words. What the file said about the segment goes with each piece.
  func clipped(by clip: PathClip) -> [Segment] {
    if clip.isWhole { return [self] }
    return clip.pieces.map { piece in
      sampled(
        piece.map { vertex in
          var sample = SegmentSample(fix: vertex.index, of: self)
          sample.fraction = vertex.fraction
          sample.coordinate = vertex.coordinate
          return sample
        })
    }
  }
}

import Tracks

extension Segment {
  /// For each fix the meters along the legs from the first one.
  var ways: [Double] { coordinates.withUnsafeBufferPointer { TrackProfile.ways(along: $0) } }
}

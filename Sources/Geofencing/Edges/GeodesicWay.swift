import Geodesy

/// The geodesic from one fix to the next.
struct GeodesicWay {
  /// Where it starts.
  let start: Coordinate
  /// Where it ends.
  let end: Coordinate
  /// Its length in meters.
  let length: Double
  private let azimuth: Double

  /// Makes a way.
  init(from start: Coordinate, to end: Coordinate) {
    let path = Geodesic.path(from: start, to: end)
    self.start = start
    self.end = end
    length = path.distance
    azimuth = path.initialBearing.degrees
  }

  /// The place so many meters from the start.
  func place(_ along: Double) -> Coordinate {
    if along <= 0 { return start }
    if along >= length { return end }
    return Geodesic.destination(from: start, azimuth: azimuth, distance: along)
  }
}

/// Stretches of a way, from meters to meters.
struct Stretches {
  /// In order, apart from each other.
  private(set) var ranges: [ClosedRange<Double>] = []

  /// None.
  init() {}

  /// Adds a stretch; what touches becomes one.
  mutating func add(_ range: ClosedRange<Double>) {
    let start = ranges.firstIndex { $0.upperBound >= range.lowerBound } ?? ranges.count
    var end = start
    var merged = range
    while end < ranges.count, ranges[end].lowerBound <= range.upperBound {
      merged =
        min(
          merged.lowerBound, ranges[end].lowerBound)...max(
          merged.upperBound, ranges[end].upperBound)
      end += 1
    }
    ranges.replaceSubrange(start..<end, with: [merged])
  }
}

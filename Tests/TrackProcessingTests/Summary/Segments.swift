import Geodesy
import Tracks

/// A segment from rows of latitude, longitude, elevation and seconds; nil is a gap.
func segment(_ rows: [(Double, Double, Double?, Double?)]) -> Segment {
  var segment = Segment()
  for (latitude, longitude, elevation, seconds) in rows {
    let time = seconds.map { seconds in
      let whole = seconds.rounded(.down)
      return Timestamp(
        seconds: 1_656_000_000 + Int64(whole), nanoseconds: UInt32((seconds - whole) * 1e9))
    }
    segment.append(
      Fix(
        coordinate: Coordinate(uncheckedLatitude: latitude, longitude: longitude),
        elevation: elevation, time: time))
  }
  return segment
}

/// A segment with elevations only.
func climb(_ heights: [Double?]) -> Segment {
  segment(heights.enumerated().map { (45 + Double($0.offset) * 0.001, 7, $0.element, nil) })
}

extension Double {
  /// Whether a number is within a part of another.
  func isNear(_ other: Double, part: Double = 0.0001) -> Bool {
    abs(self - other) <= abs(other) * part
  }
}

/// A segment of so many fixes, each a row as for `segment(_:)`.
func segment(
  count: Int, _ row: (Double) -> (Double, Double, Double?, Double?)
) -> Segment {
  segment((0..<count).map { row(Double($0)) })
}

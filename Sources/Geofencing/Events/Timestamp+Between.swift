import Tracks

extension Timestamp {
  /// The instant at a fraction of the time between two, rounded to milliseconds but not beyond either
  /// end.
  static func between(_ start: Timestamp, _ end: Timestamp, at fraction: Double) -> Timestamp {
    if fraction <= 0 { return start }
    if fraction >= 1 { return end }
    let thousandths =
      (Double(start.nanoseconds) / 1e6 + fraction * end.seconds(since: start) * 1000).rounded()
    // Farther than any two readable times lie apart.
    guard abs(thousandths) < 1e15 else { return start }
    let seconds = (thousandths / 1000).rounded(.down)
    let time = Timestamp(
      seconds: start.seconds + Int64(seconds),
      nanoseconds: UInt32((thousandths - seconds * 1000) * 1e6))
    return min(max(time, min(start, end)), max(start, end))
  }
}

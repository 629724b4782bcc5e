/// Words about how far a batch is: files done, rate, time left. Says nothing more often than it
/// is worth reading.
package struct Progress: Sendable {
  private let total: Int
  private let started: Double
  private let interval: Double
  private var last: Double

  /// Makes a progress report.
  ///
  /// - Parameters:
  ///   - total: The number of files.
  ///   - now: Seconds on `Clock`.
  ///   - interval: The least number of seconds between two lines.
  package init(total: Int, now: Double, interval: Double) {
    self.total = total
    self.interval = interval
    started = now
    last = now
  }

  /// The line to show, nil when it is too early for one.
  package mutating func line(done: Int, now: Double) -> String? {
    guard now - last >= interval else { return nil }
    last = now
    let elapsed = now - started
    var text = "\(done) of \(total) files"
    guard elapsed > 0, done > 0 else { return text }
    let rate = Double(done) / elapsed
    text += ", \(Self.rounded(rate)) files/s"
    if done < total { text += ", \(Self.duration(Double(total - done) / rate)) left" }
    return text
  }

  private static func rounded(_ rate: Double) -> String {
    if rate >= 10 { return String(Int(min(rate, 1e9))) }
    let tenths = Int((rate * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func duration(_ seconds: Double) -> String {
    let whole = Int(min(seconds.rounded(.up), 1e9))
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole % 3600 / 60) min"
  }
}

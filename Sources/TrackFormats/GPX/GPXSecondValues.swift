import Tracks

/// What is said twice where the model holds it once: the last value counts.
extension GPXReader {
  /// Notes that the element that has just ended has said again what was known.
  ///
  /// - Parameter isSecond: Whether it was known before.
  mutating func noteSecond(_ isSecond: Bool, _ input: borrowing InputBuffer) {
    if !isSecond { return }
    let tag = scanner.names.text(scanner.element)
    var owner = "of the file"
    if let parent = scanner.open.last {
      switch vocabulary.element(parent.meaning, scanner.names) {
      // Of both, the words are those of the file.
      case .gpx, .metadata: break
      default: owner = "in one <\(scanner.names.text(parent.name))>"
      }
    }
    scanner.findings.add(
      .duplicateKey, at: input.bookmarkPosition, "a second <\(tag)> \(owner): the last value counts"
    )
  }

  /// Sets a channel from a place that is known to hold it.
  mutating func take(_ channel: Channel, _ value: Double, _ input: borrowing InputBuffer) {
    // Many programs write one value in two places.
    if let known = point.value(of: channel), known != value {
      lose("second values of channels")
      scanner.findings.add(
        .duplicateKey, at: input.bookmarkPosition,
        "a second value of \(channel.key) in one point: the last value counts")
    }
    point.set(channel, value)
  }

  /// Sets how far a waypoint's alarm reaches.
  mutating func takeProximity(_ meters: Double, _ input: borrowing InputBuffer) {
    if let known = proximity, known != meters {
      scanner.findings.add(
        .duplicateKey, at: input.bookmarkPosition,
        "a second value of proximity in one point: the last value counts")
    }
    proximity = meters
  }
}

import Tracks

/// A prefix with its colon as one number, to compare eight bytes at once.
struct PlainPrefix {
  let word: UInt64
  let mask: UInt64
  let count: Int

  /// A prefix that nothing has.
  static let never = PlainPrefix(word: 1, mask: 0, count: 0)

  /// The bytes of a prefix and its colon: at most eight, or none.
  init?(_ prefix: String) {
    let bytes = Array(prefix.utf8) + (prefix.isEmpty ? [] : [0x3A])
    guard bytes.count <= 8 else { return nil }
    var word: UInt64 = 0
    for (i, byte) in bytes.enumerated() { word |= UInt64(byte) << UInt64(8 * i) }
    self.init(
      word: word, mask: bytes.count == 8 ? .max : (1 << UInt64(8 * bytes.count)) - 1,
      count: bytes.count)
  }

  private init(word: UInt64, mask: UInt64, count: Int) {
    self.word = word
    self.mask = mask
    self.count = count
  }
}

extension GPXReader {
  /// The prefix of the segment that has just begun, under which `readPlainFixes` may work; nil when
  /// it may not.
  func plainPrefix() -> PlainPrefix? {
    guard !scanner.isEmptyElement, scanner.depth + 4 <= limits.nestingDepth else { return nil }
    let entry = scanner.names.entries[Int(scanner.element)]
    // Each use of an undeclared prefix is counted; that is the general way's business.
    return entry.isUnbound ? nil : PlainPrefix(scanner.names.text(entry.prefix))
  }

  /// Remembers the prefix of the TrackPointExtension that has just begun: the next ones are likely
  /// to have it too.
  mutating func notePlainPrefix() {
    guard trackPointScope != scanner.names.scope,
      vocabulary.element(scanner.name, scanner.names) == .trackPointExtension
    else { return }
    let entry = scanner.names.entries[Int(scanner.element)]
    if !entry.isUnbound, let plain = PlainPrefix(scanner.names.text(entry.prefix)) {
      trackPointPrefix = plain
      trackPointScope = scanner.names.scope
    }
  }

  /// Reads fixes as long as they are written as nearly all programs write them: `lat` and `lon`;
  /// `ele`, `time` and channels as plain text; a TrackPointExtension with channels. Stops before
  /// the first that is in any way otherwise, or not wholly in the window.
  ///
  /// It must accept nothing that the general way would not read in the same way.
  mutating func readPlainFixes(
    _ prefix: PlainPrefix, into segment: inout Segment, _ input: inout InputBuffer
  ) {
    let inner = trackPointScope == scanner.names.scope ? trackPointPrefix : .never
    let start = UnsafePointer(input.bytes)
    while points < limits.points {
      var fix = PlainFix(at: start + input.head, prefix: prefix, inner: inner)
      guard fix.read(&point, &clock) else { return }
      let end = fix.next - start
      if end - input.head > limits.tokenBytes { return }
      if !point.time.isMissing {
        if !lastTime.isMissing && point.time < lastTime { return }
        lastTime = point.time
      }
      point.append(to: &segment)
      if recordsLines { segment.setLastLine(lineOfTag(input)) }
      points += 1
      input.head = end
    }
  }

  /// The line of the tag that comes next.
  private func lineOfTag(_ input: borrowing InputBuffer) -> Int {
    var start = input.head
    while start < input.tail, input.bytes[start] != UInt8(ascii: "<") { start += 1 }
    return input.position(at: start).line
  }
}

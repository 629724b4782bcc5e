import Tracks

/// The contents of elements that hold one value.
extension GPXReader {
  /// Reads the number that is the content of the element; nil, and a finding, when it is none.
  mutating func readNumber(_ input: inout InputBuffer) throws(ReadError) -> Double? {
    let name = scanner.element
    try readText(&input)
    let text = GPXReader.trimmed(
      UnsafeBufferPointer(start: scanner.textStart, count: scanner.textCount))
    if let value = GPXReader.number(text) { return value }
    noteNoNumber(text, of: name, input)
    return nil
  }

  /// Notes that an element does not hold the number that it should.
  ///
  /// - Parameter name: The number of its name.
  mutating func noteNoNumber(
    _ text: UnsafeBufferPointer<UInt8>, of name: Int32, _ input: borrowing InputBuffer
  ) {
    let tag = scanner.names.text(name)
    scanner.findings.add(
      .invalidNumber, at: input.bookmarkPosition,
      "<\(tag)> holds \(GPXReader.quoted(text)), which is not a number")
  }

  /// The finite number that is written in text, without white space around it; nil for none. As
  /// many bytes as `NumberScanner` wants must be readable behind it.
  static func number(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let start = text.baseAddress, text.count > 0,
      let value = NumberScanner.number(start, count: text.count, lenient: true), value.isFinite
    else { return nil }
    return value
  }

  /// Reads the time that is the content of the element; nil, and a finding, when it is none.
  mutating func readTime(_ input: inout InputBuffer) throws(ReadError) -> Timestamp? {
    try readText(&input)
    switch TimestampScanner.timestamp(scanner.textStart, count: scanner.textCount) {
    case .time(let time, let hasZone):
      if !hasZone {
        let text = scanner.text
        scanner.findings.add(
          .timeWithoutZone, at: input.bookmarkPosition,
          "\(text) has no time zone; it was read as UTC")
      }
      if hasDigitsBeyondNanoseconds { lose("digits of times beyond nanoseconds") }
      return time
    case .invalid:
      let text = UnsafeBufferPointer(start: scanner.textStart, count: scanner.textCount)
      scanner.findings.add(
        .invalidTime, at: input.bookmarkPosition,
        "\(GPXReader.quoted(text)) is not a time like 2026-05-01T07:00:00Z")
      return nil
    }
  }

  /// Whether the time that is the current text says more than can be held.
  private var hasDigitsBeyondNanoseconds: Bool {
    // The shortest that does: 2026-05-01T07:00:00.1234567891
    if scanner.textCount < 30 { return false }
    let text = UnsafeBufferPointer(start: scanner.textStart, count: scanner.textCount)
    guard let point = text.firstIndex(of: 0x2E) else { return false }
    let digits = text[(point + 1)...].prefix { $0 &- 0x30 <= 9 }
    return digits.dropFirst(9).contains { $0 != 0x30 }
  }

  /// Reads the word that says how a position was found.
  mutating func readFixWord(_ input: inout InputBuffer) throws(ReadError) {
    try readText(&input)
    let text = GPXReader.trimmed(
      UnsafeBufferPointer(start: scanner.textStart, count: scanner.textCount))
    if let index = Channel.fixWords.firstIndex(where: { text.elementsEqual($0.utf8) }) {
      take(.fix, Double(index), input)
      return
    }
    scanner.findings.add(
      .invalidNumber, at: input.bookmarkPosition,
      "<fix> holds \(GPXReader.quoted(text)), not one of none, 2d, 3d, dgps, pps")
  }

  /// Bytes without the white space around them.
  static func trimmed(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var start = 0
    var end = text.count
    func isSpace(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
    while start < end && isSpace(text[start]) { start += 1 }
    while end > start && isSpace(text[end - 1]) { end -= 1 }
    return UnsafeBufferPointer(rebasing: text[start..<end])
  }

  /// Bytes in quotation marks, not too many of them.
  static func quoted(_ text: UnsafeBufferPointer<UInt8>) -> String {
    let whole = String(decoding: text.prefix(200), as: UTF8.self)
    return whole.count <= 40 ? "\"\(whole)\"" : "\"\(whole.prefix(40))…\""
  }
}

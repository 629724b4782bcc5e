import TrackFormats

/// The items of an answer.
struct EventItems {
  private(set) var bytes: [UInt8] = []

  /// Adds an item: a letter, and texts with their lengths.
  mutating func add(_ letter: Unicode.Scalar, _ texts: [UInt8]...) {
    bytes.append(UInt8(truncatingIfNeeded: letter.value))
    for text in texts {
      bytes.append(contentsOf: "\(text.count):".utf8)
      bytes.append(contentsOf: text)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds how a text ended: `!class line column message`.
  mutating func add(_ error: ReadError) {
    bytes.append(contentsOf: "!\(error.problem.rawValue) \(words(error.position))".utf8)
    // An item is one line, and messages quote what they are about.
    bytes.append(contentsOf: " ".utf8)
    bytes.append(contentsOf: error.message.utf8.map { $0 < 0x20 ? 0x20 : $0 })
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds a finding: `?class line column`.
  mutating func add(_ finding: Finding) {
    bytes.append(contentsOf: "?\(finding.problem.rawValue) \(words(finding.position))\n".utf8)
  }

  private func words(_ place: FilePosition?) -> String {
    place.map { "\($0.line) \($0.column)" } ?? "0 0"
  }
}

/// Tells how a text is encoded from its first bytes: by a byte order mark, by the zeros that UTF-16
/// has between ASCII characters, by an XML declaration (XML 1.0, appendix F; RFC 8259 section 8.1).
enum EncodingDetection {
  /// What was found.
  struct Found: Hashable {
    /// How to read the text.
    var encoding: TextEncoding
    /// What says so.
    var evidence: Evidence
    /// How many bytes the byte order mark has.
    var markLength = 0
  }

  /// What an encoding was told from, the strongest first.
  enum Evidence: Hashable {
    case mark, zeros, declaration, nothing
  }

  enum Outcome: Hashable {
    case found(Found)
    /// An encoding that is not read.
    case unsupported(String)
    case needsMore
  }

  /// How far into a file an XML declaration that names an 8-bit encoding may reach.
  static let longestDeclaration = 4096

  /// Looks at the first bytes.
  ///
  /// - Parameter isWhole: Whether no more bytes follow.
  static func look(_ bytes: UnsafePointer<UInt8>, count: Int, isWhole: Bool) -> Outcome {
    if count < 4 && !isWhole { return .needsMore }
    func byte(_ i: Int) -> Int { i < count ? Int(bytes[i]) : -1 }
    switch (byte(0), byte(1), byte(2), byte(3)) {
    case (0xEF, 0xBB, 0xBF, _):
      return .found(Found(encoding: .utf8, evidence: .mark, markLength: 3))
    case (0xFF, 0xFE, 0, 0), (0, 0, 0xFE, 0xFF), (0, 0, 0, 1...), (1..., 0, 0, 0):
      return .unsupported("UTF-32")
    case (0xFF, 0xFE, _, _):
      return .found(Found(encoding: .utf16LittleEndian, evidence: .mark, markLength: 2))
    case (0xFE, 0xFF, _, _):
      return .found(Found(encoding: .utf16BigEndian, evidence: .mark, markLength: 2))
    case (let first, 0, _, 0) where isTextStart(first),
      (let first, 0, -1, -1) where isTextStart(first):
      return .found(Found(encoding: .utf16LittleEndian, evidence: .zeros))
    case (0, let second, 0, _) where isTextStart(second),
      (0, let second, -1, -1) where isTextStart(second):
      return .found(Found(encoding: .utf16BigEndian, evidence: .zeros))
    default:
      return lookForDeclaration(bytes, count: count, isWhole: isWhole)
    }
  }

  /// White space, a record separator, or how XML and JSON begin.
  private static func isTextStart(_ byte: Int) -> Bool {
    [0x09, 0x0A, 0x0D, 0x1E, 0x20, 0x3C, 0x5B, 0x7B].contains(byte)
  }

  private static func lookForDeclaration(
    _ bytes: UnsafePointer<UInt8>, count: Int, isWhole: Bool
  ) -> Outcome {
    let nothing = Outcome.found(Found(encoding: .utf8, evidence: .nothing))
    let more = isWhole || count >= longestDeclaration ? nothing : .needsMore
    // However much happens to be there already.
    let count = min(count, longestDeclaration)
    var start = 0
    while start < count && isSpace(bytes[start]) { start += 1 }
    let opening: [UInt8] = [0x3C, 0x3F, 0x78, 0x6D, 0x6C]
    for (i, wanted) in opening.enumerated() {
      if start + i >= count { return more }
      if bytes[start + i] != wanted { return nothing }
    }
    var end = start + opening.count
    while true {
      if end + 1 >= count { return more }
      if bytes[end] == 0x3F && bytes[end + 1] == 0x3E { break }
      end += 1
    }
    let declaration = UnsafeBufferPointer(
      start: bytes + start + opening.count, count: end - start - opening.count)
    switch label(in: declaration).map(TextEncoding.named) {
    case [.latin1]: return .found(Found(encoding: .latin1, evidence: .declaration))
    case [.windows1252]: return .found(Found(encoding: .windows1252, evidence: .declaration))
    case [.ascii]: return .found(Found(encoding: .ascii, evidence: .declaration))
    // What cannot be so, or is not known, is the scanner's to say.
    default: return nothing
    }
  }

  /// The value of `encoding` in what stands between `<?xml` and `?>`.
  private static func label(in text: UnsafeBufferPointer<UInt8>) -> String? {
    var i = 0
    while i < text.count {
      if text[i] == 0x22 || text[i] == 0x27 {
        // The value of another key.
        guard let end = text[(i + 1)...].firstIndex(of: text[i]) else { return nil }
        i = end + 1
        continue
      }
      guard text[i...].starts(with: "encoding".utf8) else {
        i += 1
        continue
      }
      i += 8
      while i < text.count && (isSpace(text[i]) || text[i] == 0x3D) { i += 1 }
      guard i < text.count, text[i] == 0x22 || text[i] == 0x27,
        let end = text[(i + 1)...].firstIndex(of: text[i])
      else { return nil }
      return String(decoding: text[(i + 1)..<end], as: UTF8.self)
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}

import Tracks

/// The `overlay` object of an overlay document's feature, when the feature is written elsewhere.
enum OverlayMember {
  /// Members that say something about the arrays and cuts of that document, not about the feature.
  private static let derived: Set<String> = ["mapRect", "segments", "vertexZoom", "gradients"]

  /// The object without the members that are computed for an overlay document and would be wrong
  /// beside other coordinates.
  static func withoutDerived(_ overlay: JSONText) -> JSONText {
    var copy = overlay.text
    let kept = copy.withUTF8 { bytes -> String? in
      guard bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else { return nil }
      var members: [String] = []
      for range in topLevelMembers(bytes) {
        let member = String(decoding: bytes[range], as: UTF8.self)
        if !derived.contains(where: { member.hasPrefix("\"\($0)\":") }) { members.append(member) }
      }
      return "{" + members.joined(separator: ",") + "}"
    }
    return kept.map { JSONText(text: $0) } ?? overlay
  }

  /// Where the members of an object without white space stand.
  private static func topLevelMembers(_ bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var depth = 0
    var inString = false
    var start = 1
    var i = 1
    while i < bytes.count - 1 {
      let byte = bytes[i]
      if inString {
        if byte == UInt8(ascii: "\\") { i += 1 }
        if byte == UInt8(ascii: "\"") { inString = false }
      } else if byte == UInt8(ascii: "\"") {
        inString = true
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        depth -= 1
      } else if byte == UInt8(ascii: ","), depth == 0 {
        ranges.append(start..<i)
        start = i + 1
      }
      i += 1
    }
    if start < bytes.count - 1 { ranges.append(start..<(bytes.count - 1)) }
    return ranges
  }
}

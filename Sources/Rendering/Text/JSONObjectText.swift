import Overlays
import Tracks

/// The members of a JSON object that is at hand as tokens, without white space between them.
enum JSONObjectText {
  /// A member: its key with escapes resolved, and key and value as written.
  struct Member: Equatable {
    /// The key.
    let key: String
    /// The whole member, `"key":value`.
    let text: String
  }

  /// The members in order; nil for a value that is no object.
  static func members(of value: JSONText) -> [Member]? {
    var copy = value.text
    return copy.withUTF8 { bytes in
      guard bytes.count >= 2, bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}")
      else { return nil }
      return ranges(in: bytes).map { range in
        let text = String(decoding: bytes[range], as: UTF8.self)
        let key = JSONText(
          text: String(decoding: bytes[range.lowerBound..<keyEnd(range, bytes)], as: UTF8.self))
        return Member(key: key.decodedString ?? "", text: text)
      }
    }
  }

  /// Where the string that begins a member ends.
  private static func keyEnd(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var i = range.lowerBound + 1
    while i < range.upperBound, bytes[i] != UInt8(ascii: "\"") {
      i += bytes[i] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(i + 1, range.upperBound)
  }

  /// Where the members stand: between the commas outside of inner values.
  private static func ranges(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    let end = bytes.count - 1
    var ranges: [Range<Int>] = []
    var depth = 0
    var inString = false
    var start = 1
    var i = 1
    while i < end {
      switch bytes[i] {
      case UInt8(ascii: "\\") where inString: i += 1
      case UInt8(ascii: "\""): inString.toggle()
      case _ where inString: break
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        ranges.append(start..<i)
        start = i + 1
      default: break
      }
      i += 1
    }
    if start < end { ranges.append(start..<end) }
    return ranges
  }
}

package import Tracks

/// Looking into JSON that a reader has found to be valid.
extension JSONText {
  /// The members of an object in order; nil for other values.
  ///
  /// - Complexity: O(length).
  package var members: JSONMembers? {
    guard let parts = parts(open: UInt8(ascii: "{"), close: UInt8(ascii: "}")) else { return nil }
    var members: [JSONMembers.Member] = []
    for part in parts {
      guard let colon = part.colon, let key = JSONText(text: part.text(to: colon)).decodedString
      else { return nil }
      members.append(
        JSONMembers.Member(key: key, value: JSONText(text: part.text(from: colon + 1))))
    }
    return JSONMembers(members)
  }

  /// The elements of an array; nil for other values.
  ///
  /// - Complexity: O(length).
  package var elements: [JSONText]? {
    parts(open: UInt8(ascii: "["), close: UInt8(ascii: "]"))?.map {
      JSONText(text: $0.text(from: 0))
    }
  }

  /// A finite number; nil for other values.
  package var decodedNumber: Double? {
    guard let first = text.utf8.first,
      first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }

  /// What stands between two commas of the outermost level.
  private struct Part {
    var bytes: [UInt8] = []
    /// Where the colon after the key is.
    var colon: Int?

    func text(from start: Int = 0, to end: Int? = nil) -> String {
      String(decoding: bytes[start..<(end ?? bytes.count)], as: UTF8.self)
    }
  }

  private func parts(open: UInt8, close: UInt8) -> [Part]? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 2, bytes.first == open, bytes.last == close else { return nil }
    var parts: [Part] = []
    var part = Part()
    var depth = 0
    var isInString = false
    var isEscaped = false
    for byte in bytes.dropFirst().dropLast() {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D:
          continue
        case UInt8(ascii: "\""):
          isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
        case UInt8(ascii: ":") where depth == 0 && part.colon == nil:
          part.colon = part.bytes.count
        case UInt8(ascii: ",") where depth == 0:
          parts.append(part)
          part = Part()
          continue
        default:
          break
        }
      }
      part.bytes.append(byte)
    }
    if !part.bytes.isEmpty || !parts.isEmpty { parts.append(part) }
    return parts
  }
}

/// A JSON value as it was written: its tokens, without the white space between them.
///
/// Numbers and strings keep every digit and escape of the input.
public struct JSONText: Hashable, Sendable {
  /// One JSON value, RFC 8259, in UTF-8.
  public var text: String

  /// Wraps the text of one JSON value.
  public init(text: String) { self.text = text }

  /// A JSON string.
  package init(quoting string: String) {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case let scalar where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        text += "\\u00" + (hex.count == 1 ? "0" : "") + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    self.init(text: text + "\"")
  }

  /// Whether there is half a character in a string of the value: the escape of a surrogate without
  /// its partner, which is no Unicode and only an escape can say.
  package var hasLoneSurrogate: Bool {
    var copy = text
    return copy.withUTF8 { bytes in
      var i = 0
      while i + 1 < bytes.count {
        if bytes[i] != UInt8(ascii: "\\") {
          i += 1
          continue
        }
        switch Self.codeUnit(bytes, at: i).map({ $0 & 0xFC00 }) {
        case nil: i += 2
        case 0xD800:
          guard let next = Self.codeUnit(bytes, at: i + 6), next & 0xFC00 == 0xDC00 else {
            return true
          }
          i += 12
        case 0xDC00: return true
        default: i += 6
        }
      }
      return false
    }
  }

  /// The UTF-16 code unit of an escape `\uXXXX`; nil for other escapes, and where none is.
  private static func codeUnit(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> UInt16? {
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"),
      bytes[start + 1] == UInt8(ascii: "u")
    else { return nil }
    let digits = bytes[start + 2..<start + 6]
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

/// The members of a JSON object, in the order of the input.
public struct JSONMembers: Hashable, Sendable {
  /// One member: its key with escapes resolved, and its value as written.
  public struct Member: Hashable, Sendable {
    /// The key, unescaped.
    public var key: String
    /// The value's tokens.
    public var value: JSONText

    /// Makes a member.
    public init(key: String, value: JSONText) {
      self.key = key
      self.value = value
    }
  }

  /// The members in order. Keys are unique: of duplicates, the last value stands at the first
  /// one's place.
  public var members: [Member]

  /// Makes an object's members.
  public init(_ members: [Member] = []) { self.members = members }

  /// Whether there are none.
  public var isEmpty: Bool { members.isEmpty }

  /// The value under a key, or nil.
  ///
  /// - Complexity: O(number of members).
  public subscript(key: String) -> JSONText? {
    members.first { $0.key == key }?.value
  }
}

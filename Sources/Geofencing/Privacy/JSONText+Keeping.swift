import Tracks

extension JSONText {
  /// The object with only the members of some keys, written without escapes; `{}` for a value that
  /// is no object.
  ///
  /// - Complexity: O(length).
  func keeping(_ keys: Set<String>) -> JSONText {
    var parts: [ArraySlice<UInt8>] = []
    let bytes = Array(text.utf8)
    var depth = 0
    var isInString = false
    var start = 0
    var i = 0
    while i < bytes.count {
      let byte = bytes[i]
      if isInString {
        if byte == UInt8(ascii: "\\") {
          i += 1
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          depth += 1
          if depth == 1 { start = i + 1 }
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          if depth == 0 && start < i { parts.append(bytes[start..<i]) }
        case UInt8(ascii: ",") where depth == 1:
          parts.append(bytes[start..<i])
          start = i + 1
        default: break
        }
      }
      i += 1
    }
    guard bytes.first == UInt8(ascii: "{") else { return JSONText(text: "{}") }
    let kept = parts.map { String(decoding: $0, as: UTF8.self) }.filter { part in
      let key = part.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
      return keys.contains(String(key))
    }
    return JSONText(text: "{" + kept.joined(separator: ",") + "}")
  }
}

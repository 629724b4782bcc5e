import Tracks

extension JSONText {
  /// What a string says, escapes resolved; nil for other values.
  var string: String? {
    var copy = text
    return copy.withUTF8 { bytes in
      guard bytes.count >= 2, bytes[0] == UInt8(ascii: "\"") else { return nil }
      let inside = UnsafeBufferPointer(rebasing: bytes[1..<bytes.count - 1])
      return inside.contains(UInt8(ascii: "\\"))
        ? JSONString.unescaped(inside) : String(decoding: inside, as: UTF8.self)
    }
  }

  /// What a number says; nil for other values.
  var number: Double? {
    guard let first = text.utf8.first, first == UInt8(ascii: "-") || first &- 0x30 <= 9 else {
      return nil
    }
    return Double(text)
  }

  /// The members of an object; nil for other values.
  var members: JSONMembers? {
    guard text.utf8.first == UInt8(ascii: "{") else { return nil }
    var scanner = self.scanner
    var findings = FindingLog()
    do throws(ReadError) {
      _ = try scanner.next()
      return try scanner.captureMembers(findings: &findings)
    } catch { return nil }
  }

  /// The numbers of a flat array; nil for other values.
  var numbers: [Double]? {
    var scanner = self.scanner
    var numbers: [Double] = []
    do throws(ReadError) {
      guard try scanner.next() == .beginArray else { return nil }
      while true {
        switch try scanner.next() {
        case .number: numbers.append(scanner.number)
        case .endArray: return numbers
        default: return nil
        }
      }
    } catch { return nil }
  }

  /// A scanner over the text, which has passed the limits of its file.
  var scanner: JSONScanner {
    let bytes = Array(text.utf8)
    var limits = ReadLimits()
    limits.nestingDepth = .max
    limits.tokenBytes = .max
    return JSONScanner(
      InputBuffer(bytes, chunk: min(max(bytes.count, 8), 256 << 10)), limits: limits)
  }
}

extension JSONMembers {
  /// The members as an object.
  var jsonText: JSONText {
    JSONText(
      text: "{"
        + members.map { "\(JSONString.quoted($0.key)):\($0.value.text)" }.joined(separator: ",")
        + "}")
  }
}

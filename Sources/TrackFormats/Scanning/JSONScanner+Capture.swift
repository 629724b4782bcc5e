package import Tracks

extension JSONScanner {
  /// The bytes of the latest token; strings with their quotes.
  var tokenBytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: input.bytes + (input.mark ?? input.head), count: tokenCount)
  }

  /// The latest token as it was written.
  package var rawToken: String { String(decoding: tokenBytes, as: UTF8.self) }

  /// The latest string or key, without quotes, escapes resolved; a lone surrogate is U+FFFD.
  package var text: String {
    let inside = UnsafeBufferPointer(rebasing: tokenBytes.dropFirst().dropLast())
    return tokenHasEscapes
      ? JSONString.unescaped(inside) : String(decoding: inside, as: UTF8.self)
  }

  /// Reads the next value, whatever it is.
  package mutating func capture() throws(ReadError) -> JSONText {
    let first = try next()
    return try capture(from: first)
  }

  /// Reads the rest of the value whose first event has just been returned.
  package mutating func capture(from first: Event) throws(ReadError) -> JSONText {
    if first != .beginObject && first != .beginArray { return JSONText(text: rawToken) }
    captured.removeAll(keepingCapacity: true)
    let outside = depth - 1
    var event = first
    var needsComma = false
    while true {
      let isClosing = event == .endObject || event == .endArray
      if needsComma && !isClosing { captured.append(UInt8(ascii: ",")) }
      captured.append(contentsOf: tokenBytes)
      if event == .key { captured.append(UInt8(ascii: ":")) }
      needsComma = !(event == .key || event == .beginObject || event == .beginArray)
      if depth == outside { break }
      event = try next()
    }
    return JSONText(text: String(decoding: captured, as: UTF8.self))
  }

  /// Skips the rest of the value whose first event has just been returned.
  package mutating func skip(from first: Event) throws(ReadError) {
    if first == .beginObject || first == .beginArray { try unwind(to: depth - 1) }
  }

  /// Skips everything until only so many objects and arrays are open.
  package mutating func unwind(to outside: Int) throws(ReadError) {
    while depth > outside { _ = try next() }
  }

  /// Reads the members of the object that has just been opened, up to and with its end.
  ///
  /// Of members with the same key the last wins, with the finding `duplicate-key`.
  package mutating func captureMembers(
    findings: inout FindingLog
  ) throws(ReadError) -> JSONMembers {
    var members = JSONMemberList()
    while try next() == .key {
      let key = text
      if members.contains(key) { noteDuplicate(key, in: &findings) }
      members.set(key, try capture())
    }
    return members.members
  }

  /// Notes that the key just read was there before.
  package func noteDuplicate(_ key: String, in findings: inout FindingLog) {
    findings.add(
      .duplicateKey, at: tokenPosition,
      "the key \"\(key)\" stands twice in one object: the last value counts")
  }
}

/// Members with unique keys that are being collected; large objects get an index.
struct JSONMemberList {
  private(set) var members = JSONMembers()
  private var indices: [String: Int] = [:]

  private func index(of key: String) -> Int? {
    indices.isEmpty ? members.members.firstIndex { $0.key == key } : indices[key]
  }

  func contains(_ key: String) -> Bool { index(of: key) != nil }

  /// Adds a member; a known key gets a new value at its old place.
  mutating func set(_ key: String, _ value: JSONText) {
    if let index = index(of: key) {
      members.members[index].value = value
      return
    }
    if !indices.isEmpty { indices[key] = members.members.count }
    if members.members.isEmpty { members.members.reserveCapacity(3) }
    members.members.append(JSONMembers.Member(key: key, value: value))
    if indices.isEmpty && members.members.count == 16 {
      for (i, member) in members.members.enumerated() { indices[member.key] = i }
    }
  }
}

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
  package mutating func capture(findings: inout FindingLog) throws(ReadError) -> JSONText {
    let first = try next()
    return try capture(from: first, findings: &findings)
  }

  /// Reads the rest of the value whose first event has just been returned.
  ///
  /// Of members with the same key in one object the last stays, with the finding `duplicate-key`.
  package mutating func capture(
    from first: Event, findings: inout FindingLog
  ) throws(ReadError) -> JSONText {
    if first != .beginObject && first != .beginArray { return JSONText(text: rawToken) }
    captured.removeAll(keepingCapacity: true)
    capturedKeys.removeAll()
    let outside = depth - 1
    var event = first
    var needsComma = false
    while true {
      let isClosing = event == .endObject || event == .endArray
      if needsComma && !isClosing { captured.append(UInt8(ascii: ",")) }
      let start = captured.count
      captured.append(contentsOf: tokenBytes)
      switch event {
      case .beginObject: capturedKeys.open()
      case .endObject: capturedKeys.close()
      case .key:
        let isRepeated = capturedKeys.take(
          start..<captured.count, hasEscapes: tokenHasEscapes, in: captured)
        if isRepeated { noteDuplicate(text, in: &findings) }
        captured.append(UInt8(ascii: ":"))
      default: break
      }
      needsComma = !(event == .key || event == .beginObject || event == .beginArray)
      if depth == outside { break }
      event = try next()
    }
    let rest = capturedKeys.remainder(of: captured)
    return JSONText(text: String(decoding: rest ?? captured, as: UTF8.self))
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
      let key = memberKey()
      if members.contains(key) { noteDuplicate(key, in: &findings) }
      members.set(key, try capture(findings: &findings))
    }
    return members.members
  }

  /// The latest key as the model holds it, and whether something is lost so.
  package mutating func memberKey() -> String {
    if tokenHasEscapes && JSONText(text: rawToken).hasLoneSurrogate { hasHalfKeys = true }
    return text
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
  private var indices: [KeyBytes: Int] = [:]

  private func index(of key: String) -> Int? {
    if !indices.isEmpty { return indices[KeyBytes(bytes: Array(key.utf8))] }
    // Strings that only look alike are equal: there are few enough to compare the bytes as well.
    return members.members.firstIndex { $0.key == key && $0.key.utf8.elementsEqual(key.utf8) }
  }

  func contains(_ key: String) -> Bool { index(of: key) != nil }

  /// Adds a member; a known key gets a new value at its old place.
  mutating func set(_ key: String, _ value: JSONText) {
    if let index = index(of: key) {
      members.members[index].value = value
      return
    }
    if !indices.isEmpty { indices[KeyBytes(bytes: Array(key.utf8))] = members.members.count }
    if members.members.isEmpty { members.members.reserveCapacity(3) }
    members.members.append(JSONMembers.Member(key: key, value: value))
    if indices.isEmpty && members.members.count == 16 {
      for (i, member) in members.members.enumerated() {
        indices[KeyBytes(bytes: Array(member.key.utf8))] = i
      }
    }
  }
}

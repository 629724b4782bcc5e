/// The keys of the objects that are open while a value is captured: finds those that stand twice in
/// one object, and takes the earlier of two such members out of the captured text.
///
/// Small objects are compared by fingerprints, large ones get an index.
struct CapturedKeys {
  /// The key of a member, as it stands in the captured text.
  private struct Entry {
    /// Of the key with its escapes resolved; 0 when a later member took its place.
    var fingerprint: UInt64
    /// Where the key is, quotes and all.
    var range: Range<Int>
    var hasEscapes: Bool
  }

  /// An open object.
  private struct Level {
    /// The first of its entries.
    var start: Int
    /// Its entries by their keys, once there are many.
    var index: [KeyBytes: Int] = [:]
  }

  /// Keys of one object before it gets an index.
  private static let indexedCount = 16

  private var entries: [Entry] = []
  private var levels: [Level] = []
  /// Members that are to be taken out, each with the comma behind it.
  private var cuts: [Range<Int>] = []

  /// Starts with a new value.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
    cuts.removeAll(keepingCapacity: true)
  }

  /// An object begins.
  mutating func open() { levels.append(Level(start: entries.count)) }

  /// The innermost object ends.
  mutating func close() {
    guard let level = levels.popLast() else { return }
    entries.removeSubrange(level.start...)
  }

  /// Takes the key at the end of the captured text.
  ///
  /// - Returns: Whether it stood in its object before.
  mutating func take(_ range: Range<Int>, hasEscapes: Bool, in text: [UInt8]) -> Bool {
    guard let last = levels.indices.last else { return false }
    let key = Entry(
      fingerprint: hasEscapes
        ? Self.fingerprint(Self.bytes(range, hasEscapes: true, in: text))
        : Self.fingerprint(text[range.lowerBound + 1..<range.upperBound - 1]),
      range: range, hasEscapes: hasEscapes)
    let start = levels[last].start
    if entries.count - start == Self.indexedCount { makeIndex(of: last, text) }
    let earlier: Int?
    if levels[last].index.isEmpty {
      earlier = entries[start...].firstIndex {
        $0.fingerprint == key.fingerprint && Self.bytes($0, text) == Self.bytes(key, text)
      }
    } else {
      earlier = levels[last].index.updateValue(
        entries.count, forKey: KeyBytes(bytes: Self.bytes(key, text)))
    }
    entries.append(key)
    guard let earlier else { return false }
    entries[earlier].fingerprint = 0
    cuts.append(entries[earlier].range.lowerBound..<entries[earlier + 1].range.lowerBound)
    return true
  }

  /// The captured text without the members that are to be taken out; nil when there are none.
  mutating func remainder(of text: [UInt8]) -> [UInt8]? {
    if cuts.isEmpty { return nil }
    cuts.sort { $0.lowerBound < $1.lowerBound }
    var rest: [UInt8] = []
    rest.reserveCapacity(text.count)
    var start = 0
    // A cut may lie in another one.
    for cut in cuts where cut.lowerBound >= start {
      rest += text[start..<cut.lowerBound]
      start = cut.upperBound
    }
    return rest + text[start...]
  }

  private mutating func makeIndex(of level: Int, _ text: [UInt8]) {
    for i in entries.indices[levels[level].start...] where entries[i].fingerprint != 0 {
      levels[level].index[KeyBytes(bytes: Self.bytes(entries[i], text))] = i
    }
  }

  private static func bytes(_ entry: Entry, _ text: [UInt8]) -> [UInt8] {
    bytes(entry.range, hasEscapes: entry.hasEscapes, in: text)
  }

  private static func bytes(_ range: Range<Int>, hasEscapes: Bool, in text: [UInt8]) -> [UInt8] {
    let inside = text[range.lowerBound + 1..<range.upperBound - 1]
    if !hasEscapes { return Array(inside) }
    return inside.withUnsafeBufferPointer { Array(JSONString.unescaped($0).utf8) }
  }

  /// A number, never 0, that equal keys share and others hardly ever.
  private static func fingerprint(_ key: some Sequence<UInt8>) -> UInt64 {
    var value: UInt64 = 0x9E37_79B9_7F4A_7C15
    for byte in key { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return value | 1
  }
}

/// A key as bytes: JSON compares keys so, while texts that only look alike are equal as strings.
struct KeyBytes: Hashable {
  /// The key in UTF-8, escapes resolved.
  var bytes: [UInt8]

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

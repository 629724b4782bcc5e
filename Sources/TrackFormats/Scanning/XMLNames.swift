/// The names of an XML document, each kept once, and what their prefixes mean at the moment.
///
/// A scanner meets the same few names over and over: they become small numbers. What a name means
/// under the namespace declarations in force is remembered with the name, for as long as the scope
/// stays the same.
package struct XMLNames: ~Copyable {
  /// A name as written, `prefix:local`.
  struct Entry {
    var hash: UInt64
    /// The first eight bytes, lowest first, zeros after the name's end.
    var word: UInt64
    var offset: Int
    var count: Int
    /// The number of the prefix as a name of its own; `none` without one.
    var prefix: Int32
    /// The number of the local part as a name of its own.
    var local: Int32
    /// For `xmlns`: `defaultNamespace`; for `xmlns:p`: the number of `p`; else `none`.
    var declares: Int32
    /// Whether the name has no place for its colons: `a:b:c`, `:a`, `a:`.
    var isBadQName: Bool
    /// The scope for which `meaning` was worked out.
    var scope: Int
    var meaning: Int32
    var isUnbound: Bool
  }

  /// A local name in a namespace.
  struct Meaning {
    var namespace: Int32
    var local: Int32
  }

  static let none: Int32 = -1
  static let tooMany: Int32 = -3
  static let defaultNamespace: Int32 = -2
  /// The number of the name `xml`.
  static let xml: Int32 = 0
  /// The number of the name `xmlns`.
  static let xmlns: Int32 = 1
  /// How the URI of a prefix begins that is neither declared nor usual.
  static let undeclared = "urn:undeclared-prefix:"
  /// More different names than this in one file are refused: no real file has a hundredth of it.
  static let mostNames = 1 << 16

  private(set) var entries: [Entry] = []
  private var arena = ByteStore(capacity: 1024)
  private var slots: [Int32] = Array(repeating: -1, count: 256)
  /// Different in every process, so that no file can be made of names that collide.
  private let seed = UInt64(truncatingIfNeeded: "XMLNames".hashValue)

  private var uris = [""]
  private var uriNumbers: [String: Int32] = ["": 0]
  /// For each name, used as a prefix, the number of its URI, or `none`.
  private var bound: [Int32] = []
  private var defaultURI: Int32 = 0
  /// Declarations to be undone: a prefix (or `defaultNamespace`) and what it meant before.
  private var undo: [(prefix: Int32, uri: Int32)] = []
  /// The number of the scope in force; 0 is the one outside the root element.
  private(set) var scope = 0
  private var lastScope = 0

  private(set) var meanings: [Meaning] = []
  private var meaningNumbers: [UInt64: Int32] = [:]
  /// What prefixes are taken to mean in files that use them without declaring them.
  private let usualPrefixes: [String: String]

  init(usualPrefixes: [String: String]) {
    self.usualPrefixes = usualPrefixes
    let xml = number(of: "xml")
    _ = number(of: "xmlns")
    bound[Int(xml)] = uriNumber("http://www.w3.org/XML/1998/namespace")
  }

  // MARK: Names

  /// The number of a name, counted from 0; `none` when the bytes are no name, `tooMany` when there
  /// are too many different ones already.
  ///
  /// - Parameter bytes: Eight bytes after the name are readable.
  mutating func number(of bytes: UnsafePointer<UInt8>, count: Int) -> Int32 {
    let hash = hash(bytes, count: count)
    let word = XMLNames.word(bytes, count: count)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if entries[index].hash == hash && isName(index, bytes, count: count, word: word) {
        return slots[slot]
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return add(bytes, count: count, hash: hash, word: word)
  }

  /// The number of an ASCII name.
  mutating func number(of text: StaticString) -> Int32 {
    var name = ByteStore(capacity: 32)
    name.append(text)
    return number(of: name.bytes, count: name.count)
  }

  private mutating func add(
    _ bytes: UnsafePointer<UInt8>, count: Int, hash: UInt64, word: UInt64
  ) -> Int32 {
    guard XMLCharacters.isName(bytes, count: count) else { return XMLNames.none }
    guard entries.count < XMLNames.mostNames else { return XMLNames.tooMany }
    let number = Int32(entries.count)
    entries.append(
      Entry(
        hash: hash, word: word, offset: arena.count, count: count, prefix: XMLNames.none,
        local: number, declares: XMLNames.none, isBadQName: false, scope: -1, meaning: 0,
        isUnbound: false))
    bound.append(XMLNames.none)
    arena.append(bytes, count: count)
    if entries.count * 2 > slots.count { growSlots() } else { insert(number) }
    split(number, bytes, count: count)
    return number
  }

  /// Finds out what the colon of a name means.
  private mutating func split(_ number: Int32, _ bytes: UnsafePointer<UInt8>, count: Int) {
    let index = Int(number)
    var colon = -1
    for i in 0..<count where bytes[i] == 0x3A {
      if colon >= 0 || i == 0 || i == count - 1 {
        entries[index].isBadQName = true
        return
      }
      colon = i
    }
    if colon < 0 {
      if number == XMLNames.xmlns { entries[index].declares = XMLNames.defaultNamespace }
      return
    }
    // The parts are copied: the bytes after them must not show through a wide load.
    var part = ByteStore(capacity: count)
    part.append(bytes, count: colon)
    let prefix = self.number(of: part.bytes, count: part.count)
    part.truncate(to: 0)
    part.append(bytes + colon + 1, count: count - colon - 1)
    let local = self.number(of: part.bytes, count: part.count)
    guard prefix >= 0 && local >= 0 else {
      entries[index].isBadQName = true
      return
    }
    entries[index].prefix = prefix
    entries[index].local = local
    if prefix == XMLNames.xmlns { entries[index].declares = local }
  }

  private mutating func insert(_ number: Int32) {
    var slot = Int(truncatingIfNeeded: entries[Int(number)].hash) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = number
  }

  private mutating func growSlots() {
    slots = Array(repeating: -1, count: slots.count * 4)
    for i in entries.indices { insert(Int32(i)) }
  }

  /// Whether a name is made of just these bytes.
  func isName(_ index: Int, _ bytes: UnsafePointer<UInt8>, count: Int, word: UInt64) -> Bool {
    if entries[index].word != word || entries[index].count != count { return false }
    if count <= 8 { return true }
    let own = arena.bytes + entries[index].offset
    var i = 8
    while i < count {
      if own[i] != bytes[i] { return false }
      i += 1
    }
    return true
  }

  /// The first eight bytes of a name as one number.
  static func word(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt64 {
    let word = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
    return count >= 8 ? word : word & ((1 << UInt64(8 * count)) &- 1)
  }

  private func hash(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt64 {
    var hash = seed ^ UInt64(truncatingIfNeeded: count)
    var i = 0
    while i < count {
      hash = (hash ^ XMLNames.word(bytes + i, count: count - i)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
      i += 8
    }
    return hash
  }

  /// A name as text.
  func text(_ number: Int32) -> String {
    if number < 0 { return "" }
    let entry = entries[Int(number)]
    return String(
      decoding: UnsafeBufferPointer(start: arena.bytes + entry.offset, count: entry.count),
      as: UTF8.self)
  }

  /// Appends a name to bytes.
  func append(_ number: Int32, to store: inout ByteStore) {
    let entry = entries[Int(number)]
    store.append(arena.bytes + entry.offset, count: entry.count)
  }

  // MARK: Namespaces

  /// Opens a scope; declarations follow. Returns what `closeScope` needs.
  mutating func openScope() -> (scope: Int, undo: Int) {
    let before = (scope, undo.count)
    lastScope += 1
    scope = lastScope
    return before
  }

  /// Lets a prefix (or `defaultNamespace`) mean a URI until the scope is closed.
  mutating func declare(_ prefix: Int32, uri: Int32) {
    if prefix == XMLNames.defaultNamespace {
      undo.append((prefix, defaultURI))
      defaultURI = uri
    } else {
      undo.append((prefix, bound[Int(prefix)]))
      bound[Int(prefix)] = uri
    }
  }

  /// Ends a scope: everything means again what it meant before.
  mutating func closeScope(_ before: (scope: Int, undo: Int)) {
    while undo.count > before.undo, let (prefix, uri) = undo.popLast() {
      if prefix == XMLNames.defaultNamespace { defaultURI = uri } else { bound[Int(prefix)] = uri }
    }
    scope = before.scope
  }

  /// The number of a URI; 0 is the empty one: no namespace. `tooMany` when there are too many.
  mutating func uriNumber(_ uri: String) -> Int32 {
    if let number = uriNumbers[uri] { return number }
    guard uris.count < XMLNames.mostNames else { return XMLNames.tooMany }
    let number = Int32(uris.count)
    uris.append(uri)
    uriNumbers[uri] = number
    return number
  }

  /// The text of a namespace's URI.
  func uri(_ number: Int32) -> String { number < 0 ? "" : uris[Int(number)] }

  /// What a prefix means now; `none` when it is not declared.
  func uri(ofPrefix prefix: Int32) -> Int32 {
    prefix == XMLNames.none ? defaultURI : bound[Int(prefix)]
  }

  private func assumption(_ prefix: Int32) -> String {
    let name = text(prefix)
    return usualPrefixes[name] ?? XMLNames.undeclared + name
  }

  /// What an undeclared prefix is taken to mean.
  mutating func assumeURI(ofPrefix prefix: Int32) -> Int32 { max(0, uriNumber(assumption(prefix))) }

  /// What an undeclared prefix has been taken to mean before.
  func assumedURI(ofPrefix prefix: Int32) -> Int32 { uriNumbers[assumption(prefix)] ?? 0 }

  /// What an element name means in the scope in force, and whether its prefix is undeclared.
  mutating func meaning(ofElement number: Int32) -> (meaning: Int32, isUnbound: Bool) {
    let index = Int(number)
    if entries[index].scope != scope {
      var uri: Int32 = 0
      var isUnbound = entries[index].isBadQName
      if !isUnbound {
        uri = self.uri(ofPrefix: entries[index].prefix)
        if uri == XMLNames.none {
          isUnbound = true
          uri = assumeURI(ofPrefix: entries[index].prefix)
        }
      }
      entries[index].meaning = meaning(namespace: uri, local: entries[index].local)
      entries[index].isUnbound = isUnbound
      entries[index].scope = scope
    }
    return (entries[index].meaning, entries[index].isUnbound)
  }

  private mutating func meaning(namespace: Int32, local: Int32) -> Int32 {
    let key = UInt64(UInt32(bitPattern: namespace)) << 32 | UInt64(UInt32(bitPattern: local))
    if let known = meaningNumbers[key] { return known }
    let number = Int32(meanings.count)
    meanings.append(Meaning(namespace: namespace, local: local))
    meaningNumbers[key] = number
    return number
  }
}

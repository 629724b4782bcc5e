/// The entities that a document declares itself, with what they stand for.
///
/// Replacement texts are kept as XML 1.0 section 4.5 has them: character references resolved,
/// references to other entities not.
struct XMLEntities: ~Copyable {
  private struct Entry {
    var start: Int
    var count: Int
    var isOpen = false
  }

  private var arena = ByteStore(capacity: 64)
  private var entries: [Entry] = []
  private var numbers: [String: Int] = [:]

  /// Declares an entity; the first declaration of a name counts.
  mutating func declare(_ name: String, _ text: UnsafePointer<UInt8>, count: Int) {
    guard numbers[name] == nil else { return }
    numbers[name] = entries.count
    entries.append(Entry(start: arena.count, count: count))
    arena.append(text, count: count)
    // A stop byte: nothing reads across from one text into the next.
    arena.append(0)
  }

  /// The number of an entity, nil for one that is not declared.
  func number(of name: String) -> Int? { numbers[name] }

  /// An entity's replacement text, which a zero follows. It stays where it is until the next
  /// declaration.
  func text(_ number: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: arena.bytes + entries[number].start, count: entries[number].count)
  }

  /// Marks an entity as being expanded. False when it is already: it contains itself.
  mutating func open(_ number: Int) -> Bool {
    if entries[number].isOpen { return false }
    entries[number].isOpen = true
    return true
  }

  /// Ends the expansion of an entity.
  mutating func close(_ number: Int) { entries[number].isOpen = false }
}

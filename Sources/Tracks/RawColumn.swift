/// The raw XML of a segment's fixes: the different texts one behind the other in one run of bytes,
/// and for each fix the number of its text.
///
/// A million fixes with an extension of their own cost their text and some 30 bytes each, not an
/// object each.
struct RawColumn: Sendable {
  /// For each fix the number of its text, -1 for none.
  private(set) var indices: [Int32]
  private var bytes: [UInt8] = []
  /// Where each text ends in `bytes`.
  private var ends: [Int] = []
  /// The numbers of texts by their hash, -1 where none is; a power of two, at most half full.
  private var slots: [Int32] = []

  /// Makes the column of fixes that have nothing.
  init(count: Int) { indices = Array(repeating: -1, count: count) }

  /// How many different texts there are.
  var textCount: Int { ends.count }

  /// Whether some fix has a text.
  var isUsed: Bool { indices.contains { $0 >= 0 } }

  /// Adds a fix that has nothing.
  mutating func append() { indices.append(-1) }

  /// Gives the last fix its text.
  ///
  /// - Complexity: O(length) on average.
  mutating func setLast(_ text: UnsafeBufferPointer<UInt8>) {
    guard !indices.isEmpty else { return }
    indices[indices.count - 1] = number(of: text)
  }

  /// Hands out the text of a fix; nil when it has none.
  func withText<Result>(at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    let number = indices[index]
    return number < 0 ? nil : withText(number, body)
  }

  /// The column with only the fixes at the given indices; -1 is a fix that has nothing.
  func keeping(_ kept: [Int]) -> RawColumn {
    var column = self
    column.indices = kept.map { $0 < 0 ? -1 : indices[$0] }
    return column
  }

  private func withText<Result>(
    _ number: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let number = Int(number)
    let start = number == 0 ? 0 : ends[number - 1]
    return bytes.withUnsafeBufferPointer { bytes in
      body(UnsafeBufferPointer(rebasing: bytes[start..<ends[number]]))
    }
  }

  /// The number of a text, which comes into the run when it is new.
  private mutating func number(of text: UnsafeBufferPointer<UInt8>) -> Int32 {
    // Neighbors often say the same.
    if let last = indices.dropLast().last, last >= 0, isEqual(last, text) { return last }
    if slots.count < 2 * (ends.count + 1) { grow() }
    var slot = Self.hash(text) & (slots.count - 1)
    while slots[slot] >= 0 {
      if isEqual(slots[slot], text) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let new = Int32(ends.count)
    slots[slot] = new
    bytes.append(contentsOf: text)
    ends.append(bytes.count)
    return new
  }

  private func isEqual(_ number: Int32, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    withText(number) { $0.count == text.count && $0.elementsEqual(text) }
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: max(16, slots.count * 2))
    for number in 0..<Int32(ends.count) {
      var slot = withText(number) { Self.hash($0) } & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = number
    }
  }

  /// Seeded anew in every process, so that no file can be made of texts that collide.
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(text))
    return hasher.finalize()
  }
}

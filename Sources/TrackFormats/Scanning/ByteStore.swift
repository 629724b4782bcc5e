/// A growing run of bytes whose memory stays where it is between appends, so that pointers into it
/// can be handed out.
package struct ByteStore: ~Copyable {
  /// The bytes; as many readable ones as a wide load needs follow them.
  package private(set) var bytes: UnsafeMutablePointer<UInt8>
  /// How many there are.
  package private(set) var count = 0
  private var capacity: Int

  package init(capacity: Int = 256) {
    self.capacity = capacity
    bytes = .allocate(capacity: capacity + InputBuffer.padding)
    bytes.initialize(repeating: 0, count: capacity + InputBuffer.padding)
  }

  deinit { bytes.deallocate() }

  private mutating func grow(to needed: Int) {
    let larger = max(needed, capacity * 2)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger + InputBuffer.padding)
    moved.update(from: bytes, count: count)
    (moved + count).initialize(repeating: 0, count: larger + InputBuffer.padding - count)
    bytes.deallocate()
    bytes = moved
    capacity = larger
  }

  package mutating func append(_ byte: UInt8) {
    if count == capacity { grow(to: count + 1) }
    bytes[count] = byte
    count += 1
  }

  package mutating func append(_ source: UnsafePointer<UInt8>, count added: Int) {
    if count + added > capacity { grow(to: count + added) }
    (bytes + count).update(from: source, count: added)
    count += added
  }

  package mutating func append(_ text: StaticString) {
    append(text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Appends text as XML hands it on: CRLF and lone CR become LF.
  mutating func appendNormalized(_ source: UnsafePointer<UInt8>, count: Int) {
    var i = 0
    var copied = 0
    while i < count {
      if source[i] == 0x0D {
        append(source + copied, count: i - copied)
        append(0x0A)
        i += i + 1 < count && source[i + 1] == 0x0A ? 2 : 1
        copied = i
      } else {
        i += 1
      }
    }
    append(source + copied, count: count - copied)
  }

  /// Appends a character as UTF-8.
  package mutating func append(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar).unsafelyUnwrapped { append(byte) }
  }

  /// Drops everything from a place on.
  package mutating func truncate(to newCount: Int) { count = min(newCount, count) }

  /// The bytes from a place on as text.
  package func text(from start: Int = 0) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes + start, count: count - start), as: UTF8.self)
  }
}

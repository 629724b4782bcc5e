/// A text file as a window of bytes that slides over it: read in chunks into one reused buffer.
///
/// Scanners work on `bytes[head..<tail]`. What is handed to them is valid UTF-8 without a byte
/// order mark; `bytes[tail]` is always 0, and at least `padding` readable bytes follow, so that a
/// scan for a stop byte and a wide load need no bounds check. A token is kept whole by setting
/// `mark`: `refill` keeps everything from the mark on (moving it, growing the buffer if need be)
/// and appends more bytes. All indices are relative to the window and change in `refill`; the
/// mark and head are adjusted.
///
/// Line and column are computed only when they are asked for: the buffer remembers them for its
/// first byte, and counts the line ends of what slides out.
package struct InputBuffer: ~Copyable {
  /// Gives up to `space` more bytes of the file; 0 at its end.
  package typealias Source = (UnsafeMutableRawBufferPointer) throws(ReadError) -> Int

  /// Readable bytes after `tail`.
  package static let padding = 64

  /// The window.
  package private(set) var bytes: UnsafeMutablePointer<UInt8>
  /// The next byte to look at.
  package var head = 0
  /// One past the last byte.
  package private(set) var tail = 0
  /// The first byte that must be kept; nil when nothing before `head` is needed.
  package var mark: Int?
  /// Whether the source has nothing more to give.
  package private(set) var atEnd = false

  private let source: Source
  private var capacity: Int
  /// Bytes after `tail` that were read but may not be handed out yet: the start of a character
  /// whose rest has not arrived.
  private var pending = 0
  /// An error that waits until the bytes before it are used up.
  private var failure: ReadError?
  private var started = false
  /// Bytes of the file before `bytes[0]`.
  package private(set) var baseOffset = 0
  private var base = FilePosition(line: 1, column: 1)

  /// Makes a buffer.
  ///
  /// - Parameters:
  ///   - chunk: How many bytes to read at a time, at least 1. The buffer grows only for a token
  ///     that is longer.
  ///   - source: Where the bytes come from.
  package init(chunk: Int = 256 << 10, source: @escaping Source) {
    capacity = max(chunk, 8)
    bytes = .allocate(capacity: capacity + InputBuffer.padding)
    bytes.initialize(repeating: 0, count: capacity + InputBuffer.padding)
    self.source = source
  }

  /// Makes a buffer over bytes in memory, handed out `chunk` at a time.
  package init(_ content: [UInt8], chunk: Int = 256 << 10) {
    var next = 0
    self.init(chunk: chunk) { (space) throws(ReadError) in
      let count = min(space.count, content.count - next, chunk)
      content.withUnsafeBytes { space.copyMemory(from: .init(rebasing: $0[next..<next + count])) }
      next += count
      return count
    }
  }

  deinit { bytes.deallocate() }

  /// Brings more bytes into the window. False when the file has no more.
  ///
  /// - Throws: what the source throws, and `invalid-encoding` where the bytes stop being UTF-8 —
  ///   each only after everything before it was handed out.
  package mutating func refill() throws(ReadError) -> Bool {
    if !started {
      started = true
      try readMore(atLeast: 3)
      if tail >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
        head = 3
        slide()
        base = FilePosition(line: 1, column: 1)
      }
      if tail > head { return true }
    }
    let before = tail
    while tail == before {
      if let failure { throw failure }
      if atEnd { return false }
      try readMore(atLeast: 1)
    }
    return true
  }

  /// Makes sure that `count` bytes are in the window from `head` on, if the file has them.
  package mutating func require(_ count: Int) throws(ReadError) -> Bool {
    while tail - head < count {
      if try !refill() { return false }
    }
    return true
  }

  private mutating func slide() {
    let start = min(mark ?? head, head)
    guard start > 0 else { return }
    base = position(at: start)
    baseOffset += start
    let count = tail + pending - start
    bytes.update(from: bytes + start, count: count)
    tail -= start
    head -= start
    if let mark { self.mark = mark - start }
  }

  private mutating func readMore(atLeast wanted: Int) throws(ReadError) {
    slide()
    var got = 0
    while got < wanted && !atEnd {
      if capacity - tail - pending < max(capacity / 4, 1) { grow() }
      let space = UnsafeMutableRawBufferPointer(
        start: bytes + tail + pending, count: capacity - tail - pending)
      let count: Int
      do throws(ReadError) { count = try source(space) } catch {
        // What came before the failure is handed out first.
        failure = error
        atEnd = true
        break
      }
      if count == 0 { atEnd = true }
      got += count
      pending += count
    }
    acceptPending()
    (bytes + tail + pending).update(repeating: 0, count: InputBuffer.padding)
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<UInt8>.allocate(
      capacity: capacity * 2 + InputBuffer.padding)
    larger.initialize(repeating: 0, count: capacity * 2 + InputBuffer.padding)
    larger.update(from: bytes, count: tail + pending)
    bytes.deallocate()
    bytes = larger
    capacity *= 2
  }

  /// Moves the whole, valid characters of `pending` into the window.
  private mutating func acceptPending() {
    let accepted = UTF8Validation.validPrefix(of: bytes + tail, count: pending)
    let start = tail
    tail += accepted.count
    pending -= accepted.count
    if pending > 0 && (accepted.isInvalid || atEnd) && failure == nil {
      let place = position(at: tail)
      failure = ReadError(
        .invalidEncoding, at: place,
        "byte 0x\(hexadecimal(bytes[tail])) is not UTF-8 here")
      atEnd = true
    }
    _ = start
    if failure != nil {
      // Nothing after an error is ever handed out.
      pending = 0
    }
  }

  /// The line and column of a byte of the window.
  ///
  /// - Complexity: O(bytes of the window before it).
  package func position(at index: Int) -> FilePosition {
    var place = base
    var i = 0
    while i < index {
      let byte = bytes[i]
      if byte == 0x0A {
        place.line += 1
        place.column = 1
      } else if byte & 0xC0 != 0x80 {
        place.column += 1
      }
      i += 1
    }
    return place
  }

  /// The line and column of `head`.
  package var position: FilePosition { position(at: head) }
}

func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return digits.count == 1 ? "0" + digits : digits
}

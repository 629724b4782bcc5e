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
  /// The length of a byte order mark.
  private static let byteOrderMark = 3

  /// The window.
  package private(set) var bytes: UnsafeMutablePointer<UInt8>
  /// The next byte to look at.
  package var head = 0
  /// One past the last byte.
  package private(set) var tail = 0
  /// The first byte that must be kept; nil when nothing before `head` is needed.
  package var mark: Int?
  /// A byte whose line and column may be asked for later (`bookmarkPosition`), even when it has left
  /// the window by then: where the element that is being read began, say. Setting it costs nothing.
  package var bookmark = 0
  /// Whether the source has nothing more to give.
  package private(set) var atEnd = false

  private let source: Source
  private var capacity: Int
  /// The start of a character whose rest has not arrived, at most three bytes, lowest first: not
  /// in the window, whose end is a stop byte.
  private var held: UInt32 = 0
  private var heldCount = 0
  /// An error that waits until the bytes before it are used up.
  private var failure: ReadError?
  private var started = false
  private var sawByteOrderMark = false
  /// Bytes of the file before `bytes[0]`.
  package private(set) var baseOffset = 0
  /// The position of `bytes[0]`, but for what `baseIsAfterCR` says.
  private var base = FilePosition(line: 1, column: 1)
  /// Whether a CR came just before `bytes[0]` and was not counted as a line end yet.
  private var baseIsAfterCR = false
  /// Where the bookmark was when it left the window; it is then -1.
  private var slidPosition = FilePosition(line: 1, column: 1)

  /// Makes a buffer.
  ///
  /// - Parameters:
  ///   - chunk: How many bytes to read at a time, at least 1. The buffer grows only for a token
  ///     that is longer.
  ///   - source: Where the bytes come from.
  package init(chunk: Int = 256 << 10, source: @escaping Source) {
    capacity = max(chunk, 8)
    bytes = .allocate(capacity: capacity + InputBuffer.padding)
    bytes.initialize(repeating: 0, count: InputBuffer.padding)
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
    let before = handedOut
    while handedOut == before {
      if let failure { throw failure }
      if atEnd { return false }
      try readMore()
    }
    return true
  }

  /// Bytes that have been in the window so far.
  private var handedOut: Int {
    baseOffset + tail - (sawByteOrderMark ? InputBuffer.byteOrderMark : 0)
  }

  /// Makes sure that `count` bytes are in the window from `head` on, if the file has them.
  package mutating func require(_ count: Int) throws(ReadError) -> Bool {
    while tail - head < count {
      if try !refill() { return false }
    }
    return true
  }

  /// Tries to bring the window up to `count` bytes from `head` on. False when nothing came.
  ///
  /// A scanner that starts a token over after each call, asking for twice as much every time, looks
  /// at each byte twice on average, however little the source gives at a time. An error that waits
  /// behind the bytes that came is left waiting, so that what is wrong first is reported first.
  package mutating func extend(to count: Int) throws(ReadError) -> Bool {
    let before = tail - head
    while tail - head < count {
      do throws(ReadError) {
        if try !refill() { break }
      } catch {
        if tail - head > before { break }
        throw error
      }
    }
    return tail - head > before
  }

  private mutating func slide() {
    let start = min(mark ?? head, head)
    guard start > 0 else { return }
    if bookmark < start {
      // The marked place slides out: its position is worked out while its bytes are here.
      if bookmark >= 0 {
        slidPosition = position(at: bookmark)
        moveBase(to: start, from: bookmark, at: slidPosition)
      } else {
        moveBase(to: start, from: 0, at: position(at: 0))
      }
      bookmark = -1
    } else {
      bookmark -= start
      moveBase(to: start, from: 0, at: position(at: 0))
    }
    baseOffset += start
    bytes.update(from: bytes + start, count: tail - start)
    tail -= start
    head -= start
    if let mark { self.mark = mark - start }
  }

  /// Sets `base` for a window that begins at `start`, counting from a place whose position is known.
  private mutating func moveBase(to start: Int, from known: Int, at place: FilePosition) {
    base = place
    baseIsAfterCR = start == tail && start > known && bytes[start - 1] == 0x0D
    if baseIsAfterCR {
      // Whether this CR ends the line or the LF after it does is not known yet.
      base.advance(over: bytes + known, count: start - 1 - known)
      base.column += 1
    } else {
      base.advance(over: bytes + known, count: start - known)
    }
  }

  private mutating func readMore() throws(ReadError) {
    slide()
    // A byte order mark is dropped at once: it is no character and has no column.
    let wanted = started ? 1 : InputBuffer.byteOrderMark
    var pending = 0
    while pending < heldCount {
      bytes[tail + pending] = UInt8(truncatingIfNeeded: held >> (8 * UInt32(pending)))
      pending += 1
    }
    var got = 0
    while got < wanted && !atEnd {
      if capacity - tail - pending < max(capacity / 4, 1) { grow(used: tail + pending) }
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
    if !started {
      started = true
      if pending >= InputBuffer.byteOrderMark && bytes[0] == 0xEF && bytes[1] == 0xBB
        && bytes[2] == 0xBF
      {
        pending -= InputBuffer.byteOrderMark
        bytes.update(from: bytes + InputBuffer.byteOrderMark, count: pending)
        baseOffset = InputBuffer.byteOrderMark
        sawByteOrderMark = true
      }
    }
    accept(pending)
    (bytes + tail).update(repeating: 0, count: InputBuffer.padding)
  }

  private mutating func grow(used: Int) {
    let larger = UnsafeMutablePointer<UInt8>.allocate(
      capacity: capacity * 2 + InputBuffer.padding)
    larger.initialize(from: bytes, count: used)
    bytes.deallocate()
    bytes = larger
    capacity *= 2
  }

  /// Takes the whole, valid characters of the bytes after `tail` into the window.
  private mutating func accept(_ count: Int) {
    let accepted = UTF8Validation.validPrefix(of: bytes + tail, count: count)
    tail += accepted.count
    let rest = count - accepted.count
    held = 0
    heldCount = 0
    if rest == 0 || failure != nil { return }
    if accepted.isInvalid || atEnd {
      // Nothing after an error is ever handed out.
      failure = encodingError(isInvalid: accepted.isInvalid, count: rest)
      atEnd = true
      return
    }
    while heldCount < rest {
      held |= UInt32(bytes[tail + heldCount]) << (8 * UInt32(heldCount))
      heldCount += 1
    }
  }

  private func encodingError(isInvalid: Bool, count: Int) -> ReadError {
    let place = position(at: tail)
    if !isInvalid {
      return ReadError(.truncatedInput, at: place, "the input ends inside a character")
    }
    let first = bytes[tail]
    let second = bytes[tail + 1]
    if baseOffset + tail == 0 && count > 1
      && ((first == 0xFF && second == 0xFE) || (first == 0xFE && second == 0xFF))
    {
      return ReadError(
        .unsupportedEncoding, at: place,
        "the byte order mark says UTF-16; only UTF-8 and US-ASCII are read")
    }
    return ReadError(.invalidEncoding, at: place, "byte 0x\(hexadecimal(first)) is not UTF-8 here")
  }

  /// The line and column of a byte of the window.
  ///
  /// - Complexity: O(bytes of the window before it).
  package func position(at index: Int) -> FilePosition {
    var place = base
    if baseIsAfterCR && bytes[0] != 0x0A {
      place.line += 1
      place.column = 1
    }
    place.advance(over: bytes, count: index)
    return place
  }

  /// The line and column of `head`.
  package var position: FilePosition { position(at: head) }

  /// The line and column of the byte that `bookmark` was last set to, also when it has left the
  /// window since.
  package var bookmarkPosition: FilePosition {
    bookmark < 0 ? slidPosition : position(at: bookmark)
  }
}

func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return digits.count == 1 ? "0" + digits : digits
}

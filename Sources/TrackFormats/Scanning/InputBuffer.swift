/// A text file as a window of bytes that slides over it: read in chunks into one reused buffer.
///
/// Scanners work on `bytes[head..<tail]`. What is handed to them is valid UTF-8 without a byte
/// order mark, whatever the file's encoding is; `bytes[tail]` is always 0, and at least `padding` readable bytes follow, so that a
/// scan for a stop byte and a wide load need no bounds check. A token is kept whole by setting
/// `mark`: `refill` keeps everything from the mark on (moving it, growing the buffer if need be)
/// and appends more bytes. All indices are relative to the window and change in `refill`; the
/// mark and head are adjusted.
///
/// Instead of keeping a mark, a scanner may leave `head` at the start of a token, call `extend` and
/// begin the token again.
///
/// Line and column are computed only when they are asked for: the buffer remembers them for its
/// first byte and for the byte last asked about, and counts the line ends of what slides out. LF,
/// CRLF and a lone CR are line ends.
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
  /// A byte whose line and column may be asked for later (`bookmarkPosition`), even when it has left
  /// the window by then: where the element that is being read began, say. Setting it costs nothing.
  package var bookmark = 0
  /// Whether the source has nothing more to give.
  package private(set) var atEnd = false

  /// How the file is encoded, and what says so; known once something was read.
  private(set) var encoding = EncodingDetection.Found(encoding: .utf8, evidence: .nothing)
  /// The first character that should not be in a file of its encoding.
  private var oddPosition: FilePosition?
  /// The first one beyond ASCII in a file of 8-bit characters.
  private var beyondASCIIPosition: FilePosition?
  private let source: Source
  /// Stands between the source and the window where the file is not UTF-8.
  private var decoder: TextDecoder?
  private var capacity: Int
  /// The start of a character whose rest has not arrived, at most three bytes, lowest first: not
  /// in the window, whose end is a stop byte.
  private var held: UInt32 = 0
  private var heldCount = 0
  /// An error that waits until the bytes before it are used up.
  private var failure: ReadError?
  private var started = false
  /// The byte order mark of UTF-8: no character, without a column.
  private var markLength = 0
  /// Bytes of the file (of its UTF-8, where it is decoded) before `bytes[0]`.
  package private(set) var baseOffset = 0
  /// The position of `bytes[0]`, but for what `baseIsAfterCR` says.
  private(set) var base = FilePosition(line: 1, column: 1)
  /// Whether a CR came just before `bytes[0]` and was not counted as a line end yet.
  private(set) var baseIsAfterCR = false
  /// Where the bookmark was when it left the window; it is then -1.
  private(set) var slidPosition = FilePosition(line: 1, column: 1)
  let latest = LatestPosition()

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
    baseOffset + tail - markLength
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
      if bookmark >= 0 { slidPosition = position(at: bookmark) }
      bookmark = -1
    } else {
      bookmark -= start
    }
    moveBase(to: start)
    baseOffset += start
    bytes.update(from: bytes + start, count: tail - start)
    tail -= start
    head -= start
    if let mark { self.mark = mark - start }
  }

  /// Sets `base` for a window that begins at `start`.
  private mutating func moveBase(to start: Int) {
    let known = knownPosition(upTo: start)
    base = known.place
    baseIsAfterCR = start == tail && start > known.index && bytes[start - 1] == 0x0D
    if baseIsAfterCR {
      // Whether this CR ends the line or the LF after it does is not known yet.
      base.advance(over: bytes + known.index, count: start - 1 - known.index)
      base.column += 1
    } else {
      base.advance(over: bytes + known.index, count: start - known.index)
    }
    latest.index = max(latest.index - start, 0)
  }

  private mutating func readMore() throws(ReadError) {
    slide()
    var pending = 0
    if !started {
      started = true
      pending = begin()
    } else {
      while pending < heldCount {
        bytes[tail + pending] = UInt8(truncatingIfNeeded: held >> (8 * UInt32(pending)))
        pending += 1
      }
      pending += receive(after: pending)
    }
    accept(pending)
    (bytes + tail).update(repeating: 0, count: InputBuffer.padding)
    if let trouble = failure, trouble.problem != .cannotRead {
      failure = trouble.placed(at: position(at: tail))
    }
    if let decoder {
      if oddPosition == nil { oddPosition = place(decoder.oddOffset) }
      if beyondASCIIPosition == nil {
        beyondASCIIPosition = place(decoder.likeness.firstOffset)
      }
    }
  }

  /// Where a byte of the whole UTF-8 is, when it has come into the window.
  private func place(_ offset: Int?) -> FilePosition? {
    guard let offset, offset - baseOffset < tail else { return nil }
    return position(at: offset - baseOffset)
  }

  /// Reads once, behind what is in the window and not accepted yet.
  ///
  /// - Returns: How many bytes came; none at the end and at a failure.
  private mutating func receive(after pending: Int) -> Int {
    if capacity - tail - pending < max(capacity / 4, 1) { grow(used: tail + pending) }
    let space = UnsafeMutableRawBufferPointer(
      start: bytes + tail + pending, count: capacity - tail - pending)
    do throws(ReadError) {
      let count = if let decoder { try decoder.read(into: space) } else { try source(space) }
      if count == 0 { atEnd = true }
      return count
    } catch {
      // What came before the failure is handed out first.
      failure = error
      atEnd = true
      return 0
    }
  }

  /// Reads until the encoding is clear.
  ///
  /// - Returns: How many bytes there are to accept.
  private mutating func begin() -> Int {
    var pending = 0
    while true {
      switch EncodingDetection.look(bytes, count: pending, isWhole: atEnd) {
      case .needsMore:
        pending += receive(after: pending)
      case .unsupported(let name):
        failure = ReadError(
          .unsupportedEncoding, at: base,
          "the encoding \(name) is not read; only \(TextEncoding.readable)")
        atEnd = true
        return 0
      case .found(let found):
        encoding = found
        let rest = pending - found.markLength
        if found.encoding == .utf8 {
          bytes.update(from: bytes + found.markLength, count: rest)
          baseOffset = found.markLength
          markLength = found.markLength
          return rest
        }
        decode(UnsafeBufferPointer(start: bytes + found.markLength, count: rest))
        return receive(after: 0)
      }
    }
  }

  /// Puts a decoder before the source.
  ///
  /// - Parameter start: What was read of the file already.
  private mutating func decode(_ start: UnsafeBufferPointer<UInt8>) {
    var source = source
    if let failure { source = { (_) throws(ReadError) in throw failure } }
    decoder = TextDecoder(encoding.encoding, start: start, source: source)
    failure = nil
    atEnd = false
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
      failure = encodingError(isInvalid: accepted.isInvalid)
      atEnd = true
      return
    }
    while heldCount < rest {
      held |= UInt32(bytes[tail + heldCount]) << (8 * UInt32(heldCount))
      heldCount += 1
    }
  }

  private func encodingError(isInvalid: Bool) -> ReadError {
    let place = position(at: tail)
    if !isInvalid {
      return ReadError(.truncatedInput, at: place, "the input ends inside a character")
    }
    return ReadError(
      .invalidEncoding, at: place,
      "byte 0x\(hexadecimal(bytes[tail])) is not UTF-8 here")
  }

  /// What should not be in a file of its encoding, once all of it was read; nil for nothing.
  package var encodingFinding: Finding? {
    guard let decoder else { return nil }
    if decoder.likeness.isLikely {
      return Finding(
        .invalidEncoding, at: beyondASCIIPosition, decoder.oddity,
        count: decoder.likeness.characters)
    }
    if decoder.oddCount == 0 { return nil }
    return Finding(
      .invalidEncoding, at: oddPosition, decoder.oddity, count: decoder.oddCount)
  }
}

func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return digits.count == 1 ? "0" + digits : digits
}

/// Gives the UTF-8 of a text that is stored in another encoding, piece by piece.
///
/// What cannot be decoded is an error; what can, but should not be there, is counted: bytes
/// 0x80…0x9F in ISO-8859-1 (control characters that no program writes: they are read as
/// Windows-1252, which is what such files hold), the five bytes that Windows-1252 leaves open (read
/// as the control characters of the same numbers), and anything but ASCII in US-ASCII. Where all
/// that is not ASCII in an 8-bit file would be UTF-8 too, the declaration is probably wrong.
final class TextDecoder {
  /// How many bytes to read at a time.
  private static let chunk = 64 << 10
  /// The longest character in UTF-8.
  private static let longest = 4

  let encoding: TextEncoding
  private let source: InputBuffer.Source
  private let raw: UnsafeMutablePointer<UInt8>
  private let rawSize: Int
  private var used = 0
  private var filled = 0
  /// The end of a character that did not fit, lowest byte first.
  private var carried: UInt32 = 0
  private var carriedCount = 0
  /// Bytes of UTF-8 given so far.
  private var given = 0
  /// Characters that should not be there.
  private(set) var oddCount = 0
  /// Where the first of them is in the UTF-8.
  private(set) var oddOffset: Int?
  /// What the bytes of an 8-bit file would be as UTF-8.
  private(set) var likeness = UTF8Likeness()

  /// Makes a decoder.
  ///
  /// - Parameters:
  ///   - start: The first bytes, without a byte order mark.
  ///   - source: The bytes after them.
  init(
    _ encoding: TextEncoding, start: UnsafeBufferPointer<UInt8>,
    source: @escaping InputBuffer.Source
  ) {
    self.encoding = encoding
    self.source = source
    rawSize = max(Self.chunk, start.count)
    raw = .allocate(capacity: rawSize)
    if let first = start.baseAddress { raw.initialize(from: first, count: start.count) }
    (raw + start.count).initialize(repeating: 0, count: rawSize - start.count)
    filled = start.count
  }

  deinit { raw.deallocate() }

  /// What the odd characters are, in words.
  var oddity: String {
    if likeness.isLikely {
      return "the declaration says \(encoding.title), but all that is not ASCII is UTF-8 as well: "
        + "it was read as \(encoding.title)"
    }
    switch encoding {
    case .latin1:
      return "control characters 0x80…0x9F in ISO-8859-1: they were read as Windows-1252"
    case .windows1252:
      return "bytes that Windows-1252 has no character for: they were read as control characters"
    default:
      return "the declaration says US-ASCII, but there are other characters: read as UTF-8"
    }
  }

  /// Gives more UTF-8; 0 at the end.
  ///
  /// - Throws: `invalid-encoding` and `truncated-input` without a position, after everything
  ///   before that was given, and what the source throws.
  func read(into space: UnsafeMutableRawBufferPointer) throws(ReadError) -> Int {
    guard let start = space.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return 0 }
    var written = takeCarried(start, space.count)
    while written == 0 && space.count > 0 {
      let before = used
      if space.count < Self.longest {
        written = try decodeOne(start, space.count)
      } else {
        written = try decode(start, space.count)
      }
      if written > 0 || used > before { continue }
      if try !fill() {
        if used == filled { return 0 }
        throw ReadError(.truncatedInput, at: nil, "the input ends inside a character")
      }
    }
    given += written
    return written
  }

  /// Reads more raw bytes behind those that are left. False at the end.
  private func fill() throws(ReadError) -> Bool {
    raw.update(from: raw + used, count: filled - used)
    filled -= used
    used = 0
    let count = try source(
      UnsafeMutableRawBufferPointer(start: raw + filled, count: rawSize - filled))
    filled += count
    return count > 0
  }

  private func takeCarried(_ out: UnsafeMutablePointer<UInt8>, _ room: Int) -> Int {
    var written = 0
    while carriedCount > 0 && written < room {
      out[written] = UInt8(truncatingIfNeeded: carried)
      carried >>= 8
      carriedCount -= 1
      written += 1
    }
    return written
  }

  /// Decodes one character into less room than it may need.
  private func decodeOne(_ out: UnsafeMutablePointer<UInt8>, _ room: Int) throws(ReadError) -> Int {
    var text: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    let result: Result<Int, ReadError> = withUnsafeMutablePointer(to: &text) { pointer in
      pointer.withMemoryRebound(to: UInt8.self, capacity: Self.longest) { bytes in
        do throws(ReadError) { return .success(try decode(bytes, Self.longest)) } catch {
          return .failure(error)
        }
      }
    }
    carriedCount = try result.get()
    carried =
      UInt32(text.0) | UInt32(text.1) << 8 | UInt32(text.2) << 16 | UInt32(text.3) << 24
    return takeCarried(out, room)
  }

  /// Decodes what is there as long as the longest character fits; at least one, if it is whole.
  private func decode(_ out: UnsafeMutablePointer<UInt8>, _ room: Int) throws(ReadError) -> Int {
    var written = 0
    switch encoding {
    case .utf16LittleEndian, .utf16BigEndian:
      let low = encoding == .utf16LittleEndian ? 0 : 1
      while room - written >= Self.longest && filled - used >= 2 {
        let unit = UInt32(raw[used + low]) | UInt32(raw[used + 1 - low]) << 8
        if unit < 0xD800 || unit > 0xDFFF {
          written += put(unit, out + written)
          used += 2
          continue
        }
        if unit <= 0xDBFF && filled - used < 4 { break }
        let next = UInt32(raw[used + 2 + low]) | UInt32(raw[used + 3 - low]) << 8
        guard unit <= 0xDBFF, next >= 0xDC00, next <= 0xDFFF else {
          if written > 0 { break }
          throw ReadError(
            .invalidEncoding, at: nil,
            "half of a UTF-16 surrogate pair (0x\(String(unit, radix: 16, uppercase: true)))")
        }
        written += put(0x10000 + (unit - 0xD800) << 10 + (next - 0xDC00), out + written)
        used += 4
      }
    case .latin1, .windows1252:
      while room - written >= Self.longest && used < filled {
        let byte = raw[used]
        used += 1
        likeness.add(byte, at: given + written)
        if byte < 0x80 {
          out[written] = byte
          written += 1
          continue
        }
        var character = UInt32(byte)
        if byte < 0xA0 {
          character = TextEncoding.windowsCharacter(byte)
          if character == 0 || encoding == .latin1 { noteOdd(at: given + written) }
          if character == 0 { character = UInt32(byte) }
        }
        written += put(character, out + written)
      }
    case .ascii, .utf8:
      while room > written && used < filled {
        let byte = raw[used]
        if byte >= 0xC0 { noteOdd(at: given + written) }
        out[written] = byte
        used += 1
        written += 1
      }
    }
    return written
  }

  private func noteOdd(at offset: Int) {
    oddCount += 1
    if oddOffset == nil { oddOffset = offset }
  }

  /// Writes a character as UTF-8.
  private func put(_ value: UInt32, _ out: UnsafeMutablePointer<UInt8>) -> Int {
    func tail(_ shift: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: (value >> shift) & 0x3F | 0x80)
    }
    switch value {
    case 0..<0x80:
      out[0] = UInt8(truncatingIfNeeded: value)
      return 1
    case 0x80..<0x800:
      out[0] = UInt8(truncatingIfNeeded: value >> 6 | 0xC0)
      out[1] = tail(0)
      return 2
    case 0x800..<0x1_0000:
      out[0] = UInt8(truncatingIfNeeded: value >> 12 | 0xE0)
      out[1] = tail(6)
      out[2] = tail(0)
      return 3
    default:
      out[0] = UInt8(truncatingIfNeeded: value >> 18 | 0xF0)
      out[1] = tail(12)
      out[2] = tail(6)
      out[3] = tail(0)
      return 4
    }
  }
}

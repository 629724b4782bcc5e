import CZlib
import TrackFormats

/// Unzips a gzip file (RFC 1952) as a stream: any number of members one after another, in
/// constant memory.
final class GzipInput {
  typealias Source = (UnsafeMutableRawBufferPointer) throws(ReadError) -> Int

  private static let chunk = 64 << 10
  // zlib remembers where its state lives, so it must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  private let input: UnsafeMutableRawBufferPointer
  private let source: Source
  private let expansionLimit: Int
  private var expanded = 0
  private var isBetweenMembers = false
  private var isAtEnd = false

  /// Makes an unzipper.
  ///
  /// - Parameter expansionLimit: The greatest number of bytes that may come out.
  init(expansionLimit: Int, source: @escaping Source) throws(ReadError) {
    self.expansionLimit = expansionLimit
    self.source = source
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    input = .allocate(byteCount: Self.chunk, alignment: 16)
    // 16 asks for gzip's frame around deflate's widest window, 15.
    let result = inflateInit2_(stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    if result != Z_OK { throw ReadError(.cannotRead, at: nil, "no memory for unzipping") }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
    input.deallocate()
  }

  /// Gives more unzipped bytes; 0 at the end.
  ///
  /// - Throws: `corrupt-gzip` for damaged data, a wrong checksum and anything but zeros after the
  ///   last member; `truncated-input` when a member is cut off; `limit-exceeded`.
  func read(into space: UnsafeMutableRawBufferPointer) throws(ReadError) -> Int {
    if isAtEnd || space.count == 0 { return 0 }
    let room = min(space.count, Int(UInt32.max))
    stream.pointee.next_out = space.bindMemory(to: UInt8.self).baseAddress
    stream.pointee.avail_out = UInt32(room)
    while Int(stream.pointee.avail_out) == room {
      if stream.pointee.avail_in == 0 {
        let count = try source(input)
        if count == 0 {
          guard isBetweenMembers else {
            throw ReadError(.truncatedInput, at: nil, "the gzip data ends in the middle")
          }
          isAtEnd = true
          return 0
        }
        stream.pointee.next_in = input.bindMemory(to: UInt8.self).baseAddress
        stream.pointee.avail_in = UInt32(count)
      }
      if isBetweenMembers && !skipPadding() { continue }
      try step()
    }
    let count = room - Int(stream.pointee.avail_out)
    expanded += count
    if expanded > expansionLimit {
      throw ReadError(
        .limitExceeded, at: nil, "unzips to more than \(expansionLimit) bytes")
    }
    return count
  }

  /// Passes over the zeros that some tape drives append. False when nothing else is there yet.
  private func skipPadding() -> Bool {
    while stream.pointee.avail_in > 0 {
      if stream.pointee.next_in.pointee != 0 {
        isBetweenMembers = false
        inflateReset(stream)
        return true
      }
      stream.pointee.next_in += 1
      stream.pointee.avail_in -= 1
    }
    return false
  }

  private func step() throws(ReadError) {
    switch inflate(stream, Z_NO_FLUSH) {
    case Z_OK, Z_BUF_ERROR: break
    case Z_STREAM_END: isBetweenMembers = true
    case Z_MEM_ERROR: throw ReadError(.cannotRead, at: nil, "no memory for unzipping")
    default:
      let reason = stream.pointee.msg.map { String(cString: $0) } ?? "damaged data"
      throw ReadError(.corruptGzip, at: nil, "cannot unzip: \(reason)")
    }
  }
}

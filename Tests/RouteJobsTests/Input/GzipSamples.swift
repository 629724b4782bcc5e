import CZlib

/// Gzip files for tests, made by zlib itself.
enum GzipSamples {
  /// One member.
  static func zip(_ content: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    deflateInit2_(
      &stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    defer { deflateEnd(&stream) }
    var content = content
    var result = [UInt8](repeating: 0, count: content.count + 1000)
    let count = content.withUnsafeMutableBufferPointer { input in
      result.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        deflate(&stream, Z_FINISH)
        return output.count - Int(stream.avail_out)
      }
    }
    return Array(result.prefix(count))
  }

  static func zip(_ text: String) -> [UInt8] { zip(Array(text.utf8)) }
}

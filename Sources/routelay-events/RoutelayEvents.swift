#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A tool for `Tools/ci/differential`, not for users: shows what the scanners see, so that it can
/// be compared with what other parsers see.
///
/// Standard input is a row of texts, each as a letter (`X` for XML, `J` for JSON), a length (four
/// bytes, the highest first) and the bytes. Standard output is a row of answers in the same order,
/// each as a length and the bytes. An answer is a row of items, each ending in a line feed; text
/// inside an item has its length before it (`5:hello`).
@main
enum RoutelayEvents {
  static func main() {
    while let head = read(5) {
      let count = head.dropFirst().reduce(0) { $0 << 8 | Int($1) }
      guard let text = read(count) else { exit(1) }
      let items: [UInt8]
      switch head[0] {
      case UInt8(ascii: "X"): items = xmlEvents(of: text)
      case UInt8(ascii: "J"): items = jsonEvents(of: text)
      default: exit(1)
      }
      write([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: items.count >> $0) } + items)
    }
  }

  /// Reads so many bytes; nil when the input ends before.
  private static func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var got = 0
    while got < count {
      let more = bytes.withUnsafeMutableBytes { space in
        #if canImport(Glibc)
          Glibc.read(0, space.baseAddress.map { $0 + got }, count - got)
        #elseif canImport(Musl)
          Musl.read(0, space.baseAddress.map { $0 + got }, count - got)
        #else
          Darwin.read(0, space.baseAddress.map { $0 + got }, count - got)
        #endif
      }
      if more <= 0 { return nil }
      got += more
    }
    return bytes
  }

  private static func write(_ bytes: [UInt8]) {
    var written = 0
    while written < bytes.count {
      let more = bytes.withUnsafeBytes { all in
        #if canImport(Glibc)
          Glibc.write(1, all.baseAddress.map { $0 + written }, bytes.count - written)
        #elseif canImport(Musl)
          Musl.write(1, all.baseAddress.map { $0 + written }, bytes.count - written)
        #else
          Darwin.write(1, all.baseAddress.map { $0 + written }, bytes.count - written)
        #endif
      }
      if more <= 0 { exit(1) }
      written += more
    }
  }
}

import TrackFormats

/// The events of a JSON text: `{`, `}`, `[`, `]`, `k` and `s` with decoded text, `#` with the bits
/// of the double and the number as written, `t`, `f`, `n`, and at last `.` or an error.
func jsonEvents(of text: [UInt8]) -> [UInt8] {
  var items = EventItems()
  do throws(ReadError) {
    var scanner = JSONScanner(InputBuffer(text))
    reading: while true {
      switch try scanner.next() {
      case .beginObject: items.add("{")
      case .endObject: items.add("}")
      case .beginArray: items.add("[")
      case .endArray: items.add("]")
      case .key: items.add("k", Array(scanner.text.utf8))
      case .string: items.add("s", Array(scanner.text.utf8))
      case .number:
        let bits = String(scanner.number.bitPattern, radix: 16)
        items.add("#", Array(bits.utf8), Array(scanner.rawToken.utf8))
      case .boolean: items.add(scanner.rawToken == "true" ? "t" : "f")
      case .null: items.add("n")
      case .end: break reading
      }
    }
    items.add(".")
  } catch {
    items.add(error)
  }
  return items.bytes
}

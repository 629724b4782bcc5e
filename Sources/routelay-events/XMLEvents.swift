import TrackFormats

/// The events of an XML document: `<uri local` for a start, `@uri local value` for each attribute,
/// `-text`, `>` for an end, findings, and at last `.` or an error.
func xmlEvents(of text: [UInt8]) -> [UInt8] {
  var items = EventItems()
  var input = InputBuffer(text)
  var scanner = XMLScanner(limits: ReadLimits())
  var pending: [UInt8] = []
  do throws(ReadError) {
    reading: while true {
      let event = try scanner.next(&input)
      if case .text = event {
        let piece = UnsafeBufferPointer(start: scanner.textStart, count: scanner.textCount)
        pending.append(contentsOf: piece)
        continue
      }
      if !pending.isEmpty { items.add("-", pending) }
      pending.removeAll(keepingCapacity: true)
      switch event {
      case .start:
        let name = scanner.elementName
        items.add("<", Array(name.uri.utf8), Array(name.local.utf8))
        scanner.forEachAttribute(input) { name, value in
          items.add("@", Array(name.uri.utf8), Array(name.local.utf8), Array(value))
        }
      case .end: items.add(">")
      case .text: break
      case .finished: break reading
      }
    }
    for finding in scanner.findings.findings { items.add(finding) }
    if let finding = input.encodingFinding { items.add(finding) }
    items.add(".")
  } catch {
    items.add(error)
  }
  return items.bytes
}

import Tracks

extension GPXReader {
  /// Reads the `<extensions>` of a point: channels are taken, everything else is kept as XML.
  mutating func readPointExtensions(_ input: inout InputBuffer) throws(ReadError) {
    while case .start = try nextChild(&input) {
      let child = element()
      switch child {
      case .trackPointExtension, .powerExtension:
        try readContainer(&input)
      default:
        if let channel = GPXReader.channel(of: child) {
          if let value = try readNumber(&input) { point.set(channel, value) }
        } else {
          try captureElement(&input)
        }
      }
    }
  }

  /// Reads an element that holds channels; what else it holds is kept, inside its tags.
  mutating func readContainer(_ input: inout InputBuffer) throws(ReadError) {
    notePlainPrefix()
    let start = raw.count
    raw.start(scanner, vocabulary, input)
    while case .start = try nextChild(&input) {
      if let channel = GPXReader.channel(of: element()) {
        if let value = try readNumber(&input) { point.set(channel, value) }
      } else {
        try captureElement(&input)
      }
    }
    raw.endUnlessEmpty(from: start, scanner.names)
  }

  /// Keeps the element that has just begun as XML, in `raw`.
  mutating func captureElement(_ input: inout InputBuffer) throws(ReadError) {
    let outer = scanner.depth - 1
    raw.start(scanner, vocabulary, input)
    while true {
      switch try scanner.next(&input) {
      case .start:
        raw.start(scanner, vocabulary, input)
      case .text:
        raw.text(scanner.textStart, count: scanner.textCount, isBlank: scanner.isBlankText)
      case .end:
        raw.end(scanner.names)
        if scanner.depth == outer { return }
      case .finished:
        return
      }
      if raw.count > limits.tokenBytes {
        throw ReadError(
          .limitExceeded, at: input.bookmarkPosition,
          "an extension is longer than \(limits.tokenBytes) bytes")
      }
    }
  }

  /// Keeps the element that has just begun, at the end of an owner's extensions.
  mutating func capture(_ input: inout InputBuffer, into owner: inout RawXML?) throws(ReadError) {
    raw.reset()
    try captureElement(&input)
    keepRaw(in: &owner)
  }

  /// Keeps the children of the `<extensions>` that has just begun.
  mutating func captureChildren(_ input: inout InputBuffer, into owner: inout RawXML?)
    throws(ReadError)
  {
    raw.reset()
    while case .start = try nextChild(&input) {
      try captureElement(&input)
      keepRaw(in: &owner)
      raw.reset()
    }
  }

  private func keepRaw(in owner: inout RawXML?) {
    // Appended in place: a file may have very many of them.
    if owner == nil { owner = RawXML(text: raw.text) } else { owner?.text += raw.text }
  }
}

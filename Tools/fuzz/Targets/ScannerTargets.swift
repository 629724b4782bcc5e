import TrackFormats
import Tracks

extension FuzzTarget {
  /// The XML scanner: borders of chunks change nothing, starts and ends are as many.
  static let xml = FuzzTarget(name: "xml") { input in
    let whole = scanXML(input, chunk: 256 << 10)
    let parts = scanXML(input, chunk: input.chunk)
    require(whole == parts, "chunks of \(input.chunk) differ:\n\(whole)\n\(parts)")
    if case .failed(let error, _) = whole { input.check(error) }
  }

  /// The JSON scanner: borders of chunks change nothing, and what it captures it can scan.
  static let json = FuzzTarget(name: "json") { input in
    let whole = scanJSON(input, chunk: 256 << 10)
    let parts = scanJSON(input, chunk: input.chunk)
    require(whole == parts, "chunks of \(input.chunk) differ:\n\(whole)\n\(parts)")
    if case .failed(let error, _) = whole { input.check(error) }
    if case .done = whole { checkCapture(input) }
  }

  private static func scanXML(_ input: FuzzInput, chunk: Int) -> FuzzOutcome {
    var hash = EventHash()
    do throws(ReadError) {
      var buffer = InputBuffer(input.bytes, chunk: chunk)
      var scanner = XMLScanner(limits: input.options.limits, usualPrefixes: ["xsi": "urn:xsi"])
      var depth = 0
      var isInText = false
      while true {
        let event = try scanner.next(&buffer)
        if case .text = event {
          require(depth > 0, "text outside the root element")
          if !isInText { hash.add(0x01) }
          isInText = true
          hash.add(UnsafeBufferPointer(start: scanner.textStart, count: scanner.textCount))
          continue
        }
        isInText = false
        switch event {
        case .start:
          hash.add(0x02)
          depth += 1
          let place = buffer.bookmarkPosition
          hash.add("\(place.line):\(place.column)")
          scanner.forEachAttribute(buffer) { name, value in
            hash.add(name.uri)
            hash.add(name.local)
            hash.add(value)
            hash.add(0xFF)
          }
        case .end:
          hash.add(0x03)
          depth -= 1
        case .text, .finished: break
        }
        if case .finished = event { break }
        hash.add(scanner.elementName.uri)
        hash.add(scanner.elementName.local)
        require(depth == scanner.depth, "\(depth) elements are open, not \(scanner.depth)")
      }
      require(depth == 0, "\(depth) elements stay open")
      for finding in scanner.findings.findings { hash.add("\(finding)") }
      return .done(hash)
    } catch {
      return .failed(error, after: hash)
    }
  }

  private static func scanJSON(_ input: FuzzInput, chunk: Int) -> FuzzOutcome {
    var hash = EventHash()
    do throws(ReadError) {
      var scanner = JSONScanner(
        InputBuffer(input.bytes, chunk: chunk), limits: input.options.limits)
      while true {
        let event = try scanner.next()
        if event == .end { break }
        hash.add(scanner.rawToken)
        let place = scanner.tokenPosition
        hash.add("\(event) \(place.line):\(place.column)")
        if event == .string || event == .key { hash.add(scanner.text) }
        if event == .number { hash.add("\(scanner.number)") }
      }
      require(scanner.depth == 0, "\(scanner.depth) stay open")
      return .done(hash)
    } catch {
      return .failed(error, after: hash)
    }
  }

  /// A captured value is JSON, and captured again it is the same.
  private static func checkCapture(_ input: FuzzInput) {
    do throws(ReadError) {
      var scanner = JSONScanner(InputBuffer(input.bytes, chunk: input.chunk))
      var findings = FindingLog()
      let captured = try scanner.capture(findings: &findings)
      var again = JSONScanner(InputBuffer(Array(captured.text.utf8)))
      var more = FindingLog()
      let recaptured = try again.capture(findings: &more)
      require(captured == recaptured, "\(captured) became \(recaptured)")
      require(more.findings.isEmpty, "something is still odd: \(more.findings)")
    } catch {
      fatalError("a captured value cannot be read: \(error)")
    }
  }
}

import Geodesy
import Tracks

/// Whose extensions are read, and so what is looked for in them.
enum ExtensionOwner {
  /// A track point: channels.
  case trackPoint
  /// A route point: channels and shaping points.
  case routePoint
  /// A waypoint: channels and its proximity.
  case waypoint
  /// A track or route: how it is drawn.
  case item
  /// The file, or a segment: nothing.
  case other

  var isPoint: Bool {
    switch self {
    case .trackPoint, .routePoint, .waypoint: true
    case .item, .other: false
    }
  }
}

/// An element of an extension whose end has not been read.
struct OpenExtension {
  /// Where it begins in the raw XML.
  var mark: RawXMLBuilder.Mark
  /// What it is.
  var element = GPXElement.unknown
  /// The channel whose value its text is, as long as it has no elements inside.
  var channel: Channel?
  var isGuess = false
  /// Something inside was taken and is not kept as XML.
  var hasGivenChannels = false
  /// It has attributes other than namespace declarations.
  var hasAttributes = false
  /// It, or an element around it, is one that GPX has elsewhere.
  var isStray = false
  /// The innermost element, itself or around it, that says what a style is for.
  var styled: GPXElement?
}

extension GPXReader {
  /// Reads the `<extensions>` of a point: channels are taken, everything else is kept as XML.
  mutating func readPointExtensions(_ input: inout InputBuffer, _ owner: ExtensionOwner)
    throws(ReadError)
  {
    passOverAttributes(input)
    while case .start = try nextChild(&input) { try readExtension(&input, owner) }
  }

  /// Reads the element that has just begun, with all that it holds: what the owner wants is taken,
  /// and everything is kept as XML in `raw` but for channels and the tags that held nothing else.
  ///
  /// How deep elements are nested costs no stack.
  mutating func readExtension(_ input: inout InputBuffer, _ owner: ExtensionOwner)
    throws(ReadError)
  {
    if try takePlainChannel(&input, owner) { return }
    let outside = openExtensions.count
    try openExtension(input, owner)
    while openExtensions.count > outside {
      switch try scanner.next(&input) {
      case .start:
        let top = openExtensions.count - 1
        if try takePlainChannel(&input, owner) {
          openExtensions[top].hasGivenChannels = true
        } else {
          try openExtension(input, owner)
        }
        openExtensions[top].channel = nil
      case .text:
        raw.text(scanner.textStart, count: scanner.textCount, isBlank: scanner.isBlankText)
        leaf.append(scanner.textStart, count: scanner.textCount)
      case .end:
        closeExtension(input, owner)
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

  /// Reads a channel that is written as usual: no attributes, and nothing but text up to the end
  /// tag. False, and nothing was read, when the element is something else.
  private mutating func takePlainChannel(_ input: inout InputBuffer, _ owner: ExtensionOwner)
    throws(ReadError) -> Bool
  {
    guard owner.isPoint, scanner.attributes.isEmpty, !scanner.isEmptyElement,
      let channel = GPXReader.channel(of: vocabulary.element(scanner.name, scanner.names))
    else { return false }
    let end = min(input.head + 64, input.tail - 1)
    var i = input.head
    while i < end && input.bytes[i] != 0x3C { i += 1 }
    guard i < end, input.bytes[i + 1] == 0x2F else { return false }
    if let value = try readNumber(&input) { take(channel, value, input) }
    return true
  }

  private mutating func openExtension(_ input: borrowing InputBuffer, _ owner: ExtensionOwner)
    throws(ReadError)
  {
    var new = OpenExtension(mark: raw.mark)
    leaf.truncate(to: 0)
    let word = vocabulary.word(scanner.name, scanner.names)
    new.isStray = openExtensions.last?.isStray ?? false
    if !new.isStray && (word.element.holdsPoints || word.isNamesake) {
      new.isStray = noteStray(word, input, isOutermost: openExtensions.isEmpty)
    }
    if owner != .other {
      if owner == .trackPoint { notePlainPrefix() }
      if !word.isOddlyWritten { new.element = word.element }
      let isStyled = new.element == .styleLine || new.element == .styleFill
      new.styled = isStyled ? new.element : openExtensions.last?.styled
      new.hasAttributes = scanner.attributes.contains {
        scanner.names.entries[Int($0.name)].declares == XMLNames.none
      }
      if owner.isPoint && !new.hasAttributes {
        // An attribute may say that the unit is another one.
        new.channel = GPXReader.channel(of: new.element) ?? word.guess
        new.isGuess = word.guess != nil
      }
      switch (owner, new.element) {
      case (.routePoint, .shapingPoint):
        try readShapingPoint(input)
      case (.waypoint, .proximity) where new.hasAttributes:
        scanner.findings.add(
          .unknownExtension, at: input.bookmarkPosition,
          "<Proximity> has attributes, which may say another unit; it is kept but not read")
      case (.item, .styleDash):
        if openExtensions.last?.element == .styleDashArray { readDash(input) }
      default:
        break
      }
    }
    noteColons()
    openExtensions.append(new)
    raw.start(scanner, vocabulary, input)
  }

  private mutating func closeExtension(_ input: borrowing InputBuffer, _ owner: ExtensionOwner) {
    guard let last = openExtensions.popLast() else { return }
    let isContainer =
      last.hasGivenChannels || (owner.isPoint && last.element == .trackPointExtension)
    let isEmptied = isContainer && !last.hasAttributes && raw.isEmptySoFar
    if isEmptied || takesChannel(of: last, input) {
      raw.takeBack(to: last.mark, scanner.names)
      if !openExtensions.isEmpty {
        openExtensions[openExtensions.count - 1].hasGivenChannels = true
      }
    } else {
      switch (owner, last.element) {
      case (.waypoint, .proximity) where !last.hasAttributes:
        readProximity(input)
      case (.item, _):
        readStyle(last.element, in: openExtensions.last?.styled, input)
      default:
        break
      }
      if last.hasGivenChannels { raw.dropBlank() }
      raw.end(scanner.names)
    }
    leaf.truncate(to: 0)
  }

  /// Takes the text of an element for a channel. False when it is to be kept as XML.
  private mutating func takesChannel(of element: OpenExtension, _ input: borrowing InputBuffer)
    -> Bool
  {
    guard let channel = element.channel else { return false }
    let text = leafText
    guard let value = GPXReader.number(text) else {
      // What only looked like a channel may hold anything.
      if element.isGuess { return false }
      noteNoNumber(text, of: scanner.element, input)
      return true
    }
    if !element.isGuess {
      take(channel, value, input)
      return true
    }
    guard point.value(of: channel) == nil else { return false }
    point.set(channel, value)
    let meaning = scanner.names.meanings[Int(scanner.name)]
    let name = scanner.names.text(meaning.local)
    let uri = scanner.names.uri(meaning.namespace)
    scanner.findings.add(
      .unknownExtension, at: input.bookmarkPosition,
      "<\(name)> of the namespace \(uri) was taken for \(channel.key)")
    return true
  }

  /// The text of the element that ends, without white space around it.
  var leafText: UnsafeBufferPointer<UInt8> {
    GPXReader.trimmed(UnsafeBufferPointer(start: leaf.bytes, count: leaf.count))
  }

  private mutating func readShapingPoint(_ input: borrowing InputBuffer) throws(ReadError) {
    guard let coordinate = readPosition(input) else { return }
    try countPoint(input)
    shaping.append(coordinate)
  }

  private mutating func readProximity(_ input: borrowing InputBuffer) {
    let text = leafText
    if let meters = GPXReader.number(text), meters >= 0 {
      takeProximity(meters, input)
    } else {
      scanner.findings.add(
        .invalidNumber, at: input.bookmarkPosition,
        "<Proximity> holds \(GPXReader.quoted(text)), which is no distance in meters")
      unreadProximity = input.bookmarkPosition
    }
  }

  // MARK: Owners that are no points

  /// Keeps the element that has just begun, at the end of its owner's extensions.
  mutating func capture(
    _ input: inout InputBuffer, into raw: inout RawXML?, _ owner: ExtensionOwner = .other
  ) throws(ReadError) {
    self.raw.reset()
    try readExtension(&input, owner)
    // Appended in place: a file may have very many of them.
    if raw == nil { raw = RawXML(text: self.raw.text) } else { raw?.text += self.raw.text }
  }

  /// Keeps the children of the `<extensions>` that has just begun.
  mutating func captureChildren(
    _ input: inout InputBuffer, into raw: inout RawXML?, _ owner: ExtensionOwner = .other
  ) throws(ReadError) {
    passOverAttributes(input)
    while case .start = try nextChild(&input) { try capture(&input, into: &raw, owner) }
  }
}

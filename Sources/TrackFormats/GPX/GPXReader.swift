import Geodesy
import Tracks

/// Reads GPX from XML events into a document.
///
/// Each element has its function; how deep they call each other is the depth of GPX, not of the file.
struct GPXReader: ~Copyable {
  var scanner: XMLScanner
  var vocabulary = GPXVocabulary()
  var document = TrackDocument()
  var raw = RawXMLBuilder()
  /// The point that is being read.
  var point = GPXPoint()
  /// The latest time of the segment that is being read.
  var lastTime = Timestamp.missing
  var clock = TimestampScanner.Cache()
  /// Fixes with a valid position so far, of every kind.
  var points = 0
  /// The first fix without one.
  var firstInvalid: ReadError?
  let limits: ReadLimits
  let latitudeName: Int32
  let longitudeName: Int32
  /// The prefix under which TrackPointExtension was met, and the scope in which that holds.
  var trackPointPrefix = PlainPrefix.never
  var trackPointScope = -1

  init(_ options: ReadOptions) {
    limits = options.limits
    scanner = XMLScanner(
      limits: options.limits, usualPrefixes: GPXVocabulary.usualPrefixes)
    scanner.findings = FindingLog(singleLimit: options.singleFindings)
    latitudeName = scanner.names.number(of: "lat")
    longitudeName = scanner.names.number(of: "lon")
  }

  /// What the current element is.
  mutating func element() -> GPXElement { vocabulary.element(scanner.name, scanner.names) }

  /// Reads a whole file.
  mutating func read(_ input: inout InputBuffer) throws(ReadError) -> ReadResult {
    try readToRoot(&input)
    let version = try readRootTag(input)
    try readRoot(&input)
    _ = try scanner.next(&input)
    if points == 0, let firstInvalid { throw firstInvalid }
    if let finding = input.encodingFinding { scanner.findings.add(finding) }
    return ReadResult(
      document: document, format: "gpx", version: version, findings: scanner.findings)
  }

  /// Reads up to the root element: before it there is only markup, which is no event.
  private mutating func readToRoot(_ input: inout InputBuffer) throws(ReadError) {
    do throws(ReadError) {
      _ = try scanner.next(&input)
    } catch {
      guard scanner.isHTML, error.problem == .malformedXML else { throw error }
      throw ReadError(.notGPX, at: error.position, GPXReader.webPage("html"))
    }
  }

  private static func webPage(_ root: String) -> String {
    "the root element is \(root), not gpx: this is an HTML page (a log-in or error page?)"
  }

  private mutating func readRootTag(_ input: borrowing InputBuffer) throws(ReadError) -> String? {
    let meaning = scanner.names.meanings[Int(scanner.name)]
    let name = scanner.names.text(meaning.local)
    guard name == "gpx" else {
      throw ReadError(
        .notGPX, at: input.bookmarkPosition,
        name.lowercased() == "html"
          ? GPXReader.webPage(name) : "the root element is \(name), not gpx")
    }
    let uri = scanner.names.uri(meaning.namespace)
    var version: String?
    switch uri {
    case GPXVocabulary.gpx10: version = "1.0"
    case GPXVocabulary.gpx11: version = "1.1"
    case "": break
    default:
      if !uri.hasPrefix(XMLNames.undeclared) {
        scanner.findings.add(
          .namespace, at: input.bookmarkPosition,
          "the namespace \(uri) is not GPX's; its elements are read as GPX")
      }
    }
    vocabulary.setRootNamespace(meaning.namespace)
    if let stated = attribute("version", input), stated == "1.0" || stated == "1.1" {
      version = stated
    }
    document.metadata.creator = attribute("creator", input)
    return version
  }

  private mutating func readRoot(_ input: inout InputBuffer) throws(ReadError) {
    var extensions: RawXML?
    while case .start = try nextChild(&input) {
      switch element() {
      case .metadata:
        try readMetadata(&input)
      case .wpt:
        try readWaypoint(&input)
      case .rte:
        try readRoute(&input)
      case .trk:
        try readTrack(&input)
      case .extensions:
        try captureChildren(&input, into: &extensions)
      case let other:
        if try !readMetadataChild(other, &input) {
          try capture(&input, into: &extensions)
        }
      }
    }
    document.metadata.documentExtensions = extensions
  }

  private mutating func readWaypoint(_ input: inout InputBuffer) throws(ReadError) {
    lastTime = .missing
    guard try readPoint(&input) else { return }
    var position = Segment()
    point.append(to: &position)
    var details = ItemDetails()
    if point.hasDetails { details.text = point.details }
    document.items.append(.waypoint(Waypoint(details: details, position: position)))
  }

  private mutating func readRoute(_ input: inout InputBuffer) throws(ReadError) {
    var route = Route()
    let start = input.bookmarkPosition
    while case .start = try nextChild(&input) {
      switch element() {
      case .rtept:
        lastTime = .missing
        if try readPoint(&input) { point.append(to: &route.points, withDetails: true) }
      case let other:
        try readItemChild(other, &input, &route.details)
      }
    }
    if route.points.count == 1 { noteSingleFix("a route of one point", at: start) }
    document.items.append(.route(route))
  }

  private mutating func readTrack(_ input: inout InputBuffer) throws(ReadError) {
    var track = Track()
    // Fixes outside a segment belong together until something else comes.
    var isLoose = false
    var looseStart = FilePosition(line: 1, column: 1)
    while case .start = try nextChild(&input) {
      let child = element()
      if isLoose && child != .trkpt { noteSingleFix(endOf: track, at: looseStart) }
      switch child {
      case .trkseg:
        track.segments.append(try readSegment(&input))
      case .trkpt:
        if !isLoose {
          track.segments.append(Segment())
          lastTime = .missing
          looseStart = input.bookmarkPosition
        }
        if try readPoint(&input) {
          point.append(to: &track.segments[track.segments.count - 1], withDetails: true)
          if !point.time.isMissing { lastTime = point.time }
        }
      default:
        try readItemChild(child, &input, &track.details)
      }
      isLoose = child == .trkpt
    }
    if isLoose { noteSingleFix(endOf: track, at: looseStart) }
    document.items.append(.track(track))
  }

  /// Notes that the segment of loose fixes that ends a track has only one.
  private mutating func noteSingleFix(endOf track: Track, at start: FilePosition) {
    if track.segments.last?.count == 1 { noteSingleFix("a segment of one fix", at: start) }
  }

  private mutating func noteSingleFix(_ what: String, at start: FilePosition) {
    scanner.findings.add(.singleFixSegment, at: start, "\(what) is no line; it is kept")
  }

  private mutating func readSegment(_ input: inout InputBuffer) throws(ReadError) -> Segment {
    var segment = Segment()
    lastTime = .missing
    let start = input.bookmarkPosition
    let prefix = plainPrefix()
    while true {
      if let prefix { readPlainFixes(prefix, into: &segment, &input) }
      guard case .start = try nextChild(&input) else {
        if segment.count == 1 { noteSingleFix("a segment of one fix", at: start) }
        return segment
      }
      switch element() {
      case .trkpt:
        if try readPoint(&input) {
          point.append(to: &segment, withDetails: true)
          if !point.time.isMissing { lastTime = point.time }
        }
      case .extensions:
        try captureChildren(&input, into: &segment.extensions)
      default:
        try capture(&input, into: &segment.extensions)
      }
    }
  }

  /// What tracks and routes have in common.
  private mutating func readItemChild(
    _ child: GPXElement, _ input: inout InputBuffer, _ details: inout ItemDetails
  ) throws(ReadError) {
    switch child {
    case .number:
      details.number = try content(&input)
    case .extensions:
      try captureChildren(&input, into: &details.text.extensions)
    default:
      if try !readWords(child, &input, into: &details.text) {
        try capture(&input, into: &details.text.extensions)
      }
    }
  }

  // MARK: Small steps

  /// The next start or end tag; text between elements means nothing in GPX.
  mutating func nextChild(_ input: inout InputBuffer) throws(ReadError) -> XMLScanner.Event {
    while true {
      let event = try scanner.next(&input)
      if case .text = event { continue }
      return event
    }
  }

  /// The text of the element that has just begun, as it is.
  mutating func content(_ input: inout InputBuffer) throws(ReadError) -> String {
    try scanner.readContent(&input)
    return scanner.text
  }

  /// An attribute without a prefix.
  func attribute(_ name: String, _ input: borrowing InputBuffer) -> String? {
    for attribute in scanner.attributes where scanner.names.text(attribute.name) == name {
      return scanner.text(of: attribute, input)
    }
    return nil
  }
}

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
  /// The elements of an extension whose ends have not been read.
  var openExtensions: [OpenExtension] = []
  /// The text of the innermost one.
  var leaf = ByteStore(capacity: 64)
  /// The shaping points of the route point that is being read.
  var shaping: [Coordinate] = []
  /// The proximity of the waypoint that is being read.
  var proximity: Double?
  /// How the track or route that is being read is drawn.
  var style = GPXStyle()
  /// What the model has no place for.
  private(set) var losses: [String] = []
  /// Fixes and shaping points with a valid position so far, of every kind.
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
  mutating func element(_ input: borrowing InputBuffer) -> GPXElement {
    let word = vocabulary.word(scanner.name, scanner.names)
    if word.isOddlyWritten {
      let name = scanner.names.text(scanner.element)
      scanner.findings.add(
        .namespace, at: input.bookmarkPosition, "<\(name)> was read as GPX's <\(word.element)>")
    }
    return word.element
  }

  /// Notes that something has no place in the model; the same words count once.
  mutating func lose(_ words: String) {
    if !losses.contains(words) { losses.append(words) }
  }

  /// Reads a whole file.
  mutating func read(_ input: inout InputBuffer) throws(ReadError) -> ReadResult {
    try readToRoot(&input)
    let version = try readRootTag(input)
    try readRoot(&input)
    _ = try scanner.next(&input)
    if points == 0, let firstInvalid { throw firstInvalid }
    if let finding = input.encodingFinding { scanner.findings.add(finding) }
    var result = ReadResult(
      document: document, format: "gpx", version: version, findings: scanner.findings)
    result.losses = losses
    return result
  }

  /// Reads up to the root element: before it there is only markup, which is no event.
  private mutating func readToRoot(_ input: inout InputBuffer) throws(ReadError) {
    do throws(ReadError) {
      _ = try scanner.next(&input)
    } catch {
      guard let root = scanner.pageRoot, error.problem == .malformedXML else { throw error }
      throw ReadError(.notGPX, at: error.position, GPXReader.webPage(root))
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
        XMLScanner.isOfPage(name)
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
    if let stated = attribute("version", input) {
      if stated == "1.0" || stated == "1.1" {
        version = stated
      } else {
        let text = Array(stated.utf8).withUnsafeBufferPointer { GPXReader.quoted($0) }
        scanner.findings.add(
          .namespace, at: input.bookmarkPosition,
          "the version \(text) is neither 1.0 nor 1.1; the file is read as both are")
      }
    }
    document.metadata.creator = attribute("creator", input)
    return version
  }

  private mutating func readRoot(_ input: inout InputBuffer) throws(ReadError) {
    var extensions: RawXML?
    while case .start = try nextChild(&input) {
      switch element(input) {
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
    guard try readPoint(&input, .waypoint) else { return }
    var position = Segment()
    point.append(to: &position)
    var details = ItemDetails()
    if point.hasDetails { details.text = point.details }
    if raw.count > 0 { details.text.extensions = RawXML(text: raw.text) }
    if let proximity { details.proximity = proximity }
    document.items.append(.waypoint(Waypoint(details: details, position: position)))
  }

  private mutating func readRoute(_ input: inout InputBuffer) throws(ReadError) {
    var route = Route()
    let start = input.bookmarkPosition
    style = GPXStyle()
    while case .start = try nextChild(&input) {
      switch element(input) {
      case .rtept:
        lastTime = .missing
        if try readPoint(&input, .routePoint) {
          appendPoint(to: &route.points)
          if !shaping.isEmpty {
            while route.shaping.count < route.points.count { route.shaping.append([]) }
            route.shaping[route.points.count - 1] = shaping
          }
        }
      case let other:
        try readItemChild(other, &input, &route.details)
      }
    }
    if route.points.count == 1 && !route.isShaped {
      noteSingleFix("a route of one point", at: start)
    }
    route.details.drawing = style.result
    document.items.append(.route(route))
  }

  private mutating func readTrack(_ input: inout InputBuffer) throws(ReadError) {
    var track = Track()
    style = GPXStyle()
    // Fixes outside a segment belong together until something else comes.
    var isLoose = false
    var looseStart = FilePosition(line: 1, column: 1)
    while case .start = try nextChild(&input) {
      let child = element(input)
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
        if try readPoint(&input, .trackPoint) {
          appendPoint(to: &track.segments[track.segments.count - 1])
          if !point.time.isMissing { lastTime = point.time }
        }
      default:
        try readItemChild(child, &input, &track.details)
      }
      isLoose = child == .trkpt
    }
    if isLoose { noteSingleFix(endOf: track, at: looseStart) }
    track.details.drawing = style.result
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
      switch element(input) {
      case .trkpt:
        if try readPoint(&input, .trackPoint) {
          appendPoint(to: &segment)
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
      try captureChildren(&input, into: &details.text.extensions, .item)
    default:
      if try !readWords(child, &input, into: &details.text) {
        try capture(&input, into: &details.text.extensions, .item)
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

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
  /// Where a proximity of it is that is no distance.
  var unreadProximity: FilePosition?
  /// How the track or route that is being read is drawn.
  var style = GPXStyle()
  /// What the model has no place for.
  private(set) var losses: [String] = []
  /// Where the items stand; empty unless asked for.
  var itemPlaces: [ItemPlace] = []
  let keepsItemPlaces: Bool
  /// Fixes and shaping points with a valid position so far, of every kind.
  var points = 0
  /// The first fix without one.
  var firstInvalid: ReadError?
  let limits: ReadLimits
  /// Whether the line of each fix is remembered.
  let recordsLines: Bool
  /// The line of the point that is being read, where lines are remembered.
  var pointLine = 0
  let latitudeName: Int32
  let longitudeName: Int32
  /// The prefix under which TrackPointExtension was met, and the scope in which that holds.
  var trackPointPrefix = PlainPrefix.never
  var trackPointScope = -1

  init(_ options: ReadOptions) {
    limits = options.limits
    recordsLines = options.recordsLines
    keepsItemPlaces = options.keepsItemPlaces
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
    result.itemPlaces = itemPlaces
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

  static func webPage(_ root: String) -> String {
    "the root element is \(root), not gpx: this is an HTML page (a log-in or error page?)"
  }

  /// The next start or end tag; text between elements means nothing in GPX.
  mutating func nextChild(_ input: inout InputBuffer) throws(ReadError) -> XMLScanner.Event {
    while true {
      let event = try scanner.next(&input)
      guard case .text = event else { return event }
      if !scanner.isBlankText { passOverText(input) }
    }
  }

  /// The text of the element that has just begun, as it is.
  ///
  /// - Parameters:
  ///   - isSecond: Whether what it says was known before.
  ///   - attributes: Those of its attributes that are read.
  mutating func content(
    _ input: inout InputBuffer, isSecond: Bool = false, attributes: [String] = []
  ) throws(ReadError) -> String {
    try readText(&input, attributes: attributes)
    noteSecond(isSecond, input)
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

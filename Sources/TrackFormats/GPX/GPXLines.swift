import Geodesy
import Tracks

/// A track while it is read.
struct OpenTrack {
  var track = Track()
  /// Where the fixes outside a segment begin that were read last; nil when something else was.
  var looseStart: FilePosition?
  /// It has no element of its own.
  var isImplied = false
  /// Where such a track begins; only when asked for.
  var place: FilePosition?
}

/// Waypoints, routes and tracks.
extension GPXReader {
  mutating func readWaypoint(_ input: inout InputBuffer) throws(ReadError) {
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

  mutating func readRoute(_ input: inout InputBuffer) throws(ReadError) {
    passOverAttributes(input)
    var route = Route()
    var extensions: RawXML?
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
        try readItemChild(other, &input, &route.details, &extensions)
      }
    }
    if route.points.count == 1 && !route.isShaped {
      noteSingleFix("a route of one point", at: start)
    }
    if let extensions { route.details.text.extensions = extensions }
    route.details.drawing = style.result
    document.items.append(.route(route))
  }

  mutating func readTrack(_ input: inout InputBuffer) throws(ReadError) {
    passOverAttributes(input)
    var open = OpenTrack()
    var extensions: RawXML?
    style = GPXStyle()
    while case .start = try nextChild(&input) {
      let child = element(input)
      if try readTrackPart(child, &input, &open) { continue }
      try readItemChild(child, &input, &open.track.details, &extensions)
    }
    endLooseFixes(&open)
    if let extensions { open.track.details.text.extensions = extensions }
    open.track.details.drawing = style.result
    document.items.append(.track(open.track))
  }

  /// Reads a segment, or a fix outside one. False, and nothing was read, when it is something else.
  mutating func readTrackPart(
    _ child: GPXElement, _ input: inout InputBuffer, _ open: inout OpenTrack
  ) throws(ReadError) -> Bool {
    switch child {
    case .trkseg:
      endLooseFixes(&open)
      open.track.segments.append(try readSegment(&input))
    case .trkpt:
      if open.looseStart == nil {
        open.track.segments.append(Segment())
        lastTime = .missing
        open.looseStart = input.bookmarkPosition
        if !open.isImplied {
          noteMisplaced(input, "it is read, with those that follow it, as a segment")
        }
      }
      if try readPoint(&input, .trackPoint) {
        appendPoint(to: &open.track.segments[open.track.segments.count - 1])
        if !point.time.isMissing { lastTime = point.time }
      }
    default:
      endLooseFixes(&open)
      return false
    }
    return true
  }

  /// Ends the segment that fixes outside segments make together until something else comes.
  mutating func endLooseFixes(_ open: inout OpenTrack) {
    guard let start = open.looseStart else { return }
    open.looseStart = nil
    if open.track.segments.last?.count == 1 { noteSingleFix("a segment of one fix", at: start) }
  }

  private mutating func noteSingleFix(_ what: String, at start: FilePosition) {
    scanner.findings.add(.singleFixSegment, at: start, "\(what) is no line; it is kept")
  }

  mutating func readSegment(_ input: inout InputBuffer) throws(ReadError) -> Segment {
    passOverAttributes(input)
    var segment = Segment()
    var extensions: RawXML?
    lastTime = .missing
    let start = input.bookmarkPosition
    let prefix = plainPrefix()
    while true {
      if let prefix { readPlainFixes(prefix, into: &segment, &input) }
      guard case .start = try nextChild(&input) else {
        if segment.count == 1 { noteSingleFix("a segment of one fix", at: start) }
        if let extensions { segment.extensions = extensions }
        return segment
      }
      switch element(input) {
      case .trkpt:
        if try readPoint(&input, .trackPoint) {
          appendPoint(to: &segment)
          if !point.time.isMissing { lastTime = point.time }
        }
      case .extensions:
        try captureChildren(&input, into: &extensions)
      default:
        try capture(&input, into: &extensions)
      }
    }
  }

  /// What tracks and routes have in common.
  ///
  /// - Parameter extensions: Beside the details, where nobody shares them: there may be very many
  ///   pieces, and each is appended in place.
  private mutating func readItemChild(
    _ child: GPXElement, _ input: inout InputBuffer, _ details: inout ItemDetails,
    _ extensions: inout RawXML?
  ) throws(ReadError) {
    switch child {
    case .number:
      details.number = try content(&input, isSecond: details.number != nil)
    case .extensions:
      try captureChildren(&input, into: &extensions, .item)
    default:
      if try !readWords(child, &input, into: &details.text) {
        try capture(&input, into: &extensions, .item)
      }
    }
  }
}

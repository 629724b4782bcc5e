import Geodesy
import Tracks

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
    var track = Track()
    var extensions: RawXML?
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
        try readItemChild(child, &input, &track.details, &extensions)
      }
      isLoose = child == .trkpt
    }
    if isLoose { noteSingleFix(endOf: track, at: looseStart) }
    if let extensions { track.details.text.extensions = extensions }
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

  mutating func readSegment(_ input: inout InputBuffer) throws(ReadError) -> Segment {
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
      details.number = try content(&input)
    case .extensions:
      try captureChildren(&input, into: &extensions, .item)
    default:
      if try !readWords(child, &input, into: &details.text) {
        try capture(&input, into: &extensions, .item)
      }
    }
  }
}

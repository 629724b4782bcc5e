import Geodesy
import Geofencing
import TrackProcessing
import Tracks

/// The lines of a document that can be simplified, in its order: segments of tracks, ways of routes,
/// lines of other features. Rings are a matter of their own: see `RingNetwork`.
struct DocumentLines {
  /// Whose line it is.
  enum Owner: Hashable {
    /// A segment of a track.
    case segment(item: Int, segment: Int)
    /// The way of a route, with its shaping points.
    case route(item: Int)
    /// A line of a feature of several parts, counted through all of them.
    case part(item: Int, line: Int)
  }

  /// For each line whose it is.
  private(set) var owners: [Owner] = []
  /// For each line the number of its track among the tracks, or of its route among the routes; 0 for
  /// others.
  private var numbers: [Int] = []
  /// The lines.
  private(set) var lines: [LineVertices] = []
  /// For each route with shaping points, by the index of its line, the vertices that are its points.
  private var pointVertices: [Int: [Int]] = [:]
  /// How many vertices stay because of what they are, ends of lines not counted.
  private(set) var pinnedCount = 0
  /// For each line its vertices with words of their own, ascending.
  private var worded: [[Int]] = []

  /// Collects the lines of a document with what is pinned of them.
  init(_ document: TrackDocument, _ rules: PinRules) {
    let waypoints =
      rules.waypoints == nil ? [] : document.waypoints.compactMap(\.position.coordinates.first)
    // Those without segments count too: others number tracks as the document does.
    var (trackCount, routeCount) = (0, 0)
    for (i, item) in document.items.enumerated() {
      switch item {
      case .track(let track):
        for (k, segment) in track.segments.enumerated() {
          add(
            segment, .segment(item: i, segment: k), number: trackCount,
            rules.pins(of: segment, waypoints: waypoints))
        }
        trackCount += 1
      case .route(let route):
        let path = route.path
        add(
          path, .route(item: i), number: routeCount,
          rules.pins(of: path, waypoints: waypoints) + route.wordedPoints)
        if route.isShaped { pointVertices[lines.count - 1] = route.pointVertices }
        routeCount += 1
      case .feature(let feature):
        for (k, line) in (feature.geometry?.lines ?? []).enumerated() {
          add(line, .part(item: i, line: k), number: 0, [])
        }
      case .waypoint, .area: break
      }
    }
  }

  private mutating func add(_ segment: Segment, _ owner: Owner, number: Int, _ pins: [Int]) {
    let pins = pins + segment.timePins
    owners.append(owner)
    numbers.append(number)
    worded.append(segment.wordedFixes)
    let line = LineVertices(segment, pins: pins)
    lines.append(line)
    if !pins.isEmpty { pinnedCount += line.pins.count - LineVertices(segment).pins.count }
  }

  /// Brings the points of routes back whose shaping points stay: those have no place without them.
  ///
  /// - Returns: Whether there were any.
  func completeRoutes(_ retained: inout [[Int]]) -> Bool {
    var isChanged = false
    for (n, points) in pointVertices {
      var wanted = Set(retained[n])
      var next = 0
      for vertex in retained[n] {
        while next < points.count && points[next] <= vertex { next += 1 }
        if next > 0 { wanted.insert(points[next - 1]) }
      }
      if wanted.count == retained[n].count { continue }
      retained[n] = wanted.sorted()
      isChanged = true
    }
    return isChanged
  }

  /// A track or a route.
  struct Path {
    /// Its lines, by index.
    var lines: Range<Int>
    var source: FenceEvent.Source
    /// Its number among the tracks or the routes.
    var number: Int
  }

  /// The tracks and routes, in order.
  var paths: [Path] {
    var paths: [Path] = []
    var start = 0
    while start < owners.count {
      var end = start + 1
      while end < owners.count && owners[end].item == owners[start].item { end += 1 }
      if let source = owners[start].source {
        paths.append(Path(lines: start..<end, source: source, number: numbers[start]))
      }
      start = end
    }
    return paths
  }

  /// What each line is, for reports.
  var places: [SimplificationReport.LinePlace] {
    var places = owners.map { _ in SimplificationReport.LinePlace.feature }
    for path in paths {
      for n in path.lines {
        switch owners[n] {
        case .segment(_, let segment): places[n] = .track(path.number, segment: segment)
        case .route: places[n] = .route(path.number)
        case .part: break
        }
      }
    }
    return places
  }

  /// For each segment of all tracks the indices that stay.
  func segmentIndices(_ retained: [[Int]]) -> [[Int]] {
    zip(owners, retained).compactMap { owner, indices in
      if case .segment = owner { indices } else { nil }
    }
  }

  /// How many vertices have words of their own.
  var wordedCount: Int { worded.reduce(0) { $0 + $1.count } }

  /// How many of them stay.
  ///
  /// - Parameter retained: For each line the indices of its vertices that stay, ascending.
  func wordedCount(keeping retained: [[Int]]) -> Int {
    zip(worded, retained).reduce(0) { count, line in
      line.0.isEmpty ? count : count + Set(line.0).intersection(line.1).count
    }
  }

  /// The document with only the vertices that stay; lines of which all stay are as they were.
  ///
  /// - Parameter retained: For each line the indices of its vertices that stay.
  func applied(_ retained: [[Int]], to document: TrackDocument) -> TrackDocument {
    var document = document
    /// The lines of the feature at hand, and its place.
    var parts: [Segment] = []
    for (n, owner) in owners.enumerated() {
      let segment = lines[n].segment
      let indices = retained[n]
      let isWhole = indices.count == segment.count
      switch owner {
      case .segment(let item, let k):
        guard !isWhole, case .track(var track) = document.items[item] else { continue }
        // One owner at a time, so that segments are not copied.
        document.items[item] = .track(Track())
        track.segments[k] = segment.keeping(indices)
        document.items[item] = .track(track)
      case .route(let item):
        guard !isWhole, case .route(let route) = document.items[item] else { continue }
        document.items[item] = .route(route.keeping(wayPoints: indices))
      case .part(let item, _):
        parts.append(isWhole ? segment : segment.keeping(indices))
        let isLast = n + 1 == owners.count || owners[n + 1].item != item
        guard isLast, case .feature(var feature) = document.items[item] else { continue }
        feature.geometry = feature.geometry?.replacingLines(&parts)
        document.items[item] = .feature(feature)
        parts = []
      }
    }
    return document
  }
}

extension Segment {
  /// The first and the last vertex with a time where the end itself has none: with them the line
  /// keeps its duration.
  fileprivate var timePins: [Int] {
    [
      (times.first, times.firstIndex { !$0.isMissing }),
      (times.last, times.lastIndex { !$0.isMissing }),
    ]
    .compactMap { end, timed in end?.isMissing == true ? timed : nil }
  }
}

extension DocumentLines.Owner {
  /// The index of the item in the document.
  var item: Int {
    switch self {
    case .segment(let item, _), .route(let item), .part(let item, _): item
    }
  }

  /// What kind of path it belongs to; nil for none that fences watch.
  var source: FenceEvent.Source? {
    switch self {
    case .segment: .track
    case .route: .route
    case .part: nil
    }
  }
}

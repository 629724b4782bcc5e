package import Geodesy
package import TrackFormats
package import TrackProcessing
package import Tracks

/// What a report says about a document: counts, bounds, statistics.
package struct DocumentRecord: Sendable {
  /// A segment of a track, or a route.
  package struct Line: Sendable {
    /// The name, nil for none; segments have none.
    package var name: String?
    /// The number of fixes.
    package var points: Int
    /// Its statistics.
    package var stats: TrackSummary
    /// What else was asked for; nil for segments, their track has it.
    package var details: LineDetails?
  }

  /// A track.
  package struct TrackLine: Sendable {
    /// The name, nil for none.
    package var name: String?
    /// The type, nil for none.
    package var type: String?
    /// Its segments, in order.
    package var segments: [Line]
    /// Statistics of all its segments.
    package var stats: TrackSummary
    /// What else was asked for.
    package var details: LineDetails?
  }

  /// A named place. Documents may have millions: the words stay where they are, shared.
  package struct Place: Sendable {
    private let text: FixDetails
    /// Where.
    package let coordinate: Coordinate
    /// Meters, nil when unknown.
    package let elevation: Double?
    /// When, nil when unknown.
    package let time: Timestamp?

    /// The name, nil for none.
    package var name: String? { text.name }
    /// The description, nil for none.
    package var description: String? { text.description }
    /// The symbol, nil for none.
    package var symbol: String? { text.symbol }

    init(_ fix: Fix, _ text: FixDetails) {
      self.text = text
      coordinate = fix.coordinate
      elevation = fix.elevation
      time = fix.time
    }
  }

  /// The tracks, in file order.
  package var tracks: [TrackLine] = []
  /// The routes, in file order.
  package var routes: [Line] = []
  /// The waypoints, in file order.
  package var waypoints: [Place] = []
  /// The number of areas.
  package var areaCount = 0
  /// GeoJSON features, those counted elsewhere too.
  package var featureCount: Int
  /// GeoJSON features with a position.
  package var locatedFeatureCount: Int
  /// Track fixes and line positions.
  package var pointCount = 0
  /// Positions of routes.
  package var routePointCount = 0
  /// The box of all that is located, nil for nothing.
  package var bounds: CoordinateBounds?
  /// Statistics of all tracks.
  package var stats: TrackSummary

  /// What was asked for beside the statistics.
  package var request: DetailRequest
  /// The same fixes by other methods, when they were asked for.
  package var comparison: MethodComparison?
  /// What could not be told as it was asked for.
  package var findings: [Finding] = []

  /// Describes a document.
  package init(
    _ document: TrackDocument, _ options: SummaryOptions,
    request: DetailRequest = DetailRequest()
  ) {
    self.request = request
    featureCount = document.featureCount
    locatedFeatureCount = document.locatedFeatureCount
    var builder = BoundsBuilder()
    var pointCount = 0
    for item in document.items {
      switch item {
      case .track(let track):
        let lines = track.segments.map {
          Line(name: nil, points: $0.count, stats: TrackSummary(of: $0, options: options))
        }
        tracks.append(
          TrackLine(
            name: track.details.text.name, type: track.details.text.type, segments: lines,
            stats: .combined(lines.map(\.stats)),
            details: request.details(
              of: track.segments, options, called: "track \(tracks.count + 1)", &findings)))
        for segment in track.segments {
          pointCount += segment.count
          builder.add(path: segment.coordinates)
        }
      case .route(let route):
        let path = route.path
        routes.append(
          Line(
            name: route.details.text.name, points: route.points.count,
            stats: TrackSummary(of: path, options: options),
            details: request.details(
              of: [path], options, called: "route \(routes.count + 1)", &findings)))
        routePointCount += route.points.count
        builder.add(path: path.coordinates)
      case .waypoint(let waypoint):
        guard let fix = waypoint.position.first else { continue }
        waypoints.append(Place(fix, waypoint.details.text))
        builder.add(path: [fix.coordinate])
      case .area(let area):
        areaCount += 1
        for ring in area.polygons.flatMap(\.rings) { builder.add(path: ring.coordinates) }
      case .feature(let feature):
        GeometryParts.visit(feature.geometry) { path, isLine in
          builder.add(path: path.coordinates)
          if isLine { pointCount += path.count }
        }
      }
    }
    self.pointCount = pointCount
    bounds = builder.bounds
    stats = .combined(tracks.map(\.stats))
    if request.comparesMethods { comparison = MethodComparison(of: document, options: options) }
  }

  /// The number of fixes of each segment of each track.
  package var segmentCounts: [Int] { tracks.flatMap { $0.segments.map(\.points) } }
}

/// Walks the parts of a geometry without recursion: collections may be deep.
enum GeometryParts {
  /// Calls back with each path; loose positions are paths of one.
  static func visit(_ geometry: Geometry?, _ body: (Segment, _ isLine: Bool) -> Void) {
    var waiting = [geometry].compactMap { $0 }
    while let part = waiting.popLast() {
      switch part {
      case .point(let position): body(position, false)
      case .multiPoint(let positions):
        for i in positions.indices { body(positions.keeping([i]), false) }
      case .lineString(let line): body(line, true)
      case .multiLineString(let lines): for line in lines { body(line, true) }
      case .polygon(let polygon): for ring in polygon.rings { body(ring, false) }
      case .multiPolygon(let polygons):
        for ring in polygons.flatMap(\.rings) { body(ring, false) }
      case .collection(let parts): waiting.append(contentsOf: parts.reversed())
      }
    }
  }
}

import Geodesy
import OverlayModel
import Tracks

extension SceneGeometry {
  /// The geometries of a geometry, collections dissolved, each ready to be drawn; and how many
  /// lines of one position became points. What has no position is left out.
  static func parts(of geometry: Geometry) -> (parts: [SceneGeometry], singleFixCount: Int) {
    var parts: [SceneGeometry] = []
    var singleFixCount = 0
    func addLines(_ lines: [Segment]) {
      let pieces = lines.filter { $0.count > 1 }.flatMap { AntimeridianCut.pieces(of: $0) }
      if !pieces.isEmpty { parts.append(.lines(pieces)) }
      for line in lines where line.count == 1 {
        singleFixCount += 1
        parts.append(.point(wrapped(line)))
      }
    }
    func addPolygons(_ polygons: [Polygon]) {
      let pieces = polygons.filter { $0.rings.contains { !$0.isEmpty } }
        .flatMap { AntimeridianCut.pieces(of: $0) }
      if !pieces.isEmpty { parts.append(.polygons(pieces)) }
    }
    var waiting = [geometry]
    while let next = waiting.popLast() {
      switch next {
      case .point(let points): if !points.isEmpty { parts.append(.point(wrapped(points))) }
      case .multiPoint(let points):
        if !points.isEmpty { parts.append(.multiPoint(wrapped(points))) }
      case .lineString(let line): addLines([line])
      case .multiLineString(let lines): addLines(lines)
      case .polygon(let polygon): addPolygons([polygon])
      case .multiPolygon(let polygons): addPolygons(polygons)
      case .collection(let geometries): waiting += geometries.reversed()
      }
    }
    return (parts, singleFixCount)
  }

  /// Points with longitudes in -180 through 180; each by itself, points are no path.
  static func wrapped(_ points: Segment) -> Segment {
    if points.coordinates.allSatisfy({ abs($0.longitude) <= 180 }) { return points }
    var result = Segment()
    for i in points.indices {
      let longitude = LongitudeStep.normalized(points.coordinates[i].longitude)
      result.append(fix: i, of: points, longitude: longitude)
    }
    return result
  }
}

extension SceneShape {
  /// The shape of geometries: a collection, unless it is a single geometry that stood alone.
  init(_ parts: [SceneGeometry], isCollection: Bool) {
    guard !isCollection, parts.count == 1 else {
      self = .collection(parts)
      return
    }
    switch parts[0] {
    case .point(let point): self = .annotation(point)
    case .multiPoint: self = .collection(parts)
    case .lines(let lines): self = .polyline(lines.map { SceneLine(points: $0, segment: 0) })
    case .polygons(let polygons): self = .polygon(polygons, numbers: [])
    }
  }

  /// The pieces of polygons; nil when none has a position.
  init?(polygons: [Polygon]) {
    let whole = polygons.filter { $0.rings.contains { !$0.isEmpty } }
    var pieces: [Polygon] = []
    var numbers: [Int] = []
    for (number, polygon) in whole.enumerated() {
      let cut = AntimeridianCut.pieces(of: polygon)
      pieces += cut
      numbers += cut.map { _ in number }
    }
    if pieces.isEmpty { return nil }
    self = .polygon(pieces, numbers: pieces.count == whole.count ? [] : numbers)
  }

  /// Whether markers are drawn.
  package var hasPoints: Bool {
    switch self {
    case .annotation: true
    case .polyline, .polygon, .circle: false
    case .collection(let geometries):
      geometries.contains {
        switch $0 {
        case .point, .multiPoint: true
        case .lines, .polygons: false
        }
      }
    }
  }
}

extension Geometry {
  var isCollection: Bool { if case .collection = self { true } else { false } }
}

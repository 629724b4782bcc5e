public import Framing
import Geodesy
import OverlayModel
import Tracks

extension OverlayScene {
  /// Adds what a camera frames of the scene: the vertices of lines and rings, the outlines of
  /// circles, the places of annotations.
  ///
  /// - Parameters:
  ///   - hasOutsets: Whether the drawing's own size counts too: half of a stroke's width on each
  ///     side of it, and the balloon of an annotation above its place.
  ///   - decimals: Of degrees, as a document writes them: who reads it gets the same camera. Nil for
  ///     the coordinates as they are.
  /// - Complexity: O(*n*).
  public func add(
    to content: inout FramedContent, hasOutsets: Bool = false, decimals: Int? = nil
  ) {
    for feature in features {
      let stroke = hasOutsets ? ScreenEdges(all: feature.style.lineWidth / 2) : .zero
      let balloon = hasOutsets ? SceneFeature.balloon : .zero
      feature.shape.forEachRun { run, isPath in
        let places = decimals.map { run.coordinates.rounded(decimals: $0) } ?? run.coordinates
        if isPath {
          content.add(path: places, outset: stroke)
        } else {
          for place in places { content.add(point: place, outset: balloon) }
        }
      }
    }
  }
}

extension SceneFeature {
  /// The balloon of an annotation in screen points, as MapKit's markers and most web clients' pins
  /// have it at most: 40 high, 28 wide, its tip at the place.
  static let balloon = ScreenEdges(top: 40, left: 14, bottom: 0, right: 14)
}

extension SceneShape {
  /// All runs of positions, and whether they are drawn as a path: lines and rings are, points not.
  fileprivate func forEachRun(_ body: (Segment, Bool) -> Void) {
    guard case .collection(let geometries) = self else {
      return forEachSegment { body($0, kind != .annotation) }
    }
    for geometry in geometries {
      switch geometry {
      case .point(let points), .multiPoint(let points): body(points, false)
      case .lines(let lines):
        for line in lines { body(line, true) }
      case .polygons(let polygons):
        // The inner rings of an invalid polygon may lie outside.
        for polygon in polygons {
          for ring in polygon.rings { body(ring, true) }
        }
      }
    }
  }
}

extension [Coordinate] {
  /// The coordinates with so many decimals; shared where they have no more.
  fileprivate func rounded(decimals: Int) -> [Coordinate] {
    // Degrees in doubles have no more decimals than these.
    guard decimals < 14 else { return self }
    let scale = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    func round(_ degrees: Double) -> Double { (degrees * scale).rounded() / scale }
    if allSatisfy({ round($0.longitude) == $0.longitude && round($0.latitude) == $0.latitude }) {
      return self
    }
    return map {
      Coordinate(uncheckedLatitude: round($0.latitude), longitude: round($0.longitude))
    }
  }
}

import Geodesy
import Overlays
import TextWriting
import Tracks

/// A geometry as GeoJSON has it: a type, and segments in as many brackets as the type wants.
struct OverlayGeometry {
  /// The GeoJSON type.
  let type: StaticString
  /// How many arrays stand around a position.
  private let depth: Int
  /// Rings per polygon, or one group of lines, or one group of one run of points.
  private let groups: [[Segment]]

  /// One position.
  init(point: Segment) { (type, depth, groups) = ("Point", 0, [[point]]) }

  /// Loose positions.
  init(multiPoint points: Segment) { (type, depth, groups) = ("MultiPoint", 1, [[points]]) }

  /// One line or more.
  init(lines: [Segment]) {
    (type, depth) = lines.count == 1 ? ("LineString", 1) : ("MultiLineString", 2)
    groups = [lines]
  }

  /// One polygon or more.
  init(polygons: [Polygon]) {
    (type, depth) = polygons.count == 1 ? ("Polygon", 2) : ("MultiPolygon", 3)
    groups = polygons.map(\.rings)
  }

  /// The geometry of a part of a collection.
  init(_ geometry: SceneGeometry) {
    switch geometry {
    case .point(let point): self.init(point: point)
    case .multiPoint(let points): self.init(multiPoint: points)
    case .lines(let lines): self.init(lines: lines)
    case .polygons(let polygons): self.init(polygons: polygons)
    }
  }

  /// The geometries of a shape: one, or those of a collection.
  static func of(_ shape: SceneShape) -> [OverlayGeometry] {
    switch shape {
    case .polyline(let lines): [OverlayGeometry(lines: lines.map(\.points))]
    case .polygon(let polygons, _), .circle(_, let polygons): [OverlayGeometry(polygons: polygons)]
    case .annotation(let point): [OverlayGeometry(point: point)]
    case .collection(let geometries): geometries.map { OverlayGeometry($0) }
    }
  }

  /// All segments.
  var segments: some Sequence<Segment> { groups.lazy.joined() }

  /// Writes arrays that nest like the coordinates, around what a body writes for each segment:
  /// its elements with commas between them.
  ///
  /// - Parameter body: Takes the segment and its index among all.
  func writeNested(to out: inout ByteWriter, _ body: (Segment, Int, inout ByteWriter) -> Void) {
    var index = 0
    if depth >= 3 { out.literal("[") }
    for (g, group) in groups.enumerated() {
      if g > 0 { out.literal(",") }
      if depth >= 2 { out.literal("[") }
      for (s, segment) in group.enumerated() {
        if s > 0 { out.literal(",") }
        if depth >= 1 { out.literal("[") }
        body(segment, index, &out)
        if depth >= 1 { out.literal("]") }
        index += 1
      }
      if depth >= 2 { out.literal("]") }
    }
    if depth >= 3 { out.literal("]") }
  }

  /// Writes the coordinates, with elevations as third numbers or without.
  func writeCoordinates(
    withElevations is3D: Bool, _ numbers: OverlayNumbers, to out: inout ByteWriter
  ) {
    writeNested(to: &out) { segment, _, out in
      let elevations = segment.elevations
      let coordinates = segment.coordinates
      let positions = numbers.positions
      if is3D && elevations.count == coordinates.count {
        for i in coordinates.indices {
          let coordinate = coordinates[i]
          positions.write(
            coordinate.longitude, coordinate.latitude, elevations[i], isFirst: i == 0, to: &out)
        }
        return
      }
      for i in coordinates.indices {
        let coordinate = coordinates[i]
        positions.write(coordinate.longitude, coordinate.latitude, isFirst: i == 0, to: &out)
      }
    }
  }
}

import Geodesy
import OverlayModel
public import Tracks

/// Makes the scene of a document: one feature for each track, route, waypoint, area and other
/// feature, with the document's order, ids, words and style.
///
/// A segment of one fix cannot be drawn as a line: it becomes an annotation of its own. What has
/// no position is left out. Both are reported.
public struct SceneBuilder {
  private var scene = OverlayScene()
  private var report = SceneReport()
  private var ids: IDAssignment
  private var bounds = BoundsBuilder()

  /// The scene of a document, and what was lost and noticed on the way.
  ///
  /// - Parameter levels: The levels of detail that features are to have, nil for none.
  /// - Complexity: O(*n*), with levels O(*n* log *n*) on ordinary lines; columns of lines that need
  ///   no cut are shared, not copied.
  public static func scene(
    of document: TrackDocument, levels: OverlayLevels? = nil
  ) -> (OverlayScene, SceneReport) {
    var builder = SceneBuilder(ids: IDAssignment(items: document.items))
    builder.scene.features.reserveCapacity(document.items.count)
    builder.scene.foreignMembers = document.foreignMembers
    for item in document.items { builder.add(item) }
    builder.scene.bounds = builder.bounds.bounds
    if let levels { builder.scene.addVertexZooms(levels, &builder.report) }
    return (builder.scene, builder.report)
  }

  private init(ids: IDAssignment) { self.ids = ids }

  private mutating func add(_ item: TrackDocument.Item) {
    noteLosses(of: item.details)
    switch item {
    case .track(let track):
      addLines(track.segments, track.details, .track)
    case .route(let route):
      addLines([route.path], route.details, .route)
    case .waypoint(let waypoint):
      // The points of a MultiPoint share its id by right.
      add(
        .annotation(SceneGeometry.wrapped(waypoint.position)), waypoint.details, .waypoint,
        mayClash: (waypoint.multiPointIndex ?? 0) > 0)
    case .area(let area):
      add(area)
    case .feature(let feature):
      add(feature)
    }
  }

  /// Lines as one feature, and an annotation for each segment of one fix.
  private mutating func addLines(
    _ segments: [Segment], _ details: ItemDetails, _ kind: IDAssignment.Kind
  ) {
    var lines: [SceneLine] = []
    for (number, segment) in segments.enumerated() where segment.count > 1 {
      let cut = AntimeridianCut.cut(segment)
      for (i, piece) in cut.pieces.enumerated() {
        lines.append(
          SceneLine(
            points: piece, segment: number,
            endsAtRecordedVertex: i < cut.recordedJoints.count && cut.recordedJoints[i]))
      }
    }
    if !lines.isEmpty { add(.polyline(lines), details, kind) }
    var isPart = !lines.isEmpty
    for segment in segments where segment.count == 1 {
      report.notice("single-fix-segment", "a segment of one fix is no line; it became a point")
      add(.annotation(SceneGeometry.wrapped(segment)), details, kind, isPart: isPart)
      isPart = true
    }
    if segments.contains(where: { !$0.detailTable.isEmpty }) {
      report.lose("words of single points")
    }
    if segments.allSatisfy(\.isEmpty) {
      report.lose(kind == .route ? "routes without points" : "tracks without fixes")
    }
  }

  private mutating func add(_ area: Area) {
    if let circle = area.circle {
      let outline = CircleOutline.polygons(of: circle)
      let isDrawn = outline.contains { $0.rings.contains { !$0.isEmpty } }
      add(.circle(circle, outline: isDrawn ? outline : area.polygons), area.details, .area)
      return
    }
    guard let shape = SceneShape(polygons: area.polygons) else {
      return report.lose("areas without positions")
    }
    add(shape, area.details, .area)
  }

  private mutating func add(_ feature: Feature) {
    guard let geometry = feature.geometry else { return report.lose("features without geometry") }
    let (parts, singleFixCount) = SceneGeometry.parts(of: geometry)
    report.notice(
      "single-fix-segment", count: singleFixCount,
      "a line of one position is no line; it became a point")
    if parts.isEmpty { return report.lose("features without positions") }
    add(SceneShape(parts, isCollection: geometry.isCollection), feature.details, .feature)
  }

  private mutating func add(
    _ shape: SceneShape, _ details: ItemDetails, _ kind: IDAssignment.Kind, isPart: Bool = false,
    mayClash: Bool = false
  ) {
    let resolver = StyleResolver(details)
    report.notice(
      "invalid-style", count: resolver.complaints.count, resolver.complaints.first ?? "")
    var extent = FeatureExtent()
    shape.forEachSegment { extent.add($0) }
    guard let box = extent.bounds else { return }
    bounds.add(box)
    var properties = SceneProperties(details.properties ?? JSONMembers())
    properties.makeRoom(&report)
    properties.addWords(of: details)
    properties.addSimplestyle(resolver.style, shape)
    let clashCount = ids.clashCount
    let id = ids.token(for: details, kind, isPart: isPart)
    if ids.clashCount > clashCount && !mayClash {
      report.notice("duplicate-id", ids.lastClash?.message ?? "")
    }
    scene.features.append(
      SceneFeature(
        id: id, shape: shape, properties: properties.members,
        foreignMembers: details.foreignMembers,
        geometryForeignMembers: details.geometryForeignMembers, style: resolver.style,
        level: resolver.level, zIndex: resolver.zIndex, marker: resolver.marker, bounds: box,
        elevations: extent.elevations))
  }

  /// Notes what an overlay document does not say of an item.
  private mutating func noteLosses(of details: ItemDetails) {
    if details.properties != nil { return }
    let text = details.text
    if text.comment != nil { report.lose("comments") }
    if text.source != nil { report.lose("sources") }
    if !text.links.isEmpty { report.lose("links") }
    if details.number != nil { report.lose("numbers of tracks and routes") }
  }
}

/// What a feature spans.
private struct FeatureExtent {
  private var builder = BoundsBuilder()
  private var low = Double.infinity
  private var high = -Double.infinity
  private var isComplete = true

  mutating func add(_ segment: Segment) {
    builder.add(path: segment.coordinates)
    if segment.isEmpty { return }
    if segment.elevations.isEmpty { isComplete = false }
    guard isComplete else { return }
    for elevation in segment.elevations {
      if elevation.isNaN {
        isComplete = false
        return
      }
      low = min(low, elevation)
      high = max(high, elevation)
    }
  }

  var bounds: CoordinateBounds? { builder.bounds }
  var elevations: ClosedRange<Double>? { isComplete && low <= high ? low...high : nil }
}

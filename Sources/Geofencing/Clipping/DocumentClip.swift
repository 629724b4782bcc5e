import Geodesy
import Tracks

/// A clip of a document's items, one after the other, and its report.
struct DocumentClip {
  let region: ClipRegion
  /// Whether new vertices stand where rounding on output leaves them on the kept side.
  let isSnapped: Bool
  private(set) var report = ClippingReport()
  /// How many tracks of the input came so far.
  private var trackNumber = 0
  /// How many waypoints of the MultiPoint that is being passed are kept.
  private var multiPointCount = 0

  init(_ region: ClipRegion, snapping isSnapped: Bool = false, keepsIndices: Bool) {
    self.region = region
    self.isSnapped = isSnapped
    report.keepsIndices = keepsIndices
    if keepsIndices { report.keptIndices = [] }
  }

  /// The kept part of a track; nil when it had fixes and has none any more.
  ///
  /// - Returns: The track, and whether something of it is gone.
  mutating func clip(_ track: Track) -> (track: Track?, isCut: Bool) {
    defer { trackNumber += 1 }
    report.tracks.before += 1
    report.segments.before += track.segments.count
    var segments: [Segment] = []
    var isCut = false
    var fixCount = 0
    for segment in track.segments {
      let clip = PathClip(segment.coordinates, in: region, snapping: isSnapped)
      report.fixes.before += segment.count
      report.fixes.after += clip.keptCount + clip.borderCount
      report.removedFixes += segment.count - clip.keptCount
      report.borderFixes += clip.borderCount
      report.keptIndices?.append(
        clip.isWhole
          ? Array(segment.indices)
          : clip.pieces.flatMap { $0.filter { !$0.isBorder }.map(\.index) })
      if !clip.isWhole { isCut = true }
      fixCount += clip.keptCount + clip.borderCount
      segments += segment.clipped(by: clip)
    }
    if isCut && fixCount == 0 {
      report.droppedTracks.append(trackNumber)
      return (nil, true)
    }
    var track = track
    if isCut {
      track.segments = segments
      forgetArrays(of: &track.details)
    }
    report.tracks.after += 1
    report.segments.after += segments.count
    return (track, isCut)
  }

  /// Values per position that nobody could read do not fit the positions any more.
  private mutating func forgetArrays(of details: inout ItemDetails) {
    let key = "coordinateProperties"
    guard details.properties?[key] != nil else { return }
    details.properties?.members.removeAll { $0.key == key }
    report.tracksWithLostArrays += 1
  }

  /// The kept pieces of a route. A route without points stays.
  mutating func clip(_ route: Route) -> Route.Clipped {
    let clipped = route.clipped(in: region, snapping: isSnapped)
    report.routes.before += 1
    report.routePoints.before += route.points.count
    report.shapingPoints.before += route.shaping.reduce(0) { $0 + $1.count }
    report.borderRoutePoints += clipped.borderCount
    for piece in clipped.routes {
      report.routes.after += 1
      report.routePoints.after += piece.points.count
      report.shapingPoints.after += piece.shaping.reduce(0) { $0 + $1.count }
    }
    return clipped
  }

  /// A waypoint that is kept, with its new number in its MultiPoint; else nil.
  mutating func clip(_ waypoint: Waypoint) -> Waypoint? {
    report.waypoints.before += 1
    if waypoint.multiPointIndex == 0 { multiPointCount = 0 }
    guard waypoint.position.coordinates.allSatisfy(region.keeps) else { return nil }
    report.waypoints.after += 1
    var waypoint = waypoint
    if waypoint.multiPointIndex != nil {
      waypoint.multiPointIndex = multiPointCount
      multiPointCount += 1
    }
    return waypoint
  }

  /// Whether an area is kept: whole, or not at all.
  mutating func keeps(_ area: Area) -> Bool {
    report.areas.before += 1
    guard keepsAll(ItemPositions.of(area)) else { return false }
    report.areas.after += 1
    return true
  }

  /// Whether a feature is kept: whole, or not at all. One without positions is.
  mutating func keeps(_ feature: Feature) -> Bool {
    report.features.before += 1
    guard keepsAll(feature.geometry.map(ItemPositions.of) ?? []) else { return false }
    report.features.after += 1
    return true
  }

  private mutating func keepsAll(_ parts: [ItemPositions.Part]) -> Bool {
    func keepsAll(_ part: ItemPositions.Part) -> Bool {
      part.places.allSatisfy(region.keeps)
        && (!part.isPath || PathClip(part.places, in: region).isWhole)
    }
    if parts.allSatisfy(keepsAll) { return true }
    let isStraddling = parts.contains { part in
      part.places.contains(where: region.keeps)
        || (part.isPath && !PathClip(part.places, in: region).isNothing)
    }
    if isStraddling { report.straddlingItems += 1 }
    return false
  }
}

import Geodesy
import Tracks

/// What an overlay document says beyond GeoJSON, and how it is undone.
enum OverlayDocument {
  /// Whether the top-level members are those of an overlay document.
  static func isNamed(by members: JSONMembers) -> Bool {
    members["routelay"]?.members?["version"]?.number != nil
  }

  /// Turns what was read as GeoJSON into what the overlay document was made of, if it is one:
  /// cut lines and polygons are put together, circles are circles again, and how a feature is to
  /// be drawn stands in its details.
  ///
  /// - Parameter mayHaveOverlays: Whether a feature may have a property `overlay`; without one, a
  ///   document that says nothing of itself needs no look at each item.
  static func restore(_ result: inout ReadResult, mayHaveOverlays: Bool = true) {
    let head = result.document.foreignMembers["routelay"]?.members
    if let head, let version = head["version"], version.number != nil {
      result.format = "overlay"
      result.version = version.text
      result.document.mapType = head["mapType"]?.string
      result.document.foreignMembers.members.removeAll { $0.key == "routelay" }
    } else if !mayHaveOverlays
      || !result.document.items.contains(where: { details(of: $0).map(isComplete) ?? false })
    {
      return
    }
    let isDocument = result.format == "overlay"
    var losses = Losses()
    for i in result.document.items.indices {
      switch result.document.items[i] {
      case .track(var track):
        if let overlay = takeOverlay(&losses, isDocument, of: &track.details) {
          let numbers = overlay["segments"]?.numbers ?? []
          let joints = takeRecordedJoints(of: &track.details, track.segments)
          track.segments = CutLines.rejoined(
            track.segments, numbers: numbers, recordedJoints: joints)
        }
        result.document.items[i] = .track(track)
      case .waypoint(var waypoint):
        _ = takeOverlay(&losses, isDocument, of: &waypoint.details)
        result.document.items[i] = .waypoint(waypoint)
      case .area(var area):
        if let overlay = takeOverlay(&losses, isDocument, of: &area.details) {
          area.polygons = CutPolygons.rejoined(
            area.polygons, numbers: overlay["segments"]?.numbers)
          area.circle = circle(overlay)
          if area.circle == nil && overlay["type"]?.string == "circle" {
            result.findings.add(
              .invalidGeometry, at: nil,
              "a circle has no center with a radius of 0 or more; its outline is a polygon now")
          }
        }
        result.document.items[i] = .area(area)
      case .feature(var feature):
        _ = takeOverlay(&losses, isDocument, of: &feature.details)
        result.document.items[i] = .feature(feature)
      case .route: break
      }
    }
    if losses.gradients { result.losses.append("gradients of overlays") }
    if losses.vertexZooms { result.losses.append("vertex zooms of overlays") }
  }

  /// What is computed for a drawing, and no part of what it was made of.
  private struct Losses {
    var gradients = false
    var vertexZooms = false
  }

  /// Moves `cut` out of `coordinateProperties`.
  private static func takeRecordedJoints(
    of details: inout ItemDetails, _ lines: [Segment]
  ) -> [Bool] {
    guard var columns = details.properties?["coordinateProperties"]?.members,
      let cut = columns["cut"], let joints = CutLines.recordedJoints(cut, of: lines)
    else { return [] }
    columns.members.removeAll { $0.key == "cut" }
    guard
      let i = details.properties?.members.firstIndex(where: { $0.key == "coordinateProperties" })
    else { return joints }
    if columns.isEmpty {
      details.properties?.members.remove(at: i)
    } else {
      details.properties?.members[i].value = columns.jsonText
    }
    return joints
  }

  /// Moves the `overlay` object from the properties to its place in the details.
  private static func takeOverlay(
    _ losses: inout Losses, _ isDocument: Bool, of details: inout ItemDetails
  ) -> JSONMembers? {
    guard isDocument || isComplete(details), let value = details.properties?["overlay"],
      var overlay = value.members, overlay["type"]?.string != nil
    else { return nil }
    let hasGradients = says(overlay["gradients"])
    let hasVertexZooms = says(overlay["vertexZoom"])
    losses.gradients = losses.gradients || hasGradients
    losses.vertexZooms = losses.vertexZooms || hasVertexZooms
    if hasGradients || hasVertexZooms {
      overlay.members.removeAll { $0.key == "gradients" || $0.key == "vertexZoom" }
      details.overlay = overlay.jsonText
    } else {
      details.overlay = value
    }
    details.properties?.members.removeAll { $0.key == "overlay" }
    return overlay
  }

  /// Whether the property `overlay` is a whole object of ours, as GeoJSON outputs carry it on: it
  /// has a type, a level and a style of overlays, and no member that we do not know.
  private static func isComplete(_ details: ItemDetails) -> Bool {
    guard let overlay = details.properties?["overlay"]?.members,
      let type = overlay["type"]?.string, types.contains(type),
      overlay["level"]?.string != nil, overlay["style"]?.members != nil
    else { return false }
    return overlay.members.allSatisfy { members.contains($0.key) }
  }

  private static let types: Set = ["polyline", "polygon", "circle", "annotation"]
  private static let members: Set = [
    "type", "id", "level", "zIndex", "mapRect", "segments", "style", "gradients", "vertexZoom",
    "center", "radius", "clusteringIdentifier", "glyph", "displayPriority",
  ]

  private static func details(of item: TrackDocument.Item) -> ItemDetails? {
    switch item {
    case .track(let track): track.details
    case .waypoint(let waypoint): waypoint.details
    case .area(let area): area.details
    case .feature(let feature): feature.details
    case .route: nil
    }
  }

  /// Whether a value is there and says anything.
  private static func says(_ value: JSONText?) -> Bool {
    guard let text = value?.text else { return false }
    return text != "null" && text != "[]" && text != "{}"
  }

  private static func circle(_ overlay: JSONMembers) -> GeodesicCircle? {
    guard overlay["type"]?.string == "circle", let center = overlay["center"]?.members,
      let latitude = center["latitude"]?.number, let longitude = center["longitude"]?.number,
      let radius = overlay["radius"]?.number, radius >= 0, radius.isFinite
    else { return nil }
    do throws(Coordinate.Invalid) {
      let center = try Coordinate(latitude: latitude, longitude: longitude)
      return GeodesicCircle(center: center, radius: radius)
    } catch { return nil }
  }
}

import Overlays
import Tracks

/// What GPX cannot hold of a document.
enum GPXLosses {
  /// Notes each kind of thing that the document has and GPX has no place for.
  static func note(in document: TrackDocument, _ report: inout OutputReport) {
    if !document.foreignMembers.isEmpty { report.lose("foreign members") }
    for item in document.items {
      switch item {
      case .area: report.lose("areas")
      case .feature(let feature):
        report.lose(
          feature.geometry == nil ? "features without geometry" : "geometry collections")
      case .track, .route, .waypoint: note(item, &report)
      }
    }
  }

  private static func note(_ item: TrackDocument.Item, _ report: inout OutputReport) {
    let details = item.details
    if details.id != nil { report.lose("ids") }
    // What was read from GPX stands in its extensions, which are written again.
    let hasRaw = details.text.extensions != nil
    if details.overlay != nil || (details.drawing != nil && !hasRaw) { report.lose("styles") }
    if details.proximity != nil && !hasRaw { report.lose("proximities") }
    if case .route(let route) = item, route.isShaped, !route.points.hasFixExtensions {
      report.lose("shaping points of routes")
    }
    if !details.foreignMembers.isEmpty || !details.geometryForeignMembers.isEmpty {
      report.lose("foreign members")
    }
    if let properties = details.properties {
      let hasTimes = item.segments.contains(where: \.hasTimes)
      for member in properties.members {
        if !isHeld(member, by: details, hasTimes: hasTimes) {
          report.lose("properties")
        } else if member.value.hasLoneSurrogate {
          report.lose("half characters")
        }
      }
    }
  }

  /// Whether what a property says stands in one of the elements that are written.
  private static func isHeld(
    _ member: JSONMembers.Member, by details: ItemDetails, hasTimes: Bool
  ) -> Bool {
    let text = details.text
    switch member.key {
    case "time", "times", "coordTimes": return hasTimes
    case "links", "link": return !text.links.isEmpty
    default: break
    }
    if member.value.text == "null" || member.value.text == details.number { return true }
    guard let string = member.value.decodedString else { return false }
    let held = [
      text.name, text.comment, text.description, text.source, text.symbol, text.type,
      text.magneticVariation, text.geoidHeight, text.ageOfDGPSData, text.dgpsID, details.number,
    ]
    return held.contains(string)
  }
}

import Overlays
import Tracks

/// What rows of fixes cannot hold of a document.
enum CSVLosses {
  /// Notes each kind of thing that the document has and CSV has no column for.
  static func note(in document: TrackDocument, _ report: inout OutputReport) {
    if document.metadata.saysAnything { report.lose("metadata") }
    if !document.foreignMembers.isEmpty { report.lose("foreign members") }
    for item in document.items {
      let segments = item.segments
      note(item.details, hasTimes: segments.contains(where: \.hasTimes), &report)
      for segment in segments {
        note(segment, of: item, &report)
      }
      if case .route(let route) = item, route.isShaped { report.lose("shaping points of routes") }
      if segments.allSatisfy(\.isEmpty) { report.lose(emptyWords(for: item)) }
      if case .area(let area) = item {
        report.lose(area.circle == nil ? "types of geometries" : "circles")
      }
      if case .feature(let feature) = item, feature.geometry != nil {
        report.lose("types of geometries")
      }
    }
    if document.hasExtensions { report.lose("extensions") }
  }

  private static func emptyWords(for item: TrackDocument.Item) -> String {
    switch item {
    case .track: "tracks without fixes"
    case .route: "routes without points"
    default: "features without positions"
    }
  }

  /// Whether what a property says stands in a column.
  private static func isHeld(
    _ member: JSONMembers.Member, by details: ItemDetails, hasTimes: Bool
  ) -> Bool {
    if member.value.text == "null" { return true }
    guard let string = member.value.decodedString else { return false }
    return string == details.text.name || (member.key == "time" && hasTimes)
  }

  private static func note(
    _ details: ItemDetails, hasTimes: Bool, _ report: inout OutputReport
  ) {
    note(details.text, &report)
    if details.number != nil { report.lose("numbers of tracks") }
    if details.id != nil { report.lose("ids") }
    if details.overlay != nil || details.drawing != nil { report.lose("styles") }
    if details.proximity != nil { report.lose("proximities") }
    for member in details.properties?.members ?? [] {
      if !isHeld(member, by: details, hasTimes: hasTimes) {
        report.lose("properties")
      } else if member.value.hasLoneSurrogate {
        report.lose("half characters")
      }
    }
    if !details.foreignMembers.isEmpty || !details.geometryForeignMembers.isEmpty {
      report.lose("foreign members")
    }
  }

  private static func note(
    _ segment: Segment, of item: TrackDocument.Item, _ report: inout OutputReport
  ) {
    for details in segment.usedDetails(where: \.hasWords) {
      note(details, &report)
      if details.name != nil && item.details.text.name != nil {
        report.lose("names of both a track and its fixes")
      }
    }
  }

  private static func note(_ text: FixDetails, _ report: inout OutputReport) {
    if text.comment != nil || text.description != nil { report.lose("descriptions") }
    if text.source != nil { report.lose("sources") }
    if !text.links.isEmpty { report.lose("links") }
    if text.symbol != nil { report.lose("symbols") }
    if text.type != nil { report.lose("types") }
    if text.magneticVariation != nil || text.geoidHeight != nil || text.ageOfDGPSData != nil
      || text.dgpsID != nil
    {
      report.lose("magnetic variation, geoid height and DGPS data")
    }
  }
}

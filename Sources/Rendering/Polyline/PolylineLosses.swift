import Overlays
import Tracks

/// What encoded polylines cannot hold of a document: everything but the places of its lines.
enum PolylineLosses {
  /// Notes each kind of thing that the document has beside them.
  static func note(in document: TrackDocument, _ report: inout OutputReport) {
    for item in document.items {
      switch item {
      case .track, .route: note(item, &report)
      case .waypoint: report.lose("waypoints")
      case .area: report.lose("areas")
      case .feature(let feature):
        report.lose(
          feature.geometry == nil ? "features without geometry" : "geometry collections")
      }
    }
    if document.metadata.saysAnything { report.lose("metadata") }
    if !document.foreignMembers.isEmpty { report.lose("foreign members") }
    if document.hasExtensions { report.lose("extensions") }
  }

  private static func note(_ item: TrackDocument.Item, _ report: inout OutputReport) {
    let segments = item.segments
    if segments.contains(where: \.hasTimes) { report.lose("times") }
    if segments.contains(where: \.hasElevations) { report.lose("elevations") }
    if segments.contains(where: { segment in Channel.allCases.contains { segment.has($0) } }) {
      report.lose("channels")
    }
    switch segments.count(where: { !$0.isEmpty }) {
    case 0:
      if case .route = item {
        report.lose("routes without points")
      } else {
        report.lose("tracks without fixes")
      }
    case 1: break
    default: report.lose("tracks of several segments")
    }
    note(item.details, &report)
    if segments.contains(where: { $0.hasDetails(where: \.hasWords) }) {
      report.lose("words of single points")
    }
  }

  private static func note(_ details: ItemDetails, _ report: inout OutputReport) {
    let text = details.text
    if text.name != nil { report.lose("names") }
    if text.comment != nil || text.description != nil { report.lose("descriptions") }
    if text.source != nil { report.lose("sources") }
    if !text.links.isEmpty { report.lose("links") }
    if text.symbol != nil { report.lose("symbols") }
    if text.type != nil { report.lose("types") }
    if details.number != nil { report.lose("numbers of tracks and routes") }
    if details.id != nil { report.lose("ids") }
    if details.overlay != nil || details.drawing != nil { report.lose("styles") }
    if let properties = details.properties,
      properties.members.contains(where: { !isWord($0, of: text) })
    {
      report.lose("properties")
    }
    if !details.foreignMembers.isEmpty || !details.geometryForeignMembers.isEmpty {
      report.lose("foreign members")
    }
  }

  /// Whether a property says nothing, or a word that is named already.
  private static func isWord(_ member: JSONMembers.Member, of text: FixDetails) -> Bool {
    if member.value.text == "null" { return true }
    guard let string = member.value.decodedString else { return false }
    return [text.name, text.comment, text.description, text.source, text.symbol, text.type]
      .contains(string)
  }
}

package import Geodesy
package import Geofencing
package import Tracks

/// Fences and what happened at them as items of a document, to be drawn.
package struct FenceDrawing: Sendable {
  /// The fences, in order.
  package var items: [TrackDocument.Item] = []
  /// Whose events are drawn, nil for none.
  package var monitor: FenceMonitor?

  /// Makes a drawing of nothing.
  package init() {}

  /// Adds the fences to a document, and an annotation for each event of its paths.
  ///
  /// - Throws: as `FenceMonitor.log(of:)`.
  package func draw(on document: inout TrackDocument) throws(FenceMonitorError) {
    let events = try monitor?.log(of: document).paths.flatMap(\.events) ?? []
    document.items += items
    for event in events { document.items.append(.waypoint(Self.annotation(event))) }
  }

  /// An item of a fences file as it is drawn: a point with a radius is a circle.
  static func item(
    _ item: TrackDocument.Item, _ shape: any FenceShape, id: String
  ) -> TrackDocument.Item {
    guard case .waypoint(let waypoint) = item, let circle = shape as? CircleFence else {
      return item
    }
    var details = waypoint.details
    if details.text.name == nil { details.rename(to: id) }
    return .area(area(circle, details))
  }

  /// A circle that has no file, under its id.
  package static func item(_ circle: CircleFence, id: String) -> TrackDocument.Item {
    .area(area(circle, named(id)))
  }

  /// A ring that has no file, under its id.
  package static func item(ring: [Coordinate], id: String) -> TrackDocument.Item {
    var segment = Segment(coordinates: ring)
    if let first = segment.first, !segment.isClosed { segment.append(first) }
    return .area(Area(details: named(id), polygons: [Polygon(rings: [segment])]))
  }

  private static func named(_ id: String) -> ItemDetails {
    var details = ItemDetails()
    details.text.name = id
    details.id = JSONText(quoting: id)
    details.properties = JSONMembers([
      JSONMembers.Member(key: "name", value: JSONText(quoting: id))
    ])
    return details
  }

  private static func area(_ circle: CircleFence, _ details: ItemDetails) -> Area {
    let shape = GeodesicCircle(center: circle.center, radius: circle.radius.value)
    let outline = shape.outline().map(\.rounded)
    return Area(
      details: details, polygons: [Polygon(rings: [Segment(coordinates: outline)])], circle: shape)
  }

  private static func annotation(_ event: FenceEvent) -> Waypoint {
    var fix = Fix(coordinate: event.isInterpolated ? event.place.rounded : event.place)
    fix.time = event.time
    var position = Segment()
    position.append(fix)
    let title = "\(event.event.rawValue) \(event.fence)"
    var details = ItemDetails()
    details.text.name = title
    details.text.type = "fence event"
    details.properties = JSONMembers([
      JSONMembers.Member(key: "name", value: JSONText(quoting: title)),
      JSONMembers.Member(key: "type", value: JSONText(quoting: "fence event")),
      JSONMembers.Member(key: "event", value: JSONText(quoting: event.event.rawValue)),
      JSONMembers.Member(key: "fence", value: JSONText(quoting: event.fence)),
    ])
    return Waypoint(details: details, position: position)
  }
}

extension Coordinate {
  /// To 7 decimals, as computed places are written.
  fileprivate var rounded: Coordinate {
    Coordinate(
      uncheckedLatitude: (latitude * 1e7).rounded() / 1e7 + 0,
      longitude: (longitude * 1e7).rounded() / 1e7 + 0)
  }
}

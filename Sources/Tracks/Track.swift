/// What is known about a track, route, waypoint or area as a whole.
public struct ItemDetails: Sendable {
  /// Words, links, symbol, type and extensions. For GeoJSON: derived from the properties.
  public var text = FixDetails()
  /// The id of a GeoJSON feature as written: a string or number token. Nil for none.
  public var id: JSONText?
  /// The properties of a GeoJSON feature, without `overlay` and `coordinateProperties` where
  /// those were understood. Nil for other inputs, and where they are null or absent.
  public var properties: JSONMembers?
  /// What few items have; nil for nothing.
  private var box: SharedBox<Rest>?

  private struct Rest: Hashable, Sendable {
    var number: String?
    var foreignMembers = JSONMembers()
    var geometryForeignMembers = JSONMembers()
    var overlay: JSONText?
    var proximity: Double?
    var drawing: DrawingStyle?
  }

  /// GPX `<number>`, as written.
  public var number: String? {
    get { box?.contents.number }
    set {
      if newValue == nil && box == nil { return }
      box.change(orMake: Rest()) { $0.number = newValue }
    }
  }
  /// Foreign members of the GeoJSON feature object.
  public var foreignMembers: JSONMembers {
    get { box?.contents.foreignMembers ?? JSONMembers() }
    set {
      if newValue.isEmpty && box == nil { return }
      box.change(orMake: Rest()) { $0.foreignMembers = newValue }
    }
  }
  /// Foreign members of the GeoJSON geometry object.
  public var geometryForeignMembers: JSONMembers {
    get { box?.contents.geometryForeignMembers ?? JSONMembers() }
    set {
      if newValue.isEmpty && box == nil { return }
      box.change(orMake: Rest()) { $0.geometryForeignMembers = newValue }
    }
  }
  /// The `overlay` object of an overlay document's feature: how it is to be drawn. Canonical JSON
  /// that `OverlayModel` decodes.
  public var overlay: JSONText? {
    get { box?.contents.overlay }
    set {
      if newValue == nil && box == nil { return }
      box.change(orMake: Rest()) { $0.overlay = newValue }
    }
  }
  /// How a GPX file wants a track or route to be drawn.
  public var drawing: DrawingStyle? {
    get { box?.contents.drawing }
    set {
      if newValue == nil && box == nil { return }
      box.change(orMake: Rest()) { $0.drawing = newValue }
    }
  }
  /// See `Waypoint.proximity`.
  package var proximity: Double? {
    get { box?.contents.proximity }
    set {
      if newValue == nil && box == nil { return }
      box.change(orMake: Rest()) { $0.proximity = newValue }
    }
  }

  /// Makes empty details.
  public init() {}
}

extension ItemDetails: Hashable {
  /// Whether all that is known is the same.
  public static func == (a: ItemDetails, b: ItemDetails) -> Bool {
    a.id == b.id && a.text == b.text && a.properties == b.properties
      && (a.box === b.box || (a.box?.contents ?? Rest()) == (b.box?.contents ?? Rest()))
  }

  /// Hashes words, id and properties; equal details hash alike.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(id)
    hasher.combine(properties)
  }
}

/// A recorded track: segments that are never bridged.
public struct Track: Hashable, Sendable {
  /// Name, description, properties and so on.
  public var details = ItemDetails()
  /// The unbroken runs, in order; may be empty, and so may each.
  public var segments: [Segment] = []

  /// Makes a track.
  public init(details: ItemDetails = ItemDetails(), segments: [Segment] = []) {
    self.details = details
    self.segments = segments
  }
}

/// A named place.
public struct Waypoint: Hashable, Sendable {
  /// Properties, id and so on; `details.text` are the waypoint's words.
  public var details = ItemDetails()
  /// Exactly one fix: place, elevation, time and channels. Its own details stay empty.
  public var position: Segment
  /// The index inside its MultiPoint, nil for a single point. Consecutive waypoints that count
  /// up from 0 came from one feature.
  public var multiPointIndex: Int?

  /// Makes a waypoint from a segment of one fix.
  public init(details: ItemDetails = ItemDetails(), position: Segment, multiPointIndex: Int? = nil)
  {
    precondition(position.count == 1, "a waypoint is one fix")
    self.details = details
    self.position = position
    self.multiPointIndex = multiPointIndex
  }

  /// Meters around the waypoint inside which a device raises an alarm (Garmin's `Proximity`), 0 or
  /// more; nil for none.
  public var proximity: Double? {
    get { details.proximity }
    set { details.proximity = newValue }
  }
}

import Geodesy
package import Geofencing
import Overlays
import TextWriting
package import TrackFormats
package import Tracks

/// Fences from a document that was read from a file.
///
/// Polygons and circles of overlay documents are areas; a Point with `radius` (or `radius_m`,
/// `radiusMeters`) and a GPX waypoint with Garmin's `Proximity` are circles; a line with `buffer`
/// (each side) or `width` (both) is a corridor. A number is meters, a string may have a unit.
package struct FenceFile {
  /// How a document is read as fences.
  package struct Options: Hashable, Sendable {
    /// Which line joins neighboring vertices of polygons whose feature does not say.
    package var edges = FenceEdges.planar
    /// Leave out what is no fence, instead of refusing the file.
    package var ignoresOtherFeatures = false
    /// Make good polygons of rings that cross themselves, instead of refusing the file.
    package var repairs = false

    /// The defaults.
    package init() {}
  }

  /// The fences, in the order of the file; there is one at least.
  package private(set) var fences: [Fence] = []
  /// What each fence looks like on a map, with the words and the style of its file: an area, or the
  /// middle line of a corridor.
  package private(set) var drawings: [TrackDocument.Item] = []
  /// Where each fence is called what it is, or begins; nil in files without places.
  package private(set) var positions: [FilePosition?] = []
  /// What was odd about the file, repairs too.
  package private(set) var findings: FindingLog
  /// How many items were left out because they are no fences.
  package private(set) var ignoredCount = 0

  private let options: Options
  private let places: [ItemPlace]
  private let firstNumber: Int
  /// The ids so far, and the item of each.
  private var ids: [String: Int] = [:]

  /// Reads the items of a document as fences.
  ///
  /// - Parameters:
  ///   - result: Read with `ReadOptions.keepsItemPlaces`, so that errors have their place.
  ///   - options: What to do with items that are no fences, and with rings that are none.
  ///   - firstNumber: The number in the name of the first fence, where it has none of its own.
  /// - Throws: `invalid-argument` for a radius, buffer or other property that cannot be meant,
  ///   `invalid-geometry` for an item that is no fence and a ring that is none, `self-intersection`,
  ///   `duplicate-id`, and `no-data` for a file without fences: each at the property or the feature.
  /// - Complexity: O(*n* log *n*) for *n* vertices.
  package init(
    _ result: ReadResult, options: Options = Options(), firstNumber: Int = 0
  ) throws(ReadError) {
    self.options = options
    self.firstNumber = firstNumber
    findings = result.findings
    places = result.itemPlaces
    for (index, item) in result.document.items.enumerated() { try add(item, index) }
    if fences.isEmpty {
      throw ReadError(.noData, at: nil, "the file holds no fence")
    }
  }

  private mutating func add(_ item: TrackDocument.Item, _ index: Int) throws(ReadError) {
    let shape: (any FenceShape)?
    let details: ItemDetails
    switch item {
    case .area(let area):
      details = area.details
      shape = try self.shape(of: area, index)
    case .waypoint(let waypoint):
      details = waypoint.details
      shape = try circle(of: waypoint, index)
    case .track(let track):
      details = track.details
      shape = try corridor(of: track, index)
    case .route(let route):
      details = route.details
      shape = nil
    case .feature(let feature):
      details = feature.details
      shape = nil
    }
    guard let shape else {
      if !options.ignoresOtherFeatures {
        throw error(.invalidGeometry, index, item.whyNoFence)
      }
      ignoredCount += 1
      return
    }
    let id = Self.id(of: details) ?? "fence-\(firstNumber + fences.count)"
    if let first = ids.updateValue(index, forKey: id) {
      let place = places.indices.contains(first) ? " (line \(places[first].start.line))" : ""
      throw error(.duplicateID, index, "a second fence is called \"\(id)\"\(place)", "id")
    }
    fences.append(
      Fence(id: id, shape: shape, overrides: try overrides(details, index)))
    drawings.append(FenceDrawing.item(item, shape, id: id))
    positions.append(position(index, "id"))
  }

  /// An error at an item's property, or where the item begins.
  private func error(
    _ problem: ProblemClass, _ item: Int, _ message: String, _ property: String? = nil
  ) -> ReadError {
    ReadError(problem, at: position(item, property), message)
  }

  private func position(_ item: Int, _ property: String? = nil) -> FilePosition? {
    places.indices.contains(item) ? places[item].position(of: property) : nil
  }

  /// What the feature is called: its id, else its property `id`, else its name.
  private static func id(of details: ItemDetails) -> String? {
    func text(_ value: JSONText?) -> String? {
      guard let value else { return nil }
      let text = value.decodedString ?? (value.decodedNumber == nil ? nil : value.text)
      return text?.isEmpty == false ? text : nil
    }
    if let id = text(details.id) ?? text(details.properties?["id"]) { return id }
    return text(details.properties?["name"])
      ?? (details.text.name.flatMap { $0.isEmpty ? nil : $0 })
  }
}

// MARK: - Shapes

extension FenceFile {
  private mutating func shape(of area: Area, _ item: Int) throws(ReadError) -> any FenceShape {
    if let circle = area.circle { return try self.circle(circle, item, property: nil) }
    let edges = try edges(area.details, item)
    do throws(JobRefusal) {
      let reading = try PolygonReading(
        area.polygons.map { $0.rings.map(\.coordinates) }, edges: edges,
        repairs: options.repairs)
      if let repair = reading.repair {
        findings.add(Finding(repair.problem, at: position(item), repair.message))
      }
      return reading.fence
    } catch { throw self.error(error.problem, item, error.message) }
  }

  private func circle(of waypoint: Waypoint, _ item: Int) throws(ReadError) -> (any FenceShape)? {
    // A MultiPoint is no list of circles: they would all have one name.
    guard waypoint.multiPointIndex == nil, let center = waypoint.position.coordinates.first else {
      return nil
    }
    for key in ["radius", "radius_m", "radiusMeters"] {
      guard let radius = try length(key, of: waypoint.details, item) else { continue }
      return try circle(GeodesicCircle(center: center, radius: radius), item, property: key)
    }
    guard let proximity = waypoint.proximity else {
      try refuseUnreadProximity(item)
      return nil
    }
    return try circle(GeodesicCircle(center: center, radius: proximity), item, property: nil)
  }

  /// A proximity that is no distance was meant as a fence: it is not passed over.
  private func refuseUnreadProximity(_ item: Int) throws(ReadError) {
    let key = ItemPlace.unreadProximity
    guard places.indices.contains(item),
      let place = places[item].properties.last(where: { $0.key == key })?.position
    else { return }
    // The words of the finding quote the value.
    let finding = findings.findings.last {
      $0.position == place && $0.problem == .invalidNumber
    }
    throw ReadError(
      .invalidArgument, at: place,
      finding?.message ?? "<Proximity> must be a length in meters, 0 or more")
  }

  private func circle(
    _ circle: GeodesicCircle, _ item: Int, property: String?
  ) throws(ReadError) -> any FenceShape {
    do throws(CircleFence.Invalid) {
      return try CircleFence(center: circle.center, radius: Meters(circle.radius))
    } catch {
      throw self.error(
        .invalidArgument, item, "a radius must be 0 m or more, not \(circle.radius)", property)
    }
  }

  private func corridor(of track: Track, _ item: Int) throws(ReadError) -> (any FenceShape)? {
    var buffer = try length("buffer", of: track.details, item)
    if buffer == nil { buffer = try length("width", of: track.details, item).map { $0 / 2 } }
    guard let buffer else { return nil }
    do throws(CorridorFence.Invalid) {
      return try CorridorFence(track.segments.map(\.coordinates), buffer: Meters(buffer))
    } catch {
      switch error {
      case .noPosition: throw self.error(.invalidGeometry, item, "a corridor without a position")
      case .buffer:
        throw self.error(.invalidArgument, item, "a buffer must be 0 m or more, not \(buffer)")
      }
    }
  }
}

// MARK: - Properties

extension FenceFile {
  /// A length property in meters; nil where there is none.
  private func length(
    _ key: String, of details: ItemDetails, _ item: Int
  ) throws(ReadError) -> Double? {
    try quantity(key, of: details, item, "a length in meters, 0 or more", Quantity.meters)
  }

  /// A property that is a number, or a string with a unit.
  private func quantity(
    _ key: String, of details: ItemDetails, _ item: Int, _ expected: String,
    _ parse: (String) -> Double?
  ) throws(ReadError) -> Double? {
    guard let value = details.properties?[key], value.text != "null" else { return nil }
    let text = value.decodedString?.filter { $0 != " " }
    if let number = value.decodedNumber ?? text.flatMap(parse), number >= 0 { return number }
    throw error(
      .invalidArgument, item, "\"\(key)\" must be \(expected), not \(value.text)", key)
  }

  private func overrides(
    _ details: ItemDetails, _ item: Int
  ) throws(ReadError) -> Fence.Overrides {
    var overrides = Fence.Overrides()
    overrides.dwell = try quantity(
      "dwell", of: details, item, "a duration in seconds, 0 or more", Quantity.seconds)
    overrides.exitBuffer = try length("exitBuffer", of: details, item)
    if let value = details.properties?["minFixes"], value.text != "null" {
      guard let number = value.decodedNumber, let fixes = Int(exactly: number), fixes >= 1 else {
        throw error(
          .invalidArgument, item,
          "\"minFixes\" must be a whole number from 1, not \(value.text)", "minFixes")
      }
      overrides.minFixes = fixes
    }
    return overrides
  }

  private func edges(_ details: ItemDetails, _ item: Int) throws(ReadError) -> FenceEdges {
    guard let value = details.properties?["edges"], value.text != "null" else {
      return options.edges
    }
    if let edges = value.decodedString.flatMap(FenceEdges.init(rawValue:)) { return edges }
    throw error(
      .invalidArgument, item,
      "\"edges\" must be \"planar\", \"geodesic\" or \"mercator\", not \(value.text)", "edges")
  }
}

extension TrackDocument.Item {
  /// Why an item without the property that would make it a fence is none.
  fileprivate var whyNoFence: String {
    switch self {
    case .area: "a polygon of no ring is no fence"
    case .waypoint(let waypoint):
      waypoint.multiPointIndex == nil
        ? "a point without \"radius\" is no fence" : "a MultiPoint is no fence"
    case .track: "a line without \"buffer\" or \"width\" is no fence"
    case .route: "a route is no fence"
    case .feature(let feature):
      feature.geometry == nil
        ? "a feature without geometry is no fence" : "a GeometryCollection is no fence"
    }
  }
}

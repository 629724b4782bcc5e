import Geodesy
import Tracks

/// Reads one GeoJSON text, or a sequence of them, into a document: in one pass, with members in any
/// order.
///
/// Whether a file is a sequence shows only when more follows the first text: with a record separator
/// (RFC 8142), on the next line, or at once. Each text is a collection, a feature or a geometry;
/// features are numbered, and limits hold, over the whole file.
///
/// Depth costs no call stack: objects nest only as far as GeoJSON's own levels, and geometry
/// collections are kept on a stack (`GeoJSONReader+Geometry`).
struct GeoJSONReader: ~Copyable {
  var json: JSONScanner
  let options: ReadOptions
  var document = TrackDocument()
  var findings: FindingLog
  var store = PositionStore()
  /// What was in the store before, when only positions are asked for.
  var positions: [Coordinate] = []
  /// Positions read so far.
  var pointCount = 0
  /// Positions with more than three numbers.
  var longPositionCount = 0
  /// Foreign members of geometries inside collections, which the model has no place for.
  var lostMemberCount = 0
  /// Where the properties of this feature are that findings may be about at its end.
  var valuePlaces = ValuePlaces()
  /// Where the items stand, and the feature that is being read; only when asked for.
  var itemPlaces: [ItemPlace] = []
  var featurePlace: ItemPlace?
  /// Whether a feature had a property `overlay`.
  var mayHaveOverlays = false
  /// Whether the error that is being thrown is about a position, so that its feature may be left
  /// out.
  var isPositionError = false

  /// Reads a document.
  ///
  /// - Parameter mayBeEmpty: Whether no text at all is a sequence of none.
  static func read(
    _ input: inout InputBuffer, _ options: ReadOptions, mayBeEmpty: Bool = false
  ) throws(ReadError) -> ReadResult {
    var reader = GeoJSONReader(input, options)
    let result: Result<ReadResult, ReadError>
    do throws(ReadError) {
      result = .success(try reader.read(mayBeEmpty: mayBeEmpty))
    } catch { result = .failure(error) }
    input = reader.releasedInput()
    return try result.get()
  }

  private init(_ input: consuming InputBuffer, _ options: ReadOptions) {
    json = JSONScanner(input, limits: options.limits)
    self.options = options
    findings = FindingLog(singleLimit: options.singleFindings)
  }

  private consuming func releasedInput() -> InputBuffer { json.releasedInput() }

  private mutating func read(mayBeEmpty: Bool) throws(ReadError) -> ReadResult {
    let start = try json.beginText()
    if start == nil && mayBeEmpty {
      return ReadResult(document: document, format: "geojsonl", findings: findings)
    }
    var isSequence = start == .separator
    /// Texts that were followed by another one.
    var textCount = 0
    var losesMembers = false
    while true {
      let first = try json.next()
      if first != .beginObject {
        throw error(.notGeoJSON, "a GeoJSON text is an object, not \(json.spelled(first))")
      }
      do throws(ReadError) { try readTop() } catch {
        throw isPositionError && error.problem == .invalidCoordinate
          ? lookingOnForCRS(error) : error
      }
      if !isSequence && OverlayDocument.isNamed(by: document.foreignMembers) {
        // A drawing is one document, whose cuts are undone as a whole.
        _ = try json.next()
        break
      }
      let hasMore = try json.beginText() != nil
      if (hasMore || textCount > 0) && !document.foreignMembers.isEmpty {
        losesMembers = true
        document.foreignMembers = JSONMembers()
      }
      if !hasMore { break }
      textCount += 1
      isSequence = true
    }
    // The document moves out: nothing that follows may have to copy its items.
    let document = self.document
    self.document = TrackDocument()
    var result = ReadResult(
      document: document, format: isSequence ? "geojsonl" : "geojson", findings: findings)
    result.positions = positions
    result.itemPlaces = itemPlaces
    if losesMembers { result.losses.append("foreign members of collections in a sequence") }
    if longPositionCount > 0 { result.losses.append("members of positions past the third") }
    if lostMemberCount > 0 {
      result.losses.append("foreign members of geometries inside a collection")
    }
    if json.hasHalfKeys { result.losses.append("half characters in names of members") }
    OverlayDocument.restore(&result, mayHaveOverlays: mayHaveOverlays)
    return result
  }

  /// Reads the top-level object, whatever it turns out to be.
  private mutating func readTop() throws(ReadError) {
    // Counted only for an error: that looks at half a window of text, and there may be millions.
    json.input.bookmark = json.input.mark ?? json.input.head
    if options.keepsItemPlaces { featurePlace = ItemPlace(start: json.input.bookmarkPosition) }
    var isCollection = false
    var hasFeatures = false
    /// Where the object is, once the bookmark has moved on.
    var start: FilePosition?
    /// Members whose meaning depends on the type.
    var others = JSONMemberList()
    while try json.next() == .key {
      let key = json.memberKey()
      switch key {
      case "type":
        if isCollection { throw duplicate(key) }
        let type = try readType(expecting: "GeoJSON")
        if type == "FeatureCollection" {
          isCollection = true
        } else if hasFeatures {
          throw error(.notGeoJSON, "type \"\(type)\", but the object has \"features\"")
        } else if type == "Feature" {
          return try readOnlyFeature(others.members, typeIsKnown: true, key: nil)
        } else if let type = GeometryType(rawValue: type) {
          return try readBareGeometry(GeometryFrame(others.members, type: type), key: nil)
        } else {
          throw error(.notGeoJSON, "type \"\(type)\" is none of GeoJSON's types")
        }
      case "features":
        if hasFeatures { throw duplicate(key) }
        hasFeatures = true
        if !isCollection { start = json.input.bookmarkPosition }
        try readFeatures()
      case "geometry" where !isCollection && !hasFeatures:
        return try readOnlyFeature(others.members, typeIsKnown: false, key: key)
      case "coordinates" where !isCollection && !hasFeatures,
        "geometries" where !isCollection && !hasFeatures:
        return try readBareGeometry(GeometryFrame(others.members, type: nil), key: key)
      case "bbox": try json.skip(from: try json.next())
      case "crs": try checkCRS()
      default:
        if others.contains(key) {
          if key == "properties" && !isCollection { throw duplicate(key) }
          json.noteDuplicate(key, in: &findings)
        }
        others.set(key, try json.capture(findings: &findings))
      }
    }
    if !isCollection {
      throw ReadError(
        .notGeoJSON, at: start ?? json.input.bookmarkPosition,
        "the object has no member \"type\"" + answer(in: others.members))
    }
    if !hasFeatures {
      throw ReadError(
        .notGeoJSON, at: json.input.bookmarkPosition,
        "the FeatureCollection has no member \"features\"")
    }
    document.foreignMembers = others.members
  }

  private mutating func readFeatures() throws(ReadError) {
    let first = try json.next()
    if first != .beginArray {
      throw error(.notGeoJSON, "\"features\" must be an array, not \(json.spelled(first))")
    }
    while true {
      if options.onlyPositions { readPointFeatures() }
      let event = try json.next()
      if event == .endArray { return }
      document.featureCount += 1
      if event != .beginObject {
        throw error(
          .notGeoJSON,
          "\(featureName)a feature must be an object, not \(json.spelled(event))")
      }
      if options.keepsItemPlaces { featurePlace = ItemPlace(start: json.tokenPosition) }
      try leavingOutInvalidPositions { (reader) throws(ReadError) in
        try reader.readFeature(GeoJSONFeature(), key: nil)
      }
    }
  }

  /// Takes as many plain point features as there are, only their positions.
  private mutating func readPointFeatures() {
    let count = json.readPointFeatures(
      into: &positions, limit: options.limits.points - pointCount)
    pointCount += count
    document.featureCount += count
    document.locatedFeatureCount += count
  }

  /// Reads the rest of a top-level object that is a feature.
  private mutating func readOnlyFeature(
    _ members: JSONMembers, typeIsKnown: Bool, key: String?
  ) throws(ReadError) {
    document.featureCount += 1
    let feature = try feature(from: members, typeIsKnown: typeIsKnown)
    try leavingOutInvalidPositions { (reader) throws(ReadError) in
      try reader.readFeature(feature, key: key)
    }
  }

  /// Reads the rest of a top-level object that is a geometry.
  private mutating func readBareGeometry(
    _ frame: GeometryFrame, key: String?
  ) throws(ReadError) {
    document.featureCount += 1
    try leavingOutInvalidPositions { (reader) throws(ReadError) in
      let (geometry, foreignMembers) = try reader.readGeometry(frame, key: key)
      var feature = GeoJSONFeature()
      feature.details.geometryForeignMembers = foreignMembers
      feature.geometry = geometry
      reader.add(feature)
    }
  }

  /// Runs a body that reads the rest of the innermost object. With `skipInvalid`, that object is
  /// left out when it has an invalid position.
  private mutating func leavingOutInvalidPositions(
    _ body: (inout GeoJSONReader) throws(ReadError) -> Void
  ) throws(ReadError) {
    let outside = json.depth - 1
    do throws(ReadError) {
      try body(&self)
    } catch {
      guard isPositionError && options.skipInvalid else { throw error }
      isPositionError = false
      findings.add(
        Finding(.invalidCoordinate, at: error.position, error.message + "; it is left out"))
      try json.unwind(to: outside)
    }
  }
}

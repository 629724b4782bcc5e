import Tracks

/// A feature object of which some members were read.
struct GeoJSONFeature {
  var details = ItemDetails()
  var geometry: Geometry?
  var hasType = false
  var hasGeometry = false
  var hasProperties = false
  var foreignMembers = JSONMemberList()

  init() {}
}

extension GeoJSONReader {
  /// A feature that starts with members that came before it was known to be one.
  mutating func feature(
    from members: JSONMembers, typeIsKnown: Bool
  ) throws(ReadError) -> GeoJSONFeature {
    var feature = GeoJSONFeature()
    feature.hasType = typeIsKnown
    for member in members.members {
      switch member.key {
      case "id": feature.details.id = checkedID(member.value)
      case "properties":
        feature.hasProperties = true
        if member.value.text == "null" { break }
        var scanner = member.value.scanner
        let event = try scanner.next()
        if event != .beginObject { throw wrongProperties(scanner.spelled(event)) }
        // What stood twice in it was noticed when it was captured.
        var found = FindingLog()
        feature.details.properties = try scanner.captureMembers(findings: &found)
        if scanner.hasHalfKeys { json.hasHalfKeys = true }
      default: feature.foreignMembers.set(member.key, member.value)
      }
    }
    return feature
  }

  private func wrongProperties(_ found: String) -> ReadError {
    error(.notGeoJSON, "\(featureName)properties must be an object or null, not \(found)")
  }

  /// Reads the rest of a feature object and adds what it holds to the document.
  ///
  /// - Parameters:
  ///   - start: What was read of it.
  ///   - key: The key that was just read, if its value comes next.
  mutating func readFeature(
    _ feature: consuming GeoJSONFeature, key: String?
  ) throws(ReadError) {
    if let key { try readMember(key, of: &feature) }
    while try json.next() == .key {
      try readMember(json.memberKey(), of: &feature)
    }
    if !feature.hasType {
      throw error(.notGeoJSON, "\(featureName)no member \"type\"")
    }
    feature.details.foreignMembers = feature.foreignMembers.members
    add(feature)
  }

  private mutating func readMember(
    _ key: String, of feature: inout GeoJSONFeature
  ) throws(ReadError) {
    switch key {
    case "type":
      if feature.hasType { throw duplicate(key) }
      feature.hasType = true
      let type = try readType(expecting: "feature")
      if type != "Feature" {
        throw error(.notGeoJSON, "\(featureName)type \"\(type)\" where \"Feature\" should be")
      }
    case "geometry":
      if feature.hasGeometry { throw duplicate(key) }
      feature.hasGeometry = true
      switch try json.next() {
      case .null: break
      case .beginObject:
        let (geometry, foreignMembers) = try readGeometry(GeometryFrame(), key: nil)
        feature.geometry = geometry
        feature.details.geometryForeignMembers = foreignMembers
      case let event:
        throw invalidGeometry("a geometry must be an object or null, not \(json.spelled(event))")
      }
    case "properties":
      if feature.hasProperties { throw duplicate(key) }
      feature.hasProperties = true
      switch try json.next() {
      case .null: break
      case .beginObject where options.onlyPositions: try json.skip(from: .beginObject)
      case .beginObject:
        feature.details.properties = try captureProperties()
      case let event:
        throw wrongProperties(json.spelled(event))
      }
    case "id" where options.onlyPositions: try json.skip(from: try json.next())
    case "id":
      if feature.details.id != nil { json.noteDuplicate(key, in: &findings) }
      feature.details.id = checkedID(try json.capture(findings: &findings))
    case "bbox": try json.skip(from: try json.next())
    case "crs": try checkCRS()
    default:
      if feature.foreignMembers.contains(key) { json.noteDuplicate(key, in: &findings) }
      feature.foreignMembers.set(key, try json.capture(findings: &findings))
    }
  }

  private mutating func captureProperties() throws(ReadError) -> JSONMembers {
    var members = JSONMemberList()
    while try json.next() == .key {
      let key = json.memberKey()
      if options.keepsItemPlaces {
        featurePlace?.properties.append(
          ItemPlace.Property(key: key, position: json.tokenPosition))
      }
      if ValuePlaces.hasPlace(key) { valuePlaces.note(key, in: &json) }
      if members.contains(key) { json.noteDuplicate(key, in: &findings) }
      members.set(key, try json.capture(findings: &findings))
    }
    return members.members
  }

  /// The id of a feature, when it is one: a string or a number.
  private mutating func checkedID(_ value: JSONText) -> JSONText? {
    if value.text == "null" { return nil }
    if value.string != nil || value.number != nil { return value }
    note(.notGeoJSON, "an id must be a string or a number; it is dropped")
    return nil
  }

  /// Adds what a feature holds to the document.
  mutating func add(_ feature: consuming GeoJSONFeature) {
    if options.onlyPositions { return }
    if feature.geometry?.isLocated == true { document.locatedFeatureCount += 1 }
    feature.details.readText()
    takeColumns(of: &feature)
    valuePlaces = ValuePlaces()
    if !mayHaveOverlays && feature.details.properties?["overlay"] != nil { mayHaveOverlays = true }
    let details = feature.details
    switch feature.geometry?.closed {
    case .point(let segment):
      document.items.append(.waypoint(Waypoint(details: details, position: segment)))
    case .multiPoint(let segment) where !segment.isEmpty:
      for (i, fix) in segment.enumerated() {
        var position = Segment()
        position.append(fix)
        document.items.append(
          .waypoint(Waypoint(details: details, position: position, multiPointIndex: i)))
      }
    case .lineString(let segment):
      document.items.append(.track(Track(details: details, segments: [segment])))
    case .multiLineString(let segments):
      document.items.append(.track(Track(details: details, segments: segments)))
    case .polygon(let polygon):
      document.items.append(.area(Area(details: details, polygons: [polygon])))
    case .multiPolygon(let polygons):
      document.items.append(.area(Area(details: details, polygons: polygons)))
    case .multiPoint, .collection, nil:
      document.items.append(.feature(Feature(details: details, geometry: feature.geometry)))
    }
    if let featurePlace {
      // A MultiPoint is several items.
      while itemPlaces.count < document.items.count { itemPlaces.append(featurePlace) }
    }
  }
}

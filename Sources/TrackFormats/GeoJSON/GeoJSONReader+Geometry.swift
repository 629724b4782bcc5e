import Tracks

/// A geometry object of which some members were read.
struct GeometryFrame {
  /// How many collections may lie around a geometry, whatever the limit for JSON is: to compare or
  /// to forget a nested value takes call stack for each level, and threads have half a megabyte.
  static let greatestDepth = 1000

  var type: GeometryType?
  var tree: CoordinateTree?
  /// The members of a collection that are complete; nil when there was no `geometries`.
  var geometries: [Geometry]?
  var foreignMembers = JSONMemberList()
  /// Whether the scanner is inside `geometries`.
  var isInside = false

  init() {}

  /// Starts with members that came first.
  init(_ members: JSONMembers, type: GeometryType?) {
    self.type = type
    for member in members.members { foreignMembers.set(member.key, member.value) }
  }
}

extension GeoJSONReader {
  /// Reads the rest of a geometry object, collections inside collections too.
  ///
  /// - Parameters:
  ///   - first: What was read of it.
  ///   - key: The key that was just read, if its value comes next.
  /// - Returns: The geometry, nil for a Point without a position, and its foreign members.
  mutating func readGeometry(
    _ first: GeometryFrame, key: String?
  ) throws(ReadError) -> (Geometry?, JSONMembers) {
    var frame = first
    /// The collections around `frame`.
    var outer: [GeometryFrame] = []
    var pendingKey = key
    while true {
      if let key = pendingKey {
        pendingKey = nil
        try readMember(key, of: &frame)
        continue
      }
      let event = try json.next()
      switch event {
      case .key: pendingKey = json.memberKey()
      case .beginObject where frame.isInside:
        if outer.count == GeometryFrame.greatestDepth {
          throw error(
            .nestingTooDeep,
            "\(featureName)geometry collections are nested deeper than "
              + "\(GeometryFrame.greatestDepth), which no option raises")
        }
        outer.append(frame)
        frame = GeometryFrame()
      case .endArray: frame.isInside = false
      case .endObject:
        let geometry = try finish(frame)
        guard var parent = outer.popLast() else {
          return (geometry, frame.foreignMembers.members)
        }
        if !frame.foreignMembers.members.isEmpty { lostMemberCount += 1 }
        if let geometry { parent.geometries?.append(geometry.closed) }
        frame = parent
      default:
        throw invalidGeometry("a geometry must be an object, not \(json.spelled(event))")
      }
    }
  }

  private mutating func readMember(
    _ key: String, of frame: inout GeometryFrame
  ) throws(ReadError) {
    switch key {
    case "type":
      if frame.type != nil { throw duplicate(key) }
      let word = try readType(expecting: "geometry")
      guard let type = GeometryType(rawValue: word) else {
        throw invalidGeometry("type \"\(word)\" is no type of geometry")
      }
      frame.type = type
    case "coordinates":
      if frame.tree != nil { throw duplicate(key) }
      if frame.geometries != nil || frame.type == .collection {
        throw invalidGeometry("a GeometryCollection has no coordinates")
      }
      frame.tree = try readCoordinates(frame.type)
    case "geometries" where frame.type == nil || frame.type == .collection:
      if frame.geometries != nil { throw duplicate(key) }
      if frame.tree != nil {
        throw invalidGeometry("a GeometryCollection has no coordinates")
      }
      let event = try json.next()
      if event != .beginArray {
        throw invalidGeometry("\"geometries\" must be an array, not \(json.spelled(event))")
      }
      frame.geometries = []
      frame.isInside = true
    case "bbox": try json.skip(from: try json.next())
    case "crs": try checkCRS()
    default:
      if frame.foreignMembers.contains(key) { json.noteDuplicate(key, in: &findings) }
      frame.foreignMembers.set(key, try json.capture(findings: &findings))
    }
  }

  /// Puts the parts of a geometry together, at its end.
  private mutating func finish(_ frame: GeometryFrame) throws(ReadError) -> Geometry? {
    guard let type = frame.type else {
      throw invalidGeometry("a geometry without a type")
    }
    if type == .collection {
      guard let geometries = frame.geometries, frame.tree == nil else {
        throw invalidGeometry("a GeometryCollection without geometries")
      }
      return .collection(geometries)
    }
    guard let tree = frame.tree else {
      throw invalidGeometry("\(type.spelled) without coordinates")
    }
    if let reason = tree.mismatch(with: type) {
      throw invalidGeometry(reason)
    }
    if !tree.isChecked { checkAll(tree, type) }
    defer { store.removeAll() }
    if options.onlyPositions {
      store.append(to: &positions)
      return nil
    }
    let geometry = tree.geometry(type, from: store)
    return geometry
  }
}

extension Geometry {
  /// The geometry with closed rings; the inside of collections is closed already.
  var closed: Geometry {
    switch self {
    case .polygon(let polygon): .polygon(polygon.closed)
    case .multiPolygon(let polygons): .multiPolygon(polygons.map(\.closed))
    case .point, .multiPoint, .lineString, .multiLineString, .collection: self
    }
  }

  /// Whether there is a position anywhere.
  var isLocated: Bool {
    if case .point(let segment) = self { return !segment.isEmpty }
    var rest = [self]
    while let geometry = rest.popLast() {
      switch geometry {
      case .point(let segment), .multiPoint(let segment), .lineString(let segment):
        if !segment.isEmpty { return true }
      case .multiLineString(let segments):
        if segments.contains(where: { !$0.isEmpty }) { return true }
      case .polygon(let polygon):
        if polygon.rings.contains(where: { !$0.isEmpty }) { return true }
      case .multiPolygon(let polygons):
        if polygons.contains(where: { $0.rings.contains { !$0.isEmpty } }) { return true }
      case .collection(let geometries): rest += geometries
      }
    }
    return false
  }
}

extension Polygon {
  /// The polygon with each ring ending where it begins, modulo 360.
  fileprivate var closed: Polygon {
    var polygon = self
    for i in rings.indices {
      if let first = rings[i].first, !rings[i].isClosed {
        polygon.rings[i].append(first)
      }
    }
    return polygon
  }
}

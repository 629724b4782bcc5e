import Tracks

extension GeoJSONReader {
  /// Reads the value of `coordinates` into `store`.
  ///
  /// - Parameter type: The geometry's type, nil when it has not come yet.
  mutating func readCoordinates(_ type: GeometryType?) throws(ReadError) -> CoordinateTree {
    store.removeAll()
    var tree = CoordinateTree()
    tree.isChecked = type != nil
    let outside = json.depth
    let first = try json.next()
    if first != .beginArray {
      throw invalidGeometry("coordinates must be an array, not \(json.spelled(first))")
    }
    var position = PendingPosition()
    /// Whether the innermost array has nothing in it yet.
    var isFresh = true
    while true {
      let level = json.depth - outside
      // A run says nothing about lines.
      if !options.recordsLines,
        !position.isOpen && level <= 3 && level == (tree.depth ?? type?.depth ?? level)
      {
        let count = json.readPositionRun(into: &store, limit: options.limits.points - pointCount)
        if count > 0 {
          tree.depth = level
          pointCount += count
          isFresh = false
        }
      }
      switch try json.next() {
      case .beginArray:
        if position.isOpen {
          throw invalidPosition(.invalidCoordinate, "an array inside a position")
        }
        isFresh = true
      case .number:
        if !position.isOpen {
          if !isFresh { throw invalidPosition(.invalidCoordinate, "a number among arrays") }
          try open(&position, in: &tree, level: level - 1, type: type)
          isFresh = false
        }
        try take(json.number, into: &position)
      case .endArray:
        if position.isOpen {
          try close(&position)
        } else {
          tree.closings.append(
            CoordinateTree.Closing(level: json.depth - outside, count: store.count))
          if let type { try checkLast(tree, type) }
        }
        isFresh = false
        if json.depth == outside { return tree }
      case let event:
        throw invalidPosition(
          .invalidCoordinate, "\(json.spelled(event)) where a number of a position should be")
      }
    }
  }

  private mutating func open(
    _ position: inout PendingPosition, in tree: inout CoordinateTree, level: Int,
    type: GeometryType?
  ) throws(ReadError) {
    if let depth = tree.depth {
      if depth != level { throw invalidGeometry("positions are nested unevenly") }
    } else {
      tree.depth = level
      if level > 3 { throw invalidGeometry("positions are nested too deep for any type") }
      if let type, let reason = tree.mismatch(with: type) { throw invalidGeometry(reason) }
    }
    position = PendingPosition(isOpen: true)
    if options.recordsLines { position.line = json.tokenPosition.line }
  }

  private mutating func take(
    _ number: Double, into position: inout PendingPosition
  ) throws(ReadError) {
    defer { position.count += 1 }
    if position.count > 2 { return }
    if number.isInfinite {
      throw invalidPosition(.numberOutOfRange, "\(json.shortToken) is too large for a number")
    }
    switch position.count {
    case 0:
      if abs(number) > 540 {
        throw invalidPosition(
          .invalidCoordinate,
          "longitude \(json.shortToken) is outside -540 through 540" + projectedHint)
      }
      position.longitude = number
    case 1:
      if abs(number) > 90 {
        var hint = abs(number) > 540 ? projectedHint : ""
        if abs(number) <= 180 && abs(position.longitude) <= 90 {
          hint = " (are longitude and latitude swapped?)"
        }
        throw invalidPosition(
          .invalidCoordinate, "latitude \(json.shortToken) is outside -90 through 90\(hint)")
      }
      position.latitude = number
    default: position.elevation = number
    }
  }

  /// What numbers that are no degrees at all probably are.
  private var projectedHint: String { " (are the coordinates projected, in meters?)" }

  private mutating func close(_ position: inout PendingPosition) throws(ReadError) {
    if position.count < 2 {
      throw invalidPosition(.invalidCoordinate, "a position of one number")
    }
    if position.count > 3 { longPositionCount += 1 }
    pointCount += 1
    if pointCount > options.limits.points {
      throw error(.limitExceeded, "more than \(options.limits.points) positions")
    }
    store.append(
      longitude: position.longitude, latitude: position.latitude, elevation: position.elevation)
    if options.recordsLines { store.appendLine(position.line) }
    position.isOpen = false
  }

  /// Looks at the array that ended last: a line, a ring, or one that must not be.
  private mutating func checkLast(
    _ tree: CoordinateTree, _ type: GeometryType
  ) throws(ReadError) {
    guard let closing = tree.closings.last else { return }
    if type == .point ? tree.closings.count > 1 : closing.level >= type.depth,
      let reason = tree.mismatch(with: type)
    {
      throw invalidGeometry(reason)
    }
    if closing.level != type.depth - 1 { return }
    let start = tree.closings.dropLast().last?.count ?? 0
    check(start..<closing.count, type)
  }

  /// Looks at the lines and rings of coordinates that came before their type.
  mutating func checkAll(_ tree: CoordinateTree, _ type: GeometryType) {
    var start = 0
    for closing in tree.closings where closing.level == type.depth - 1 {
      check(start..<closing.count, type)
      start = closing.count
    }
  }

  private mutating func check(_ range: Range<Int>, _ type: GeometryType) {
    if type.hasLines {
      if range.count == 1 {
        note(.invalidGeometry, "a line of one position; it is kept")
      }
      return
    }
    guard type.hasRings else { return }
    let isClosed = !range.isEmpty && store.isSamePlace(range.lowerBound, range.upperBound - 1)
    if !range.isEmpty && !isClosed {
      note(.unclosedRing, "a ring does not end where it begins; it is closed")
    }
    if !hasThreePlaces(range) {
      note(.invalidGeometry, "a ring of fewer than three different positions; it is kept")
    }
  }

  private func hasThreePlaces(_ range: Range<Int>) -> Bool {
    guard let first = range.first,
      let second = range.first(where: { !store.isSamePlace($0, first) })
    else { return false }
    return range.contains { !store.isSamePlace($0, first) && !store.isSamePlace($0, second) }
  }
}

/// The position whose numbers are being read.
private struct PendingPosition {
  var isOpen = false
  var count = 0
  var longitude = 0.0
  var latitude = 0.0
  var elevation = Double.nan
  var line = 0
}

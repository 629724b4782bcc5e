import Tracks

/// The positions of a geometry as a list of segments, and how arrays nest that go with them.
struct PositionLines {
  /// The segments, in the order of the coordinates.
  var segments: [Segment]
  /// How many array levels lie around a value; nil for geometries that have no such arrays.
  let levels: Int?
  /// For a multipolygon the number of rings of each polygon.
  private let ringCounts: [Int]
  private let original: Geometry

  init(_ geometry: Geometry) {
    original = geometry
    var ringCounts: [Int] = []
    switch geometry {
    case .point(let segment): (segments, levels) = ([segment], 0)
    case .multiPoint(let segment), .lineString(let segment): (segments, levels) = ([segment], 1)
    case .multiLineString(let lines): (segments, levels) = (lines, 2)
    case .polygon(let polygon): (segments, levels) = (polygon.rings, 2)
    case .multiPolygon(let polygons):
      (segments, levels) = (polygons.flatMap(\.rings), 3)
      ringCounts = polygons.map(\.rings.count)
    case .collection: (segments, levels) = ([], nil)
    }
    self.ringCounts = ringCounts
  }

  /// Whether the positions can have words of their own. Points have those of their feature.
  var hasOwnWords: Bool {
    switch original {
    case .point, .multiPoint, .collection: false
    case .lineString, .multiLineString, .polygon, .multiPolygon: true
    }
  }

  /// The geometry with the segments as they are now.
  var geometry: Geometry {
    switch original {
    case .point: return .point(segments[0])
    case .multiPoint: return .multiPoint(segments[0])
    case .lineString: return .lineString(segments[0])
    case .multiLineString: return .multiLineString(segments)
    case .polygon: return .polygon(Polygon(rings: segments))
    case .multiPolygon:
      var start = 0
      return .multiPolygon(
        ringCounts.map { count in
          defer { start += count }
          return Polygon(rings: Array(segments[start..<start + count]))
        })
    case .collection: return original
    }
  }

  /// How an array nests.
  enum Nesting {
    /// Like the coordinates.
    case like
    /// One value per position all the same, but the values of several lines in one list, or those
    /// of one line in a list of lists.
    case loose
  }

  /// How an array that holds values of lines nests, from its first brackets.
  func nesting(of value: JSONText) -> Nesting {
    let brackets = value.text.utf8.prefix { $0 == UInt8(ascii: "[") }.count
    switch original {
    case .lineString: return brackets == 2 ? .loose : .like
    case .multiLineString: return brackets == 1 ? .loose : .like
    default: return .like
    }
  }

  /// Reads an array that should nest like the coordinates, and hands on its values.
  ///
  /// - Parameters:
  ///   - array: Takes a value that is an array itself; nil where there is none.
  ///   - nesting: How the array nests; `loose` is for lines only.
  /// - Returns: Whether it does.
  /// - Throws: what the scanner throws.
  func scan(
    _ scanner: inout JSONScanner, nesting: Nesting = .like, array: ((JSONText) -> Void)? = nil,
    value: (borrowing JSONScanner, JSONScanner.Event) -> Void
  ) throws(ReadError) -> Bool {
    guard var levels else { return false }
    // Values that were captured once hold no key twice.
    var findings = FindingLog()
    var expected = segments.map(\.count)
    if nesting == .loose {
      levels = 3 - levels
      expected = [expected.reduce(0, +)]
    }
    /// The number of values in each innermost array, and of arrays in each one of rings.
    var counts: [Int] = []
    var rings: [Int] = []
    var count = 0
    var ringCount = 0
    while true {
      let event = try scanner.next()
      switch event {
      case .end:
        return (levels == 0 ? count == 1 : counts == expected)
          && (levels < 3 || rings == ringCounts)
      case .beginArray:
        if scanner.depth > levels {
          guard let array else { return false }
          array(try scanner.capture(from: event, findings: &findings))
          count += 1
          continue
        }
        if scanner.depth == levels { count = 0 }
        if scanner.depth == levels - 1 { ringCount = 0 }
      case .endArray:
        if scanner.depth == levels - 1 {
          counts.append(count)
          ringCount += 1
        } else if scanner.depth == levels - 2 {
          rings.append(ringCount)
        }
      case .beginObject, .endObject, .key: return false
      case .string, .number, .boolean, .null:
        if scanner.depth != levels { return false }
        value(scanner, event)
        count += 1
      }
    }
  }

  /// Hands each segment its share of values that were read for all.
  mutating func split<Value>(_ values: [Value], set: (inout Segment, [Value]) -> Void) {
    var start = 0
    for i in segments.indices {
      let end = start + segments[i].count
      set(&segments[i], Array(values[start..<end]))
      start = end
    }
  }
}

import Tracks

/// How the positions of a `coordinates` member are nested, known without the geometry's type: that
/// may come later.
struct CoordinateTree {
  /// The end of an array that holds arrays (or nothing).
  struct Closing {
    /// 0 for the `coordinates` array itself, 1 for arrays inside it, and so on.
    var level: Int
    /// How many positions came before.
    var count: Int
  }

  /// Arrays around each position; nil when there is no position.
  var depth: Int?
  /// In the order in which the arrays end.
  var closings: [Closing] = []
  /// Whether the rings and lines were looked at while they were read.
  var isChecked = false

  /// Why this cannot be the coordinates of a type, nil when it can.
  func mismatch(with type: GeometryType) -> String? {
    if let depth, depth != type.depth {
      return "\(type.spelled)'s positions lie in \(arrays(type.depth)), not in \(arrays(depth))"
    }
    if type == .point { return closings.count > 1 ? "a Point has one position" : nil }
    if let deep = closings.first(where: { $0.level >= type.depth }) {
      return "an empty array in \(arrays(deep.level)) is no position of \(type.spelled)"
    }
    return nil
  }

  /// The geometry; nil for a Point without a position.
  func geometry(_ type: GeometryType, from store: borrowing PositionStore) -> Geometry? {
    var segments: [Segment] = []
    var polygons: [Polygon] = []
    var start = 0
    for closing in closings {
      if closing.level == type.depth - 1 {
        segments.append(store.segment(start..<closing.count))
        start = closing.count
      } else if closing.level == type.depth - 2 && type == .multiPolygon {
        polygons.append(Polygon(rings: segments))
        segments = []
      }
    }
    switch type {
    case .point: return store.count == 0 ? nil : .point(store.segment(0..<1))
    case .multiPoint: return .multiPoint(segments.first ?? Segment())
    case .lineString: return .lineString(segments.first ?? Segment())
    case .multiLineString: return .multiLineString(segments)
    case .polygon: return .polygon(Polygon(rings: segments))
    case .multiPolygon: return .multiPolygon(polygons)
    case .collection: return nil
    }
  }

  private func arrays(_ count: Int) -> String {
    switch count {
    case 0: "the coordinates array itself"
    case 1: "1 array"
    default: "\(count) arrays"
    }
  }
}

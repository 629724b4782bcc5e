import Tracks

extension Geometry {
  /// The geometry with each of its segments changed; nothing may be added or removed.
  func changed(_ change: (inout Segment) -> Void) -> Geometry {
    func changed(_ segments: [Segment]) -> [Segment] {
      segments.map { segment in
        var segment = segment
        change(&segment)
        return segment
      }
    }
    switch self {
    case .point(let segment): return .point(changed([segment])[0])
    case .multiPoint(let segment): return .multiPoint(changed([segment])[0])
    case .lineString(let segment): return .lineString(changed([segment])[0])
    case .multiLineString(let segments): return .multiLineString(changed(segments))
    case .polygon(let polygon): return .polygon(Polygon(rings: changed(polygon.rings)))
    case .multiPolygon(let polygons):
      return .multiPolygon(polygons.map { Polygon(rings: changed($0.rings)) })
    case .collection(let parts): return .collection(parts.map { $0.changed(change) })
    }
  }
}

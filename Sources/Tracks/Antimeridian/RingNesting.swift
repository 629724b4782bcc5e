/// Sorts rings inside one world into polygons: exteriors, and the holes that lie in them.
enum RingNesting {
  private struct Box {
    var west = Double.infinity
    var south = Double.infinity
    var east = -Double.infinity
    var north = -Double.infinity

    init(_ ring: [SeamVertex]) {
      for corner in ring {
        west = min(west, corner.longitude.meridian)
        east = max(east, corner.longitude.meridian)
        south = min(south, corner.latitude)
        north = max(north, corner.latitude)
      }
    }

    func holds(_ other: Box) -> Bool {
      west <= other.west && east >= other.east && south <= other.south && north >= other.north
    }
  }

  /// The polygons: each an exterior (counter-clockwise) and its holes (clockwise). Rings without
  /// area are left out; a hole that lies in no exterior goes with the first.
  static func polygons(_ rings: [[SeamVertex]]) -> [[[SeamVertex]]] {
    var polygons: [[[SeamVertex]]] = []
    var boxes: [Box] = []
    var holes: [[SeamVertex]] = []
    for ring in rings {
      let area = RingWinding.doubledArea(
        ring.lazy.map { (x: $0.longitude.meridian, y: $0.latitude) })
      if area > 0 {
        polygons.append([ring])
        boxes.append(Box(ring))
      } else if area < 0 {
        holes.append(ring)
      }
    }
    if polygons.isEmpty { return [] }
    for hole in holes {
      let box = Box(hole)
      let home = polygons.indices.first { i in
        boxes[i].holds(box) && (polygons.count == 1 || lies(hole, in: polygons[i][0]))
      }
      polygons[home ?? 0].append(hole)
    }
    return polygons
  }

  /// Whether a hole lies in an exterior: told by its first corner that is not on the boundary.
  private static func lies(_ hole: [SeamVertex], in exterior: [SeamVertex]) -> Bool {
    for corner in hole {
      if let isInside = isInside(corner, exterior) { return isInside }
    }
    return true
  }

  /// Whether a place lies in a ring; nil on the boundary.
  private static func isInside(_ place: SeamVertex, _ ring: [SeamVertex]) -> Bool? {
    let (x, y) = (place.longitude.meridian, place.latitude)
    var isInside = false
    guard var a = ring.last else { return false }
    for b in ring {
      let (ax, ay) = (a.longitude.meridian - x, a.latitude - y)
      let (bx, by) = (b.longitude.meridian - x, b.latitude - y)
      let cross = ax * by - bx * ay
      if cross == 0 && ax * bx <= 0 && ay * by <= 0 { return nil }
      if (ay > 0) != (by > 0) && (cross > 0) == (by > ay) { isInside.toggle() }
      a = b
    }
    return isInside
  }
}

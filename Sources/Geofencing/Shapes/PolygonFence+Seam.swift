import Geodesy

/// Polygons that were cut at the 180th meridian, as RFC 7946 asks for, made whole again: the cut is
/// no boundary.
extension PolygonFence.Part {
  /// Joins polygons of which each has exactly one stretch along the 180th meridian, from one
  /// latitude to another, where it lies west of it and a second one, from and to the same latitudes,
  /// east of it.
  ///
  /// What has more such stretches is left as it is.
  ///
  /// - Complexity: O(*n*) for *n* vertices, and the square of how many polygons were cut.
  static func joinedAtSeam(_ parts: [Self], edges: FenceEdges) -> [Self] {
    guard parts.count > 1 else { return parts }
    let cuts = parts.map { SeamCut($0.exterior) }
    var result: [Self] = []
    var isTaken = parts.map { _ in false }
    for (i, part) in parts.enumerated() where !isTaken[i] {
      guard let cut = cuts[i] else {
        result.append(part)
        continue
      }
      var whole = part
      for j in parts.indices.dropFirst(i + 1) where !isTaken[j] {
        guard let other = cuts[j], let ring = cut.joined(with: other, edges: edges) else {
          continue
        }
        whole = Self(exterior: ring, holes: part.holes + parts[j].holes)
        isTaken[j] = true
        break
      }
      result.append(whole)
    }
    return result
  }
}

/// Where a ring runs along the 180th meridian.
private struct SeamCut {
  /// Whether the ring lies west of the meridian.
  let isWest: Bool
  /// The rest of the ring, from one end of the stretch to the other; the ring's own longitudes.
  let rest: [Coordinate]

  /// Finds the only such stretch; nil when there is none or when there are several.
  init?(_ ring: FenceRing) {
    let box = ring.chain.box
    let (isEastEnd, isWestEnd) = (Self.isSeam(box.z), Self.isSeam(box.x))
    guard ring.pole == nil, isEastEnd != isWestEnd, abs(box.y) < 90, abs(box.w) < 90 else {
      return nil
    }
    isWest = isEastEnd
    let seam = isEastEnd ? box.z : box.x
    let vertices = Array(ring.chain.vertices.dropLast())
    let count = vertices.count
    func isOn(_ i: Int) -> Bool { vertices[i % count].longitude == seam }
    let starts = (0..<count).filter { isOn($0) && !isOn($0 + count - 1) }
    guard starts.count == 1, let start = starts.first else { return nil }
    var end = start
    while isOn(end + 1) { end += 1 }
    guard end > start else { return nil }
    // Straight along it: a stretch that turns back is none.
    let isNorthward = vertices[(start + 1) % count].latitude > vertices[start].latitude
    for i in start..<end
    where (vertices[(i + 1) % count].latitude > vertices[i % count].latitude) != isNorthward {
      return nil
    }
    rest = (end...start + count).map { vertices[$0 % count] }
  }

  private static func isSeam(_ longitude: Double) -> Bool {
    abs(longitude.remainder(dividingBy: 360)) == 180
  }

  /// The ring around both; nil when the two do not meet from both sides all along.
  func joined(with other: SeamCut, edges: FenceEdges) -> FenceRing? {
    guard isWest != other.isWest, let (start, end) = ends, var (first, last) = other.ends else {
      return nil
    }
    var further = other.rest
    if first.latitude == start.latitude && last.latitude == end.latitude {
      further.reverse()
      swap(&first, &last)
    }
    guard first.latitude == end.latitude, last.latitude == start.latitude else { return nil }
    let shift = end.longitude - first.longitude
    let moved = further.dropFirst().dropLast().map {
      Coordinate(uncheckedLatitude: $0.latitude, longitude: $0.longitude + shift)
    }
    guard let ring = try? FenceRing(rest + moved, edges: edges), ring.pole == nil else {
      return nil
    }
    // Steps of more than half a turn would be taken for the short way round.
    let (own, others) = (longitudes(rest), longitudes(further))
    let whole = ring.chain.box.z - ring.chain.box.x
    guard abs(whole - own - others) < 1e-9, whole < 360 else { return nil }
    return ring
  }

  private var ends: (Coordinate, Coordinate)? {
    guard let first = rest.first, let last = rest.last else { return nil }
    return (first, last)
  }

  /// Over how many degrees of longitude positions extend.
  private func longitudes(_ positions: [Coordinate]) -> Double {
    var (least, most) = (Double.infinity, -Double.infinity)
    for position in positions {
      least = min(least, position.longitude)
      most = max(most, position.longitude)
    }
    return most - least
  }
}

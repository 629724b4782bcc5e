import Geodesy

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The straight way in longitude and latitude from one fix to the next.
struct StraightWay {
  /// Where it starts.
  let start: Coordinate
  /// Where it ends, with a longitude within half a turn of the start's.
  let end: Coordinate

  /// Makes a way, the short one round the earth; the western of two equally short ones.
  init(from start: Coordinate, to end: Coordinate) {
    self.start = start
    var step = (end.longitude - start.longitude).remainder(dividingBy: 360)
    if step == 180 { step = -180 }
    // As it was read, where that is the short way already.
    let isAsRead = abs(end.longitude - start.longitude) < 180
    self.end = Coordinate(
      uncheckedLatitude: end.latitude,
      longitude: isAsRead ? end.longitude : start.longitude + step)
  }

  /// The place at a part of the way.
  func place(_ part: Double) -> Coordinate {
    if part == 0 { return start }
    if part == 1 { return end }
    return Coordinate(
      uncheckedLatitude: start.latitude + part * (end.latitude - start.latitude),
      longitude: start.longitude + part * (end.longitude - start.longitude))
  }

  /// The same way, so many turns further east.
  func turned(_ turns: Double) -> StraightWay {
    var copy = self
    if turns != 0 { copy = StraightWay(unchecked: start, end, turns) }
    return copy
  }

  private init(unchecked start: Coordinate, _ end: Coordinate, _ turns: Double) {
    self.start = Coordinate(
      uncheckedLatitude: start.latitude, longitude: start.longitude + 360 * turns)
    self.end = Coordinate(uncheckedLatitude: end.latitude, longitude: end.longitude + 360 * turns)
  }

  /// A box around it.
  var box: EdgeChain.Box {
    EdgeChain.Box(
      min(start.longitude, end.longitude), min(start.latitude, end.latitude),
      max(start.longitude, end.longitude), max(start.latitude, end.latitude))
  }

  /// Degrees from end to end, as in a plane.
  var degrees: Double {
    let east = end.longitude - start.longitude
    let north = end.latitude - start.latitude
    return (east * east + north * north).squareRoot()
  }

  /// Where a way meets edges.
  struct Meetings {
    /// The parts of the way at which it meets an edge: all at which it crosses one, perhaps some at
    /// which it only touches or nearly touches one.
    var parts: [Double] = []
    /// The stretches that run along an edge.
    var stretches: [ClosedRange<Double>] = []
  }

  /// Adds the meetings with an edge.
  func addMeetings(
    with a: Coordinate, _ b: Coordinate, edges: FenceEdges, to meetings: inout Meetings
  ) {
    if edges == .planar || a.longitude == b.longitude
      || (edges == .mercator && a.latitude == b.latitude)
    {
      addStraightMeetings(with: a, b, to: &meetings)
    } else {
      addBentMeetings(with: a, b, edges, to: &meetings.parts)
    }
  }

  private func addStraightMeetings(
    with a: Coordinate, _ b: Coordinate, to meetings: inout Meetings
  ) {
    let slack = 1e-9
    // Nearer than that, 10 nm, is on a line.
    let nearness = 1e-13
    let way = SIMD2(end.longitude - start.longitude, end.latitude - start.latitude)
    let edge = SIMD2(b.longitude - a.longitude, b.latitude - a.latitude)
    let toA = SIMD2(a.longitude - start.longitude, a.latitude - start.latitude)
    func cross(_ u: SIMD2<Double>, _ v: SIMD2<Double>) -> Double { u.x * v.y - u.y * v.x }
    let square = (way * way).sum()
    if square == 0 { return }
    let wayLimit = nearness * square.squareRoot()
    let edgeLimit = nearness * (edge * edge).sum().squareRoot()
    let (ofA, ofB) = (cross(toA, way), cross(toA + edge, way))
    let (ofStart, ofEnd) = (cross(toA, edge), cross(toA - way, edge))
    if (abs(ofA) <= wayLimit && abs(ofB) <= wayLimit)
      || (abs(ofStart) <= edgeLimit && abs(ofEnd) <= edgeLimit)
    {
      // On one line: together from one vertex to the other, as far as the way goes.
      let (atA, atB) = ((toA * way).sum() / square, ((toA + edge) * way).sum() / square)
      let (first, last) = (max(min(atA, atB), 0), min(max(atA, atB), 1))
      if first > last { return }
      meetings.parts += [first, last]
      meetings.stretches.append(first...last)
      return
    }
    let wayCrossEdge = cross(way, edge)
    if wayCrossEdge == 0 { return }
    let (part, along) = (ofStart / wayCrossEdge, ofA / wayCrossEdge)
    if part >= -slack && part <= 1 + slack && along >= -slack && along <= 1 + slack {
      meetings.parts.append(min(max(part, 0), 1))
    }
  }

  /// The way against an edge that bends in longitude and latitude: on each side of the equator it
  /// bends to one side, so there are two meetings at most.
  private func addBentMeetings(
    with a: Coordinate, _ b: Coordinate, _ edges: FenceEdges, to parts: inout [Double]
  ) {
    /// Degrees of latitude from the edge up to the way, by the part of the edge.
    func gap(_ along: Double) -> Double {
      let vertex = edges.point(along, from: a, to: b)
      let part = (vertex.longitude - start.longitude) / (end.longitude - start.longitude)
      return start.latitude + part * (end.latitude - start.latitude) - vertex.latitude
    }
    let east = b.longitude - a.longitude
    func along(atLongitude longitude: Double) -> Double {
      // For great circles the part is an angle, not longitude.
      if longitude == a.longitude { return 0 }
      if longitude == b.longitude { return 1 }
      if edges != .geodesic { return min(max((longitude - a.longitude) / east, 0), 1) }
      return Roots.signChange(
        from: 0, a.longitude - longitude, to: 1, b.longitude - longitude, tolerance: 1e-15
      ) { edges.point($0, from: a, to: b).longitude - longitude }
    }
    if abs(end.longitude - start.longitude) < 1e-13 {
      let low = min(a.longitude, b.longitude)
      guard start.longitude >= low, start.longitude <= low + abs(east) else { return }
      let latitude = edges.point(along(atLongitude: start.longitude), from: a, to: b).latitude
      let part = (latitude - start.latitude) / (end.latitude - start.latitude)
      if part >= -1e-9 && part <= 1 + 1e-9 { parts.append(min(max(part, 0), 1)) }
      return
    }
    let west = max(min(start.longitude, end.longitude), min(a.longitude, b.longitude))
    let farEast = min(max(start.longitude, end.longitude), max(a.longitude, b.longitude))
    guard west <= farEast else { return }
    let ends = [along(atLongitude: west), along(atLongitude: farEast)].sorted()
    var stretches = [ends[0]]
    if a.latitude * b.latitude < 0 {
      let equator = Roots.signChange(
        from: 0, a.latitude, to: 1, b.latitude, tolerance: 1e-15
      ) { edges.point($0, from: a, to: b).latitude }
      if equator > ends[0] && equator < ends[1] { stretches.append(equator) }
    }
    stretches.append(ends[1])
    func add(_ along: Double) {
      let longitude = edges.point(along, from: a, to: b).longitude
      let part = (longitude - start.longitude) / (end.longitude - start.longitude)
      parts.append(min(max(part, 0), 1))
    }
    // Touching is told from crossing by the states between; 1e-13 degrees are 10 nm.
    let nearness = 1e-13
    /// The one meeting on a stretch along which the gap only grows, or only shrinks.
    func addMeeting(_ low: Double, _ atLow: Double, _ high: Double, _ atHigh: Double) {
      if abs(atLow) < nearness { add(low) }
      if abs(atHigh) < nearness { add(high) }
      if abs(atLow) < nearness || abs(atHigh) < nearness || (atLow < 0) == (atHigh < 0) { return }
      add(Roots.signChange(from: low, atLow, to: high, atHigh, tolerance: 1e-15, gap))
    }
    for (low, high) in zip(stretches, stretches.dropFirst()) {
      let (atLow, atHigh) = (gap(low), gap(high))
      let bend = gap((low + high) / 2) - (atLow + atHigh) / 2
      if abs(bend) < nearness {
        addMeeting(low, atLow, high, atHigh)
        continue
      }
      let turn = Roots.valley(from: low, to: high, tolerance: 1e-12) {
        bend < 0 ? gap($0) : -gap($0)
      }
      let atTurn = gap(turn)
      addMeeting(low, atLow, turn, atTurn)
      addMeeting(turn, atTurn, high, atHigh)
    }
  }
}

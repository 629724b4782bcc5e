import Geodesy
import Geofencing
import PlanarGeometry
import TrackProcessing
import Tracks

/// What a `RingNetwork` is made with.
struct RingNetworkBuilder {
  private(set) var numbering = VertexNumbering()
  private(set) var rings: [RingCorners?] = []
  private(set) var ringPlaces: [RingReport.Place] = []
  private(set) var ringsOfArea: [[Range<Int>]] = []
  private(set) var untouched: [RingReport.Untouched] = []
  /// For each area which of its polygons stay as they came.
  private(set) var isFrozen: [[Bool]] = []
  private(set) var arcs: [RingArc] = []
  private(set) var arcsOfRing: [[Int]] = []
  /// For vertices that lie on edges between others the ends of these.
  private(set) var touches: [Int32: [SIMD2<Int32>]] = [:]
  /// For each vertex whether arcs end there.
  private var isJunction: [Bool] = []

  /// An arc's first two vertices and its last: no two arcs have the same.
  private struct ArcKey: Hashable {
    var first: Int32
    var second: Int32
    var last: Int32
  }

  /// Finds the corners of all rings.
  init(_ areas: [[Polygon]]) {
    for (area, polygons) in areas.enumerated() {
      var ranges: [Range<Int>] = []
      for (polygon, parts) in polygons.enumerated() {
        let start = rings.count
        var reason: RingReport.Untouched.Reason?
        for (ring, segment) in parts.rings.enumerated() {
          ringPlaces.append(RingReport.Place(area: area, polygon: polygon, ring: ring))
          do throws(RingCorners.Invalid) {
            rings.append(try RingCorners(segment, &numbering))
          } catch {
            rings.append(nil)
            if reason != nil { continue }
            switch error {
            case .notClosed: reason = .notClosed(ring: ring)
            case .tooFewPositions: reason = .tooFewPositions(ring: ring)
            case .severalTurns: reason = .severalTurns(ring: ring)
            }
          }
        }
        ranges.append(start..<rings.count)
        if let reason { leave(area, polygon, reason) }
      }
      ringsOfArea.append(ranges)
      isFrozen.append(polygons.map { _ in false })
    }
    for untouched in untouched { freeze(untouched) }
  }

  private mutating func leave(
    _ area: Int, _ polygon: Int?, _ reason: RingReport.Untouched.Reason
  ) {
    untouched.append(RingReport.Untouched(area: area, polygon: polygon, reason: reason))
  }

  private mutating func freeze(_ untouched: RingReport.Untouched) {
    for polygon in isFrozen[untouched.area].indices where polygon == untouched.polygon ?? polygon {
      isFrozen[untouched.area][polygon] = true
    }
  }

  /// Finds the polygons that are not valid, and the areas whose polygons overlap.
  ///
  /// - Throws: `GEOSFailure.cannotStart`.
  mutating func judge() throws(GEOSFailure) {
    if rings.allSatisfy({ $0 == nil }) { return }
    let judge = try RingJudge(numbering.places)
    func complaint(_ polygons: [Range<Int>]) -> String? {
      judge.complaint(about: polygons, of: rings) { _, _ in true }
    }
    let count = untouched.count
    for (area, polygons) in ringsOfArea.enumerated() {
      let isFrozen = isFrozen[area]
      let open = polygons.indices.filter { !isFrozen[$0] }
      guard complaint(open.map { polygons[$0] }) != nil else { continue }
      var good: [Range<Int>] = []
      for polygon in open {
        if let reason = complaint([polygons[polygon]]) {
          leave(area, polygon, .invalid(reason))
        } else {
          good.append(polygons[polygon])
        }
      }
      if let reason = complaint(good) { leave(area, nil, .invalid(reason)) }
    }
    for untouched in untouched[count...] { freeze(untouched) }
    untouched.sort(by: RingReport.Untouched.precedes)
  }

  /// Finds the vertices at which arcs end.
  ///
  /// - Complexity: O(*n* log *n*) for rings as people draw them.
  mutating func findJunctions(_ index: VertexIndex) {
    isJunction = Array(repeating: false, count: numbering.places.count)
    var neighbors = Array(repeating: SIMD2<Int32>(-1, -1), count: numbering.places.count)
    for case let corners? in rings {
      for i in 0..<corners.count {
        let vertex = corners.vertices[i]
        let a = corners.vertices[i == 0 ? corners.count - 1 : i - 1]
        let b = corners.vertices[i + 1 == corners.count ? 0 : i + 1]
        let pair = SIMD2(min(a, b), max(a, b))
        if a == b || a == vertex || b == vertex {
          isJunction[Int(vertex)] = true
        } else if neighbors[Int(vertex)].x < 0 {
          neighbors[Int(vertex)] = pair
        } else if neighbors[Int(vertex)] != pair {
          isJunction[Int(vertex)] = true
        }
        findTouches(corners, i, index)
      }
    }
  }

  /// Where a vertex lies on an edge between two others it stays, and the edge too.
  private mutating func findTouches(_ corners: RingCorners, _ i: Int, _ index: VertexIndex) {
    let next = corners.corner(i + 1)
    let (from, to) = (corners.vertices[i], corners.vertices[next.index])
    let (a, b) = (numbering.places[Int(from)], numbering.places[Int(to)])
    let turns = next.turns - Int(corners.turns[i])
    let end = Coordinate(
      uncheckedLatitude: b.latitude,
      longitude: turns == 0 ? b.longitude : b.longitude + 360 * Double(turns))
    let box = VertexIndex.Box(
      min(a.longitude, end.longitude), min(a.latitude, end.latitude),
      max(a.longitude, end.longitude), max(a.latitude, end.latitude))
    index.search(box, .all, near: (a, end)) { vertex, place in
      if vertex == from || vertex == to { return true }
      if Orientation.side(of: place, from: a, to: end) == 0, place.longitude >= box.x,
        place.longitude <= box.z
      {
        for vertex in [vertex, from, to] { isJunction[Int(vertex)] = true }
        touches[vertex, default: []].append(SIMD2(min(from, to), max(from, to)))
      }
      return true
    }
  }

  /// Parts the rings at junctions.
  ///
  /// - Complexity: O(*n*).
  mutating func makeArcs() {
    var known: [ArcKey: Int] = [:]
    arcsOfRing = Array(repeating: [], count: rings.count)
    for (number, corners) in rings.enumerated() {
      guard let corners else { continue }
      let isFrozen = isFrozen[ringPlaces[number].area][ringPlaces[number].polygon]
      for (first, length) in pieces(of: corners) {
        let use = canonical(first, length, number, corners)
        func vertex(_ step: Int) -> Int32 {
          corners.vertices[corners.corner(use.start + use.step * step).index]
        }
        let key = ArcKey(first: vertex(0), second: vertex(1), last: vertex(length))
        if let arc = known[key] {
          arcs[arc].uses.append(use)
          if isFrozen {
            arcs[arc].line = LineVertices(
              arcs[arc].line.segment, pins: Array(arcs[arc].path.indices))
          }
          arcsOfRing[number].append(arc)
          continue
        }
        known[key] = arcs.count
        arcsOfRing[number].append(arcs.count)
        arcs.append(
          RingArc(use, last: length, of: corners, places: numbering.places, isFrozen: isFrozen))
      }
    }
  }

  /// The first corner and the length of each piece of a ring between junctions; the whole ring where
  /// there is none.
  private func pieces(of corners: RingCorners) -> [(first: Int, length: Int)] {
    let junctions = (0..<corners.count).filter { isJunction[Int(corners.vertices[$0])] }
    guard let start = junctions.first else {
      return [(first: outermost(of: corners), length: corners.count)]
    }
    return zip(junctions, junctions.dropFirst() + [start + corners.count]).map {
      (first: $0, length: $1 - $0)
    }
  }

  /// The west-most corner, of several the south-most. Round a pole every meridian is west of another:
  /// there it is the first one east of the 180th.
  private func outermost(of corners: RingCorners) -> Int {
    func order(_ corner: Int) -> (Int32, Double, Double) {
      let place = numbering.places[Int(corners.vertices[corner])]
      return (corners.turn == 0 ? corners.turns[corner] : 0, place.longitude, place.latitude)
    }
    var best = 0
    for corner in 1..<corners.count where order(corner) < order(best) { best = corner }
    return best
  }

  /// Directs a piece by where its ends lie; a loop by its second and its last but one vertex.
  private func canonical(
    _ first: Int, _ length: Int, _ ring: Int, _ corners: RingCorners
  ) -> RingArc.Use {
    let firstTurns = corners.corner(first).turns
    let last = corners.corner(first + length)
    func order(_ step: Int, _ origin: Int) -> (Int, Double, Double) {
      let corner = corners.corner(first + step)
      let place = numbering.places[Int(corners.vertices[corner.index])]
      return (corner.turns - origin, place.longitude, place.latitude)
    }
    let isLoop = corners.vertices[first] == corners.vertices[last.index]
    let isForward =
      isLoop
      ? order(1, firstTurns) <= order(length - 1, last.turns)
      : order(0, firstTurns) < order(length, last.turns)
    return isForward
      ? RingArc.Use(ring: ring, start: first, step: 1)
      : RingArc.Use(ring: ring, start: last.index, step: -1)
  }
}

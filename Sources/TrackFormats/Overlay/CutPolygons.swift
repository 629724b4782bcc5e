import Geodesy
import Tracks

/// Puts polygons together that were cut at the 180th meridian.
///
/// The pieces of a cut polygon have edges along the meridian. Without these, each ring falls into
/// chains that end on one side of the meridian where another chain begins on the other; following
/// them gives back the rings. Nothing is changed where that does not work out.
enum CutPolygons {
  /// Joins pieces.
  ///
  /// - Parameter numbers: Which polygon each piece belongs to. Without them, all pieces that fit
  ///   are joined.
  static func rejoined(_ pieces: [Polygon], numbers: [Double]?) -> [Polygon] {
    guard let numbers, numbers.count == pieces.count else { return joined(pieces) ?? pieces }
    var result: [Polygon] = []
    var first = 0
    while first < pieces.count {
      var end = first + 1
      while end < pieces.count && numbers[end] == numbers[first] { end += 1 }
      let group = Array(pieces[first..<end])
      result += joined(group) ?? group
      first = end
    }
    return result
  }

  /// A path along a ring from one cut edge to the next.
  private struct Chain {
    var piece: Int
    var fixes: [Fix]
  }

  /// A place on one side of the meridian.
  private struct Side: Hashable {
    var longitude: Double
    var latitude: Double
  }

  /// A ring that was put together or never cut, and the pieces it belongs to.
  private struct Ring {
    var piece: Int
    var segment: Segment
    var isExterior: Bool
  }

  private static func joined(_ pieces: [Polygon]) -> [Polygon]? {
    if pieces.count < 2 { return nil }
    var rings: [Ring] = []
    var chains: [Chain] = []
    for (i, piece) in pieces.enumerated() {
      for (k, ring) in piece.rings.enumerated() {
        let found = self.chains(of: ring, piece: i)
        if found.isEmpty {
          rings.append(Ring(piece: i, segment: ring, isExterior: k == 0))
        } else {
          chains += found
        }
      }
    }
    if chains.isEmpty { return nil }
    var groups = PieceGroups(count: pieces.count)
    guard let closed = ringsOf(chains, groups: &groups) else { return nil }
    var starts: [Coordinate: Int] = [:]
    for (i, piece) in pieces.enumerated() {
      if let start = piece.rings.first?.coordinates.first, starts[start] == nil {
        starts[start] = i
      }
    }
    for (piece, fixes) in closed {
      guard let area = signedArea(fixes.map(\.coordinate)) else { return nil }
      rings.append(
        Ring(piece: piece, segment: segment(rotated(fixes, to: starts)), isExterior: area > 0))
    }
    var exteriors = Array(repeating: [Segment](), count: pieces.count)
    var interiors = exteriors
    for ring in rings {
      let group = groups.first(of: ring.piece)
      if ring.isExterior {
        exteriors[group].append(ring.segment)
      } else {
        interiors[group].append(ring.segment)
      }
    }
    var result: [Polygon] = []
    for i in pieces.indices where groups.first(of: i) == i {
      guard exteriors[i].count == 1 else { return nil }
      result.append(Polygon(rings: exteriors[i] + interiors[i]))
    }
    return result
  }

  /// The chains of a ring; none when it has no edge along the meridian.
  private static func chains(of ring: Segment, piece: Int) -> [Chain] {
    let corners = ring.coordinates
    let count = corners.count - 1
    if count < 3 || corners.first != corners.last { return [] }
    let isCut = (0..<count).map { i in
      abs(corners[i].longitude) == 180 && corners[i].longitude == corners[i + 1].longitude
        && corners[i].latitude != corners[i + 1].latitude
    }
    guard let firstCut = isCut.firstIndex(of: true) else { return [] }
    var chains: [Chain] = []
    var chain = Chain(piece: piece, fixes: [])
    for k in 1...count {
      let i = (firstCut + k) % count
      chain.fixes.append(ring[i])
      if isCut[i] {
        if chain.fixes.count > 1 { chains.append(chain) }
        chain.fixes = []
      }
    }
    return chains
  }

  /// Follows the chains from side to side. Pieces that meet come into one group.
  private static func ringsOf(
    _ chains: [Chain], groups: inout PieceGroups
  ) -> [(piece: Int, fixes: [Fix])]? {
    var starts: [Side: Int] = [:]
    for (i, chain) in chains.enumerated() {
      guard let first = chain.fixes.first?.coordinate else { return nil }
      let side = Side(longitude: first.longitude, latitude: first.latitude)
      if starts.updateValue(i, forKey: side) != nil { return nil }
    }
    var isUsed = Array(repeating: false, count: chains.count)
    var rings: [(piece: Int, fixes: [Fix])] = []
    for first in chains.indices where !isUsed[first] {
      var order: [Int] = []
      var current = first
      repeat {
        if isUsed[current] { return nil }
        isUsed[current] = true
        order.append(current)
        guard let end = chains[current].fixes.last?.coordinate,
          let next = starts[Side(longitude: -end.longitude, latitude: end.latitude)]
        else { return nil }
        groups.join(chains[current].piece, chains[next].piece)
        current = next
      } while current != first
      rings.append((chains[first].piece, fixes(of: order.map { chains[$0].fixes })))
    }
    return rings
  }

  /// Strings chains together to an open ring, without the vertices that the cut made.
  private static func fixes(of chains: [[Fix]]) -> [Fix] {
    var result: [Fix] = []
    var dropsFirst = chains.last.map { joint($0, chains[0]).dropsStart } ?? false
    for (i, chain) in chains.enumerated() {
      let (dropsEnd, dropsStart) = joint(chain, chains[(i + 1) % chains.count])
      result += chain.dropFirst(dropsFirst ? 1 : 0).dropLast(dropsEnd ? 1 : 0)
      dropsFirst = dropsStart
    }
    return result
  }

  private static func joint(
    _ chain: [Fix], _ next: [Fix]
  ) -> (dropsEnd: Bool, dropsStart: Bool) {
    guard let end = chain.last, let start = next.first else { return (false, false) }
    let joint = CutVertex.joint(
      before: chain.dropLast().last?.coordinate, end: end.coordinate, start: start.coordinate,
      after: next.dropFirst().first?.coordinate)
    switch joint {
    case .none: return (false, false)
    case .vertex: return (false, true)
    case .made(let turn): return turn == 0 ? (true, true) : (false, false)
    }
  }

  /// Twice the area in square degrees, counter-clockwise positive; nil for a ring around a pole.
  private static func signedArea(_ corners: [Coordinate]) -> Double? {
    guard var last = corners.last else { return nil }
    var x = 0.0
    var area = 0.0
    for corner in corners {
      var step = corner.longitude - last.longitude
      if step > 180 { step -= 360 } else if step < -180 { step += 360 }
      area += x * corner.latitude - (x + step) * last.latitude
      x += step
      last = corner
    }
    return abs(x) < 180 ? area : nil
  }

  /// Lets a ring begin where it did before the cut, as far as that can be told.
  ///
  /// - Parameter starts: The first corners of the pieces, with the numbers of the pieces.
  private static func rotated(_ fixes: [Fix], to starts: [Coordinate: Int]) -> [Fix] {
    var best: (piece: Int, index: Int)?
    for (i, fix) in fixes.enumerated() {
      if let piece = starts[fix.coordinate], piece < best?.piece ?? .max { best = (piece, i) }
    }
    guard let best else { return fixes }
    return Array(fixes[best.index...] + fixes[..<best.index])
  }

  private static func segment(_ ring: [Fix]) -> Segment {
    var segment = Segment()
    for fix in ring { segment.append(fix) }
    if let first = ring.first { segment.append(first) }
    return segment
  }
}

/// Pieces that belong together (disjoint sets).
private struct PieceGroups {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  /// The first piece of the group that a piece is in.
  mutating func first(of piece: Int) -> Int {
    var i = piece
    while parents[i] != i {
      parents[i] = parents[parents[i]]
      i = parents[i]
    }
    return i
  }

  mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (first(of: a), first(of: b))
    parents[max(a, b)] = min(a, b)
  }
}

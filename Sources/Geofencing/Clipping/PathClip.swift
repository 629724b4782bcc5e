import Geodesy
import Tracks

/// A vertex of a clipped path: one of the path's own, or one that is new, on the border.
struct ClipVertex: Hashable {
  /// The path's vertex, or the one before the border.
  var index: Int
  /// 0 for a vertex of the path; above 0 and below 1 the part of the leg behind it.
  var fraction: Double
  /// Where.
  var coordinate: Coordinate

  /// Whether it is new.
  var isBorder: Bool { fraction > 0 }
}

/// What a clip keeps of a path.
struct PathClip {
  /// The kept runs in order, none empty. Nothing where all of the path is kept in one.
  private(set) var pieces: [[ClipVertex]] = []
  /// How many vertices are new.
  private(set) var borderCount = 0
  /// How many of the path's vertices are kept.
  private(set) var keptCount = 0
  /// Whether all of the path is kept in one piece.
  private(set) var isWhole = false
  /// Whether nothing of the path is kept.
  var isNothing: Bool { !isWhole && pieces.isEmpty }

  /// How many legs are looked at together, to leave out shapes that are far away.
  private static let block = 64

  /// Cuts a path at the border.
  ///
  /// A vertex on the border stays where a leg beside it stays; a path of one vertex that lies on the
  /// border stays by the boundary rule. A path that only touches the other side is not cut.
  ///
  /// - Parameter isSnapped: Whether new vertices stand where rounding on output leaves them on the
  ///   kept side; see `BorderSnap`.
  /// - Complexity: O(*n* + *n* / 64 × fences), and for each leg the shapes whose boxes meet it.
  init(_ path: [Coordinate], in region: ClipRegion, snapping isSnapped: Bool = false) {
    guard let first = path.first else {
      isWhole = true
      return
    }
    let near = Self.candidates(path[...], of: region.allShapes, in: region)
    if near.isEmpty || path.count == 1 {
      // Most files are far from all fences.
      isWhole = region.keeps(near.isEmpty ? .outside : region.state(of: first, among: near))
      keptCount = isWhole ? path.count : 0
      return
    }
    var run: [ClipVertex] = []
    func vertex(_ index: Int) -> ClipVertex {
      ClipVertex(index: index, fraction: 0, coordinate: path[index])
    }
    var block = 0
    var state = FenceState.outside
    // Whether the last vertex was kept for the sake of the leg before it.
    var isReached = false
    while block < path.count - 1 {
      let end = min(block + Self.block, path.count - 1)
      let candidates = Self.candidates(path[block...end], of: near, in: region)
      if block == 0 { state = region.state(of: first, among: candidates) }
      if candidates.isEmpty && region.keeps(.outside) {
        // The usual case: no fence is near.
        if !isReached { close(&run) }
        for i in block..<end where i > block || run.isEmpty { run.append(vertex(i)) }
        run.append(vertex(end))
        isReached = true
        state = .outside
        block = end
        continue
      }
      for i in block..<end {
        let next = region.state(of: path[i + 1], among: candidates)
        let leg = ClipLeg(from: path[i], to: path[i + 1])
        let clip = LegClip(leg, states: (state, next), in: region, candidates: candidates)
        let startIsKept =
          isReached || clip.stretches.first?.start == 0
          || (state != .boundary && region.keeps(state))
        if !isReached && startIsKept {
          close(&run)
          run.append(vertex(i))
        }
        isReached = false
        for stretch in clip.stretches {
          if stretch.start > 0 {
            close(&run)
            run.append(
              border(i, stretch.start, on: clip.leg, to: stretch.end, in: region, isSnapped))
          }
          if stretch.end < 1 {
            run.append(
              border(i, stretch.end, on: clip.leg, to: stretch.start, in: region, isSnapped))
            close(&run)
          } else {
            run.append(vertex(i + 1))
            isReached = true
          }
        }
        if !isReached { close(&run) }
        state = next
      }
      block = end
    }
    // The last vertex may be inside alone, where rounding hid the leg that leads to it.
    if !isReached && state != .boundary && region.keeps(state) {
      run.append(vertex(path.count - 1))
    }
    close(&run)
    isWhole = keptCount == path.count && borderCount == 0 && pieces.count == 1
    if isWhole { pieces = [] }
  }

  private mutating func close(_ run: inout [ClipVertex]) {
    if run.isEmpty { return }
    append(run)
    run.removeAll()
  }

  private mutating func append(_ piece: [ClipVertex]) {
    pieces.append(piece)
    for vertex in piece {
      if vertex.isBorder { borderCount += 1 } else { keptCount += 1 }
    }
  }

  /// A new vertex at the end of a stretch whose other end is `far`.
  private func border(
    _ index: Int, _ fraction: Double, on leg: ClipLeg, to far: Double, in region: ClipRegion,
    _ isSnapped: Bool
  ) -> ClipVertex {
    var vertex = ClipVertex(
      index: index, fraction: fraction, coordinate: leg.place(at: fraction))
    if isSnapped {
      BorderSnap(leg, region).move(&vertex, towards: far)
    }
    return vertex
  }

  /// Those of some shapes that a part of a path may meet.
  private static func candidates(
    _ path: ArraySlice<Coordinate>, of shapes: [Int], in region: ClipRegion
  ) -> [Int] {
    var unwrapper = LongitudeUnwrapper()
    var box = ClipBox()
    var previous: Double?
    var longest = 0.0
    for place in path {
      let longitude = unwrapper.next(place.longitude)
      box.add(longitude: longitude, latitude: place.latitude)
      if let previous { longest = max(longest, abs(longitude - previous)) }
      previous = longitude
    }
    box.bulge(longest)
    return region.shapes(near: box, among: shapes)
  }
}

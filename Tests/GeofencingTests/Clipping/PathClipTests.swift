import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import Geofencing

@Suite struct PathClipTests {
  static let box = BoxFence(west: 0, south: 0, east: 10, north: 10)

  private func clip(
    _ side: ClipSide, _ path: [Coordinate], _ shapes: [any FenceShape] = [box],
    _ boundary: BoundaryRule = .inclusive
  ) -> String {
    let set = FenceSet(shapes.enumerated().map { Fence(id: "\($0.offset)", shape: $0.element) })
    let clip = PathClip(path, in: ClipRegion(side, of: set, boundary: boundary))
    return clip.runs(of: path).map { piece in
      piece.map {
        $0.isBorder ? "\($0.index)+\(($0.fraction * 1000).rounded() / 1000)" : "\($0.index)"
      }
      .joined(separator: " ")
    }.joined(separator: " | ")
  }

  /// A path of latitudes and longitudes, and what is kept of it.
  struct Case: Sendable {
    var name: String
    var path: [Coordinate]
    var inside: String
    var outside: String

    init(_ name: String, _ path: [[Double]], _ inside: String, _ outside: String) {
      self.name = name
      self.path = path.map { at($0[0], $0[1]) }
      self.inside = inside
      self.outside = outside
    }
  }

  static let cases: [Case] = [
    Case(
      "through", [[5.0, -10.0], [5.0, 5.0], [5.0, 20.0]], "0+0.667 1 1+0.333",
      "0 0+0.667 | 1+0.333 2"),
    Case("all inside", [[5, 1], [5, 2]], "0 1", ""),
    Case("all outside", [[50, 1], [50, 2]], "", "0 1"),
    Case("a pass between two fixes", [[5, -5], [5, 15]], "0+0.25 0+0.75", "0 0+0.25 | 0+0.75 1"),
    Case("a touch of a corner", [[-1, 1], [1, -1]], "", "0 1"),
    Case("a fix that touches an edge", [[-5, 2], [0, 5], [-5, 8]], "", "0 1 2"),
    Case("a fix on the way in", [[-5, 5], [0, 5], [5, 5]], "1 2", "0 1"),
    Case("a fix on the way out", [[5, 5], [0, 5], [-5, 5]], "0 1", "1 2"),
    Case("a touch from inside", [[5, 2], [0, 5], [5, 8]], "0 1 2", ""),
    Case(
      "through two corners", [[-1, -1], [11, 11]], "0+0.083 0+0.917", "0 0+0.083 | 0+0.917 1"),
    Case("along an edge", [[0, 2], [0, 8]], "0 1", ""),
    Case("one fix inside", [[5, 5]], "0", ""),
    Case("one fix outside", [[50, 5]], "", "0"),
    Case("one fix on the border", [[0, 5]], "0", ""),
    Case("standing inside", [[5, 5], [5, 5], [5, 5]], "0 1 2", ""),
    Case("standing on the border", [[0, 5], [0, 5]], "0 1", ""),
    Case("nothing", [], "", ""),
  ]

  @Test(arguments: cases)
  func paths(_ one: Case) {
    let (name, places, inside, outside) = (one.name, one.path, one.inside, one.outside)
    #expect(clip(.inside, places) == inside, "\(name)")
    #expect(clip(.outside, places) == outside, "\(name)")
    // A turn more or less means nothing.
    let turned = places.map { at($0.latitude, $0.longitude + 360) }
    #expect(clip(.inside, turned) == inside, "\(name)")
    #expect(clip(.outside, turned) == outside, "\(name)")
    // Nor does the order.
    let reversed = Array(places.reversed())
    #expect(
      clip(.inside, reversed).contains("|") == inside.contains("|")
        && clip(.inside, reversed).isEmpty == inside.isEmpty, "\(name)")
  }

  @Test func theBoundaryCanCountAsOutside() {
    #expect(clip(.inside, [at(0, 5)], [Self.box], .exclusive) == "")
    #expect(clip(.outside, [at(0, 5)], [Self.box], .exclusive) == "0")
    #expect(clip(.inside, [at(0, 2), at(0, 8)], [Self.box], .exclusive) == "")
    #expect(clip(.outside, [at(0, 2), at(0, 8)], [Self.box], .exclusive) == "0 1")
  }

  @Test func fencesThatOverlapOrTouchAreOne() {
    let path = [at(5, -5), at(5, 25)]
    let overlapping: [any FenceShape] = [
      Self.box, BoxFence(west: 5, south: 0, east: 20, north: 10),
    ]
    let touching: [any FenceShape] = [
      BoxFence(west: 10, south: 0, east: 20, north: 10), Self.box,
    ]
    for shapes in [overlapping, touching] {
      #expect(clip(.inside, path, shapes) == "0+0.167 0+0.833")
      #expect(clip(.outside, path, shapes) == "0 0+0.167 | 0+0.833 1")
    }
  }

  @Test func twoFencesOnOneLegCutItTwice() {
    let apart: [any FenceShape] = [Self.box, BoxFence(west: 12, south: 0, east: 20, north: 10)]
    #expect(
      clip(.inside, [at(5, -5), at(5, 25)], apart) == "0+0.167 0+0.5 | 0+0.567 0+0.833")
  }

  @Test func whatIsWholeHasNoPieces() {
    let path = (0..<300).map { at(5, Double($0) / 100 + 1) }
    let clip = PathClip(path, in: ClipRegion(.inside, of: fences(Self.box), boundary: .inclusive))
    #expect(clip.isWhole && clip.keptCount == 300 && clip.pieces.isEmpty)
    let far = PathClip(path, in: ClipRegion(.outside, of: fences(), boundary: .inclusive))
    #expect(far.isWhole && far.keptCount == 300)
  }

  @Test func withoutFencesNothingIsInside() {
    #expect(clip(.inside, [at(5, 1), at(5, 2)], []) == "")
    #expect(clip(.outside, [at(5, 1), at(5, 2)], []) == "0 1")
  }

  @Test func aPathCrossesThe180thMeridian() {
    let fence: [any FenceShape] = [BoxFence(west: 179, south: 0, east: -179, north: 10)]
    let path = [at(5, 178), at(5, -178)]
    #expect(clip(.inside, path, fence) == "0+0.25 0+0.75")
    let clip = PathClip(path, in: ClipRegion(.inside, of: fences(fence[0]), boundary: .inclusive))
    #expect(clip.pieces.first?.map(\.coordinate) == [at(5, 179), at(5, -179)])
  }

  @Test func blocksOfALongPathJoin() {
    // Far from the fence, past it, and far again, in more than one block each.
    let path = (0..<1000).map { at(5, -100 + Double($0) * 0.25) }
    let inside = PathClip(
      path, in: ClipRegion(.inside, of: fences(Self.box), boundary: .inclusive))
    #expect(inside.pieces.map { $0.map(\.index) } == [Array(400...440)])
    let outside = PathClip(
      path, in: ClipRegion(.outside, of: fences(Self.box), boundary: .inclusive))
    #expect(outside.pieces.map { $0.map(\.index) } == [Array(0...400), Array(440...999)])
  }

  @Test func whatIsKeptInsideAndOutsideIsTheWhole() throws {
    try forEachSeed(count: 200) { random in
      let center = [at(48, 11), at(-60, 179.999), at(2, -0.001)][random.int(in: 0...2)]
      func place() -> Coordinate {
        at(
          center.latitude + random.double(in: -0.02...0.02),
          Antimeridian.wrapped(center.longitude + random.double(in: -0.02...0.02)))
      }
      var shapes: [Fence] = []
      for i in 0...random.int(in: 0...4) {
        let corner = place()
        let shape: any FenceShape =
          random.oneIn(2)
          ? DiscFence(center: corner, radius: random.double(in: 50...1500))
          : BoxFence(
            west: corner.longitude, south: corner.latitude,
            east: Antimeridian.wrapped(corner.longitude + random.double(in: 0.001...0.02)),
            north: corner.latitude + random.double(in: 0.001...0.02))
        shapes.append(Fence(id: "\(i)", shape: shape))
      }
      let set = FenceSet(shapes)
      let path = wander(around: center, count: random.int(in: 2...200), &random).coordinates
      let inside = PathClip(path, in: ClipRegion(.inside, of: set, boundary: .inclusive))
      let outside = PathClip(path, in: ClipRegion(.outside, of: set, boundary: .inclusive))
      let kept = (inside.runs(of: path) + outside.runs(of: path)).flatMap { $0 }
      #expect(Set(kept.filter { !$0.isBorder }.map(\.index)) == Set(path.indices))
      let length = (inside.runs(of: path) + outside.runs(of: path)).reduce(0.0) {
        $0 + Geodesic.pathLength($1.map(\.coordinate))
      }
      let whole = Geodesic.pathLength(path)
      try #require(abs(length - whole) < 1e-3 + 1e-9 * whole, "\(length - whole)")
      for (clip, sign) in [(inside, 1.0), (outside, -1.0)] {
        for vertex in clip.runs(of: path).joined() {
          // Meters into the union where that is kept, out of it otherwise.
          let margins = shapes.map { $0.shape.margin(of: vertex.coordinate).value }
          let margin = margins.min() ?? 0
          try #require(sign * margin < 1e-6, "\(vertex) \(margins)")
          if vertex.isBorder { try #require(abs(margin) < 1e-6, "\(vertex) \(margins)") }
        }
        for piece in clip.runs(of: path) {
          // Nothing is bridged: neighbors in a piece are neighbors on one leg.
          for (a, b) in zip(piece, piece.dropFirst()) {
            try #require(
              b.isBorder ? b.index == a.index && b.fraction > a.fraction : b.index == a.index + 1)
          }
        }
      }
    }
  }
}

extension PathClip {
  /// The pieces, also of a path that is kept as it is.
  fileprivate func runs(of path: [Coordinate]) -> [[ClipVertex]] {
    if !isWhole || path.isEmpty { return pieces }
    return [path.indices.map { ClipVertex(index: $0, fraction: 0, coordinate: path[$0]) }]
  }
}

import Geodesy
import RoutelayTestSupport
import Testing

@testable import Tracks

private typealias Place = (x: Double, y: Double)

private func ring(_ points: [(Double, Double)], closed: Bool = true) -> Segment {
  let all = closed ? points + points.prefix(1) : points
  return Segment(
    coordinates: all.map { Coordinate(uncheckedLatitude: $0.1, longitude: $0.0) })
}

private func places(_ ring: Segment) -> [Place] {
  ring.coordinates.map { (x: $0.longitude, y: $0.latitude) }
}

/// Even-odd; places are never on a boundary in these tests.
private func isInside(_ place: Place, _ rings: [[Place]]) -> Bool {
  var inside = false
  for ring in rings {
    for (a, b) in zip(ring, ring.dropFirst()) where (a.y > place.y) != (b.y > place.y) {
      if place.x < a.x + (place.y - a.y) / (b.y - a.y) * (b.x - a.x) { inside.toggle() }
    }
  }
  return inside
}

private func area(_ ring: [Place]) -> Double { RingWinding.doubledArea(ring) / 2 }

/// What every piece must be, by brute force: closed rings of at least four positions inside the
/// world, wound as RFC 7946 wants, no ring crossing itself or touching itself at a vertex.
private func requireValid(_ polygon: Polygon) throws {
  for (i, ring) in polygon.rings.enumerated() {
    let path = places(ring)
    try #require(path.count >= 4)
    try #require(path[0] == path[path.count - 1])
    try #require(path.allSatisfy { abs($0.x) <= 180 && abs($0.y) <= 90 })
    try #require(i == 0 ? area(path) > 0 : area(path) < 0)
    for (a, b) in zip(path, path.dropFirst()) {
      let step = abs(b.x - a.x)
      try #require(step <= 180 || (step == 360 && abs(a.y) == 90))
      try #require(a != b)
    }
    let count = path.count - 1
    for j in 0..<count {
      for k in (j + 1)..<count {
        try #require(path[j] != path[k])
        try #require(!crosses(path[j], path[j + 1], path[k], path[k + 1]))
      }
    }
  }
}

/// Whether two legs cross properly.
private func crosses(_ a: Place, _ b: Place, _ c: Place, _ d: Place) -> Bool {
  func side(_ p: Place, _ q: Place, _ r: Place) -> Double {
    let value = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    return abs(value) < 1e-9 ? 0 : value
  }
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

/// A ring around a middle whose corners lie at random distances: concave, but simple.
private func star(
  _ random: inout SeededGenerator, x: Double, y: Double, radius: ClosedRange<Double>, count: Int
) -> [Place] {
  (0..<count).map { i in
    let angle = (Double(i) + random.double(in: 0.1...0.9)) / Double(count) * 2 * .pi
    let r = random.double(in: radius)
    return (x: x + r * cosine(angle), y: y + r * cosine(angle - .pi / 2) / 3)
  }
}

private func cosine(_ angle: Double) -> Double {
  // Bhaskara's would do as well; only the order of the corners matters.
  let quarter = (angle / (2 * .pi)).remainder(dividingBy: 1) * 4
  return abs(quarter) <= 2 ? 1 - abs(quarter) : -1
}

@Suite struct PolygonCutTests {
  @Test func aPolygonThatNeedsNoCutIsOnlyWound() {
    let square = ring([(0, 0), (0, 1), (1, 1), (1, 0)])
    let hole = ring([(0.2, 0.2), (0.4, 0.2), (0.4, 0.4), (0.2, 0.4)])
    let pieces = AntimeridianCut.pieces(of: Polygon(rings: [square, hole]))
    #expect(pieces.count == 1)
    #expect(pieces[0].rings[0].coordinates == square.coordinates.reversed())
    #expect(pieces[0].rings[1].coordinates == hole.coordinates.reversed())
    #expect(AntimeridianCut.pieces(of: pieces[0]) == pieces)
  }

  @Test func aBoxOverTheSeamIsTwoBoxes() throws {
    for winding in [false, true] {
      var corners = [(178.0, -1.0), (-178.0, -1.0), (-178.0, 1.0), (178.0, 1.0)]
      if winding { corners.reverse() }
      let pieces = AntimeridianCut.pieces(of: Polygon(rings: [ring(corners)]))
      for piece in pieces { try requireValid(piece) }
      #expect(
        Set(pieces.map { Set($0.rings[0].coordinates.map { "\($0.longitude) \($0.latitude)" }) })
          == [
            ["178.0 -1.0", "180.0 -1.0", "180.0 1.0", "178.0 1.0"],
            ["-178.0 -1.0", "-180.0 -1.0", "-180.0 1.0", "-178.0 1.0"],
          ])
    }
  }

  @Test func aConcaveRingGivesSeveralPieces() throws {
    // A comb whose three teeth reach over the seam.
    let comb = ring([
      (170, 0), (182, 0), (182, 1), (175, 1), (175, 2), (182, 2), (182, 3), (175, 3), (175, 4),
      (182, 4), (182, 5), (170, 5),
    ])
    let pieces = AntimeridianCut.pieces(of: Polygon(rings: [comb]))
    #expect(pieces.count == 4)
    for piece in pieces { try requireValid(piece) }
  }

  @Test func aHoleOverTheSeamBecomesANotchInBothPieces() throws {
    let polygon = Polygon(rings: [
      ring([(170, 0), (-170, 0), (-170, 10), (170, 10)]),
      ring([(178, 4), (-178, 4), (-178, 6), (178, 6)]),
      ring([(172, 4), (173, 4), (173, 6), (172, 6)]),
    ])
    let pieces = AntimeridianCut.pieces(of: polygon)
    #expect(pieces.map(\.rings.count).sorted() == [1, 2])
    for piece in pieces { try requireValid(piece) }
    let sum = pieces.flatMap(\.rings).reduce(0) { $0 + area(places($1)) }
    #expect(abs(sum - (200 - 8 - 2)) < 1e-9)
  }

  @Test func aHoleThatTouchesTheSeamStaysAHole() throws {
    let polygon = Polygon(rings: [
      ring([(170, 0), (-170, 0), (-170, 10), (170, 10)]),
      ring([(175, 5), (180, 5), (175, 6)]),
    ])
    let pieces = AntimeridianCut.pieces(of: polygon)
    #expect(pieces.map(\.rings.count).sorted() == [1, 2])
    for piece in pieces { try requireValid(piece) }
  }

  @Test func aNotchWhoseTipTouchesTheSeamSplitsThePiece() throws {
    let polygon = Polygon(rings: [
      ring([(-170, 0), (-170, 10), (170, 10), (170, 6), (180, 5), (170, 4), (170, 0)])
    ])
    let pieces = AntimeridianCut.pieces(of: polygon)
    #expect(pieces.count == 3)
    for piece in pieces { try requireValid(piece) }
  }

  @Test func edgesAlongTheSeamAreKept() throws {
    let polygon = Polygon(rings: [
      ring([(178, 0), (180, 0), (180, 2), (-178, 2), (-178, 4), (178, 4)])
    ])
    let pieces = AntimeridianCut.pieces(of: polygon)
    #expect(pieces.count == 2)
    for piece in pieces { try requireValid(piece) }
    let sum = pieces.flatMap(\.rings).reduce(0) { $0 + area(places($1)) }
    #expect(abs(sum - 12) < 1e-9)
  }

  @Test func aBoxInAnotherCopyOfTheWorldIsOnlyMoved() {
    let pieces = AntimeridianCut.pieces(
      of: Polygon(rings: [ring([(190, 0), (200, 0), (200, 5), (190, 5)])]))
    #expect(pieces == [Polygon(rings: [ring([(-170, 0), (-160, 0), (-160, 5), (-170, 5)])])])
  }

  @Test(arguments: [1.0, -1.0], [false, true])
  func aRingRoundAPoleIsLedToIt(_ hemisphere: Double, isReversed: Bool) throws {
    var corners = [(170.0, 60.0), (-150.0, 65.0), (-30.0, 70.0), (90.0, 60.0)].map {
      ($0.0, $0.1 * hemisphere)
    }
    if isReversed { corners.reverse() }
    let pieces = AntimeridianCut.pieces(of: Polygon(rings: [ring(corners)]))
    try #require(pieces.count == 1)
    try requireValid(pieces[0])
    let rings = pieces[0].rings.map(places)
    for longitude in [-179.0, -90, 1, 45, 179] {
      #expect(isInside((x: longitude, y: 89 * hemisphere), rings))
      #expect(!isInside((x: longitude, y: 50 * hemisphere), rings))
    }
    // At longitude 175 the ring is between 60 and 65.
    #expect(!isInside((x: 175, y: 60.5 * hemisphere), rings))
    #expect(isInside((x: 175, y: 60.7 * hemisphere), rings))
  }

  @Test func aRingRoundThePoleThatWobblesOverTheSeamIsStillSimple() throws {
    let corners = [
      (170.0, 60.0), (190.0, 62.0), (190.0, 64.0), (171.0, 66.0), (171.0, 68.0), (200.0, 70.0),
      (330.0, 60.0), (450.0, 60.0),
    ]
    let pieces = AntimeridianCut.pieces(of: Polygon(rings: [ring(corners)]))
    for piece in pieces { try requireValid(piece) }
    let rings = pieces.flatMap(\.rings).map(places)
    // From the pole down at 175: the line at 68.3, 65.6 and 60.5; at 185: 69.0, 64.5 and 61.5.
    for (x, y, isExpected) in [
      (175.0, 80.0, true), (175, 67, false), (175, 63, true), (175, 60.2, false),
      (-175, 80, true), (-175, 67, false), (-175, 63, true), (-175, 61, false),
    ] { #expect(isInside((x: x, y: y), rings) == isExpected, "at \(x) \(y)") }
  }

  @Test func anAnnulusRoundThePoleHasNoSeamLeft() throws {
    func parallel(_ latitude: Double) -> Segment {
      ring([(0, latitude), (90, latitude), (180, latitude), (-90, latitude)])
    }
    let pieces = AntimeridianCut.pieces(of: Polygon(rings: [parallel(60), parallel(80)]))
    for piece in pieces { try requireValid(piece) }
    let rings = pieces.flatMap(\.rings).map(places)
    for longitude in [-170.0, 10, 170] {
      #expect(isInside((x: longitude, y: 70), rings))
      #expect(!isInside((x: longitude, y: 85), rings))
      #expect(!isInside((x: longitude, y: 50), rings))
    }
  }

  @Test func theWholeWorldWithAHoleOverTheSeam() throws {
    let world = ring([(-180, -90), (180, -90), (180, 90), (-180, 90)])
    let hole = ring([(170, -10), (-170, -10), (-170, 10), (170, 10)])
    let pieces = AntimeridianCut.pieces(of: Polygon(rings: [world, hole]))
    for piece in pieces { try requireValid(piece) }
    let rings = pieces.flatMap(\.rings).map(places)
    #expect(isInside((x: 0, y: 0.5), rings))
    #expect(isInside((x: 175, y: 20), rings))
    #expect(!isInside((x: 175, y: 0.5), rings))
    #expect(!isInside((x: -175, y: 0.5), rings))
  }

  @Test func whichPoleCanBeTold() throws {
    let corners = [(0.0, 10.0), (120, 10), (-120, 10)]
    let polygon = Polygon(rings: [ring(corners)])
    func holds(_ latitude: Double, _ pieces: [Polygon]) -> Bool {
      isInside((x: 5, y: latitude), pieces.flatMap(\.rings).map(places))
    }
    #expect(holds(50, AntimeridianCut.pieces(of: polygon)))
    let south = AntimeridianCut.pieces(of: polygon, aroundNorthPole: false)
    #expect(holds(-50, south) && !holds(50, south))
  }

  @Test func ringsWithoutAreaComeBackUncut() {
    let flat = Polygon(rings: [ring([(179, 0), (-179, 0)])])
    let pieces = AntimeridianCut.pieces(of: flat)
    #expect(pieces == [flat])
    #expect(AntimeridianCut.pieces(of: Polygon(rings: [])) == [Polygon(rings: [])])
    #expect(
      AntimeridianCut.pieces(of: Polygon(rings: [ring([(190, 0)])]))
        == [Polygon(rings: [ring([(-170, 0)])])])
  }

  /// So that joining the pieces gives the ring that was cut, not a turned one.
  @Test(arguments: [false, true])
  func theFirstCornerStartsTheFirstPiece(isReversed: Bool) {
    var corners = [
      (175.0, 0.0), (185, 0), (185, 1), (178, 1), (178, 2), (185, 2), (185, 3), (175, 3),
    ]
    if isReversed { corners = corners.prefix(1) + corners.dropFirst().reversed() }
    let pieces = AntimeridianCut.pieces(of: Polygon(rings: [ring(corners)]))
    #expect(
      pieces.map { $0.rings[0].coordinates[0].latitude } == [0, 0, 2], "in the order of the ring")
    #expect(pieces[0].rings[0].coordinates[0].longitude == 175)
  }

  @Test func elevationsOfCornersAreKeptAndInterpolated() throws {
    var box = Segment()
    for (x, y, elevation) in [
      (178.0, 0.0, 10.0), (-178, 0, 30), (-178, 2, 50), (178, 2, 10), (178, 0, 10),
    ] {
      box.append(
        Fix(
          coordinate: try Coordinate(latitude: y, longitude: x), elevation: elevation))
    }
    for piece in AntimeridianCut.pieces(of: Polygon(rings: [box])) {
      for fix in piece.rings[0] {
        let expected: Double? =
          switch (abs(fix.coordinate.longitude), fix.coordinate.latitude) {
          case (180, 0): 20
          case (180, 2): 30
          case (178, 0): fix.coordinate.longitude > 0 ? 10 : 30
          default: fix.coordinate.longitude > 0 ? 10 : 50
          }
        #expect(fix.elevation == expected)
      }
    }
  }

  /// Random concave polygons with holes over the seam; corners often exactly on it. Pieces are
  /// valid, have the same area, and hold the same places.
  @Test func randomPolygonsKeepTheirPlaces() throws {
    try forEachSeed(count: 600) { random in
      let middle = random.double(in: 165...195)
      var rings = [
        star(&random, x: middle, y: 0, radius: 20...60, count: random.int(in: 3...24))
      ]
      if random.oneIn(2) {
        rings.append(star(&random, x: middle, y: 0, radius: 1...4, count: random.int(in: 3...8)))
      }
      if random.oneIn(3) {
        for i in rings[0].indices where random.oneIn(3) && abs(rings[0][i].x - 180) < 10 {
          rings[0][i].x = 180
        }
      }
      // Moving corners may have made a ring that crosses itself: those are not asked about.
      for ring in rings {
        let closed = ring + ring.prefix(1)
        for j in ring.indices {
          for k in ring.indices where k > j {
            if closed[j] == closed[k] || crosses(closed[j], closed[j + 1], closed[k], closed[k + 1])
            {
              return
            }
          }
        }
      }
      let shape = rings.map { $0 + $0.prefix(1) }
      let written = Polygon(
        rings: shape.enumerated().map { i, path in
          let path = (i == 0) == random.oneIn(2) ? path : path.reversed()
          return Segment(
            coordinates: path.map {
              Coordinate(
                uncheckedLatitude: $0.y,
                longitude: random.oneIn(2) ? $0.x : LongitudeStep.normalized($0.x))
            })
        })
      let pieces = AntimeridianCut.pieces(of: written)
      for piece in pieces { try requireValid(piece) }
      let cut = pieces.flatMap(\.rings).map(places)
      let whole = shape.enumerated().reduce(0) {
        $0 + abs(area($1.element)) * ($1.offset == 0 ? 1 : -1)
      }
      let inside = shape.count == 1 || shape[1].allSatisfy { isInside($0, [shape[0]]) }
      if inside {
        try #require(abs(cut.reduce(0) { $0 + area($1) } - whole) < 1e-9 * max(1, whole))
      }
      for _ in 0..<40 {
        let place = (
          x: random.double(in: (middle - 65)...(middle + 65)), y: random.double(in: -25...25)
        )
        if inside {
          let moved = (x: LongitudeStep.normalized(place.x), y: place.y)
          try #require(isInside(place, shape) == isInside(moved, cut))
        }
      }
    }
  }

  @Test func ringsThatCrossThemselvesOrWindManyTimesDoNotTrap() throws {
    try forEachSeed(count: 1000) { random in
      func anyRing() -> Segment {
        ring(
          (0..<random.int(in: 0...9)).map { _ in
            (
              random.oneIn(4) ? 180 : random.double(in: -540...540),
              Double(random.int(in: -2...2)) * 45
            )
          }, closed: random.oneIn(2))
      }
      let polygon = Polygon(rings: (0..<random.int(in: 0...3)).map { _ in anyRing() })
      for piece in AntimeridianCut.pieces(of: polygon) {
        for ring in piece.rings {
          try #require(ring.coordinates.allSatisfy { abs($0.longitude) <= 180 })
        }
      }
    }
  }
}

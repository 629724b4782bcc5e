import Foundation
import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

/// Lines and rings of tests, longitude first.
private func path(_ points: [(Double, Double)]) -> Segment {
  Segment(
    coordinates: points.map { Coordinate(uncheckedLatitude: $0.1, longitude: $0.0) })
}

/// Map points by another formula than the library's.
private func project(_ line: Segment) -> [SIMD2<Double>] {
  line.coordinates.map { coordinate in
    let limit = atan(sinh(Double.pi)) * 180 / .pi
    let latitude = min(max(coordinate.latitude, -limit), limit) * .pi / 180
    let world = 268_435_456.0
    return SIMD2(
      (coordinate.longitude / 360 + 0.5) * world,
      (0.5 - asinh(tan(latitude)) / (2 * .pi)) * world)
  }
}

/// Pixels of 512-pixel tiles from a point to the line between two, at zoom 0: by the height of the
/// triangle, not by projecting onto the line.
private func pixels(_ p: SIMD2<Double>, _ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
  func length(_ v: SIMD2<Double>) -> Double { (v * v).sum().squareRoot() }
  func dot(_ v: SIMD2<Double>, _ w: SIMD2<Double>) -> Double { (v * w).sum() }
  let distance: Double
  if dot(p - a, b - a) <= 0 {
    distance = length(p - a)
  } else if dot(p - b, a - b) <= 0 {
    distance = length(p - b)
  } else {
    let (u, v) = (p - a, b - a)
    distance = abs(u.x * v.y - u.y * v.x) / length(v)
  }
  return distance * 512 / 268_435_456
}

/// What Douglas–Peucker keeps between vertices that are kept anyhow, straight from its definition;
/// nil where a distance is so near to the tolerance, or to another one, that rounding decides.
private func douglasPeucker(
  _ points: [SIMD2<Double>], pins: [Int], tolerance: Double
) -> Set<Int>? {
  var kept = Set(pins)
  var spans = Array(zip(pins, pins.dropFirst()))
  while let (first, last) = spans.popLast() {
    let distances = (first + 1..<max(last, first + 1)).map {
      pixels(points[$0], points[first], points[last])
    }
    guard let most = distances.max() else { continue }
    if abs(most - tolerance) <= 1e-6 * tolerance { return nil }
    guard most > tolerance, let offset = distances.firstIndex(of: most) else { continue }
    if distances.filter({ $0 >= most * (1 - 1e-6) }).count > 1 { return nil }
    kept.insert(first + 1 + offset)
    spans += [(first, first + 1 + offset), (first + 1 + offset, last)]
  }
  return kept
}

/// The greatest distance in pixels at a zoom of a dropped vertex to what is drawn of its span.
private func deviation(_ points: [SIMD2<Double>], kept: [Int], zoom: Int) -> Double {
  var most = 0.0
  for (a, b) in zip(kept, kept.dropFirst()) {
    for i in a..<b { most = max(most, pixels(points[i], points[a], points[b])) }
  }
  return most * exp2(Double(zoom))
}

private func walk(_ random: inout SeededGenerator, count: Int) -> Segment {
  var place = (random.double(in: -170...170), random.double(in: -80...80))
  let size = exp2(random.double(in: -16...1))
  var heading = 0.0
  var points = [place]
  for _ in 1..<count {
    heading += random.double(in: -1...1)
    let step = size * random.double(in: 0...1)
    place.0 = min(max(place.0 + step * cos(heading), -180), 180)
    place.1 = min(max(place.1 + step * sin(heading), -90), 90)
    points.append(random.oneIn(20) ? points[points.count - 1] : place)
  }
  return path(points)
}

@Suite struct VertexZoomsTests {
  private let usual = VertexZooms(pixels: 0.5, zooms: 4...18)

  @Test func eachZoomIsWhatDouglasPeuckerKeepsAtIt() throws {
    var compared = 0
    try forEachSeed(count: 150) { random in
      let line = walk(&random, count: random.int(in: 3...120))
      let first = random.int(in: 0...24)
      let zooms = first...random.int(in: first...24)
      let tolerance = exp2(random.double(in: -3...5))
      let values = VertexZooms(pixels: tolerance, zooms: zooms).ofLine(line)
      try #require(values.count == line.count && values[0] == 0 && values[line.count - 1] == 0)
      let points = project(line)
      for zoom in zooms {
        guard
          let kept = douglasPeucker(
            points, pins: [0, line.count - 1], tolerance: tolerance / exp2(Double(zoom)))
        else { continue }
        compared += 1
        try #require(Set(values.indices.filter { values[$0] <= zoom }) == kept, "zoom \(zoom)")
      }
      // Never a zoom that nobody asked for.
      let known = Set(zooms.map { UInt8($0) }).union([0, UInt8(zooms.upperBound + 1)])
      try #require(known.isSuperset(of: values))
      try #require(zooms.lowerBound == 0 || !values.contains(UInt8(zooms.lowerBound)))
    }
    #expect(compared > 300)
  }

  @Test func atEachZoomNothingIsFartherThanTheTolerance() throws {
    try forEachSeed(count: 100, from: 5000) { random in
      let line = walk(&random, count: random.int(in: 2...150))
      let values = usual.ofLine(line)
      let points = project(line)
      for zoom in 0...18 {
        let kept = values.indices.filter { values[$0] <= zoom }
        try #require(deviation(points, kept: kept, zoom: zoom) <= 0.5 * (1 + 1e-6), "zoom \(zoom)")
      }
    }
  }

  @Test func shortAndStandingLines() {
    #expect(usual.ofLine(Segment()) == [])
    #expect(usual.ofLine(path([(8, 47)])) == [0])
    #expect(usual.ofLine(path([(8, 47), (9, 48)])) == [0, 0])
    #expect(usual.ofLine(path([(8, 47), (8, 47)])) == [0, 0])
    #expect(usual.ofLine(path(Array(repeating: (8, 47), count: 4))) == [0, 19, 19, 0])
    // A loop: its ends are one place.
    let loop = usual.ofLine(path([(0, 0), (1, 0), (1, 1), (0, 1), (0, 0)]))
    #expect(loop == [0, 0, 0, 0, 0])
    // North of the map's edge all is one line.
    #expect(usual.ofLine(path([(0, 86), (1, 89), (2, 87)])) == [0, 19, 0])
  }

  /// A pixel of zoom z on the equator is 360/(512·2^z) degrees; the vertex of the middle is 3/4 of
  /// one off at zoom 10, thus 3/8 at zoom 9.
  @Test func theZoomsAreThoseOfTilesOf512Pixels() {
    let offset = 0.75 * 360 / (512 * 1024)
    let line = path([(0, 0), (1, offset), (2, 0)])
    #expect(usual.ofLine(line) == [0, 10, 0])
    #expect(VertexZooms(pixels: 0.25, zooms: 4...18).ofLine(line) == [0, 9, 0])
    #expect(VertexZooms(pixels: 0.5, zooms: 0...9).ofLine(line) == [0, 10, 0])
    #expect(VertexZooms(pixels: 0.5, zooms: 10...12).ofLine(line) == [0, 0, 0])
    #expect(VertexZooms(pixels: 1e300, zooms: 0...24).ofLine(line) == [0, 25, 0])
    #expect(VertexZooms(pixels: .leastNonzeroMagnitude, zooms: 0...0).ofLine(line) == [0, 0, 0])
  }

  /// Straight along the equator, no vertex is needed to draw it; but a step of 300 degrees to the
  /// east is one of 60 to the west for readers that take the short way.
  @Test func noLevelHasAStepThatReadersTakeForTheShortWay() throws {
    let row = stride(from: -180.0, through: 180, by: 20).map { ($0, 0.0) }
    let thereAndBack = row + row.dropLast().reversed() + row.dropFirst()
    for points in [row, thereAndBack, [(-170, 5), (-85, 5), (10, 5)]] {
      let line = path(points)
      let values = usual.ofLine(line)
      #expect(values.filter { $0 == 0 }.count < 12)
      for zoom in 0...18 {
        let kept = values.indices.filter { values[$0] <= zoom }
        for (a, b) in zip(kept, kept.dropFirst()) {
          let step = abs(line.coordinates[b].longitude - line.coordinates[a].longitude)
          #expect(step <= 180 || step == 360)
        }
      }
    }
    // A whole parallel is a step of its own.
    #expect(usual.ofLine(path([(-180, 5), (180, 5), (180, 5), (179, 5)])) == [0, 0, 19, 0])
  }

  @Test func ringsKeepFourAndAreClosedAndTheirVerticesNear() throws {
    try forEachSeed(count: 100, from: 9000) { random in
      let count = random.int(in: 3...80)
      let size = exp2(random.double(in: -16...4))
      let center = (random.double(in: -150...150), random.double(in: -60...60))
      var points = (0..<count).map { i in
        let angle = 2 * Double.pi * Double(i) / Double(count)
        let radius = size * random.double(in: 0.5...1)
        return (center.0 + radius * cos(angle), center.1 + radius * sin(angle))
      }
      points.append(points[0])
      if random.oneIn(3) { points.insert(points[1], at: 1) }
      let ring = path(points)
      let values = try #require(usual.ofRings([ring]).first)
      try #require(values.count == ring.count)
      let map = project(ring)
      for zoom in 0...18 {
        let kept = values.indices.filter { values[$0] <= zoom }
        try #require(kept.count >= 4 && kept.first == 0 && kept.last == ring.count - 1)
        try #require(deviation(map, kept: kept, zoom: zoom) <= 0.5 * (1 + 1e-6), "zoom \(zoom)")
        try #require(Set(kept.map { ring.coordinates[$0] }).count >= 3)
      }
    }
  }

  @Test func smallAndBrokenRingsAreNeededAsAWhole() {
    let rings = [
      path([]), path([(0, 0)]), path([(0, 0), (1, 0), (0, 0)]),
      path([(0, 0), (1, 0), (1, 1), (2, 2)]), path(Array(repeating: (3, 3), count: 6)),
      path([(0, 0), (0, 0), (1, 1), (1, 1), (0, 0), (0, 0)]),
      path([(0, 0), (1, 0), (1, 1), (0, 0)]),
    ]
    #expect(usual.ofRings(rings) == rings.map { Array(repeating: 0, count: $0.count) })
    // A ring smaller than a pixel of the last zoom, and one without area.
    let tiny = path([(0, 0), (1e-9, 0), (2e-9, 1e-9), (1e-9, 2e-9), (0, 1e-9), (0, 0)])
    let flat = path([(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (0, 0)])
    for values in usual.ofRings([tiny, flat]) {
      #expect(values.filter { $0 == 0 }.count == 4 && values.filter { $0 == 19 }.count == 2)
    }
  }

  /// Two areas with a ragged border between them, in any direction and from any first vertex: what
  /// is drawn of the border is the same for both.
  @Test func neighborsKeepTheSameVerticesOfTheirBorder() throws {
    try forEachSeed(count: 60, from: 400) { random in
      let border = (0...40).map { i in
        (random.double(in: -0.2...0.2), Double(i) / 40)
      }
      let west = border + [(-1, 1), (-1, 0)]
      let east = border + [(1, 1), (1.2, 0.5), (1, 0)]
      func ring(_ corners: [(Double, Double)]) -> Segment {
        let start = random.int(in: 0...(corners.count - 1))
        var ring = Array(corners[start...] + corners[..<start])
        ring.append(ring[0])
        return path(random.oneIn(2) ? ring.reversed() : ring)
      }
      let rings = [ring(west), ring(east)]
      let values = usual.ofRings(rings)
      var found: [[Coordinate: UInt8]] = []
      for (ring, values) in zip(rings, values) {
        found.append(
          Dictionary(zip(ring.coordinates, values), uniquingKeysWith: { min($0, $1) }))
        try #require(values.first == 0 && values.last == 0)
      }
      for place in path(border).coordinates { try #require(found[0][place] == found[1][place]) }
      // The order in which rings come is no matter either.
      try #require(usual.ofRings(rings.reversed()) == values.reversed())
    }
  }

  /// An island and the lake around it: one ring, twice, with two starts.
  @Test func theSameRingTwiceHasTheSameValues() {
    let corners = (0..<60).map { i in
      let angle = Double(i) / 30 * .pi
      return (cos(angle) * (1 + 0.1 * cos(7 * angle)), sin(angle))
    }
    let island = path(corners + [corners[0]])
    let hole = path((corners[17...] + corners[..<17] + [corners[17]]).reversed())
    let values = usual.ofRings([island, hole])
    let a = Dictionary(zip(island.coordinates, values[0]), uniquingKeysWith: { x, _ in x })
    let b = Dictionary(zip(hole.coordinates, values[1]), uniquingKeysWith: { x, _ in x })
    #expect(a == b)
  }

  @Test func verticesAtTheSeamStay() throws {
    // A piece of a ring over the seam, with three vertices along it.
    let ring = path([
      (179.9999, 0), (180, 0), (180, 1e-5), (180, 2e-5), (179.9999, 3e-5), (179.9999, 0),
    ])
    let values = try #require(usual.ofRings([ring]).first)
    #expect(values[1] == 0 && values[2] == 19 && values[3] == 0)
    // Led round a pole.
    let cap = path([(-180, 70), (0, 71), (180, 70), (180, 90), (-180, 90), (-180, 70)])
    #expect(usual.ofRings([cap]) == [[0, 0, 0, 0, 0, 0]])
  }
}

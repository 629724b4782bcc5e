import Geodesy
import RoutelayTestSupport
import Testing

@testable import Tracks

private func line(_ points: [(Double, Double)]) -> Segment {
  Segment(
    coordinates: points.map { Coordinate(uncheckedLatitude: $0.1, longitude: $0.0) })
}

private func positions(_ segment: Segment) -> [[Double]] {
  segment.coordinates.map { [$0.longitude, $0.latitude] }
}

/// Degrees along the unwrapped path, in the plane of longitude and latitude.
private func planeLength(_ segment: Segment) -> Double {
  zip(segment.coordinates, segment.coordinates.dropFirst()).reduce(0) { sum, leg in
    let x = LongitudeStep.degrees(from: leg.0.longitude, to: leg.1.longitude)
    let y = leg.1.latitude - leg.0.latitude
    return sum + (x * x + y * y).squareRoot()
  }
}

/// A random walk that likes the seam, with all kinds of columns and gaps.
func randomSeamWalk(_ random: inout SeededGenerator) -> Segment {
  var segment = Segment()
  var longitude = Double(random.int(in: -200...200))
  for _ in 0..<random.int(in: 1...20) {
    switch random.int(in: 1...9) {
    case 1: longitude = 180
    case 2: longitude = -180
    case 3: longitude += 180
    case 4: longitude -= 180
    case 5: longitude += 360
    case 6: longitude = random.double(in: -540...540)
    case 7: longitude = random.double(in: 179...181)
    default: longitude += random.double(in: -170...170)
    }
    // Multiples of 1/1024, so that sums and differences are exact.
    longitude = (min(max(longitude, -540), 540) * 1024).rounded() / 1024
    var fix = Fix(
      coordinate: Coordinate(
        uncheckedLatitude: Double(random.int(in: -3...3)), longitude: longitude))
    if !random.oneIn(4) { fix.elevation = random.double(in: 0...1000) }
    if !random.oneIn(4) { fix.time = Timestamp(seconds: Int64(random.int(in: 0...99999))) }
    if random.oneIn(3) { fix.channels[.heartRate] = random.double(in: 60...200) }
    if random.oneIn(3) { fix.channels[.course] = random.double(in: 0...359) }
    if random.oneIn(5) {
      var details = FixDetails()
      details.name = "p\(random.int(in: 0...3))"
      fix.details = details
    }
    segment.append(fix)
  }
  return segment
}

struct LineCutCase: Sendable {
  var input: [(Double, Double)]
  var expected: [[[Double]]]
  init(_ input: [(Double, Double)], _ expected: [[[Double]]]) {
    self.input = input
    self.expected = expected
  }
}

private let lineCutCases: [LineCutCase] = [
  // Touching the seam is no crossing; the vertex takes the sign of its side.
  LineCutCase([(179, 0), (-180, 1), (179, 2)], [[[179, 0], [180, 1], [179, 2]]]),
  LineCutCase([(-179, 0), (180, 1), (-179, 2)], [[[-179, 0], [-180, 1], [-179, 2]]]),
  // A vertex on the seam ends one piece and starts the next.
  LineCutCase(
    [(179, 0), (180, 1), (-179, 2)], [[[179, 0], [180, 1]], [[-180, 1], [-179, 2]]]),
  LineCutCase(
    [(-179, 0), (-180, 1), (179, 2)], [[[-179, 0], [-180, 1]], [[180, 1], [179, 2]]]),
  // A line may start, end and run along the seam.
  LineCutCase([(180, 0), (-179, 1)], [[[-180, 0], [-179, 1]]]),
  LineCutCase([(179, 0), (-180, 1)], [[[179, 0], [180, 1]]]),
  LineCutCase(
    [(179, 0), (180, 1), (180, 2), (-179, 3)],
    [[[179, 0], [180, 1], [180, 2]], [[-180, 2], [-179, 3]]]),
  LineCutCase([(180, 0), (180, 1)], [[[180, 0], [180, 1]]]),
  LineCutCase([(-180, 0), (-180, 1), (-179, 1)], [[[-180, 0], [-180, 1], [-179, 1]]]),
  // Continuous longitudes are another way to write the same line.
  LineCutCase([(178, 0), (182, 4)], [[[178, 0], [180, 2]], [[-180, 2], [-178, 4]]]),
  LineCutCase([(190, 0), (200, 4)], [[[-170, 0], [-160, 4]]]),
  LineCutCase([(-178, 0), (-182, 4)], [[[-178, 0], [-180, 2]], [[180, 2], [178, 4]]]),
  // A step of exactly 360 degrees is the whole parallel.
  LineCutCase([(-180, 5), (180, 5)], [[[-180, 5], [180, 5]]]),
  LineCutCase([(0, 0), (360, 8)], [[[0, 0], [180, 4]], [[-180, 4], [0, 8]]]),
  // Half the earth is the way that it was written.
  LineCutCase([(90, 0), (270, 2)], [[[90, 0], [180, 1]], [[-180, 1], [-90, 2]]]),
  LineCutCase([(90, 0), (-90, 2)], [[[90, 0], [-90, 2]]]),
  LineCutCase([(190, 7)], [[[-170, 7]]]),
]

@Suite struct LineCutTests {
  @Test func aDrawnLineDoesNotCrossTheWholeMap() {
    let pieces = AntimeridianCut.pieces(of: line([(178.5, 24), (-178.5, 25)]))
    #expect(
      pieces.map(positions) == [[[178.5, 24], [180, 24.5]], [[-180, 24.5], [-178.5, 25]]])
  }

  @Test(arguments: lineCutCases)
  func cuts(_ example: LineCutCase) {
    #expect(AntimeridianCut.pieces(of: line(example.input)).map(positions) == example.expected)
  }

  @Test func anEmptyLineIsOneEmptyPiece() {
    #expect(AntimeridianCut.pieces(of: Segment()) == [Segment()])
  }

  @Test func everythingIsInterpolated() throws {
    var segment = Segment()
    segment.append(
      Fix(
        coordinate: try Coordinate(latitude: 0, longitude: 179), elevation: 100,
        time: Timestamp(seconds: 10, nanoseconds: 1),
        channels: [
          .heartRate: 100, .course: 350, .satellites: 7, .fix: 2, .accuracy: -1, .power: 5,
        ]))
    segment.append(
      Fix(
        coordinate: try Coordinate(latitude: 4, longitude: -178), elevation: 400,
        time: Timestamp(seconds: 11, nanoseconds: 4),
        channels: [.heartRate: 130, .course: 20, .satellites: 8, .fix: 2, .accuracy: 5]))
    segment.extensions = RawXML(text: "<a/>")
    let pieces = AntimeridianCut.pieces(of: segment)
    try #require(pieces.count == 2)
    for vertex in [pieces[0][1], pieces[1][0]] {
      #expect(abs(vertex.coordinate.latitude - 4.0 / 3) < 1e-15)
      #expect(vertex.elevation.map { abs($0 - 200) < 1e-9 } == true)
      #expect(vertex.time == Timestamp(seconds: 10, nanoseconds: 333_333_335))
      #expect(vertex.channels[.heartRate].map { abs($0 - 110) < 1e-9 } == true)
      #expect(vertex.channels[.course].map { abs($0) < 1e-9 } == true)
      #expect(vertex.channels[.fix] == 2)
      #expect(vertex.channels[.satellites] == 7)
      #expect(vertex.channels[.accuracy] == nil)
      #expect(vertex.channels[.power] == nil)
      #expect(vertex.details == nil)
    }
    #expect(pieces.allSatisfy { $0.extensions == segment.extensions })
  }

  @Test func timesFarApartOrMissingAreMissing() {
    let a = Timestamp(seconds: .min, nanoseconds: 0)
    let b = Timestamp(seconds: .max, nanoseconds: 0)
    #expect(Interpolation.time(a, b, 0.5).isMissing)
    #expect(Interpolation.time(.missing, b, 0.5).isMissing)
    #expect(
      Interpolation.time(
        Timestamp(seconds: -5, nanoseconds: 999_999_999), Timestamp(seconds: -4), 0.5)
        == Timestamp(seconds: -4))
  }

  @Test func randomLinesStayInTheWorldAndKeepTheirLength() throws {
    try forEachSeed(count: 2000) { random in
      let segment = randomSeamWalk(&random)
      let cut = AntimeridianCut.cut(segment)
      try #require(cut.recordedJoints.count == cut.pieces.count - 1)
      for piece in cut.pieces {
        try #require(piece.count >= 2 || segment.count == 1)
        try #require(piece.coordinates.allSatisfy { abs($0.longitude) <= 180 })
        for (a, b) in zip(piece.coordinates, piece.coordinates.dropFirst()) {
          let step = abs(b.longitude - a.longitude)
          try #require(step <= 180 || step == 360)
        }
      }
      for (a, b) in zip(cut.pieces, cut.pieces.dropFirst()) {
        let end = try #require(a.coordinates.last)
        let start = try #require(b.coordinates.first)
        try #require(abs(end.longitude) == 180 && start.longitude == -end.longitude)
        try #require(end.latitude == start.latitude)
      }
      let sum = cut.pieces.reduce(0) { $0 + planeLength($1) }
      try #require(abs(sum - planeLength(segment)) < 1e-8)
    }
  }
}

import Foundation
import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

struct SimplificationCertificateTests {
  /// Holds a certificate against the oracle: a tenth of a millimeter, a microsecond, a thousandth of
  /// a pixel at zoom 14.
  static func compare(
    _ certificate: SimplificationCertificate, _ oracle: CertificateOracle,
    meters: Double = 1e-4
  ) throws {
    try #require(abs(certificate.maxDeviation - oracle.deviation) <= meters)
    let mean = oracle.deviationSum / Double(max(certificate.removed, 1))
    try #require(abs(certificate.meanDeviation - mean) <= meters)
    let pixels = oracle.screen * WebMercator.zoomScale(zoom: 14)
    try #require(abs(certificate.maxDeviationPixels(zoom: 14) - pixels) <= 1e-3)
    for (own, other, tolerance) in [
      (certificate.elevationError, oracle.elevationError, 1e-6),
      (certificate.timeError, oracle.timeError, 1e-4),
      (certificate.synchronizedDistance, oracle.synchronizedDistance, meters),
    ] {
      try #require((own == nil) == (other == nil))
      try #require(abs((own?.value ?? 0) - (other ?? 0)) <= tolerance)
    }
  }

  @Test(arguments: [1.0, 10, 100, 1000, 3000, 10_000, 100_000, 1_000_000])
  func figuresAreThoseOfGeodesicsVertexByVertex(step: Double) throws {
    try forEachSeed(count: 60) { random in
      let made = RandomLine(
        &random, count: random.int(in: 3...60), step: step,
        latitude: random.oneIn(6) ? random.double(in: 79...90) : random.double(in: -80...80),
        longitude: random.oneIn(3) ? 179.9999 : random.double(in: -180...180),
        keepingOneIn: random.int(in: 2...20))
      try Self.compare(
        SimplificationCertificate(of: made.line, keeping: made.retained),
        CertificateOracle(made.line, keeping: made.retained))
    }
  }

  @Test func onTheScaleOfStreetsTheyAreExactToMicrometers() throws {
    try forEachSeed(count: 100) { random in
      let made = RandomLine(
        &random, count: 40, step: 25, latitude: random.double(in: -79...79),
        longitude: random.double(in: -180...180), keepingOneIn: 8)
      try Self.compare(
        SimplificationCertificate(of: made.line, keeping: made.retained),
        CertificateOracle(made.line, keeping: made.retained), meters: 1e-6)
    }
  }

  @Test func farVerticesBesideShortEdgesAreMeasuredAsWell() throws {
    try forEachSeed(count: 400) { random in
      let start = Coordinate(
        uncheckedLatitude: random.double(in: -79...79), longitude: random.double(in: -180...180))
      let places = [0.0, 35_000, 10_000].map { reach in
        Geodesic.destination(
          from: start, bearing: Bearing(degrees: random.double(in: 0...360)),
          distance: Meters(random.double(in: 0...reach)))
      }
      var unwrapper = LongitudeUnwrapper()
      let line = Segment(
        coordinates: places.map {
          Coordinate(uncheckedLatitude: $0.latitude, longitude: unwrapper.next($0.longitude))
        })
      try Self.compare(
        SimplificationCertificate(of: line, keeping: [0, 2]),
        CertificateOracle(line, keeping: [0, 2]))
    }
  }

  @Test(arguments: [20_000.0, 300_000, 5_000_000, 18_000_000])
  func longEdgesWithManyVerticesAreMeasuredPieceByPiece(length: Double) throws {
    try forEachSeed(count: 6) { random in
      let start = Coordinate(
        uncheckedLatitude: random.double(in: -75...75), longitude: random.double(in: -180...180))
      let course = random.double(in: 0...360)
      let count = 2 * Int(length / 9000) + 20
      var line = Segment()
      for i in 0...count {
        let place = Geodesic.destination(
          from: start, bearing: Bearing(degrees: course),
          distance: Meters(length * Double(i) / Double(count)))
        let isEnd = i == 0 || i == count
        let fix = Geodesic.destination(
          from: place, bearing: Bearing(degrees: random.double(in: 0...360)),
          distance: Meters(isEnd ? 0 : random.double(in: 0...(random.oneIn(20) ? 40_000 : 3000))))
        line.append(
          Fix(
            coordinate: fix, elevation: random.double(in: 0...10),
            time: Timestamp(seconds: 1_700_000_000 + 20 * Int64(i))))
      }
      try Self.compare(
        SimplificationCertificate(of: line, keeping: [0, count]),
        CertificateOracle(line, keeping: [0, count]))
    }
  }

  @Test func quantitiesAreThoseOfSummariesBeforeAndAfter() throws {
    try forEachSeed(count: 100) { random in
      let lines = (0..<3).map { _ in
        RandomLine(
          &random, count: random.int(in: 2...300), step: 30, latitude: 47, longitude: 8,
          keepingOneIn: 10)
      }
      var certificate = SimplificationCertificate()
      for line in lines { certificate.add(line.line, keeping: line.retained) }
      let before = TrackSummary.combined(lines.map { TrackSummary(of: $0.line) })
      let after = TrackSummary.combined(
        lines.map { TrackSummary(of: $0.line.keeping($0.retained)) })
      typealias Change = SimplificationCertificate.Change
      try #require(
        certificate.distance == Change(before: before.distance, after: after.distance))
      try #require(certificate.ascent == Change(before: before.ascent, after: after.ascent))
      try #require(
        certificate.recordedTime == Change(before: before.recordedTime, after: after.recordedTime))
      try #require(
        certificate.duration == Change(before: before.duration, after: after.duration))
      try #require(certificate.vertices == lines.reduce(0) { $0 + $1.line.count })
      try #require(certificate.kept == lines.reduce(0) { $0 + $1.retained.count })
    }
  }

  @Test func extremesSayWhereTheyAreAndMergingCountsOn() throws {
    try forEachSeed(count: 100) { random in
      let lines = (0..<6).map { _ in
        RandomLine(
          &random, count: random.int(in: 2...30), step: 50, latitude: -33, longitude: 151,
          keepingOneIn: 6)
      }
      var whole = SimplificationCertificate()
      var first = SimplificationCertificate()
      var second = SimplificationCertificate()
      for (i, line) in lines.enumerated() {
        whole.add(line.line, keeping: line.retained)
        if i < 2 {
          first.add(line.line, keeping: line.retained)
        } else {
          second.add(line.line, keeping: line.retained)
        }
      }
      first.merge(second)
      try #require(abs(first.meanDeviation - whole.meanDeviation) < 1e-9)
      try #require(first.deviation == whole.deviation)
      try #require(first.screenDeviation == whole.screenDeviation)
      try #require(first.timeError == whole.timeError)
      try #require(first.elevationError == whole.elevationError)
      try #require(first.synchronizedDistance == whole.synchronizedDistance)
      try #require(first.duration == whole.duration)
      try #require((first.lines, first.kept) == (6, whole.kept))
      guard let deviation = whole.deviation else { return }
      // A line of its own tells the same place.
      let line = lines[deviation.line]
      let alone = SimplificationCertificate(of: line.line, keeping: line.retained)
      try #require(alone.deviation?.index == deviation.index)
      try #require(alone.deviation?.value == deviation.value)
      try #require(!line.retained.contains(deviation.index))
    }
  }

  @Test func withNothingDroppedAllErrorsAreZeroWhereTheyAreKnown() {
    let bare = segment([(1, 1, nil, nil), (1, 2, nil, nil), (2, 2, nil, nil)])
    let full = segment([(1, 1, 5, 0), (1, 2, 6, 10), (2, 2, 7, 20)])
    for (line, known) in [(bare, nil), (full, 0.0)] {
      let certificate = SimplificationCertificate(of: line, keeping: [0, 1, 2])
      #expect(certificate.removed == 0)
      #expect(certificate.maxDeviation == 0)
      #expect(certificate.meanDeviation == 0)
      #expect(certificate.maxDeviationPixels(zoom: 20) == 0)
      #expect(certificate.deviation == nil)
      #expect(certificate.maxTimeError == known)
      #expect(certificate.maxElevationError == known)
      #expect(certificate.maxSynchronizedDistance == known)
      #expect(certificate.distance.difference == 0)
      #expect(certificate.ascent.difference == known)
    }
  }

  @Test(arguments: [0, 1, 2])
  func shortLinesAreCountedAsTheyAre(count: Int) {
    let line = segment(count: count) { (1 + $0, 1, 5, $0 * 10) }
    let certificate = SimplificationCertificate(of: line, keeping: Array(0..<count))
    #expect((certificate.lines, certificate.vertices, certificate.kept) == (1, count, count))
    #expect(certificate.distance.before == certificate.distance.after)
    #expect(certificate.duration.before == (count == 0 ? nil : Double(count - 1) * 10))
    #expect(certificate.deviation == nil)
  }

  @Test func whatNoEndKnowsIsUnknown() {
    // Times at the ends only, elevations in the middle only.
    let line = segment([(1, 1, nil, 0), (1, 1.1, 50, nil), (1, 1.2, nil, 60)])
    let certificate = SimplificationCertificate(of: line, keeping: [0, 2])
    #expect(certificate.maxTimeError == nil)
    #expect(certificate.maxElevationError == nil)
    #expect(certificate.maxSynchronizedDistance == nil)
    #expect(certificate.ascent.before == 0)
    #expect(certificate.ascent.after == nil)
    #expect(certificate.ascent.difference == nil)
    #expect(certificate.duration == SimplificationCertificate.Change(before: 60, after: 60))
  }

  @Test func aStandHasAllTimesBetweenItsEndsInOnePlace() {
    let stand = segment([(1, 1, 10, 0), (1, 1.0001, 12, 50), (1, 1, 11, 100)])
    let certificate = SimplificationCertificate(of: stand, keeping: [0, 2])
    #expect(certificate.maxTimeError == 0)
    #expect(certificate.maxElevationError == 1)
    let late = segment([(1, 1, 10, 0), (1, 1.0001, 10, 130), (1, 1, 10, 100)])
    #expect(SimplificationCertificate(of: late, keeping: [0, 2]).maxTimeError == 30)
  }

  @Test func whatLiesBesideTheEndsIsHeldAgainstThem() {
    let line = segment(count: 7) { (0, $0 * 0.001, nil, nil) }
    let certificate = SimplificationCertificate(of: line, keeping: [2, 3])
    let expected = Geodesic.distance(from: line.coordinates[3], to: line.coordinates[6])
    #expect(certificate.deviation?.index == 6)
    #expect(certificate.maxDeviation.isNear(expected, part: 1e-9))
    #expect(certificate.removed == 5)
  }

  /// Pixels at zoom 0 from a vertex to the line that is drawn between two: by the textbook's formula,
  /// in every copy of the world that could be near, and with the rule for longitudes spelled out.
  private static func drawnPixels(_ r: Coordinate, _ p: Coordinate, _ q: Coordinate) -> Double {
    func row(_ place: Coordinate) -> Double {
      let sine = min(max(sin(place.latitude * .pi / 180), -tanh(.pi)), tanh(.pi))
      return 256 - 512 * atanh(sine) / (2 * .pi)
    }
    var step = q.longitude - p.longitude
    if abs(step) > 180 && abs(step) != 360 {
      while step >= 180 { step -= 360 }
      while step < -180 { step += 360 }
    }
    return (-5...5).map { copy in
      MetricSamples.planar(
        ((r.longitude + 360 * Double(copy)) * 512 / 360, row(r)),
        (p.longitude * 512 / 360, row(p)), ((p.longitude + step) * 512 / 360, row(q)))
    }.min() ?? 0
  }

  /// Round poles and the world chords go another way than what they replace: what counts is the
  /// line that is drawn, and the nearest copy of each vertex.
  @Test(arguments: [1.0, 40, 89.9, 90])
  func onMapsItIsTheDrawnLineThatCounts(latitude: Double) throws {
    try forEachSeed(count: 200) { random in
      let isWritten = random.oneIn(2)
      let line = Segment(
        coordinates: (0..<random.int(in: 3...12)).map { _ in
          Coordinate(
            uncheckedLatitude: random.double(in: -latitude...latitude),
            longitude: isWritten
              ? Double(random.int(in: -6...6) * 30) : random.double(in: -540...540))
        })
      let retained = line.coordinates.indices.filter {
        $0 == 0 || $0 == line.count - 1 || random.oneIn(4)
      }
      var expected = 0.0
      MetricSamples.forEachDropped(retained) { i, a, b in
        let all = line.coordinates
        expected = max(expected, Self.drawnPixels(all[i], all[a], all[b]))
      }
      let certificate = SimplificationCertificate(of: line, keeping: retained)
      try #require(abs(certificate.maxDeviationPixels(zoom: 0) - expected) <= 1e-9)
    }
  }

  /// A ring of so many corners round a place, its first vertex repeated at the end.
  private static func ring(_ count: Int, latitude: Double, radius: Double) -> Segment {
    let center = Coordinate(uncheckedLatitude: latitude, longitude: 10)
    var unwrapper = LongitudeUnwrapper()
    var places = (0..<count).map { i in
      Geodesic.destination(
        from: center, bearing: Bearing(degrees: Double(i) * 360 / Double(count)),
        distance: Meters(radius * (1 + 0.3 * Double(i % 3))))
    }
    places = places.map {
      Coordinate(uncheckedLatitude: $0.latitude, longitude: unwrapper.next($0.longitude))
    }
    return Segment(
      coordinates: places + [
        Coordinate(
          uncheckedLatitude: places[0].latitude, longitude: unwrapper.next(places[0].longitude))
      ])
  }

  @Test(arguments: [(45.0, 500.0), (-60, 20_000), (89.9, 30_000), (0, 400_000)])
  func aRingMayBeginAnywhere(latitude: Double, radius: Double) throws {
    let count = 36
    let ring = Self.ring(count, latitude: latitude, radius: radius)
    let straight = SimplificationCertificate(
      of: ring, keeping: [0, 7, 14, 25, count], isRing: true)
    #expect(straight == SimplificationCertificate(of: ring, keeping: [0, 7, 14, 25, count]))
    for turn in [1, 5, 20] {
      // The same ring written from another vertex, of which the same vertices stay.
      let turned = Segment(
        coordinates: Array(ring.coordinates[turn..<count] + ring.coordinates[...turn]))
      let kept = [0, 7, 14, 25].map { ($0 - turn + count) % count }.sorted()
      let certificate = SimplificationCertificate(of: turned, keeping: kept, isRing: true)
      #expect(abs(certificate.maxDeviation - straight.maxDeviation) < 1e-4)
      #expect(abs(certificate.meanDeviation - straight.meanDeviation) < 1e-4)
      #expect(certificate.kept == 5)
      #expect(certificate.removed == straight.removed)
      let after = try #require(certificate.distance.after)
      #expect(after.isNear(try #require(straight.distance.after), part: 1e-9))
      let place = try #require(certificate.deviation)
      #expect(!kept.contains(place.index) && place.index < count)
    }
  }
}

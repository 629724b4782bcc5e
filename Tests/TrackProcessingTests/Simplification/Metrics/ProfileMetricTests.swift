import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct ProfileMetricTests {
  /// The elevation at a fix, or the nearest known one along the line, of two the earlier.
  private func elevation(_ segment: Segment, _ index: Int) -> Double? {
    for step in 0..<segment.count {
      for neighbor in [index - step, index + step] where segment.indices.contains(neighbor) {
        if let known = segment[neighbor].elevation { return known }
      }
    }
    return nil
  }

  /// How far the elevation of a fix is from that at its foot between two others, by iteration.
  private func climbError(
    _ segment: Segment, _ index: Int, _ first: Int, _ last: Int
  ) -> Double {
    guard let own = segment[index].elevation, let a = elevation(segment, first),
      let b = elevation(segment, last)
    else { return 0 }
    let all = segment.coordinates
    let length = Geodesic.distance(from: all[first], to: all[last])
    let foot = Geodesic.crossTrack(of: all[index], from: all[first], to: all[last])
    let part = length > 0 ? foot.along / length : 0
    return abs(own - a - (b - a) * part)
  }

  @Test(arguments: [2.0, 20, 200])
  func elevationsStayWithinTheTolerance(vertical: Double) throws {
    try forEachSeed(count: 100) { random in
      let segment = MetricSamples.walk(
        &random, count: random.int(in: 3...200),
        MetricSamples.Content(elevationGaps: random.int(in: 0...4)))
      let tolerance = random.double(in: 5...2000)
      for (method, isTimed) in [(SimplificationMethod.douglasPeucker, false), (.tdTR, true)] {
        let simplification = try Simplification(
          method, to: .distance(tolerance.meters), vertical: vertical.meters)
        let retained = segment.retainedIndices(by: simplification)
        let all = segment.coordinates
        try MetricSamples.forEachDropped(retained) { index, first, last in
          let climb = climbError(segment, index, first, last)
          try #require(climb <= vertical * (1 + 1e-6) + 1e-4)
          let distance =
            isTimed
            ? MetricSamples.synchronized(segment, index, first, last)
            : Geodesic.crossTrack(of: all[index], from: all[first], to: all[last]).distance
          try #require(distance <= tolerance * (1 + 1e-9) + 3e-8)
        }
      }
    }
  }

  @Test func nothingStaysWithoutReason() throws {
    var compared = 0
    try forEachSeed(count: 150) { random in
      let segment = MetricSamples.walk(
        &random, count: 80,
        MetricSamples.Content(elevationGaps: random.int(in: 0...3), latitudes: -80...80))
      let tolerance = random.double(in: 20...500)
      let vertical = random.double(in: 5...50)
      let simplification = try Simplification(
        to: .distance(tolerance.meters), vertical: vertical.meters)
      let all = segment.coordinates
      let (expected, isClose) = MetricSamples.topDown(
        pins: [0, segment.count - 1], beyond: tolerance
      ) { index, first, last in
        max(
          Geodesic.crossTrack(of: all[index], from: all[first], to: all[last]).distance,
          climbError(segment, index, first, last) * tolerance / vertical)
      }
      if isClose { return }
      compared += 1
      try #require(segment.retainedIndices(by: simplification) == expected)
    }
    #expect(compared > 75)
  }

  /// A climb between two stays in time, slow and then fast: at half the time it is at half the
  /// height, but at a tenth of the way.
  @Test func synchronizedElevationsAreHeldAgainstTheFootAsWell() throws {
    let ride = segment([(45, 7, 0, 0), (45, 7.001, 50, 50), (45, 7.01, 100, 100)])
    let simplification = try Simplification(.tdTR, to: .distance(1000.meters), vertical: 5.meters)
    let metric = simplification.synchronizedMetric(of: LineVertices(ride))
    #expect(abs(metric.deviation(of: 1, between: 0, and: 2) - 40 * 1000 / 5) < 0.1)
    #expect(ride.retainedIndices(by: simplification) == [0, 1, 2])
  }

  private static let kinds: [(SimplificationMethod, Simplification.Limit)] = [
    (.douglasPeucker, .distance(300.meters)), (.tdTR, .distance(1000.meters)),
    (.douglasPeucker, .pixels(2, zoom: 9)), (.tdTR, .pixels(20, zoom: 7)),
  ]

  /// The certificate's own figure never exceeds the tolerance, not by a bit; near poles either, where
  /// the straight line on the screen is far from the shortest path.
  @Test(arguments: kinds.indices, [30.0, 300, 9000])
  func noCertificateSaysMoreThanTheVerticalTolerance(kind: Int, step: Double) throws {
    let (method, limit) = Self.kinds[kind]
    try forEachSeed(count: 60) { random in
      let segment = MetricSamples.walk(
        &random, count: random.int(in: 3...150),
        MetricSamples.Content(
          timeGaps: random.int(in: 0...5), elevationGaps: random.int(in: 0...5), step: step,
          latitudes: random.oneIn(3) ? 89.5...90 : -90...90))
      let vertical = [0.226, 3, 20, 70][random.int(in: 0...3)]
      let simplification = try Simplification(method, to: limit, vertical: vertical.meters)
      let certificate = SimplificationCertificate(
        of: segment, keeping: segment.retainedIndices(by: simplification))
      try #require(certificate.maxElevationError ?? 0 <= vertical)
    }
  }

  /// At just the tolerance a vertex goes, though scaling it to the other and back would say more.
  @Test func whatIsOffByJustTheToleranceGoes() throws {
    for vertical in [0.7, 1.1, 3.3, 5, 41.3] {
      let bump = segment([(45, 7, 0, nil), (45, 7.001, vertical, nil), (45, 7.002, 0, nil)])
      for tolerance in [0.3, 3, 7, 113] {
        let kept = bump.retainedIndices(
          by: try Simplification(to: .distance(tolerance.meters), vertical: vertical.meters))
        #expect(kept == [0, 2])
        let less = bump.retainedIndices(
          by: try Simplification(
            to: .distance(tolerance.meters), vertical: vertical.nextDown.meters))
        #expect(less == [0, 1, 2])
      }
    }
  }

  /// A pass on a straight road.
  @Test func aPassStays() throws {
    let pass = segment(count: 21) { i in (45, 7 + i * 0.001, 1000 - abs(i - 10) * 20, nil) }
    for (vertical, expected) in [(nil as Double?, [0, 20]), (5, [0, 10, 20]), (201, [0, 20])] {
      let simplification = try Simplification(to: .distance(10.meters), vertical: vertical?.meters)
      #expect(pass.retainedIndices(by: simplification) == expected)
    }
  }

  /// The first fix of a recording has none: the rest keeps its profile.
  @Test func gapsCountAsTheNearestKnownElevation() throws {
    let heights: [Double?] = [nil, 100, 150, 100, nil, nil]
    let gaps = segment(
      heights.enumerated().map { (45, 7 + Double($0.offset) * 0.001, $0.element, nil) })
    let simplification = try Simplification(to: .distance(10.meters), vertical: 5.meters)
    let line = LineVertices(gaps)
    let metric = simplification.metric(of: line)
    #expect(abs(metric.deviation(of: 2, between: 0, and: 5) - 100) < 0.01)
    #expect(metric.deviation(of: 4, between: 0, and: 5) < 0.1)
    #expect(gaps.retainedIndices(by: simplification) == [0, 1, 2, 3, 5])
    let bare = segment(heights.indices.map { (45, 7 + Double($0) * 0.001, nil, nil) })
    #expect(bare.retainedIndices(by: simplification) == [0, 5])
  }

  @Test func rankingsHoldElevationsToo() throws {
    try forEachSeed(count: 50) { random in
      let segment = MetricSamples.walk(
        &random, count: 60, MetricSamples.Content(elevationGaps: 3))
      let line = LineVertices(segment)
      let simplification = try Simplification(to: .distance(50.meters), vertical: 10.meters)
      let ranking = simplification.ranking(of: line)
      try #require(ranking?.importance.contains { $0.isNaN } == false)
      try #require(ranking?.retained(at: 50) == simplification.retainedIndices(of: line))
    }
  }
}

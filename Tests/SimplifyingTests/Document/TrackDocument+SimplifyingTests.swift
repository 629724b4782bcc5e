import Geodesy
import Geofencing
import RoutelayTestSupport
import Testing
import TrackProcessing
import Tracks

@testable import Simplifying

struct TrackDocumentSimplifyingTests {
  private typealias Samples = DocumentSamples

  @Test func whateverStaysKeepsAllItsValues() throws {
    try forEachSeed(count: 40) { random in
      let document = Samples.mixed(&random)
      let method = SimplificationMethod.all[random.int(in: 0...3)]
      let plan = try Samples.within(random.double(in: 1...200), method)
      let (result, report) = try document.simplified(by: plan, keepsIndices: true)
      let indices = try #require(report.keptIndices)
      let segments = document.tracks.flatMap(\.segments)
      try #require(indices.count == segments.count)
      try #require(
        result.tracks.flatMap(\.segments) == zip(segments, indices).map { $0.keeping($1) })
      // Lines in the file that fixes come from stay theirs, which equality does not look at.
      for (before, (after, kept)) in zip(
        segments, zip(result.tracks.flatMap(\.segments), indices))
      {
        try #require(
          after.indices.map { after.line(at: $0) } == kept.map { before.line(at: $0) })
      }
      // Any other line consists of fixes of its own, in their order, ends among them.
      for (before, after) in zip(document.allLines, result.allLines) {
        var rest = before[...]
        for fix in after {
          let place = try #require(rest.firstIndex(of: fix))
          rest = rest[(place + 1)...]
        }
        try #require(before.first == after.first && before.last == after.last)
      }
      try #require(document.allLines.count == result.allLines.count)
      try #require(document.allRings.count == result.allRings.count)
      try #require(report.vertices.after == result.countedVertices)
      try #require(report.vertices.before == document.countedVertices)
    }
  }

  @Test func linesAreSimplifiedEachByItself() throws {
    try forEachSeed(count: 40) { random in
      let document = Samples.mixed(&random)
      let method = SimplificationMethod.all[random.int(in: 0...3)]
      let simplification = try Simplification(
        method, to: .distance(Meters(random.double(in: 1...200))))
      let (result, _) = try document.simplified(by: SimplificationPlan(simplification))
      for (before, after) in zip(document.items, result.items) {
        switch (before, after) {
        case (.track(let a), .track(let b)):
          try #require(a.segments.map { $0.simplified(by: simplification) } == b.segments)
          try #require(a.details == b.details)
        case (.route(let a), .route(let b)):
          let path = a.path
          let kept = path.simplified(by: simplification, pinning: a.wordedPoints)
          // A point whose shaping points stay stays with them.
          let places = Set(b.path.coordinates)
          try #require(Set(kept.coordinates).isSubset(of: places))
          if !a.isShaped { try #require(b.points == kept) }
          try #require(a.details == b.details)
        case (.feature(let a), .feature(let b)):
          let lines = a.geometry?.lines.map { $0.simplified(by: simplification) }
          try #require(lines == b.geometry?.lines && a.details == b.details)
        case (.area(let a), .area(let b)):
          try #require(a.details == b.details && a.circle == b.circle)
        case (.waypoint(let a), .waypoint(let b)): try #require(a == b)
        default: Issue.record("an item of another kind")
        }
      }
    }
  }

  @Test func circlesWaypointsAndEmptyFeaturesStayAsTheyAre() throws {
    var random = SeededGenerator(seed: 1)
    let document = Samples.mixed(&random)
    let (result, _) = try document.simplified(by: try Samples.within(1e6))
    for i in [1, 5, 7] { #expect(result.items[i] == document.items[i]) }
    guard case .feature(let feature) = result.items[8],
      case .collection(let parts) = feature.geometry,
      case .feature(let original) = document.items[8],
      case .collection(let originals) = original.geometry
    else {
      Issue.record("no collection")
      return
    }
    #expect(parts[0] == originals[0] && parts[4] == originals[4])
    // However coarse, each line keeps its ends and each ring a triangle.
    #expect(
      result.allLines.map(\.count)
        == document.allLines.map { min($0.count, 2) }.enumerated()
        .map { max($1, result.allLines[$0].count) })
    #expect(result.allRings.map(\.count) == document.allRings.map { _ in 4 })
  }

  @Test func ringsStayValidAndKeepTheirPlaces() throws {
    try forEachSeed(count: 30) { random in
      let document = Samples.mixed(&random)
      let (result, report) = try document.simplified(
        by: try Samples.within(random.double(in: 10...3000)))
      try #require(report.rings.untouched.isEmpty)
      for (before, after) in zip(document.allRings, result.allRings) {
        try #require(after.count >= 4 && after.isClosed)
        try #require(try RingSamples.complaint([Polygon(rings: [after])]) == nil)
        try #require(Set(after.coordinates).isSubset(of: Set(before.coordinates)))
      }
    }
  }

  @Test func theOrderOfItemsDoesNotMatter() throws {
    try forEachSeed(count: 25) { random in
      var document = Samples.mixed(&random)
      var plan = try Samples.within(random.double(in: 1...100))
      if random.oneIn(2) { plan = try Samples.atMost(random.int(in: 90...200)) }
      let (result, report) = try document.simplified(by: plan)
      let order = Array(document.items.indices).shuffled(using: &random)
      document.items = order.map { document.items[$0] }
      let (other, otherReport) = try document.simplified(by: plan)
      try #require(other.items == order.map { result.items[$0] })
      try #require(report.vertices == otherReport.vertices)
      try #require(
        abs(report.certificate.meanDeviation - otherReport.certificate.meanDeviation) < 1e-9)
      try #require(report.certificate.maxDeviation == otherReport.certificate.maxDeviation)
    }
  }

  @Test func onceMoreChangesNothing() throws {
    try forEachSeed(count: 25) { random in
      var document = Samples.mixed(&random)
      // Shaping points that stay bring their points back, which changes what is measured.
      document.items.removeAll { if case .route(let route) = $0 { route.isShaped } else { false } }
      let plan = try Samples.within(random.double(in: 1...100))
      let (once, _) = try document.simplified(by: plan)
      let (twice, report) = try once.simplified(by: plan)
      try #require(once.allLines == twice.allLines)
      if once.allRings == twice.allRings { try #require(report.isUnchanged) }
    }
  }

  @Test func nothingAtAll() throws {
    let (result, report) = try TrackDocument().simplified(
      by: try Samples.within(1), keepsIndices: true)
    #expect(result == TrackDocument() && report.isUnchanged && report.keptIndices == [])
    #expect(report.certificate == SimplificationCertificate())
    #expect(try TrackDocument().simplified(by: try Samples.atMost(1)).document == TrackDocument())
  }

  @Test(arguments: [nil, 1])
  func aMethodWithoutAnOrderMeetsNoBudget(_ maxPoints: Int?) throws {
    var plan = try Samples.within(5, .radial)
    plan.maxPoints = maxPoints
    let limits = maxPoints == nil ? [OutputLimit(9, unit: "bytes") { _, _ in 0 }] : []
    #expect(throws: SimplificationError.unrankedMethod("radial")) {
      try TrackDocument().simplified(by: plan, keepsIndices: false, limits: limits)
    }
  }

  /// What Douglas–Peucker keeps of all lines at a tolerance, by line.
  private func retained(_ lines: [Segment], _ meters: Double) throws -> [Set<Int>] {
    let simplification = try Simplification(to: .distance(Meters(meters)))
    return lines.map { Set($0.retainedIndices(by: simplification)) }
  }

  @Test func aBudgetIsAToleranceThatIsAsSmallAsPossible() throws {
    try forEachSeed(count: 30) { random in
      var document = TrackDocument()
      for _ in 0..<random.int(in: 1...3) {
        let segments = (0..<random.int(in: 1...3)).map { _ in
          Samples.wiggle(random.int(in: 2...60), &random)
        }
        document.items.append(.track(Track(segments: segments)))
      }
      let lines = document.allLines
      let least = lines.reduce(0) { $0 + min($1.count, 2) }
      let budget = random.int(in: least...document.countedVertices)
      let (_, report) = try document.simplified(
        by: try Samples.atMost(budget), keepsIndices: true)
      try #require(report.fixes.after == budget)
      let kept = try #require(report.keptIndices).map(Set.init)
      // Looked for by halving, with no order among vertices.
      var (low, high) = (1e-6, 1e5)
      for _ in 0..<80 {
        let middle = (low * high).squareRoot()
        let count = try retained(lines, middle).reduce(0) { $0 + $1.count }
        if count > budget { low = middle } else { high = middle }
      }
      for (own, (coarse, fine)) in zip(
        kept, zip(try retained(lines, high), try retained(lines, low)))
      {
        try #require(coarse.isSubset(of: own) && own.isSubset(of: fine))
      }
    }
  }

  @Test func budgetsAreNeverExceeded() throws {
    var full = 0
    try forEachSeed(count: 60) { random in
      let document = Samples.mixed(&random)
      let ranking = SimplificationMethod.all.filter(\.isRanking)
      let method = try #require(ranking.randomElement(using: &random))
      let budget = random.int(in: 90...document.countedVertices + 5)
      let (result, report) = try document.simplified(by: try Samples.atMost(budget, method))
      try #require(result.countedVertices <= budget)
      // Rings and shaping points come in several at once.
      try #require(result.countedVertices >= min(budget - 8, document.countedVertices))
      if result.countedVertices == min(budget, document.countedVertices) { full += 1 }
      try #require(report.vertices.after == result.countedVertices)
    }
    #expect(full > 30)
  }

  @Test func withAToleranceBothHold() throws {
    try forEachSeed(count: 30) { random in
      let document = Samples.document([
        Samples.wiggle(random.int(in: 3...80), &random),
        Samples.wiggle(random.int(in: 3...80), &random),
      ])
      let method: SimplificationMethod = random.oneIn(2) ? .douglasPeucker : .visvalingam
      var plan = try Samples.within(random.double(in: 1...80), method)
      let (_, free) = try document.simplified(by: plan, keepsIndices: true)
      let least = 4
      plan.maxPoints = random.int(in: least...document.countedVertices)
      let (_, report) = try document.simplified(by: plan, keepsIndices: true)
      try #require(report.fixes.after == min(free.fixes.after, plan.maxPoints ?? 0))
      for (own, all) in zip(report.keptIndices ?? [], free.keptIndices ?? []) {
        try #require(Set(own).isSubset(of: all))
      }
    }
  }

  @Test func aBudgetLessThanWhatMustStay() throws {
    var random = SeededGenerator(seed: 3)
    let document = Samples.document([
      Samples.wiggle(30, &random), Segment(), Samples.wiggle(1, &random),
      Samples.wiggle(9, &random),
    ])
    #expect(
      throws: SimplificationError.budgetTooSmall(limit: 4, unit: "vertices", least: 5)
    ) {
      try document.simplified(by: try Samples.atMost(4))
    }
    #expect(try document.simplified(by: try Samples.atMost(5)).report.fixes.after == 5)
    // Pins count too.
    var plan = try Samples.atMost(5)
    plan.pins.turns = 1
    #expect(throws: SimplificationError.self) { try document.simplified(by: plan) }
  }

  @Test func aRingNeedsFourPositions() throws {
    var random = SeededGenerator(seed: 4)
    var document = TrackDocument()
    document.items = [.area(Area(polygons: [Samples.ring(20, east: 0, &random)]))]
    #expect(
      throws: SimplificationError.budgetTooSmall(limit: 3, unit: "vertices", least: 4)
    ) { try document.simplified(by: try Samples.atMost(3)) }
    let (result, report) = try document.simplified(by: try Samples.atMost(4))
    #expect(result.allRings.map(\.count) == [4] && report.positions.after == 4)
  }

  @Test func severalBudgetsHoldTogether() throws {
    try forEachSeed(count: 30) { random in
      let document = Samples.mixed(&random)
      var plan = try Samples.within(random.double(in: 0.1...20))
      plan.maxPoints = random.int(in: 120...300)
      let least = try document.simplified(by: try Samples.within(1e7)).document.countedVertices
      let bytes = random.int(in: least * 31...least * 60)
      let limit = OutputLimit(bytes, unit: "bytes") { result, _ in
        result.countedVertices * 31 - result.allLines[0].count % 3
      }
      let (result, report) = try document.simplified(by: plan, keepsIndices: false, limits: [limit])
      try #require(result.countedVertices <= plan.maxPoints ?? 0)
      try #require(limit.measure(result, { report }) <= bytes)
    }
  }

  @Test func aByteBudgetThatCannotBeMetSaysSo() throws {
    var random = SeededGenerator(seed: 5)
    let document = Samples.document([Samples.wiggle(30, &random)])
    let limit = OutputLimit(10, unit: "bytes") { result, _ in 9 + result.countedVertices }
    #expect(
      throws: SimplificationError.budgetTooSmall(limit: 10, unit: "bytes", least: 11)
    ) {
      try document.simplified(by: try Samples.within(1), keepsIndices: false, limits: [limit])
    }
  }
}

import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct MethodComparisonTests {
  static func document(_ segments: [Segment]) -> TrackDocument {
    var document = TrackDocument()
    document.items = segments.map { .track(Track(segments: [$0])) }
    return document
  }

  static let hills = document([
    segment(count: 60) { i in
      let height: Double = (i * 13).truncatingRemainder(dividingBy: 31)
      let east: Double = i.truncatingRemainder(dividingBy: 7) * 0.0001
      return (45 + i * 0.0002, 7 + east, height, i * 5)
    },
    segment(count: 9) { i in (50, 8 + i * 0.0003, nil, i * 9) },
  ])

  @Test func theFirstOfEachQuantityIsWhatTheSummarySays() throws {
    for method in AscentMethod.allCases {
      var options = SummaryOptions()
      options.ascentMethod = method
      options.ascentThreshold = 7.meters
      options.stopSpeed = 4
      let summary = TrackSummary(of: Self.hills, options: options)
      let rows = MethodComparison(of: Self.hills, options: options).rows
      let used = rows.filter(\.isUsed)
      #expect(used.map(\.quantity) == MethodComparison.Quantity.allCases)
      #expect(used.allSatisfy { $0.difference == 0 })
      let values = [
        summary.distance, summary.ascent, summary.descent, summary.movingTime, summary.maxSpeed,
      ]
      for (row, value) in zip(used, values) {
        let counted = try #require(row.value)
        let told = try #require(value)
        #expect(abs(counted - told) < 1e-6, "\(row)")
      }
      #expect(used[1].method == options.methods.ascent)
      #expect(used[3].method == options.methods.movingTime)
      #expect(used[4].method == options.methods.maxSpeed)
    }
  }

  @Test func aMethodStandsOnce() {
    let rows = MethodComparison(of: Self.hills).rows
    #expect(Set(rows.map { "\($0.quantity) \($0.method)" }).count == rows.count)
    #expect(rows.filter { $0.quantity == .ascent }.count == 11 - 1)
    for row in rows where row.quantity != .maxSpeed { #expect(row.value != nil, "\(row)") }
  }

  @Test func differencesAreToTheFirst() throws {
    let rows = MethodComparison(of: Self.hills).rows.filter { $0.quantity == .ascent }
    let used = try #require(rows[0].value)
    for row in rows {
      let value = try #require(row.value)
      #expect(row.difference == value - used)
    }
  }

  @Test func whatIsUnknownIsNotZero() {
    let bare = Self.document([segment([(45, 7, nil, nil), (45.01, 7, nil, nil)])])
    for row in MethodComparison(of: bare).rows {
      switch row.quantity {
      case .distance:
        #expect((row.value == nil) == row.method.contains("heights"))
      default: #expect(row.value == nil && row.difference == nil)
      }
    }
    for row in MethodComparison(of: TrackDocument()).rows where row.quantity != .distance {
      #expect(row.value == nil)
    }
    let single = MethodComparison(of: Self.document([segment([(45, 7, 5, 9)])]))
    #expect(single.rows.allSatisfy { $0.value == 0 || $0.value == nil })
  }

  @Test func anyFixesGiveFiniteNumbers() throws {
    try forAll(count: 100) { random in
      let document = Self.document([
        segment(count: random.int(in: 0...30)) { _ in
          let height: Double? = random.oneIn(3) ? nil : random.double(in: -100...9000)
          let time: Double? = random.oneIn(3) ? nil : Double(random.int(in: 0...50))
          return (random.double(in: -90...90), random.double(in: -180...180), height, time)
        }
      ])
      return MethodComparison(of: document).rows.allSatisfy { row in
        (row.value ?? 0).isFinite && (row.value ?? 0) >= 0
      }
    }
  }
}

import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

struct CertificateConditionTests {
  typealias Condition = CertificateCondition

  /// Three fixes on a meridian, the middle one about 111 m east of it: of 200 s and 30 m up.
  static let certificate = SimplificationCertificate(
    of: segment([(0, 0, 100, 0), (0.01, 0.001, 130, 60), (0.02, 0, 100, 200)]), keeping: [0, 2])

  @Test(
    arguments: [
      (.deviation, .greater, .value(111), true), (.deviation, .greater, .value(112), false),
      (.deviation, .less, .value(112), true), (.meanDeviation, .greaterOrEqual, .value(111), true),
      (.pixels, .greater, .value(20), true), (.pixels, .greater, .value(30), false),
      (.elevationError, .greater, .value(29.9), true),
      (.elevationError, .lessOrEqual, .value(29.9), false),
      (.timeError, .greater, .value(39.9), true), (.timeError, .greater, .value(40.1), false),
      (.synchronizedDistance, .greater, .value(400), true),
      (.distanceChange, .greater, .value(11), true), (.distanceChange, .greater, .value(12), false),
      (.distanceChange, .greater, .percent(0.5), true),
      (.distanceChange, .greater, .percent(0.6), false),
      (.ascentChange, .greaterOrEqual, .value(30), true),
      (.ascentChange, .greaterOrEqual, .percent(100), true),
      (.durationChange, .greater, .value(0), false),
      (.durationChange, .lessOrEqual, .percent(0), true),
      (.removed, .greaterOrEqual, .value(1), true), (.removed, .greater, .percent(33), true),
      (.removed, .greater, .percent(34), false), (.kept, .less, .value(2), false),
      (.kept, .lessOrEqual, .value(2), true), (.kept, .less, .percent(67), true),
    ] as [(Condition.Quantity, Condition.Comparison, Condition.Limit, Bool)])
  func everyQuantityIsHeldAgainstItsLimit(
    quantity: Condition.Quantity, comparison: Condition.Comparison, limit: Condition.Limit,
    holds: Bool
  ) throws {
    switch try Condition(quantity, comparison, limit).verdict(on: Self.certificate, zoom: 14) {
    case .holds: #expect(holds)
    case .fails: #expect(!holds)
    case .unknown: Issue.record("it is known")
    }
  }

  @Test(arguments: Condition.Quantity.allCases)
  func whatIsUnknownHoldsInNoDirection(quantity: Condition.Quantity) throws {
    let bare = SimplificationCertificate(
      of: segment([(0, 0, nil, nil), (0, 1, nil, nil), (0, 2, nil, nil)]), keeping: [0, 2])
    let unknown: Set<Condition.Quantity> = [
      .elevationError, .timeError, .synchronizedDistance, .ascentChange, .durationChange,
    ]
    for comparison in Condition.Comparison.allCases {
      let verdict = try Condition(quantity, comparison, .value(1)).verdict(on: bare, zoom: 14)
      #expect((verdict == .unknown) == unknown.contains(quantity))
    }
  }

  @Test func aPlaceIsToldForWhatIsOneVertex() {
    for quantity in Condition.Quantity.allCases {
      let place = quantity.place(in: Self.certificate)
      let hasPlace = [
        .deviation, .pixels, .elevationError, .timeError, .synchronizedDistance,
      ].contains(quantity)
      #expect((place?.index == 1) == hasPlace)
    }
  }

  @Test func pixelsAreCountedAtTheZoomOfTheConditionOrTheReport() throws {
    let pixels = Self.certificate.maxDeviationPixels(zoom: 10)
    for (own, report) in [(10.0, 3.0), (nil, 10)] {
      let condition = try Condition(.pixels, .greaterOrEqual, .value(0), zoom: own)
      #expect(condition.verdict(on: Self.certificate, zoom: report) == .holds(pixels))
    }
  }

  @Test func aChangeOfNothingIsNoPart() throws {
    let still = SimplificationCertificate(
      of: segment([(0, 0, 5, 0), (0, 0, 5, 0), (0, 0, 5, 0)]), keeping: [0, 2])
    for quantity in [Condition.Quantity.distanceChange, .ascentChange, .durationChange] {
      let condition = try Condition(quantity, .greater, .percent(0))
      #expect(condition.verdict(on: still, zoom: 14) == .fails(0))
    }
  }

  @Test(arguments: [-1, .nan, .infinity, -.infinity] as [Double])
  func limitsThatAreNoneAreRefused(number: Double) {
    #expect(throws: Condition.Invalid.self) {
      try Condition(.deviation, .greater, .value(number))
    }
    #expect(throws: Condition.Invalid.self) {
      try Condition(.removed, .greater, .percent(number))
    }
  }

  @Test func whatDoesNotSuitIsRefused() {
    #expect(throws: Condition.Invalid.unsuitedPercent) {
      try Condition(.deviation, .greater, .percent(5))
    }
    #expect(throws: Condition.Invalid.unsuitedZoom) {
      try Condition(.deviation, .greater, .value(5), zoom: 3)
    }
    for zoom in [-1, 30.1, .nan] {
      #expect(throws: Condition.Invalid.unsuitedZoom) {
        try Condition(.pixels, .greater, .value(5), zoom: zoom)
      }
    }
  }

  @Test(
    arguments: [.elevationError, .timeError, .synchronizedDistance, .ascentChange, .durationChange]
      as [Condition.Quantity])
  func whatSimplificationLostPassedAsUnknown(quantity: Condition.Quantity) throws {
    let lost = SimplificationCertificate(
      of: segment([(0, 0, nil, nil), (0, 1, 5, 3), (0, 2, nil, nil)]), keeping: [0, 2])
    for limit in [.value(1e9), .percent(1e9)] as [Condition.Limit] {
      if case .percent = limit, !quantity.hasPercentage { continue }
      let more = try Condition(quantity, .greater, limit)
      #expect(more.verdict(on: lost, zoom: 14) == .holds(.infinity))
      let less = try Condition(quantity, .less, limit)
      #expect(less.verdict(on: lost, zoom: 14) == .fails(.infinity))
    }
  }

  @Test func whatDroppedVerticesNeverHadIsUnknown() throws {
    // The one in the middle has neither a time nor an elevation.
    let kept = SimplificationCertificate(
      of: segment([(0, 0, 5, 0), (0, 1, nil, nil), (0, 2, 5, 9)]), keeping: [0, 2])
    for quantity in [Condition.Quantity.elevationError, .timeError, .synchronizedDistance] {
      let condition = try Condition(quantity, .greater, .value(0))
      #expect(condition.verdict(on: kept, zoom: 14) == .unknown)
    }
  }
}

import Geodesy
import Testing
import TrackProcessing
import Tracks

@testable import RouteJobs

struct FailIfTextTests {
  typealias Condition = CertificateCondition

  @Test(
    arguments: [
      ("deviation>5m", .deviation, .greater, .value(5), nil),
      ("deviation>5", .deviation, .greater, .value(5), nil),
      ("timeError>10", .timeError, .greater, .value(10), nil),
      ("deviation >= 16.4042ft", .deviation, .greaterOrEqual, .value(16.4042 * 0.3048), nil),
      (" meanDeviation<=0.5m ", .meanDeviation, .lessOrEqual, .value(0.5), nil),
      ("pixels>1", .pixels, .greater, .value(1), nil),
      ("pixels>1.5px", .pixels, .greater, .value(1.5), nil),
      ("pixels>0.5px@z12.5", .pixels, .greater, .value(0.5), 12.5),
      ("pixels>1@z0", .pixels, .greater, .value(1), 0),
      ("elevationError>3m", .elevationError, .greater, .value(3), nil),
      ("timeError>2min", .timeError, .greater, .value(120), nil),
      ("timeError<10s", .timeError, .less, .value(10), nil),
      ("synchronizedDistance>1km", .synchronizedDistance, .greater, .value(1000), nil),
      ("distanceChange>1%", .distanceChange, .greater, .percent(1), nil),
      ("distanceChange>1 %", .distanceChange, .greater, .percent(1), nil),
      ("ascentChange>20m", .ascentChange, .greater, .value(20), nil),
      ("ascentChange>5%", .ascentChange, .greater, .percent(5), nil),
      ("durationChange>0s", .durationChange, .greater, .value(0), nil),
      ("removed>90%", .removed, .greater, .percent(90), nil),
      ("kept<10", .kept, .less, .value(10), nil), ("kept>1500", .kept, .greater, .value(1500), nil),
    ] as [(String, Condition.Quantity, Condition.Comparison, Condition.Limit, Double?)])
  func conditionsAreRead(
    text: String, quantity: Condition.Quantity, comparison: Condition.Comparison,
    limit: Condition.Limit, zoom: Double?
  ) throws {
    let condition = try FailIfText(text).condition
    #expect(condition == (try Condition(quantity, comparison, limit, zoom: zoom)))
  }

  @Test(
    arguments: [
      ("", "a condition is like"), ("deviation", "a condition is like"),
      ("deviation=5m", "a condition is like"), (">5m", "there is no ''"),
      ("deviaton>5m", "did you mean 'deviation'?"), ("DEVIATION>5m", "did you mean 'deviation'?"),
      ("height>5m", "there are deviation, meanDeviation"),
      ("deviation>", "a length with its unit, such as 5m, not ''"),
      ("deviation>5s", "a length with its unit"),
      ("deviation>5%", "a length with its unit, such as 5m, not '5%'"),
      ("deviation>-5m", "a length"), ("deviation>nanm", "a length"),
      ("deviation>1e999m", "a length"), ("deviation>=>5m", "a length"),
      ("deviation>5m>3m", "a length"), ("deviation==5m", "a condition is like"),
      ("timeError>", "a time with its unit, such as 10s"), ("timeError>10m", "a time"),
      ("pixels>1m", "a number of pixels"), ("pixels>px", "a number of pixels"),
      ("pixels>1px@12", "a number of pixels"), ("pixels>1px@z", "a number of pixels"),
      ("pixels>1px@z31", "a zoom is 0 through 30"), ("pixels>1px@z-1", "a zoom is 0 through 30"),
      ("pixels>5%", "a number of pixels"), ("kept>1.5", "a whole number, or a percentage"),
      ("kept>10m", "a whole number"), ("removed>-1%", "a whole number"),
      ("removed>nan%", "a whole number"), ("distanceChange>5", "or a percentage such as 5%"),
    ])
  func whatCannotBeMeantIsRefused(text: String, message: String) {
    do throws(JobRefusal) {
      _ = try FailIfText(text)
      Issue.record("'\(text)' was read")
    } catch { #expect(error.message.contains(message), "\(error.message)") }
  }

  /// Three fixes on the equator's meridian 0.01 degrees apart, the middle one to the east of it.
  private static func certificate(known: Bool) -> SimplificationCertificate {
    var line = Segment()
    for (i, longitude) in [0, 0.001, 0].enumerated() {
      line.append(
        Fix(
          coordinate: Coordinate(uncheckedLatitude: 0.01 * Double(i), longitude: longitude),
          elevation: known ? [100, 130, 100][i] : nil,
          time: known ? Timestamp(seconds: [0, 60, 200][i]) : nil))
    }
    return SimplificationCertificate(of: line, keeping: [0, 2])
  }

  private static func answer(_ text: String, known: Bool = true) throws -> FailIfText.Answer? {
    try FailIfText(text).answer(on: certificate(known: known), of: "ride.gpx", zoom: 14) {
      "fix \($0.index + 1) of track \($0.line + 1)"
    }
  }

  @Test(
    arguments: [
      ("deviation>5m", "deviation 111.319 m at fix 2 of track 1, more than 5 m"),
      ("meanDeviation>=5m", "mean deviation 111.319 m, 5 m or more"),
      (
        "pixels>1.5",
        "deviation on the screen 23.302 px at zoom 14 at fix 2 of track 1, more than 1.5 px"
      ),
      (
        "pixels>1@z10",
        "deviation on the screen 1.456 px at zoom 10 at fix 2 of track 1, more than 1 px"
      ),
      ("elevationError>3m", "elevation error 30 m at fix 2 of track 1, more than 3 m"),
      ("timeError>0.5min", "time error 40 s at fix 2 of track 1, more than 30 s"),
      ("distanceChange>0.1%", "change of distance 0.503 %, more than 0.1 %"),
      ("removed>10%", "number of removed vertices 33.333 %, more than 10 %"),
      ("kept<=10", "number of kept vertices 2, 10 or less"),
      ("kept<10", "number of kept vertices 2, less than 10"),
    ])
  func aConditionThatHoldsIsOneSentence(text: String, sentence: String) throws {
    #expect(try Self.answer(text) == .failure("simplification of ride.gpx: \(sentence)"))
  }

  @Test(arguments: ["deviation>112m", "timeError>40s", "kept<2", "durationChange>0s"])
  func aConditionThatDoesNotHoldSaysNothing(text: String) throws {
    #expect(try Self.answer(text) == nil)
  }

  @Test func whatIsUnknownIsANote() throws {
    #expect(
      try Self.answer("timeError>10s", known: false)
        == .note(
          "simplification of ride.gpx: time error is unknown, so 'timeError>10s' does not hold"))
  }

  @Test func roundingMakesNoSentenceUntrue() throws {
    guard case .failure(let sentence)? = try Self.answer("removed>33.3333333%") else {
      Issue.record("it holds")
      return
    }
    #expect(sentence.hasSuffix("33.333333333333 %, more than 33.3333333 %"))
  }
}

import Testing
import Tracks

@testable import TrackProcessing

@Suite struct AccuracyRuleTests {
  static func outcome(_ channels: [[Channel: Double]], _ rule: AccuracyRule) -> Outcome {
    Outcome(
      Recordings.segment(
        channels.enumerated().map { Recordings.fix(0, 0, Double($0), $1) }), rule)
  }

  @Test func accuracyThenHDOP() {
    let outcome = Self.outcome(
      [
        [.accuracy: 50], [.accuracy: 50.5], [:], [.hdop: 10], [.hdop: 10.1],
        [.accuracy: 5, .hdop: 40], [.accuracy: -1],
      ], AccuracyRule())
    #expect(outcome.kept == [0, 2, 3, 5])
    #expect(
      outcome.reasons == [
        "accuracy 50.5 m; the limit is 50 m", "HDOP 10.1 is about 50.5 m; the limit is 50 m",
        "accuracy -1 m, which says that there is none",
      ])
  }

  @Test func hdopAndSatellites() {
    let rule = AccuracyRule().setting("max-hdop", 3).setting("min-satellites", 4)
    let outcome = Self.outcome(
      [
        [.hdop: 3], [.hdop: 3.5], [.satellites: 4], [.satellites: 3], [.accuracy: 1, .hdop: 4], [:],
      ], rule)
    #expect(outcome.kept == [0, 2, 5])
    #expect(
      outcome.reasons == [
        "HDOP 3.5; the limit is 3", "3 satellites; 4 are needed", "HDOP 4; the limit is 3",
      ])
  }

  @Test(
    arguments: [
      (nil, [1, 2, 3, 4, 5]), ("2d", [1, 2, 3, 4, 5]), ("3d", [2, 3, 4, 5]), ("dgps", [3, 4, 5]),
    ] as [(String?, [Int])])
  func kindsOfFix(least: String?, kept: [Int]) {
    var rule = AccuracyRule()
    if let least { rule = rule.setting("fix", .word(least)) }
    // none, 2d, 3d, dgps, pps, and one that does not say.
    let fixes: [[Channel: Double]] = [
      [.fix: 0], [.fix: 1], [.fix: 2], [.fix: 3], [.fix: 4], [.satellites: 9],
    ]
    let outcome = Self.outcome(fixes, rule)
    #expect(outcome.kept == kept)
    #expect(outcome.reasons.first == "the kind of fix is none")
  }

  @Test func whatSaysNothingStays() {
    let rule = AccuracyRule().setting("max-hdop", 0).setting("min-satellites", 99)
      .setting("fix", .word("dgps")).setting("max", 0)
    #expect(Self.outcome([[:], [.heartRate: 5]], rule).kept == [0, 1])
  }
}

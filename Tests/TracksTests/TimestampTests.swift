import Testing

@testable import Tracks

@Suite struct TimestampTests {
  @Test func nanosecondsAreCarried() {
    let time = Timestamp(seconds: 10, nanoseconds: 1_500_000_000)
    #expect(time == Timestamp(seconds: 11, nanoseconds: 500_000_000))
  }

  @Test func instantsBeforeTheEpochAreOrdered() {
    let times = [
      Timestamp(seconds: -2, nanoseconds: 999_999_999), Timestamp(seconds: -1),
      Timestamp(seconds: -1, nanoseconds: 1), Timestamp(seconds: 0),
    ]
    #expect(times.reversed().sorted() == times)
  }

  @Test func differencesKeepTheNanoseconds() {
    let start = Timestamp(seconds: 1_558_619_087, nanoseconds: 609_273_400)
    let end = Timestamp(seconds: 1_558_619_089)
    #expect(abs(end.seconds(since: start) - 1.3907266) < 1e-12)
    #expect(abs(start.seconds(since: end) + 1.3907266) < 1e-12)
  }

  @Test func extremesDoNotTrap() {
    let first = Timestamp(seconds: .min)
    let last = Timestamp(seconds: .max, nanoseconds: 1_999_999_999)
    #expect(last.seconds(since: first) > 1.8e19)
  }

  @Test func aGapEqualsAGapAndNothingElse() {
    #expect(Timestamp.missing == Timestamp.missing)
    #expect(Timestamp.missing.isMissing)
    #expect(!Timestamp(seconds: .min).isMissing)
  }
}

import Testing
import Tracks

@Suite struct TimestampTextTests {
  @Test func anInstantIsWrittenInUTC() {
    #expect(Timestamp(seconds: 0).text == "1970-01-01T00:00:00Z")
    #expect(Timestamp(seconds: -1, nanoseconds: 5_000_000).text == "1969-12-31T23:59:59.005Z")
  }
}

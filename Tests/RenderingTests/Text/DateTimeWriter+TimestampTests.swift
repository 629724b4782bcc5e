import TextWriting
import Testing
import Tracks

@testable import Rendering

@Suite struct TimestampTextTests {
  @Test func anInstantIsWrittenInUTC() {
    #expect(DateTimeWriter.text(Timestamp(seconds: 0)) == "1970-01-01T00:00:00Z")
    #expect(
      DateTimeWriter.text(Timestamp(seconds: -1, nanoseconds: 5_000_000))
        == "1969-12-31T23:59:59.005Z")
  }
}

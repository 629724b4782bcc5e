import Foundation
import Testing
import Tracks

@testable import RouteJobs

@Suite struct SummaryRecordTests {
  @Test func nothingHasNoLengthAndNoTime() {
    let record = SummaryRecord(of: [], SummaryRequest())
    #expect(record.distance == 0)
    #expect(record.duration == nil && record.ascent == nil && record.start == nil)
  }

  @Test func unknownNumbersAreNull() {
    var record = SummaryRecord(of: [], SummaryRequest())
    record.maxSpeed = 4.0004
    record.start = Timestamp(seconds: 0)
    var json = ReportJSON()
    record.write(to: &json)
    let text = String(decoding: json.finish(), as: UTF8.self)
    #expect(text.hasPrefix(#"{"distance":0,"distance3D":null,"#))
    #expect(text.contains(#""maxSpeed":4,"#))
    #expect(text.contains(#""start":"1970-01-01T00:00:00Z","end":null"#))
  }
}

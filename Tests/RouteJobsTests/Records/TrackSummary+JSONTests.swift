import Testing
import TrackProcessing
import Tracks

@testable import RouteJobs

@Suite struct TrackSummaryJSONTests {
  @Test func unknownNumbersAreNull() {
    var summary = TrackSummary()
    summary.maxSpeed = 4.0004
    summary.start = Timestamp(seconds: 0)
    var json = ReportJSON()
    summary.write(to: &json)
    let text = String(decoding: json.finish(), as: UTF8.self)
    #expect(text.hasPrefix(#"{"distance":0,"distance3D":null,"duration":null,"#))
    #expect(text.contains(#""maxSpeed":4,"#))
    #expect(text.contains(#""start":"1970-01-01T00:00:00Z","end":null"#))
  }

  @Test func methodsAreNamed() {
    var options = SummaryOptions()
    options.ascentMethod = .raw
    var json = ReportJSON()
    options.methods.write(to: &json)
    let text = String(decoding: json.finish(), as: UTF8.self)
    #expect(text.hasPrefix(#"{"ascent":"raw","movingTime":""#))
    #expect(text.hasSuffix(#","maxSpeed":"greatest leg"}"# + "\n"))
  }
}

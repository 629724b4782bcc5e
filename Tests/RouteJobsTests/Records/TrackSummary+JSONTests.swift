import Geodesy
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
    #expect(
      text.hasSuffix(
        #""speed":null,"heartRate":null,"cadence":null,"temperature":null,"power":null}"# + "\n"))
  }

  @Test func channelsHaveFourNumbers() {
    var segment = Segment()
    for (i, beats) in [100.0, 140].enumerated() {
      segment.append(
        Fix(
          coordinate: Coordinate(uncheckedLatitude: 45, longitude: 7),
          time: Timestamp(seconds: Int64(i)), channels: [.heartRate: beats]))
    }
    var json = ReportJSON()
    TrackSummary(of: segment).write(to: &json)
    #expect(
      String(decoding: json.finish(), as: UTF8.self).contains(
        #""heartRate":{"minimum":100,"maximum":140,"average":120,"fixes":2},"cadence":null"#))
  }

  @Test func methodsAreNamed() {
    var options = SummaryOptions()
    options.ascentMethod = .raw
    var json = ReportJSON()
    options.methods.write(to: &json)
    let text = String(decoding: json.finish(), as: UTF8.self)
    #expect(text.hasPrefix(#"{"ascent":"raw","movingTime":""#))
    #expect(text.contains(#","maxSpeed":"greatest leg","channels":"legs by seconds;"#))
  }
}

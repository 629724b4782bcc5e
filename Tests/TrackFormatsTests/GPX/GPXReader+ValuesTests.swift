import Testing
import Tracks

@testable import TrackFormats

@Suite struct GPXReaderValuesTests {
  @Test(arguments: ["x", "", "1,5", "1e999", "--1", "1 2", "0x"])
  func anUnreadableNumberIsAbsentAndSaid(text: String) throws {
    let result = try XMLTesting.read(
      XMLTesting.track(
        "<trkpt lat='1' lon='1'><ele>\(text)</ele><hdop>\(text)</hdop><fix>\(text)</fix></trkpt>"))
    let fix = result.document.tracks[0].segments[0][0]
    #expect(fix.elevation == nil)
    #expect(fix.channels.isEmpty)
    #expect(result.oddities.map(\.problem) == [.invalidNumber])
    #expect(result.oddities.map(\.count) == [3])
  }

  @Test func numbersMayHaveBlanksAroundThemAndCDATAInside() throws {
    let fix = try XMLTesting.read(
      XMLTesting.track(
        "<trkpt lat='1' lon='1'><ele>\n 1<![CDATA[2]]><!-- -->.&#53; </ele>"
          + "<time> 2026-05-01T07:00:00Z\n</time></trkpt>")
    ).document.tracks[0].segments[0][0]
    #expect(fix.elevation == 12.5)
    #expect(fix.time == Timestamp(seconds: 1_777_618_800))
  }

  @Test func everyWordOfFixIsKnown() throws {
    for (index, word) in Channel.fixWords.enumerated() {
      let segment = try XMLTesting.read(
        XMLTesting.track("<trkpt lat='1' lon='1'><fix> \(word) </fix></trkpt>")
      ).document.tracks[0].segments[0]
      #expect(segment.values(of: .fix) == [Double(index)])
    }
  }
}

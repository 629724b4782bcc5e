import TextWriting
import Testing
import Tracks

@testable import Rendering

@Suite struct GPXPointWriterTests {
  private func written(_ segment: Segment, text: FixDetails? = nil) throws -> [String] {
    let bytes = try ByteWriter.collect { out in
      var writer = GPXPointWriter()
      var words = GPXWordWriter()
      writer.write(segment, as: "trkpt", text: text, &words, to: &out)
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func aBarePositionIsAnEmptyElement() throws {
    #expect(try written(segment([7.5, 45])) == [#"<trkpt lat="45" lon="7.5"/>"#])
  }

  @Test func gapsLeaveElementsOut() throws {
    var line = segment([1, 2, 3], [4, 5])
    line.append(line[0].coordinate, elevation: .nan, time: Timestamp(seconds: 0))
    line.setLast(.heartRate, 99)
    line.setLast(.power, 250)
    line.setLast(.satellites, 7)
    line.setLast(.fix, 9)
    #expect(
      try written(line) == [
        #"<trkpt lat="2" lon="1"><ele>3</ele></trkpt>"#,
        #"<trkpt lat="5" lon="4"/>"#,
        #"<trkpt lat="2" lon="1"><time>1970-01-01T00:00:00Z</time><sat>7</sat><extensions>"#
          + "<gpxtpx:TrackPointExtension><gpxtpx:hr>99</gpxtpx:hr></gpxtpx:TrackPointExtension>"
          + "<rl:power>250</rl:power></extensions></trkpt>",
      ])
  }

  @Test func rawExtensionsStayAsTheyAre() throws {
    var line = segment([1, 2])
    var details = FixDetails()
    details.extensions = RawXML(text: #"<a:b xmlns:a="urn:a"> x </a:b>"#)
    line.setLastDetails(details)
    let expected =
      #"<trkpt lat="2" lon="1"><extensions><a:b xmlns:a="urn:a"> x </a:b></extensions></trkpt>"#
    #expect(try written(line) == [expected])
    #expect(try written(segment([1, 2]), text: details) == [expected])
  }

  @Test func whatTheFixesAroundHaveChangesNothing() throws {
    let bare = #"<trkpt lat="5" lon="4"/>"#
    for channel in Channel.allCases {
      var line = segment([4, 5])
      line.append(line[0])
      line.setLast(channel, 3)
      #expect(try written(line)[0] == bare, "\(channel)")
      #expect(try written(line.keeping([0])) == [bare], "the column is there without a value")
      #expect(try written(line)[1] != bare || channel == .course || channel == .speed)
    }
    var worded = segment([4, 5])
    worded.append(worded[0])
    var details = FixDetails()
    details.name = "a"
    worded.setLastDetails(details)
    #expect(try written(worded)[0] == bare && written(worded)[1] != bare)
    // Extensions that GPX 1.0 has no place for are no children.
    worded = segment([4, 5])
    worded.append(worded[0])
    details = FixDetails()
    details.extensions = RawXML(text: "<name>a</name>")
    worded.setLastDetails(details)
    var words = GPXWordWriter(.v1_0)
    let old = try ByteWriter.collect { out in
      var writer = GPXPointWriter(.v1_0)
      writer.write(worded, as: "trkpt", text: nil, &words, to: &out)
    }
    #expect(String(decoding: old, as: UTF8.self) == "\(bare)\n\(bare)\n")
    #expect(words.losses == ["extensions in the namespace of GPX"])
  }
}

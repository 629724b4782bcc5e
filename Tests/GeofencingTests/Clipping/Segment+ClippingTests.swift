import Geodesy
import Testing
import Tracks

@testable import Geofencing

@Suite struct SegmentClippingTests {
  @Test func aVertexOnTheBorderHasAllChannelsAndNoWords() throws {
    var segment = Segment()
    for i in 0...1 {
      segment.append(
        at(5, Double(i) * 10 - 5), elevation: Double(i) * 100,
        time: Timestamp(seconds: Int64(i) * 7, nanoseconds: 0))
      segment.setLast(.course, i == 0 ? 350 : 30)
      segment.setLast(.heartRate, 100 + Double(i) * 50)
      if i == 1 { segment.setLast(.power, 200) }
      var words = FixDetails()
      words.name = "fix \(i)"
      segment.setLastDetails(words)
    }
    segment.extensions = RawXML(text: "<a/>")
    let region = ClipRegion(
      .inside, of: fences(BoxFence(west: 0, south: 0, east: 10, north: 10)), boundary: .inclusive)
    let pieces = segment.clipped(by: PathClip(segment.coordinates, in: region))
    let piece = try #require(pieces.first)
    #expect(pieces.count == 1 && piece.count == 2 && piece.extensions?.text == "<a/>")
    #expect(piece[0].coordinate == at(5, 0))
    #expect(piece[0].elevation == 50)
    #expect(piece[0].time == Timestamp(seconds: 3, nanoseconds: 500_000_000))
    #expect(piece[0].channels == [.course: 10, .heartRate: 125])
    #expect(piece[0].details == nil)
    #expect(piece[1].details?.name == "fix 1" && piece[1].channels[.power] == 200)
  }

  @Test func aWholeSegmentIsItself() {
    let segment = line(at(1, 1), at(2, 2))
    let region = ClipRegion(.outside, of: fences(), boundary: .inclusive)
    #expect(segment.clipped(by: PathClip(segment.coordinates, in: region)) == [segment])
  }
}

import TextWriting
import Testing
import Tracks

@testable import Rendering

@Suite struct ParallelArraysTests {
  private func written(_ segments: [Segment]) throws -> String {
    let shape = try #require(FeatureShape(lines: segments))
    let bytes = try ByteWriter.collect { out in
      var json = JSONWriter()
      var coordinates = CoordinateWriter()
      ParallelArrays(of: shape, timeIsProperty: false)
        .write(shape, [], &coordinates, &json, &out)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func nothingIsWrittenForWhatIsNotThere() {
    #expect(ParallelArrays(of: nil, timeIsProperty: false).isEmpty)
    let flat = FeatureShape(lines: [segment([1, 2], [3, 4])])
    #expect(ParallelArrays(of: flat, timeIsProperty: false).isEmpty)
    let high = FeatureShape(lines: [segment([1, 2, 3], [3, 4, 5])])
    #expect(ParallelArrays(of: high, timeIsProperty: false).isEmpty)
  }

  @Test func arraysStandInOrder() throws {
    var line = segment([1, 2, 3])
    line.append(line[0].coordinate, elevation: .nan, time: Timestamp(seconds: 0))
    for channel in Channel.allCases.reversed() where channel != .fix { line.setLast(channel, 1) }
    var stop = FixDetails()
    stop.symbol = "s"
    stop.name = "n"
    stop.links = [Link(href: "h", text: "t")]
    line.setLastDetails(stop)
    let keys = Channel.allCases.filter { $0 != .fix }.map { "\"\($0.key)\":[null,1]" }
    #expect(
      try written([line]) == "{\"times\":[null,\"1970-01-01T00:00:00Z\"],\"elevation\":[3,null],"
        + keys.joined(separator: ",")
        + #","name":[null,"n"],"links":[null,[{"href":"h","text":"t"}]],"sym":[null,"s"]}"#)
  }
}

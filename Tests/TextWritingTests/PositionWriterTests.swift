import Testing

@testable import TextWriting

@Suite struct PositionWriterTests {
  @Test func positionsOfTwoAndThreeNumbers() throws {
    let written = try text { out in
      var writer = PositionWriter()
      writer.write(7.1, 45.25, isFirst: true, to: &out)
      writer.write(-7, -0.0, isFirst: false, to: &out)
      writer.write(50.074982047080994, 1e-30, 801.2, isFirst: false, to: &out)
      writer.write(1, 2, 3.3333333333333335, isFirst: true, to: &out)
    }
    #expect(
      written == "[7.1,45.25],[-7,0],[50.074982047080994,0.000000000000000000000000000001,801.2]"
        + "[1,2,3.3333333333333335]")
  }

  @Test func smallBuffersAreHandedOnInBetween() throws {
    var pieces: [UInt8] = []
    var out = ByteWriter(capacity: 1) { (piece) throws(WriteError) in
      pieces.append(contentsOf: piece)
    }
    var writer = PositionWriter()
    for i in 0..<1000 { writer.write(Double(i), 0.5, -1, isFirst: i == 0, to: &out) }
    try out.finish()
    let expected = (0..<1000).map { "[\($0),0.5,-1]" }.joined(separator: ",")
    #expect(String(decoding: pieces, as: UTF8.self) == expected)
  }
}

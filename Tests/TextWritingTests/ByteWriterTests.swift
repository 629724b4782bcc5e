import Testing

@testable import TextWriting

@Suite struct ByteWriterTests {
  @Test func everyKindOfWriteArrivesInOrder() throws {
    let written = try text { out in
      out.write(UInt8(ascii: "a"))
      out.literal("b")
      out.literal("cd")
      out.write("e" as StaticString)
      out.write("fg" as String)
      out.literal("")
      [UInt8](repeating: UInt8(ascii: "h"), count: 3).withUnsafeBytes { out.write($0) }
    }
    #expect(written == "abcdefghhh")
  }

  @Test func textLongerThanTheBufferArrivesWhole() throws {
    var pieces: [[UInt8]] = []
    var out = ByteWriter(capacity: 256) { (piece) throws(WriteError) in
      pieces.append([UInt8](piece))
    }
    let long = String(repeating: "0123456789", count: 100)
    out.write(UInt8(ascii: "<"))
    out.write(long)
    try out.finish()
    #expect(pieces.count > 1)
    #expect(String(decoding: pieces.joined(), as: UTF8.self) == "<" + long)
  }

  @Test func theFirstFailureIsTheOneThrownAndNothingFollowsIt() {
    var calls = 0
    var out = ByteWriter(capacity: 256) { (_) throws(WriteError) in
      calls += 1
      throw WriteError("disk full \(calls)")
    }
    out.write(String(repeating: "x", count: 2000))
    #expect(throws: WriteError("disk full 1")) { try out.finish() }
    #expect(calls == 1)
  }
}

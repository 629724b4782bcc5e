import Testing

@testable import TrackFormats

@Suite struct ByteCountingTests {
  /// Positions by the definition, one character after the other.
  private func slow(_ bytes: [UInt8], upTo index: Int) -> FilePosition {
    var place = FilePosition(line: 1, column: 1)
    for i in 0..<index {
      if bytes[i] == 0x0A || (bytes[i] == 0x0D && (i + 1 == bytes.count || bytes[i + 1] != 0x0A)) {
        place.line += 1
        place.column = 1
      } else if bytes[i] & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    return place
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func advancingEqualsCountingOneByOne(seed: UInt64) {
    var dice = XMLTestingDice(seed)
    let pieces = ["a", "bc", "\n", "\r", "\r\n", "ж", "東", "🏃", "                    "]
    var text = ""
    for _ in 0..<dice.below(400) { text += pieces[dice.below(pieces.count)] }
    let bytes = Array(text.utf8)
    let padded = bytes + Array(repeating: 0, count: 64)
    padded.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      for index in stride(from: 0, through: bytes.count, by: 7) {
        var place = FilePosition(line: 1, column: 1)
        place.advance(over: start, count: index)
        #expect(place == slow(bytes, upTo: index), "seed \(seed), index \(index)")
      }
    }
  }

  @Test func moreThan255BlocksDoNotOverflowALane() {
    let bytes = Array(repeating: UInt8(0x0A), count: 20_000) + Array(repeating: 0, count: 64)
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      #expect(ByteCounting.lineEnds(start, count: 20_000) == 20_000)
      #expect(ByteCounting.scalars(start, count: 20_000) == 20_000)
    }
  }
}

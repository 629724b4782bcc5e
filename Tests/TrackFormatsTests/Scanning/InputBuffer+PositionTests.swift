import Testing

@testable import TrackFormats

@Suite struct InputBufferPositionTests {
  @Test(arguments: XMLTesting.chunks)
  func positionsHoldWhileTheWindowSlides(chunk: Int) throws {
    let text = "ab\r\ncж\rd\n\r\n\r\r🏃e\n"
    let bytes = Array(text.utf8)
    // The positions by the definition.
    var expected: [FilePosition] = []
    var place = FilePosition(line: 1, column: 1)
    for i in bytes.indices {
      expected.append(place)
      let isLoneReturn = bytes[i] == 0x0D && (i + 1 == bytes.count || bytes[i + 1] != 0x0A)
      if bytes[i] == 0x0A || isLoneReturn {
        place = FilePosition(line: place.line + 1, column: 1)
      } else if bytes[i] & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    var input = InputBuffer(bytes, chunk: chunk)
    for i in bytes.indices {
      _ = try input.require(1)
      if bytes[i] & 0xC0 != 0x80 {
        let here = input.position
        #expect(here == expected[i], "byte \(i)")
        input.bookmark = input.head
      }
      input.head += 1
      _ = try input.require(1)
      var start = i
      while bytes[start] & 0xC0 == 0x80 { start -= 1 }
      let marked = input.bookmarkPosition
      #expect(marked == expected[start], "byte \(i)")
    }
    let isMore = try input.refill()
    #expect(!isMore)
    let end = input.position
    #expect(end == place)
  }

  @Test(arguments: XMLTesting.chunks)
  func positionsDoNotDependOnWhatWasAskedBefore(chunk: Int) throws {
    let text = "ab\r\ncж\rd\n\r\n\r\r🏃e\n\r\r\nэ\r"
    let bytes = Array((0..<8).map { _ in text.utf8 }.joined())
    var dice = XMLTestingDice(UInt64(chunk))
    var asked = InputBuffer(bytes, chunk: chunk)
    var silent = InputBuffer(bytes, chunk: chunk)
    for i in bytes.indices {
      _ = try asked.require(1)
      _ = try silent.require(1)
      if bytes[i] & 0xC0 != 0x80 {
        for _ in 0..<dice.below(4) {
          _ = asked.position(at: asked.head + dice.below(asked.tail - asked.head + 1))
          _ = asked.position(at: dice.below(asked.head + 1))
        }
        if dice.below(8) == 0 {
          let (one, other) = (asked.position, silent.position)
          #expect(one == other, "byte \(i)")
        }
        if dice.below(16) == 0 {
          asked.bookmark = asked.head
          silent.bookmark = silent.head
        }
      }
      asked.head += 1
      silent.head += 1
    }
    let (one, other) = (asked.bookmarkPosition, silent.bookmarkPosition)
    #expect(one == other)
  }
}

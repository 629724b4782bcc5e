import Foundation
import Testing

@testable import TrackFormats

@Suite struct TextDecoderTests {
  /// Decodes with a source that gives `chunk` bytes at a time, into so much room at a time.
  private func decode(
    _ bytes: [UInt8], as encoding: TextEncoding, chunk: Int, room: Int, startCount: Int = 0
  ) -> (text: [UInt8], error: ReadError?, decoder: TextDecoder) {
    var next = min(startCount, bytes.count)
    let start = Array(bytes.prefix(next))
    let decoder = start.withUnsafeBufferPointer {
      TextDecoder(encoding, start: $0) { space in
        let count = min(space.count, chunk, bytes.count - next)
        space.copyBytes(from: bytes[next..<next + count])
        next += count
        return count
      }
    }
    var text: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: room)
    do throws(ReadError) {
      while true {
        let result: Result<Int, ReadError> = piece.withUnsafeMutableBytes { space in
          do throws(ReadError) { return .success(try decoder.read(into: space)) } catch {
            return .failure(error)
          }
        }
        let count = try result.get()
        if count == 0 { return (text, nil, decoder) }
        text += piece[..<count]
      }
    } catch { return (text, error, decoder) }
  }

  @Test(arguments: [
    (TextEncoding.utf16LittleEndian, String.Encoding.utf16LittleEndian),
    (.utf16BigEndian, .utf16BigEndian), (.latin1, .isoLatin1), (.windows1252, .windowsCP1252),
  ])
  func textsDecodeAsFoundationEncodesThem(encoding: TextEncoding, theirs: String.Encoding) throws {
    var dice = XMLTestingDice(7)
    let isEightBit = encoding == .latin1 || encoding == .windows1252
    for round in 0..<300 {
      var text = ""
      for _ in 0..<dice.below(30) {
        let value: UInt32
        switch dice.below(isEightBit ? 2 : 4) {
        case 0: value = UInt32(dice.below(0x80))
        case 1: value = UInt32(0xA0 + dice.below(0x60))
        case 2: value = UInt32(0x100 + dice.below(0xD700))
        default: value = UInt32(0x1_0000 + dice.below(0x10_0000))
        }
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      }
      if encoding == .windows1252 { text += "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ" }
      let bytes = [UInt8](try #require(text.data(using: theirs)))
      for room in [1, 2, 3, 4, 5, 9, 1000] {
        let result = decode(
          bytes, as: encoding, chunk: 1 + round % 7, room: room, startCount: round % 5)
        #expect(result.text == Array(text.utf8))
        #expect(result.error == nil)
        #expect(result.decoder.oddCount == 0)
      }
    }
  }

  @Test(
    arguments: [
      [0x41, 0x00, 0x00, 0xDC], [0x41, 0x00, 0x00, 0xD8, 0x41, 0x00],
      [0x41, 0x00, 0x3D, 0xD8, 0x3D, 0xD8, 0xC3, 0xDF],
    ] as [[UInt8]])
  func halfAPairIsAnErrorAfterWhatCameBefore(bytes: [UInt8]) {
    for room in [1, 4, 100] {
      let result = decode(bytes, as: .utf16LittleEndian, chunk: 3, room: room)
      #expect(result.text == [0x41])
      #expect(result.error?.problem == .invalidEncoding)
    }
  }

  @Test(arguments: [
    [0x41, 0x00, 0x42], [0x41, 0x00, 0x3D, 0xD8], [0x41, 0x00, 0x3D, 0xD8, 0xC3],
  ])
  func aCutCharacterIsTruncated(bytes: [UInt8]) {
    let result = decode(bytes, as: .utf16LittleEndian, chunk: 1, room: 10)
    #expect(result.text == [0x41])
    #expect(result.error?.problem == .truncatedInput)
  }

  @Test(
    arguments: [
      (TextEncoding.latin1, [0x61, 0xE9, 0x80, 0x92, 0x81], "aé€’\u{81}", 3, 3),
      (.windows1252, [0x61, 0xE9, 0x80, 0x81, 0x9D], "aé€\u{81}\u{9D}", 2, 6),
      (.ascii, [0x61, 0xC3, 0xA9, 0xC3, 0xA9], "aéé", 2, 1),
    ] as [(TextEncoding, [UInt8], String, Int, Int)])
  func whatShouldNotBeThereIsCounted(
    encoding: TextEncoding, bytes: [UInt8], text: String, count: Int, offset: Int
  ) {
    for room in [1, 2, 5, 100] {
      let result = decode(bytes, as: encoding, chunk: 2, room: room)
      #expect(result.text == Array(text.utf8))
      #expect(result.decoder.oddCount == count)
      #expect(result.decoder.oddOffset == offset)
    }
  }

  @Test func nothingGivesNothing() {
    #expect(decode([], as: .latin1, chunk: 1, room: 8).text.isEmpty)
    #expect(decode([], as: .utf16BigEndian, chunk: 1, room: 8).error == nil)
  }
}

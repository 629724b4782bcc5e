import Foundation
import Testing

@testable import TrackFormats

@Suite struct InputBufferTests {
  /// Everything that is handed out, and the error it ended with.
  private func drain(_ bytes: [UInt8], chunk: Int) -> (content: [UInt8], error: ReadError?) {
    var input = InputBuffer(bytes, chunk: chunk)
    var content: [UInt8] = []
    do throws(ReadError) {
      while try input.refill() {
        let stop = input.bytes[input.tail]
        #expect(stop == 0, "the window ends with a stop byte")
        content += UnsafeBufferPointer(
          start: input.bytes + input.head, count: input.tail - input.head)
        input.head = input.tail
      }
      return (content, nil)
    } catch {
      return (content, error)
    }
  }

  @Test(arguments: XMLTesting.chunks)
  func allBytesComeOnceAndInOrder(chunk: Int) {
    let text = Array("Höhenweg 東京湾 🏃 ".utf8)
    let bytes = Array((0..<30).map { _ in text }.joined())
    let result = drain(bytes, chunk: chunk)
    #expect(result.content == bytes)
    #expect(result.error == nil)
  }

  @Test(arguments: XMLTesting.chunks)
  func aByteOrderMarkIsDroppedAndTakesNoColumn(chunk: Int) throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(drain(mark + Array("ab".utf8), chunk: chunk).content == Array("ab".utf8))
    #expect(drain(mark, chunk: chunk).content == [])
    // In any other place it is a character.
    #expect(drain(mark + mark, chunk: chunk).content == mark)
    var input = InputBuffer(mark + Array("ab".utf8), chunk: chunk)
    _ = try input.require(2)
    let place = input.position(at: input.head + 1)
    #expect(place == FilePosition(line: 1, column: 2))
  }

  @Test(arguments: XMLTesting.chunks)
  func whatCannotBeUTF8IsAnErrorAfterAllThatCan(chunk: Int) {
    let bytes = Array("ab\nжx".utf8) + [0xFF] + Array("cd".utf8)
    let result = drain(bytes, chunk: chunk)
    #expect(result.content == Array("ab\nжx".utf8))
    #expect(result.error?.problem == .invalidEncoding)
    #expect(result.error?.position == FilePosition(line: 2, column: 3))
    #expect(result.error?.message == "byte 0xFF is not UTF-8 here")
  }

  @Test(arguments: XMLTesting.chunks)
  func aFileCutInsideACharacterIsTruncated(chunk: Int) {
    let result = drain(Array(Array("ab🏃".utf8).dropLast()), chunk: chunk)
    #expect(result.content == Array("ab".utf8))
    #expect(result.error?.problem == .truncatedInput)
  }

  @Test(arguments: XMLTesting.chunks)
  func utf16IsHandedOutAsUTF8(chunk: Int) throws {
    let text = "<a>жé🏃</a>\n"
    for (encoding, mark) in [
      (String.Encoding.utf16LittleEndian, [0xFF, 0xFE] as [UInt8]),
      (.utf16BigEndian, [0xFE, 0xFF]),
    ] {
      let bytes = [UInt8](try #require(text.data(using: encoding)))
      for input in [bytes, mark + bytes] {
        let result = drain(input, chunk: chunk)
        #expect(result.content == Array(text.utf8))
        #expect(result.error == nil)
      }
    }
  }

  @Test(arguments: XMLTesting.chunks)
  func placesInUTF16AreLinesAndCharacters(chunk: Int) throws {
    // Half of a surrogate pair at 2:3.
    let start = try #require("<\n🏃ж".data(using: .utf16LittleEndian))
    let result = drain([UInt8](start) + [0x00, 0xD8, 0x41, 0x00], chunk: chunk)
    #expect(result.content == Array("<\n🏃ж".utf8))
    #expect(result.error?.problem == .invalidEncoding)
    #expect(result.error?.position == FilePosition(line: 2, column: 3))
  }

  @Test(arguments: XMLTesting.chunks)
  func utf16CutInsideACharacterIsTruncated(chunk: Int) throws {
    let bytes = [UInt8](try #require("<a>🏃".data(using: .utf16BigEndian)))
    for lost in 1...3 {
      let result = drain(Array(bytes.dropLast(lost)), chunk: chunk)
      #expect(result.content == Array("<a>".utf8))
      #expect(result.error?.problem == .truncatedInput)
      #expect(result.error?.position == FilePosition(line: 1, column: 4))
    }
  }

  @Test(arguments: [
    [0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0] as [UInt8], [0, 0, 0xFE, 0xFF], [0x3C, 0, 0, 0],
    [0, 0, 0, 0x3C],
  ])
  func utf32IsRefusedByName(bytes: [UInt8]) {
    for chunk in 1...8 {
      let error = drain(bytes, chunk: chunk).error
      #expect(error?.problem == .unsupportedEncoding)
      #expect(error?.position == FilePosition(line: 1, column: 1))
      #expect(error?.message.contains("UTF-32") == true)
    }
  }

  @Test(arguments: XMLTesting.chunks)
  func utf8UnderTheNameOfLatin1IsSaid(chunk: Int) throws {
    let text = "<?xml version='1.0' encoding='ISO-8859-1'?>\n<a>Küche, Größe</a>"
    var input = InputBuffer(Array(text.utf8), chunk: chunk)
    while try input.refill() { input.head = input.tail }
    let finding = input.encodingFinding
    #expect(finding?.problem == .invalidEncoding)
    #expect(finding?.position == FilePosition(line: 2, column: 5))
    #expect(finding?.count == 3)
    #expect(finding?.message.contains("UTF-8") == true)
  }

  @Test(arguments: XMLTesting.chunks)
  func oneRealLatin1LetterTellsThatItIsNot(chunk: Int) throws {
    let text = "<?xml version='1.0' encoding='ISO-8859-1'?>\n<a>Küche"
    var input = InputBuffer(Array(text.utf8) + [0xFC, 0x3C], chunk: chunk)
    while try input.refill() { input.head = input.tail }
    // Of "ü" in UTF-8 only 0xC3 is left, and 0xBC: both are letters and signs of ISO-8859-1.
    let finding = input.encodingFinding
    #expect(finding == nil)
  }

  @Test func aSourceThatFailsSaysWhere() {
    // As when a gzip file is cut off.
    var isFirst = true
    var input = InputBuffer { (space) throws(ReadError) in
      guard isFirst else { throw ReadError(.truncatedInput, at: nil, "cut") }
      isFirst = false
      space.copyBytes(from: "ab\ncd".utf8)
      return 5
    }
    let error = #expect(throws: ReadError.self) { while try input.refill() {} }
    #expect(error?.position == FilePosition(line: 2, column: 3))
  }

  @Test(arguments: XMLTesting.chunks)
  func theMarkKeepsATokenWhole(chunk: Int) throws {
    let bytes = (0..<1_000).map { UInt8(0x61 + $0 % 26) }
    var input = InputBuffer(bytes, chunk: chunk)
    _ = try input.require(10)
    input.head += 10
    input.mark = input.head
    while try input.require(1) { input.head = input.tail }
    let mark = input.mark ?? -1
    let kept = Array(UnsafeBufferPointer(start: input.bytes + mark, count: input.tail - mark))
    #expect(kept == Array(bytes.dropFirst(10)))
    let offset = input.baseOffset + mark
    #expect(offset == 10)
  }

  @Test func theEndIsReportedAgainAndAgain() throws {
    var input = InputBuffer(Array("abc".utf8))
    _ = try input.require(3)
    input.head = 3
    for _ in 0..<3 {
      let isMore = try input.refill()
      let rest = input.tail - input.head
      #expect(!isMore && rest == 0)
    }
  }

  @Test func aFailingSourceIsHeardOnlyAfterWhatItGave() throws {
    var calls = 0
    var input = InputBuffer(chunk: 16) { (space) throws(ReadError) in
      calls += 1
      if calls > 1 { throw ReadError(.cannotRead, at: nil, "it vanished") }
      for i in 0..<5 { space[i] = 0x61 }
      return 5
    }
    _ = try input.extend(to: 100)
    let count = input.tail - input.head
    #expect(count == 5)
    var failure: ReadError?
    do throws(ReadError) { _ = try input.extend(to: 100) } catch { failure = error }
    #expect(failure?.message == "it vanished")
  }

  @Test func anErrorBehindTheBytesAskedForWaits() throws {
    var input = InputBuffer(Array("abcdef".utf8) + [0xFF], chunk: 2)
    _ = try input.extend(to: 4)
    _ = try input.extend(to: 100)
    let count = input.tail - input.head
    #expect(count == 6)
    var failure: ReadError?
    do throws(ReadError) { _ = try input.extend(to: 100) } catch { failure = error }
    #expect(failure?.problem == .invalidEncoding)
  }
}

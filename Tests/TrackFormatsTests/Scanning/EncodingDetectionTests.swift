import Testing

@testable import TrackFormats

@Suite struct EncodingDetectionTests {
  private func look(_ bytes: [UInt8], isWhole: Bool = true) -> EncodingDetection.Outcome {
    bytes.withUnsafeBufferPointer {
      guard let start = $0.baseAddress else { return .needsMore }
      return EncodingDetection.look(start, count: bytes.count, isWhole: isWhole)
    }
  }

  private func found(_ text: String) -> EncodingDetection.Found? {
    if case .found(let found) = look(Array(text.utf8)) { return found }
    return nil
  }

  @Test(
    arguments: [
      ([0xEF, 0xBB, 0xBF, 0x3C], .utf8, .mark, 3),
      ([0xFF, 0xFE, 0x3C, 0x00], .utf16LittleEndian, .mark, 2),
      ([0xFE, 0xFF, 0x00, 0x3C], .utf16BigEndian, .mark, 2),
      ([0x3C, 0x00, 0x3F, 0x00], .utf16LittleEndian, .zeros, 0),
      ([0x00, 0x7B, 0x00, 0x22], .utf16BigEndian, .zeros, 0),
      ([0x1E, 0x00, 0x7B, 0x00], .utf16LittleEndian, .zeros, 0),
      ([0xFF, 0xFE], .utf16LittleEndian, .mark, 2),
      ([0x7B, 0x00], .utf16LittleEndian, .zeros, 0),
      ([0x5B, 0x00, 0x5D], .utf8, .nothing, 0),
      ([0x5B, 0x00, 0x5D, 0x0A], .utf8, .nothing, 0),
      ([0x7B, 0x7D], .utf8, .nothing, 0),
      ([0x00, 0x00, 0x00, 0x00], .utf8, .nothing, 0),
      ([0x41, 0x00, 0x42, 0x00], .utf8, .nothing, 0),
    ] as [([UInt8], TextEncoding, EncodingDetection.Evidence, Int)])
  func theFirstBytesTell(
    bytes: [UInt8], encoding: TextEncoding, evidence: EncodingDetection.Evidence, mark: Int
  ) {
    #expect(
      look(bytes)
        == .found(
          EncodingDetection.Found(encoding: encoding, evidence: evidence, markLength: mark)))
  }

  @Test(
    arguments: [
      ("<?xml version='1.0' encoding='ISO-8859-1'?><a/>", .latin1),
      (" \n<?xml version=\"1.0\" encoding = \"windows-1252\" ?>", .windows1252),
      ("<?xml version='1.0' encoding='us-ascii'?>", .ascii),
      ("<?xml version='encoding=\"latin1\"'?>", .utf8),
      ("<?xml version='1.0'?><a encoding='latin1'/>", .utf8),
      ("<?xml version='1.0' encoding='x-what'?>", .utf8),
      ("<?xml version='1.0' encoding='utf-16'?>", .utf8),
      ("<?xml version='1.0' encoding='latin1", .utf8),
      ("<a/>", .utf8), ("<?x", .utf8), ("", .utf8),
    ] as [(String, TextEncoding)])
  func theDeclarationTells(text: String, encoding: TextEncoding) {
    #expect(found(text)?.encoding == encoding)
  }

  @Test func moreIsAskedForOnlyUntilItIsClear() {
    let text = Array("<?xml version='1.0' encoding='latin1'?>".utf8)
    for count in 1..<text.count {
      #expect(look(Array(text.prefix(count)), isWhole: false) == .needsMore)
    }
    #expect(look(Array("<gpx".utf8), isWhole: false) != .needsMore)
    #expect(look(Array("{\"a\"".utf8), isWhole: false) != .needsMore)
    let blanks = [UInt8](repeating: 0x20, count: EncodingDetection.longestDeclaration)
    #expect(look(blanks, isWhole: false) != .needsMore)
  }
}

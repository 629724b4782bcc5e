import Testing

@testable import TrackFormats

@Suite struct UTF8LikenessTests {
  private func likeness(_ bytes: [UInt8]) -> UTF8Likeness {
    var likeness = UTF8Likeness()
    for (i, byte) in bytes.enumerated() { likeness.add(byte, at: i) }
    return likeness
  }

  @Test(arguments: [("Küche für", 2, 1), ("日本 🏔", 3, 0), ("x ß", 1, 2)])
  func utf8IsLikely(text: String, characters: Int, first: Int) {
    let likeness = likeness(Array(text.utf8))
    #expect(likeness.isLikely)
    #expect(likeness.characters == characters)
    #expect(likeness.firstOffset == first)
  }

  @Test(
    arguments: [
      [0x4B, 0xFC, 0x63, 0x68, 0x65], [0xC3, 0xBC, 0xFC], [0xC3], [0xC3, 0x20], [0x80],
      [0xC0, 0xAF],
      [0x61], [],
    ] as [[UInt8]])
  func anythingElseIsNot(bytes: [UInt8]) { #expect(!likeness(bytes).isLikely) }
}

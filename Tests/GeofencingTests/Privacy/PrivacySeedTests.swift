import Testing

@testable import Geofencing

@Suite struct PrivacySeedTests {
  /// The vectors of the authors of SipHash: key 00 01 … 0f, input 00 01 … of growing length.
  @Test(arguments: [
    (0, 0x726F_DB47_DD0E_0E31 as UInt64), (1, 0x74F8_39C5_93DC_67FD), (8, 0x93F5_F579_9A93_2462),
    (15, 0xA129_CA61_49BE_45E5),
  ])
  func theHashIsSipHash24(count: Int, expected: UInt64) {
    let hash = PrivacySeed.hash(
      (0..<count).map { UInt8($0) }, key: (0x0706_0504_0302_0100, 0x0F0E_0D0C_0B0A_0908))
    #expect(hash == expected)
  }

  @Test func numbersDependOnSeedAndWords() {
    let seed = PrivacySeed("a secret")
    #expect(seed.numbers(for: [1, 2]) == PrivacySeed("a secret").numbers(for: [1, 2]))
    #expect(seed.numbers(for: [1, 2]) != seed.numbers(for: [2, 1]))
    #expect(seed.numbers(for: [1, 2]) != PrivacySeed("another").numbers(for: [1, 2]))
    let (a, b) = seed.numbers(for: [])
    #expect((0..<1).contains(a) && (0..<1).contains(b) && a != b)
  }
}

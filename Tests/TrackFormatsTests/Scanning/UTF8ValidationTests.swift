import Testing

@testable import TrackFormats

@Suite struct UTF8ValidationTests {
  private func check(_ bytes: [UInt8]) -> (count: Int, isInvalid: Bool) {
    let padded = bytes + Array(repeating: 0, count: 64)
    return padded.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return (0, false) }
      return UTF8Validation.validPrefix(of: start, count: bytes.count)
    }
  }

  @Test func everyScalarIsValidAndItsStartsAreUnfinished() {
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 13) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(Character(scalar)).utf8)
      let whole = check(bytes)
      #expect(whole.count == bytes.count && !whole.isInvalid, "U+\(String(value, radix: 16))")
      for length in 1..<max(bytes.count, 1) {
        let start = check(Array(bytes.prefix(length)))
        #expect(start.count == 0 && !start.isInvalid)
      }
    }
  }

  @Test func everyPairAndTripleOfBytesIsJudgedAsTheStandardLibraryDoes() {
    // Complete sequences only: what may still become valid is another matter.
    for a in stride(from: 0x80, through: 0xFF, by: 1) {
      for b in stride(from: 0x00, through: 0xFF, by: 3) {
        for c in [0x41, 0x7F, 0x80, 0x9F, 0xA0, 0xBF, 0xC2, 0xFF] {
          let bytes = [UInt8(a), UInt8(b), UInt8(c), 0x41, 0x41, 0x41]
          let isValid = String(validating: bytes, as: UTF8.self) != nil
          let ours = check(bytes)
          #expect((ours.count == bytes.count && !ours.isInvalid) == isValid, "\(bytes)")
        }
      }
    }
  }

  @Test func anInvalidByteAfterManyPlainOnesIsFoundAtItsPlace() {
    for length in 0..<100 {
      let bytes = Array(repeating: UInt8(0x61), count: length) + [0xFF, 0x61]
      let result = check(bytes)
      #expect(result.count == length && result.isInvalid)
    }
  }
}
